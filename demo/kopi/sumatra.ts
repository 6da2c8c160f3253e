import { choice, variant, weighing } from '#demo/variants.ts'
import { grind } from './parts.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const kopiSumatra: readonly ProductInput[] = [
  {
    slug: 'arabika-gayo-wine',
    name: 'Kopi Arabika Gayo Wine Anaerob Natural',
    categorySlug: 'biji-kopi',
    description: `Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.`,
    attributes: [
      ['Asal', 'Aceh Tengah'],
      ['Ketinggian', '1.450–1.600 mdpl'],
      ['Varietas', 'Ateng Super, Tim Tim'],
      ['Proses', 'Anaerob natural'],
      ['Tingkat sangrai', 'Terang ke sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010424-29',
    weightGrams: 180,
    digital: false,
    images: ['gayo-wine', 'gayo-wine-ceri'],
    options: [choice('Ukuran', '100 g', '200 g'), choice('Gilingan', 'Biji utuh', 'Sedang')],
    variants: weighing({ '100 g': 125, '200 g': 230 }, [
      variant('100 g / Biji utuh', 79_000, 26),
      variant('100 g / Sedang', 79_000, 11),
      variant('200 g / Biji utuh', 149_000, 14, 158_000),
      variant('200 g / Sedang', 149_000, 3, 158_000),
    ]),
    sold: 871,
  },
  {
    slug: 'arabika-mandailing-pakantan',
    name: 'Kopi Arabika Mandailing Pakantan Giling Basah',
    categorySlug: 'biji-kopi',
    description: `Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.`,
    attributes: [
      ['Asal', 'Mandailing Natal'],
      ['Ketinggian', '1.200–1.400 mdpl'],
      ['Varietas', 'Typica Sumatra'],
      ['Proses', 'Giling basah'],
      ['Tingkat sangrai', 'Sedang ke gelap'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010425-29',
    weightGrams: 230,
    digital: false,
    images: ['mandailing', 'mandailing-cangkir'],
    options: [choice('Ukuran', '200 g', '500 g'), grind],
    variants: weighing({ '500 g': 530 }, [
      variant('200 g / Biji utuh', 84_000, 47),
      variant('200 g / Kasar', 84_000, 20),
      variant('200 g / Sedang', 84_000, 31),
      variant('200 g / Halus', 84_000, 38),
      variant('500 g / Biji utuh', 194_000, 15, 210_000),
      variant('500 g / Halus', 194_000, 0, 210_000),
    ]),
    sold: 1_288,
  },
  {
    slug: 'arabika-kerinci-kayu-aro',
    name: 'Kopi Arabika Kerinci Kayu Aro Honey 200 g',
    categorySlug: 'biji-kopi',
    description: `Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Asal', 'Kerinci, Jambi'],
      ['Ketinggian', '1.400–1.700 mdpl'],
      ['Varietas', 'Sigararutang, Andungsari'],
      ['Proses', 'Honey'],
      ['Tingkat sangrai', 'Terang ke sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010426-29',
    weightGrams: 230,
    digital: false,
    images: ['kerinci', 'kerinci-seduh'],
    options: [grind],
    variants: [
      variant('Biji utuh', 96_000, 29),
      variant('Kasar', 96_000, 8),
      variant('Sedang', 96_000, 22),
      variant('Halus', 96_000, 5),
    ],
    sold: 743,
  },
  {
    slug: 'arabika-solok-lembah-gumanti',
    name: 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g',
    categorySlug: 'biji-kopi',
    description: `Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Asal', 'Solok, Sumatra Barat'],
      ['Ketinggian', '1.500–1.650 mdpl'],
      ['Varietas', 'Sigararutang'],
      ['Proses', 'Full wash'],
      ['Tingkat sangrai', 'Terang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010427-29',
    weightGrams: 230,
    digital: false,
    images: ['solok', 'solok-biji'],
    options: [choice('Gilingan', 'Biji utuh', 'Kasar', 'Sedang')],
    variants: [
      variant('Biji utuh', 89_000, 36, 98_000),
      variant('Kasar', 89_000, 9, 98_000),
      variant('Sedang', 89_000, 17, 98_000),
    ],
    sold: 566,
  },
  {
    slug: 'liberika-meranti-gambut',
    name: 'Kopi Liberika Meranti Tanah Gambut 150 g',
    categorySlug: 'biji-kopi',
    description: `Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.`,
    attributes: [
      ['Berat bersih', '150 g'],
      ['Asal', 'Kepulauan Meranti, Riau'],
      ['Ketinggian', '2–5 mdpl'],
      ['Varietas', 'Liberoid Meranti'],
      ['Proses', 'Natural'],
      ['Tingkat sangrai', 'Sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010428-29',
    weightGrams: 180,
    digital: false,
    images: ['meranti', 'meranti-biji'],
    options: [choice('Gilingan', 'Biji utuh', 'Sedang', 'Halus')],
    variants: [variant('Biji utuh', 68_000, 19), variant('Sedang', 68_000, 7), variant('Halus', 68_000, 0)],
    sold: 214,
  },
]
