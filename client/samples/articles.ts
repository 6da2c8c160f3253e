import type { Article, ArticleCard, ArticleCategory, Block } from '#shared/api/shop/content.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { imageOf } from './card.ts'

export const articleCategories: readonly ArticleCategory[] = [
  { slug: 'perawatan', name: 'Perawatan' },
  { slug: 'panduan', name: 'Panduan' },
]

function teaser(
  slug: string,
  title: string,
  imageName: string,
  place: 0 | 1,
  more: Partial<ArticleCard> = {},
): ArticleCard {
  const category = articleCategories[place]
  return {
    slug,
    title,
    categorySlug: category?.slug ?? null,
    categoryName: category?.name ?? '',
    image: imageName ? imageOf(imageName) : '',
    summary: 'Langkah sederhana agar kain tetap cerah dan lembut sampai bertahun-tahun kemudian.',
    date: '2026-11-12T02:00:00.000Z',
    ...more,
  }
}

export const teasers: readonly ArticleCard[] = [
  teaser('merawat-batik-tulis', 'Merawat Batik Tulis agar Warnanya Tetap Dalam', 'kain-sekar-jagad', 0),
  teaser('memilih-ukuran-kemeja', 'Memilih Ukuran Kemeja Batik Tanpa Mencoba di Toko', 'kemeja-kawung-indigo', 1),
  teaser('arti-motif', 'Kawung, Parang, Truntum: Cerita di Balik Motif', 'kemeja-parang', 1),
  teaser('menyimpan-selendang', 'Menyimpan Selendang Sutra di Udara Lembap', 'selendang-sutra', 0),
  teaser('tanpa-gambar', 'Catatan Kecil dari Laweyan', '', 1, {
    summary: '',
  }),
]

const p = (text: string): Block => ({ kind: 'paragraph', text })
const h = (text: string): Block => ({ kind: 'heading', text })

const body: readonly Block[] = [
  p(
    'Batik tulis dibuat berbulan-bulan, tetapi warnanya bisa pudar dalam satu kali cuci yang salah. Kabar baiknya, merawatnya tidak sulit.',
  ),
  h('Cuci dengan tangan, sebentar saja'),
  p(
    'Rendam paling lama lima menit dalam air suhu ruang. Gosokan dan air panas membuat malam yang tersisa ikut luntur.',
  ),
  {
    kind: 'list',
    ordered: true,
    items: [
      'Larutkan lerak atau sabun lembut sampai rata.',
      'Celupkan kain, tekan perlahan, jangan diperas.',
      'Bilas dua kali lalu gantung di tempat teduh.',
    ],
  },
  {
    kind: 'product',
    slug: 'kain-sekar-jagad',
    name: 'Kain Batik Tulis Sekar Jagad 2,5\u00a0m',
    image: imageOf('kain-sekar-jagad'),
    price: rupiah(1_250_000),
    from: false,
  },
  {
    kind: 'image',
    image: imageOf('kain-sekar-jagad-lipat'),
    caption: 'Lipat mengikuti arah serat agar tidak membekas.',
  },
  {
    kind: 'quote',
    text: 'Kain yang sering dipakai justru lebih awet daripada yang disimpan bertahun-tahun.',
    source: 'Bu Sri, pembatik di Laweyan',
  },
  h('Setrika dari bagian dalam'),
  p('Pakai suhu sedang dan alas kain tipis. Untuk sutra, cukup uap.'),
]

const [first] = teasers
const card: ArticleCard = first ?? teaser('merawat-batik-tulis', 'Merawat Batik Tulis', 'kain-sekar-jagad', 0)
export const sampleArticle: Article = { ...card, body: [...body] }
/** Plain text, as another backend may send it. */
export const plainArticle: Article = {
  ...card,
  image: '',
  categorySlug: null,
  categoryName: '',
  date: null,
  body: [p('Toko kami buka setiap hari.'), p('• Senin sampai Jumat'), p('• Sabtu setengah hari')],
}
export const longArticle: Article = {
  ...card,
  title:
    'Panduan Lengkap Merawat, Menyimpan, Menyetrika, dan Mewariskan Batik Tulis Pewarna Alam kepada Generasi Berikutnya',
  body: Array.from({ length: 5 }, () => body).flat(),
}
export const oddArticle: Article = {
  ...card,
  title: 'Batiktulismegamendungcirebonanterbaikselaluuntukkeluarga',
  image: 'https://cdn.toko.id/img/notfound.webp',
  body: [
    p('<b>Teks ini</b> pernah menjadi kode, sekarang hanya teks.'),
    p('Katatanpaspasi'.repeat(20)),
    { kind: 'image', image: '', caption: 'Gambar yang tidak pernah ada.' },
    { kind: 'list', ordered: false, items: [] },
    {
      kind: 'product',
      slug: 'tanpa-gambar',
      name: 'Paket Kejutan Perca yang namanya panjang sekali sampai lewat dari dua baris di layar kecil',
      image: '',
      price: null,
      from: false,
    },
  ],
}
