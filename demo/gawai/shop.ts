import { gawaiDevices } from './devices.ts'
import { gawaiDesk } from './desk.ts'
import { gawaiHome } from './home.ts'
import { gawaiOffice } from './office.ts'
import { gawaiPhones } from './phones.ts'
import { gawaiPower } from './power.ts'
import { gawaiSound } from './sound.ts'
import { gawaiStorage } from './storage.ts'
import type { SampleShop } from '#demo/types.ts'

export const gawai: SampleShop = {
  id: 'gawai',
  name: 'Nusa Gawai',
  description:
    'Ponsel, audio, dan pengisi daya bergaransi resmi Indonesia, dikirim dari Jakarta Barat pada hari yang sama.',
  theme: 'royalblue',
  customerCarePhone: '+6287788210563',
  city: 'Kota Administrasi Jakarta Barat',
  originRegency: '31.73',
  pickup: {
    address: 'Jl. Kebon Jeruk Raya No. 10, Jakarta Barat',
    postcode: '11530',
    point: { latitude: -6.1921, longitude: 106.7694 },
  },
  categories: [
    { slug: 'ponsel', name: 'Ponsel', picture: 'kategori-ponsel' },
    { slug: 'audio', name: 'Audio', picture: 'kategori-audio' },
    { slug: 'daya', name: 'Kabel & Daya', picture: 'kategori-daya' },
    { slug: 'komputer', name: 'Aksesori Komputer', picture: 'kategori-komputer' },
    { slug: 'penyimpanan', name: 'Penyimpanan', picture: 'ssd-laptop' },
    { slug: 'jam-pintar', name: 'Jam Pintar', picture: 'kategori-jam' },
    { slug: 'pelindung', name: 'Casing & Pelindung', picture: 'casing-ungu' },
    { slug: 'foto-video', name: 'Foto & Konten', picture: 'lampu-cincin' },
    { slug: 'rumah-pintar', name: 'Rumah Pintar', picture: 'lampu-pintar-warna' },
    { slug: 'digital', name: 'Produk Digital', picture: 'kategori-digital' },
  ],
  banners: [
    { picture: 'banner-ponsel', link: '/products/ponsel', title: 'Nusa Ultra, kamera malam yang terang' },
    { picture: 'banner-audio', link: '/products/audio', title: 'Dengar lebih jernih, mulai Rp 249.000' },
    { picture: 'banner-daya', link: '/products/daya', title: 'Isi daya cepat ke mana saja' },
  ],
  products: [
    ...gawaiDevices,
    ...gawaiDesk,
    ...gawaiPower,
    ...gawaiStorage,
    ...gawaiHome,
    ...gawaiSound,
    ...gawaiOffice,
    ...gawaiPhones,
  ],
}
