import { choice, dyes, combinations } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

const lereng = [dyes('Hitam', 'Indigo'), choice('Ukuran', 'S', 'M', 'L', 'XL'), choice('Lengan', 'Panjang', 'Pendek')]
const sidomukti = [choice('Ukuran', 'M', 'L', 'XL')]
const koko = [dyes('Biru Langit', 'Hijau Botol'), choice('Ukuran', 'M', 'L', 'XL', 'XXL')]
const kolor = [choice('Motif', 'Kawung', 'Parang', 'Mega Mendung'), choice('Ukuran', 'L', 'XL')]
const sarong = [choice('Ukuran', 'Standar', 'Jumbo')]

export const batikMen: readonly ProductInput[] = [
  {
    slug: 'kemeja-lereng-slim-fit',
    name: 'Kemeja Batik Pria Slim Fit Lereng',
    categorySlug: 'kemeja',
    description: `Garis lereng yang miring membuat badan tampak lebih jenjang, karena itu pola ini kami jahit slim fit dengan dua kupnat di punggung. Satin katunnya sedikit berkilau, tetapi tetap menyerap keringat.

Bisa dipesan lengan panjang dengan manset dua kancing atau lengan pendek bersaku. Lengan pendek hanya dibuat untuk warna hitam dan sebagian ukuran indigo.

Bila terbiasa memakai potongan reguler, naikkan satu ukuran.`,
    attributes: [
      ['Bahan', 'Katun satin'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Pria'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 300,
    digital: false,
    images: ['kemeja-lereng-hitam', 'kemeja-lereng-pendek', 'kemeja-lereng-indigo'],
    options: lereng,
    variants: combinations(
      lereng,
      [6, 4, 14, 9, 17, 11, 8, 3, 5, null, 12, 7, 10, 6, 2, null],
      (colour, size, sleeve) => ({
        price: (sleeve === 'Panjang' ? 265_000 : 235_000) + (size === 'XL' ? 10_000 : 0),
        fullPrice: sleeve === 'Panjang' ? 310_000 + (size === 'XL' ? 10_000 : 0) : null,
        image:
          colour === 'Indigo'
            ? 'kemeja-lereng-indigo'
            : sleeve === 'Panjang'
              ? 'kemeja-lereng-hitam'
              : 'kemeja-lereng-pendek',
      }),
    ),
    sold: 507,
  },
  {
    slug: 'kemeja-tulis-sidomukti-sutra',
    name: 'Kemeja Batik Tulis Sidomukti Sutra Baron',
    categorySlug: 'kemeja',
    description: `Dijahit setelah pesanan kainnya selesai dicanting, bukan dari gulungan toko. Sidomukti di sisi kiri dan kanan bertemu tepat di garis kancing, pekerjaan yang menghabiskan setengah meter kain lebih banyak.

Sutra baron 54 punya tekstur serat yang tegas dan tidak licin. Furing penuh dari katun silky, kancing kerang asli, tas jas ikut dikirim.

Panjang badan M 72 cm, L 74 cm, XL 76 cm. Stoknya sedikit karena tiap ukuran hanya dipotong dari satu atau dua helai.`,
    attributes: [
      ['Bahan', 'Sutra baron, furing katun silky'],
      ['Teknik', 'Batik tulis'],
      ['Untuk', 'Pria'],
      ['Perawatan', 'Cuci kering'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 420,
    digital: false,
    images: ['kemeja-sidomukti', 'kemeja-sidomukti-lipat'],
    options: sidomukti,
    variants: combinations(sidomukti, [1, 2, 0], (size) => ({ price: size === 'XL' ? 1_325_000 : 1_250_000 })),
    sold: 19,
  },
  {
    slug: 'koko-truntum-lengan-panjang',
    name: 'Baju Koko Batik Truntum Lengan Panjang',
    categorySlug: 'koko-celana',
    description: `Kerah tegak tanpa penutup kancing, pas untuk salat Jumat lalu langsung ke acara keluarga. Bintang truntumnya kecil dan rapat sehingga dari jauh terlihat seperti warna polos.

Tersedia biru langit yang terang dan hijau botol yang dalam. Sisi badan dibelah 10 cm supaya leluasa saat duduk bersila.

Lebar dada: M 53 cm, L 56 cm, XL 59 cm, XXL 62 cm.`,
    attributes: [
      ['Bahan', 'Katun toyobo'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Pria'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 290,
    digital: false,
    images: ['koko-truntum-langit', 'koko-truntum-hijau'],
    options: koko,
    variants: combinations(koko, [9, 16, 12, 5, 7, 13, 0, 4], (colour, size) => ({
      price: size === 'XXL' ? 209_000 : 195_000,
      image: colour === 'Biru Langit' ? 'koko-truntum-langit' : 'koko-truntum-hijau',
    })),
    sold: 342,
  },
  {
    slug: 'celana-sarung-parang',
    name: 'Celana Sarung Batik Parang',
    categorySlug: 'koko-celana',
    description: `Tampak seperti sarung, dipakai seperti celana. Tidak perlu digulung dan tidak melorot ketika naik motor, karena pinggangnya berkaret dengan tali serut.

Ada dua saku samping dan satu saku belakang berkancing. Pesak rendah setinggi lutut memberi ruang lebar untuk rukuk dan sujud.

Standar untuk pinggang 70–96 cm, jumbo 90–120 cm; panjang keduanya 92 cm.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Untuk', 'Pria'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 380,
    digital: false,
    images: ['celana-sarung', 'celana-sarung-dekat'],
    options: sarong,
    variants: combinations(sarong, [21, 8], (size) => ({
      price: size === 'Jumbo' ? 179_000 : 165_000,
      fullPrice: size === 'Jumbo' ? null : 189_000,
    })),
    sold: 268,
  },
  {
    slug: 'celana-kolor-batik',
    name: 'Celana Kolor Batik Katun',
    categorySlug: 'koko-celana',
    description: `Teman di rumah, ronda, dan mudik. Katunnya tipis dan dingin, jahitan pinggir diobras lalu ditindas supaya tidak mudah lepas walau dicuci mesin setiap hari.

Karet pinggang 3 cm bisa diganti lewat lubang kecil di sisi dalam. Panjang celana 52 cm.`,
    attributes: [
      ['Bahan', 'Katun santung'],
      ['Teknik', 'Cetak tangan motif batik'],
      ['Untuk', 'Pria'],
      ['Saku', 'Dua saku samping'],
    ],
    weightGrams: 160,
    digital: false,
    images: ['celana-kolor', 'celana-kolor-lipat'],
    options: kolor,
    variants: combinations(kolor, [64, 51, 48, 37, 22, 19], (_, size) => ({ price: size === 'XL' ? 42_000 : 38_000 })),
    sold: 3_120,
  },
]
