import { gawaiArticleCategories, gawaiArticles } from './articles.ts'
import { gawaiReviews } from './reviews.ts'
import { gawaiVouchers } from './vouchers.ts'
import { gawaiDevices } from './devices.ts'
import { gawaiDesk } from './desk.ts'
import { gawaiHome } from './home.ts'
import { gawaiOffice } from './office.ts'
import { gawaiPhones } from './phones.ts'
import { gawaiPower } from './power.ts'
import { gawaiSound } from './sound.ts'
import { gawaiStorage } from './storage.ts'
import type { DemoShop } from '#demo/types.ts'

export const gawai: DemoShop = {
  id: 'gawai',
  settings: {
    name: 'Nusa Gawai',
    description:
      'Ponsel, audio, dan pengisi daya bergaransi resmi Indonesia, dikirim dari Jakarta Barat pada hari yang sama.',
    theme: 'royalblue',
    customerCarePhone: '+6287788210563',
    city: 'Kota Administrasi Jakarta Barat',
    businessAddress:
      'Jl. Kebon Jeruk Raya No. 10, Kel. Kebon Jeruk, Kec. Kebon Jeruk, Kota Jakarta Barat, DKI Jakarta 11530',
    originRegency: '31.73',
    pickup: {
      address: 'Jl. Kebon Jeruk Raya No. 10, Jakarta Barat',
      postcode: '11530',
      point: { latitude: -6.1921, longitude: 106.7694 },
    },
    banners: [
      { image: 'banner-ponsel', link: '/products/ponsel', title: 'Nusa Ultra, kamera malam yang terang' },
      { image: 'banner-audio', link: '/products/audio', title: 'Dengar lebih jernih, mulai Rp 249.000' },
      { image: 'banner-daya', link: '/products/daya', title: 'Isi daya cepat ke mana saja' },
    ],
  },
  story: [
    'Kami menjual ponsel, audio, dan pengisi daya bergaransi resmi Indonesia dari gudang di Jakarta Barat. Setiap perangkat dengan nomor IMEI terdaftar diperiksa sebelum dikirim.',
    'Kami memilih sedikit barang yang kami pakai sendiri, bukan semua yang ada di pasar. Kalau sebuah produk sering dikembalikan, kami berhenti menjualnya.',
  ],
  categories: [
    { slug: 'ponsel', name: 'Ponsel', image: 'kategori-ponsel' },
    { slug: 'audio', name: 'Audio', image: 'kategori-audio' },
    { slug: 'daya', name: 'Kabel & Daya', image: 'kategori-daya' },
    { slug: 'komputer', name: 'Aksesori Komputer', image: 'kategori-komputer' },
    { slug: 'penyimpanan', name: 'Penyimpanan', image: 'ssd-laptop' },
    { slug: 'jam-pintar', name: 'Jam Pintar', image: 'kategori-jam' },
    { slug: 'pelindung', name: 'Casing & Pelindung', image: 'casing-ungu' },
    { slug: 'foto-video', name: 'Foto & Konten', image: 'lampu-cincin' },
    { slug: 'rumah-pintar', name: 'Rumah Pintar', image: 'lampu-pintar-warna' },
    { slug: 'digital', name: 'Produk Digital', image: 'kategori-digital' },
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
  articleCategories: gawaiArticleCategories,
  articles: gawaiArticles,
  vouchers: gawaiVouchers,
  reviews: gawaiReviews,
}
