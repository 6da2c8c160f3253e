import { batikClothes } from './batik-clothes.ts'
import { batikCloths } from './batik-cloths.ts'
import type { SampleShop } from './types.ts'

export const batik: SampleShop = {
  id: 'batik',
  name: 'Griya Larasati',
  description: 'Batik cap dan tulis dari Laweyan, dijahit rapi di Solo untuk dipakai ke kantor, kondangan, dan sehari-hari.',
  theme: 'batik',
  customerCarePhone: '+6281226670418',
  city: 'Kota Surakarta',
  originRegency: '33.72',
  categories: [
    { slug: 'kemeja', name: 'Kemeja', picture: 'kategori-kemeja' },
    { slug: 'busana-wanita', name: 'Busana Wanita', picture: 'kategori-wanita' },
    { slug: 'kain', name: 'Kain & Selendang', picture: 'kategori-kain' },
    { slug: 'anak', name: 'Anak', picture: 'kategori-anak' },
    { slug: 'aksesori', name: 'Tas & Aksesori', picture: 'kategori-aksesori' },
  ],
  banners: [
    { picture: 'banner-koleksi', link: '/products/kemeja', title: 'Koleksi kondangan: sarimbit tanpa ribet' },
    { picture: 'banner-kain-tulis', link: '/products/kain', title: 'Kain tulis, setiap helai hanya satu' },
    { picture: 'banner-rumah', link: '/products/aksesori', title: 'Sentuhan batik untuk rumah' },
  ],
  products: [...batikClothes, ...batikCloths],
}
