import { choice, dyes, combinations } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

const kutubaru = [dyes('Merah Jambu', 'Gading', 'Ungu'), choice('Ukuran', 'S', 'M', 'L', 'XL')]
const encim = [dyes('Gading', 'Terakota'), choice('Ukuran', 'M', 'L', 'XL')]
const tunik = [dyes('Terakota', 'Toska'), choice('Ukuran', 'M', 'L', 'XL', 'XXL')]
const sekarJagad = [dyes('Terakota', 'Indigo'), choice('Ukuran', 'M', 'L', 'XL')]
const midi = [dyes('Biru Langit', 'Hitam'), choice('Ukuran', 'S', 'M', 'L')]
const daster = [dyes('Kencana', 'Toska', 'Ungu')]
const rok = [choice('Ukuran', 'Lingkar pinggang 64–84 cm', 'Lingkar pinggang 80–104 cm')]
const kulot = [dyes('Hijau', 'Marun')]
const kebayaOf: Readonly<Record<string, string>> = { 'Merah Jambu': 'jambon', Gading: 'gading', Ungu: 'ungu' }

export const batikWomen: readonly ProductInput[] = [
  {
    slug: 'kebaya-kutubaru-brokat',
    name: 'Kebaya Kutubaru Brokat Bef Batik',
    categorySlug: 'blus-kebaya',
    description: `Bef penghubung di dada memakai kain kawung asli, sehingga kebaya ini langsung serasi dengan jarik cokelat apa pun. Brokatnya lembut, tidak gatal di lengan, dan dilapisi tricot sampai siku.

Bukaan depan memakai kait besi kecil di balik tiga bros. Bros dapat dilepas saat dicuci.

Lingkar dada: S 88 cm, M 94 cm, L 100 cm, XL 108 cm. Kain bawahan pada foto tidak termasuk.`,
    attributes: [
      ['Bahan', 'Brokat, tricot, katun batik'],
      ['Teknik', 'Batik cap pada bef'],
      ['Untuk', 'Wanita'],
      ['Kelengkapan', 'Kebaya dan tiga bros'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 310,
    digital: false,
    images: ['kebaya-kutubaru-jambon', 'kebaya-kutubaru-gading', 'kebaya-kutubaru-ungu'],
    options: kutubaru,
    variants: combinations(kutubaru, [5, 9, 7, 3, 4, 11, 8, null, 0, 6, 5, 2], (colour, size) => ({
      price: size === 'XL' ? 415_000 : 395_000,
      fullPrice: size === 'XL' ? 480_000 : 460_000,
      image: `kebaya-kutubaru-${kebayaOf[colour] ?? 'gading'}`,
    })),
    sold: 284,
  },
  {
    slug: 'kebaya-encim-bordir',
    name: 'Kebaya Encim Katun Bordir',
    categorySlug: 'blus-kebaya',
    description: `Kebaya peranakan pesisir dengan tepi berlekuk dan ujung depan meruncing. Bordirnya dikerjakan mesin kejek yang digerakkan kaki, jadi benangnya padat dan tidak menggelembung setelah dicuci.

Warna gading memakai benang emas, terakota memakai benang putih tulang. Panjang depan 62 cm dan belakang 56 cm, cukup menutup pinggang.`,
    attributes: [
      ['Bahan', 'Katun paris'],
      ['Teknik', 'Bordir kejek'],
      ['Untuk', 'Wanita'],
      ['Asal', 'Tasikmalaya'],
      ['Perawatan', 'Cuci tangan, setrika dari sisi dalam'],
    ],
    weightGrams: 220,
    digital: false,
    images: ['kebaya-encim', 'kebaya-encim-terakota'],
    options: encim,
    variants: combinations(encim, [8, 10, 4, 6, 7, 1], (colour) => ({
      price: 275_000,
      image: colour === 'Gading' ? 'kebaya-encim' : 'kebaya-encim-terakota',
    })),
    sold: 173,
  },
  {
    slug: 'tunik-kawung-wanita',
    name: 'Tunik Batik Kawung Lengan Panjang',
    categorySlug: 'blus-kebaya',
    description: `Tunik longgar sepanjang paha untuk dipasangkan dengan celana kain atau legging. Lis kontras di kerah dan manset dijahit tangan agar tidak bergelombang.

Belahan samping 16 cm, kancing hidup sampai dada sehingga ramah menyusui. Bagian belakang 4 cm lebih panjang dari depan.

Lingkar dada: M 100 cm, L 106 cm, XL 114 cm, XXL 122 cm.`,
    attributes: [
      ['Bahan', 'Katun prima halus'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Wanita'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 280,
    digital: false,
    images: ['tunik-kawung-terakota', 'tunik-kawung-toska'],
    options: tunik,
    variants: combinations(tunik, [12, 15, 9, 5, 10, 14, 7, null], (colour, size) => ({
      price: size === 'XXL' ? 213_000 : 198_000,
      image: colour === 'Toska' ? 'tunik-kawung-toska' : 'tunik-kawung-terakota',
    })),
    sold: 436,
  },
  {
    slug: 'gamis-sekar-jagad',
    name: 'Gamis Batik Sekar Jagad Katun Doby',
    categorySlug: 'gamis-dress',
    description: `Seluruh badan dipotong dari satu panjang kain supaya pulau-pulau sekar jagad mengalir dari bahu ke kaki. Doby punya tenunan timbul halus yang menahan kusut, enak untuk perjalanan jauh.

Ritsleting depan, dua saku dalam, dan karet kecil di pergelangan untuk wudu. Panjang 140 cm, lebar ujung rok 260 cm.`,
    attributes: [
      ['Bahan', 'Katun doby'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Wanita'],
      ['Kelengkapan', 'Gamis dan tali pinggang'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 560,
    digital: false,
    images: ['gamis-sekar-jagad-terakota', 'gamis-sekar-jagad-indigo'],
    options: sekarJagad,
    variants: combinations(sekarJagad, [5, 8, 6, 4, 9, 0], (colour) => ({
      price: 425_000,
      image: colour === 'Indigo' ? 'gamis-sekar-jagad-indigo' : 'gamis-sekar-jagad-terakota',
    })),
    sold: 146,
  },
  {
    slug: 'dress-midi-buketan',
    name: 'Dress Midi Batik Buketan Lengan Pendek',
    categorySlug: 'gamis-dress',
    description: `Buket bunga pesisir dengan ruang kosong yang lapang, jadi tidak ramai ketika dikenakan. Rok setengah lingkar jatuh di bawah lutut dan berayun saat berjalan.

Tali pinggang bisa diikat di depan atau di belakang. Warna hitam diberi furing rok, biru langit diberi furing penuh karena kainnya lebih terang.

Lingkar dada: S 88 cm, M 94 cm, L 100 cm. Panjang dari bahu 108 cm.`,
    attributes: [
      ['Bahan', 'Rayon twill, furing hero'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Wanita'],
      ['Merek', 'Griya Larasati'],
    ],
    weightGrams: 350,
    digital: false,
    images: ['dress-buketan-langit', 'dress-buketan-hitam'],
    options: midi,
    variants: combinations(midi, [6, 12, 8, 9, 13, 2], (colour) => ({
      price: 259_000,
      fullPrice: colour === 'Hitam' ? 299_000 : null,
      image: colour === 'Hitam' ? 'dress-buketan-hitam' : 'dress-buketan-langit',
    })),
    sold: 318,
  },
  {
    slug: 'daster-rayon-ceplok',
    name: 'Daster Batik Rayon Busui',
    categorySlug: 'gamis-dress',
    description: `Daster adem yang dibeli berulang oleh pelanggan yang sama. Rayonnya 40s, tidak menerawang di bawah lampu, dan kering dalam setengah hari.

Kancing depan sampai dada untuk menyusui, karet halus di bawah dada, satu saku besar untuk ponsel. Lingkar dada muat sampai 112 cm, panjang 112 cm.

Cucian pertama dipisah karena sisa pewarna masih keluar sedikit.`,
    attributes: [
      ['Bahan', 'Rayon'],
      ['Teknik', 'Cetak tangan motif batik'],
      ['Untuk', 'Wanita'],
      ['Ukuran', 'Bebas, sampai lingkar dada 112 cm'],
    ],
    weightGrams: 230,
    digital: false,
    images: ['daster-ceplok-kencana', 'daster-ceplok-toska', 'daster-ceplok-ungu'],
    options: daster,
    variants: combinations(daster, [83, 71, 46], (colour) => ({
      price: 69_000,
      fullPrice: 85_000,
      image: `daster-ceplok-${colour.toLowerCase()}`,
    })),
    sold: 4_260,
  },
  {
    slug: 'rok-lilit-sidomukti',
    name: 'Rok Lilit Batik Instan Sidomukti',
    categorySlug: 'outer-bawahan',
    description: `Rok span yang tampak seperti jarik dililit, padahal cukup dimasukkan kaki dan diikat. Lilitannya dijahit mati di pinggul sehingga tidak terbuka waktu melangkah.

Panjang 96 cm. Jumlah lipit depan tujuh, mengikuti kebiasaan wiru putri.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Wanita'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 340,
    digital: false,
    images: ['rok-lilit', 'rok-lilit-dekat'],
    options: rok,
    variants: combinations(rok, [18, 11], () => ({ price: 135_000 })),
    sold: 392,
  },
  {
    slug: 'kulot-gringsing',
    name: 'Celana Kulot Batik Gringsing',
    categorySlug: 'outer-bawahan',
    description: `Sisik gringsing dipercaya menjauhkan sakit; kami menyukainya karena iramanya rapi untuk celana berkaki lebar. Pinggang karet penuh dengan tali, tanpa ritsleting.

Ukuran bebas: pinggang 66–100 cm, pinggul 112 cm, panjang 90 cm. Padankan dengan atasan polos agar celananya yang bicara.`,
    attributes: [
      ['Bahan', 'Rayon katun'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Wanita'],
      ['Merek', 'Griya Larasati'],
    ],
    weightGrams: 290,
    digital: false,
    images: ['kulot-gringsing', 'kulot-gringsing-marun'],
    options: kulot,
    variants: combinations(kulot, [15, 0], (colour) => ({
      price: 128_000,
      fullPrice: 145_000,
      image: colour === 'Marun' ? 'kulot-gringsing-marun' : 'kulot-gringsing',
    })),
    sold: 255,
  },
]
