import { kopiCoffees } from './kopi-coffees.ts'
import { kopiWare } from './kopi-ware.ts'
import type { SampleShop } from './types.ts'

export const kopi: SampleShop = {
  id: 'kopi',
  name: 'Sangrai Rimba',
  description: 'Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.',
  theme: 'forest',
  customerCarePhone: '+6281321450967',
  city: 'Kota Bandung',
  originRegency: '32.73',
  categories: [
    { slug: 'biji-kopi', name: 'Biji Kopi', picture: 'kategori-biji' },
    { slug: 'siap-seduh', name: 'Siap Seduh', picture: 'kategori-siap-seduh' },
    { slug: 'minuman', name: 'Minuman Botol', picture: 'kategori-minuman' },
    { slug: 'alat-seduh', name: 'Alat Seduh', picture: 'kategori-alat' },
    { slug: 'kelas', name: 'Kelas', picture: 'kategori-kelas' },
  ],
  banners: [
    { picture: 'banner-panen', link: '/products/biji-kopi', title: 'Panen baru dari Gayo dan Toraja' },
    { picture: 'banner-seduh', link: '/products/alat-seduh', title: 'Mulai seduh manual di rumah' },
    { picture: 'banner-dingin', link: '/products/minuman', title: 'Kopi botol dingin untuk siang yang panjang' },
  ],
  products: [...kopiCoffees, ...kopiWare],
}
