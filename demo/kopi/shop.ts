import { kopiBlends } from './blends.ts'
import { kopiBrewers } from './brewers.ts'
import { kopiCoffees } from './coffees.ts'
import { kopiEast } from './east.ts'
import { kopiQuick } from './quick.ts'
import { kopiSumatra } from './sumatra.ts'
import { kopiTeas } from './teas.ts'
import { kopiTools } from './tools.ts'
import { kopiWare } from './ware.ts'
import type { SampleShop } from '#demo/types.ts'

export const kopi: SampleShop = {
  id: 'kopi',
  name: 'Sangrai Rimba',
  description:
    'Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.',
  theme: 'forest',
  customerCarePhone: '+6281321450967',
  city: 'Kota Bandung',
  originRegency: '32.73',
  pickup: {
    address: 'Jl. Braga No. 10, Sumur Bandung, Kota Bandung',
    postcode: '40111',
    point: { latitude: -6.9178, longitude: 107.6093 },
  },
  categories: [
    { slug: 'biji-kopi', name: 'Biji Kopi', picture: 'kategori-biji' },
    { slug: 'racikan', name: 'Racikan', picture: 'blend-senja' },
    { slug: 'siap-seduh', name: 'Siap Seduh', picture: 'kategori-siap-seduh' },
    { slug: 'minuman', name: 'Minuman Botol', picture: 'kategori-minuman' },
    { slug: 'teh-cascara', name: 'Teh & Cascara', picture: 'cascara-seduh' },
    { slug: 'alat-seduh', name: 'Alat Seduh', picture: 'kategori-alat' },
    { slug: 'penggiling-timbangan', name: 'Giling & Timbang', picture: 'penggiling-baja-perak' },
    { slug: 'cangkir-tumbler', name: 'Cangkir & Tumbler', picture: 'tumbler-bertiga' },
    { slug: 'hampers', name: 'Hampers', picture: 'hampers-hujan' },
    { slug: 'kelas', name: 'Kelas & Hadiah', picture: 'kategori-kelas' },
  ],
  banners: [
    { picture: 'banner-panen', link: '/products/biji-kopi', title: 'Panen baru dari Gayo dan Toraja' },
    { picture: 'banner-seduh', link: '/products/alat-seduh', title: 'Mulai seduh manual di rumah' },
    { picture: 'banner-dingin', link: '/products/minuman', title: 'Kopi botol dingin untuk siang yang panjang' },
  ],
  products: [
    ...kopiCoffees,
    ...kopiWare,
    ...kopiBlends,
    ...kopiTools,
    ...kopiSumatra,
    ...kopiQuick,
    ...kopiBrewers,
    ...kopiEast,
    ...kopiTeas,
  ],
}
