import { kopiArticleCategories, kopiArticles } from './articles.ts'
import { kopiReviews } from './reviews.ts'
import { kopiVouchers } from './vouchers.ts'
import { kopiBlends } from './blends.ts'
import { kopiBrewers } from './brewers.ts'
import { kopiCoffees } from './coffees.ts'
import { kopiEast } from './east.ts'
import { kopiQuick } from './quick.ts'
import { kopiSumatra } from './sumatra.ts'
import { kopiTeas } from './teas.ts'
import { kopiTools } from './tools.ts'
import { kopiWare } from './ware.ts'
import type { DemoShop } from '#demo/types.ts'

export const kopi: DemoShop = {
  id: 'kopi',
  settings: {
    name: 'Sangrai Rimba',
    description:
      'Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.',
    theme: 'forest',
    customerCarePhone: '+6281321450967',
    city: 'Kota Bandung',
    businessAddress: 'Jl. Braga No. 10, Kel. Braga, Kec. Sumur Bandung, Kota Bandung, Jawa Barat 40111',
    originRegency: '32.73',
    pickup: {
      address: 'Jl. Braga No. 10, Sumur Bandung, Kota Bandung',
      postcode: '40111',
      point: { latitude: -6.9178, longitude: 107.6093 },
    },
    counter: {
      address: 'Jl. Braga No. 10, Sumur Bandung, Kota Bandung',
      hours: 'Senin–Sabtu 09:00–20:00',
      note: 'Pesanan kopi bisa digiling di tempat.',
      phone: '+6281321450967',
      mapUrl: 'https://www.openstreetmap.org/?mlat=-6.9178&mlon=107.6093#map=18/-6.9178/107.6093',
      readyHours: 4,
    },
    banners: [
      { image: 'banner-panen', link: '/products/biji-kopi', title: 'Panen baru dari Gayo dan Toraja' },
      { image: 'banner-seduh', link: '/products/alat-seduh', title: 'Mulai seduh manual di rumah' },
      { image: 'banner-dingin', link: '/products/minuman', title: 'Kopi botol dingin untuk siang yang panjang' },
    ],
  },
  story: [
    'Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan.',
    'Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima.',
  ],
  categories: [
    { slug: 'biji-kopi', name: 'Biji Kopi', image: 'kategori-biji' },
    { slug: 'racikan', name: 'Racikan', image: 'blend-senja' },
    { slug: 'siap-seduh', name: 'Siap Seduh', image: 'kategori-siap-seduh' },
    { slug: 'minuman', name: 'Minuman Botol', image: 'kategori-minuman' },
    { slug: 'teh-cascara', name: 'Teh & Cascara', image: 'cascara-seduh' },
    { slug: 'alat-seduh', name: 'Alat Seduh', image: 'kategori-alat' },
    { slug: 'penggiling-timbangan', name: 'Giling & Timbang', image: 'penggiling-baja-perak' },
    { slug: 'cangkir-tumbler', name: 'Cangkir & Tumbler', image: 'tumbler-bertiga' },
    { slug: 'hampers', name: 'Hampers', image: 'hampers-hujan' },
    { slug: 'kelas', name: 'Kelas & Hadiah', image: 'kategori-kelas' },
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
  articleCategories: kopiArticleCategories,
  articles: kopiArticles,
  vouchers: kopiVouchers,
  reviews: kopiReviews,
}
