import { batikArticleCategories, batikArticles } from './articles.ts'
import { batikReviews } from './reviews.ts'
import { batikVouchers } from './vouchers.ts'
import { batikAccessories } from './accessories.ts'
import { batikChildren } from './children.ts'
import { batikClothes } from './clothes.ts'
import { batikCloths } from './cloths.ts'
import { batikHouse } from './house.ts'
import { batikLengths } from './lengths.ts'
import { batikMen } from './men.ts'
import { batikWomen } from './women.ts'
import type { DemoShop } from '#demo/types.ts'

export const batik: DemoShop = {
  id: 'batik',
  settings: {
    name: 'Griya Larasati',
    description:
      'Batik cap dan tulis dari Laweyan, dijahit rapi di Solo untuk dipakai ke kantor, kondangan, dan sehari-hari.',
    theme: 'batik',
    customerCarePhone: '+6281226670418',
    city: 'Kota Surakarta',
    businessAddress: 'Jl. Dr. Radjiman No. 10, Kel. Laweyan, Kec. Laweyan, Kota Surakarta, Jawa Tengah 57148',
    originRegency: '33.72',
    pickup: {
      address: 'Jl. Dr. Radjiman No. 10, Laweyan, Kota Surakarta',
      postcode: '57148',
      point: { latitude: -7.5695, longitude: 110.7954 },
    },
    banners: [
      { image: 'banner-koleksi', link: '/products/sarimbit', title: 'Koleksi kondangan: sarimbit tanpa ribet' },
      { image: 'banner-kain-tulis', link: '/products/kain', title: 'Kain tulis, setiap helai hanya satu' },
      { image: 'banner-rumah', link: '/products/rumah', title: 'Sentuhan batik untuk rumah' },
    ],
  },
  story: [
    'Kami bermula dari satu ruang depan di Laweyan, tempat kain-kain keluarga dijual kepada tetangga dan tamu yang singgah. Sekarang kami bekerja dengan sebelas perajin tulis dan dua bengkel cap di Solo, dan setiap kain masih melewati meja pemeriksaan yang sama.',
    'Upah perajin dibayar saat kain selesai, bukan saat kain laku. Sisa potongan kami jahit menjadi dompet dan ikat rambut supaya tidak ada yang terbuang.',
  ],
  categories: [
    { slug: 'pria', name: 'Pria', image: 'kategori-kemeja' },
    {
      slug: 'kemeja',
      name: 'Kemeja',
      image: 'kemeja-kawung-indigo',
      parentSlug: 'pria',
      sizes: {
        columns: ['Lebar dada', 'Panjang', 'Bahu'],
        rows: [
          { size: 'S', cm: ['50', '70', '43'] },
          { size: 'M', cm: ['52', '72', '45'] },
          { size: 'L', cm: ['55', '74', '47'] },
          { size: 'XL', cm: ['58', '76', '49'] },
          { size: 'XXL', cm: ['61', '78', '51'] },
        ],
      },
    },
    { slug: 'koko-celana', name: 'Koko & Celana', image: 'koko-truntum-hijau', parentSlug: 'pria' },
    { slug: 'busana-wanita', name: 'Wanita', image: 'kategori-wanita' },
    {
      slug: 'blus-kebaya',
      name: 'Blus & Kebaya',
      image: 'kebaya-kutubaru-jambon',
      parentSlug: 'busana-wanita',
      sizes: {
        columns: ['Lebar dada', 'Panjang'],
        rows: [
          { size: 'S', cm: ['46', '60'] },
          { size: 'M', cm: ['48', '62'] },
          { size: 'L', cm: ['51', '64'] },
          { size: 'XL', cm: ['54', '66'] },
          { size: 'XXL', cm: ['57', '68'] },
        ],
      },
    },
    { slug: 'gamis-dress', name: 'Gamis & Dress', image: 'gamis-truntum-ungu', parentSlug: 'busana-wanita' },
    { slug: 'outer-bawahan', name: 'Outer & Bawahan', image: 'outer-kimono', parentSlug: 'busana-wanita' },
    { slug: 'anak', name: 'Anak', image: 'kategori-anak' },
    { slug: 'anak-laki', name: 'Anak Laki-Laki', image: 'setelan-anak', parentSlug: 'anak' },
    { slug: 'anak-perempuan', name: 'Anak Perempuan', image: 'dress-anak-jambon', parentSlug: 'anak' },
    { slug: 'sarimbit', name: 'Sarimbit', image: 'sarimbit-keluarga-marun' },
    { slug: 'kain', name: 'Kain', image: 'kategori-kain' },
    { slug: 'kain-panjang', name: 'Kain Panjang & Bahan', image: 'kain-sekar-jagad', parentSlug: 'kain' },
    { slug: 'sarung', name: 'Sarung', image: 'sarung-cap', parentSlug: 'kain' },
    { slug: 'selendang', name: 'Selendang & Pasmina', image: 'selendang-sutra', parentSlug: 'kain' },
    { slug: 'aksesori', name: 'Tas & Aksesori', image: 'kategori-aksesori' },
    { slug: 'tas', name: 'Tas', image: 'tas-selempang-ungu', parentSlug: 'aksesori' },
    { slug: 'dompet-pouch', name: 'Dompet & Pouch', image: 'dompet-ceplok', parentSlug: 'aksesori' },
    { slug: 'pelengkap', name: 'Pelengkap Busana', image: 'blangkon', parentSlug: 'aksesori' },
    { slug: 'rumah', name: 'Rumah & Hadiah', image: 'taplak-ceplok-terakota' },
    { slug: 'tekstil-rumah', name: 'Tekstil Rumah', image: 'gorden', parentSlug: 'rumah' },
    { slug: 'hampers-suvenir', name: 'Hampers & Suvenir', image: 'hampers-ibu', parentSlug: 'rumah' },
  ],
  products: [
    ...batikClothes,
    ...batikCloths,
    ...batikWomen,
    ...batikMen,
    ...batikChildren,
    ...batikLengths,
    ...batikAccessories,
    ...batikHouse,
  ],
  articleCategories: batikArticleCategories,
  articles: batikArticles,
  vouchers: batikVouchers,
  reviews: batikReviews,
}
