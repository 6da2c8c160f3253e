import { batikAccessories } from './accessories.ts'
import { batikChildren } from './children.ts'
import { batikClothes } from './clothes.ts'
import { batikCloths } from './cloths.ts'
import { batikHouse } from './house.ts'
import { batikLengths } from './lengths.ts'
import { batikMen } from './men.ts'
import { batikWomen } from './women.ts'
import type { SampleShop } from '#demo/types.ts'

export const batik: SampleShop = {
  id: 'batik',
  name: 'Griya Larasati',
  description:
    'Batik cap dan tulis dari Laweyan, dijahit rapi di Solo untuk dipakai ke kantor, kondangan, dan sehari-hari.',
  theme: 'batik',
  customerCarePhone: '+6281226670418',
  city: 'Kota Surakarta',
  originRegency: '33.72',
  pickup: {
    address: 'Jl. Dr. Radjiman No. 10, Laweyan, Kota Surakarta',
    postcode: '57148',
    point: { latitude: -7.5695, longitude: 110.7954 },
  },
  categories: [
    { slug: 'pria', name: 'Pria', picture: 'kategori-kemeja' },
    { slug: 'kemeja', name: 'Kemeja', picture: 'kemeja-kawung-indigo', parent: 'pria' },
    { slug: 'koko-celana', name: 'Koko & Celana', picture: 'koko-truntum-hijau', parent: 'pria' },
    { slug: 'busana-wanita', name: 'Wanita', picture: 'kategori-wanita' },
    { slug: 'blus-kebaya', name: 'Blus & Kebaya', picture: 'kebaya-kutubaru-jambon', parent: 'busana-wanita' },
    { slug: 'gamis-dress', name: 'Gamis & Dress', picture: 'gamis-truntum-ungu', parent: 'busana-wanita' },
    { slug: 'outer-bawahan', name: 'Outer & Bawahan', picture: 'outer-kimono', parent: 'busana-wanita' },
    { slug: 'anak', name: 'Anak', picture: 'kategori-anak' },
    { slug: 'anak-laki', name: 'Anak Laki-Laki', picture: 'setelan-anak', parent: 'anak' },
    { slug: 'anak-perempuan', name: 'Anak Perempuan', picture: 'dress-anak-jambon', parent: 'anak' },
    { slug: 'sarimbit', name: 'Sarimbit', picture: 'sarimbit-keluarga-marun' },
    { slug: 'kain', name: 'Kain', picture: 'kategori-kain' },
    { slug: 'kain-panjang', name: 'Kain Panjang & Bahan', picture: 'kain-sekar-jagad', parent: 'kain' },
    { slug: 'sarung', name: 'Sarung', picture: 'sarung-cap', parent: 'kain' },
    { slug: 'selendang', name: 'Selendang & Pasmina', picture: 'selendang-sutra', parent: 'kain' },
    { slug: 'aksesori', name: 'Tas & Aksesori', picture: 'kategori-aksesori' },
    { slug: 'tas', name: 'Tas', picture: 'tas-selempang-ungu', parent: 'aksesori' },
    { slug: 'dompet-pouch', name: 'Dompet & Pouch', picture: 'dompet-ceplok', parent: 'aksesori' },
    { slug: 'pelengkap', name: 'Pelengkap Busana', picture: 'blangkon', parent: 'aksesori' },
    { slug: 'rumah', name: 'Rumah & Hadiah', picture: 'taplak-ceplok-terakota' },
    { slug: 'tekstil-rumah', name: 'Tekstil Rumah', picture: 'gorden', parent: 'rumah' },
    { slug: 'hampers-suvenir', name: 'Hampers & Suvenir', picture: 'hampers-ibu', parent: 'rumah' },
  ],
  banners: [
    { picture: 'banner-koleksi', link: '/products/sarimbit', title: 'Koleksi kondangan: sarimbit tanpa ribet' },
    { picture: 'banner-kain-tulis', link: '/products/kain', title: 'Kain tulis, setiap helai hanya satu' },
    { picture: 'banner-rumah', link: '/products/rumah', title: 'Sentuhan batik untuk rumah' },
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
}
