import { choice, combinations, dyes, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

const girls = [dyes('Merah Jambu', 'Kencana'), choice('Usia', '2–3 tahun', '4–5 tahun', '6–7 tahun')]
const boys = [choice('Usia', '1–2 tahun', '3–4 tahun', '5–6 tahun', '7–8 tahun')]
const gamis = [choice('Usia', '5–6 tahun', '7–8 tahun', '9–10 tahun')]
const family = [
  choice('Untuk', 'Ayah', 'Ibu', 'Anak'),
  dyes('Marun', 'Hijau Botol'),
  choice('Ukuran', 'S', 'M', 'L', 'XL'),
]
const couple = [choice('Untuk', 'Ayah', 'Ibu'), choice('Ukuran', 'M', 'L', 'XL')]
const familyPrices: Readonly<Record<string, number>> = { Ayah: 279_000, Ibu: 385_000, Anak: 149_000 }

/** Children's clothes, and the families who dress in one cloth. */
export const batikChildren: readonly ProductInput[] = [
  {
    slug: 'dress-anak-buketan',
    name: 'Dress Batik Anak Perempuan Buketan',
    categorySlug: 'anak-perempuan',
    description: `Rok kembang dengan furing katun, bukan tile, supaya tidak menggaruk betis. Ritsleting belakang ditutup kain agar tidak menjepit rambut.

Kelim bawah sengaja dilebihkan 6 cm dan bisa diturunkan saat anak bertambah tinggi. Tali pinggang dijahit mati di satu sisi, jadi tidak hilang di sekolah.`,
    attributes: [
      ['Bahan', 'Katun prima, furing katun'],
      ['Usia', '2–7 tahun'],
      ['Merek', 'Larasati Cilik'],
    ],
    sni: 'SNI 7617:2013',
    weightGrams: 190,
    digital: false,
    images: ['dress-anak-jambon', 'dress-anak-kencana'],
    options: girls,
    variants: combinations(girls, [9, 14, 6, 7, 8, null], (colour, age) => ({
      price: age === '6–7 tahun' ? 129_000 : 119_000,
      image: colour === 'Kencana' ? 'dress-anak-kencana' : 'dress-anak-jambon',
    })),
    sold: 214,
  },
  {
    slug: 'gamis-anak-mega-mendung',
    name: 'Gamis Anak Mega Mendung',
    categorySlug: 'anak-perempuan',
    description: `Untuk mengaji, wisuda TPA, atau Lebaran bersama ibu. Awan mega mendung dicap lebih kecil daripada versi dewasa agar seimbang dengan badan anak.

Kerudung tidak termasuk. Ban pinggang elastis di belakang, bukaan kancing bungkus di tengkuk.`,
    attributes: [
      ['Bahan', 'Katun primisima'],
      ['Usia', '5–10 tahun'],
      ['Teknik', 'Batik cap'],
      ['Merek', 'Larasati Cilik'],
    ],
    weightGrams: 270,
    digital: false,
    images: ['gamis-anak', 'gamis-anak-dekat'],
    options: gamis,
    variants: combinations(gamis, [7, 5, 3], (age) => ({
      price: age === '9–10 tahun' ? 169_000 : 155_000,
      fullPrice: 185_000,
    })),
    sold: 97,
  },
  {
    slug: 'kemeja-anak-gringsing',
    name: 'Kemeja Anak Laki-Laki Batik Gringsing',
    categorySlug: 'anak-laki',
    description: `Seragam batik hari Kamis yang tidak membuat anak ingin cepat-cepat ganti baju. Kerahnya tanpa lapisan keras, lengannya cukup lebar untuk bermain bola di jam istirahat.

Ada label nama kain di kerah dalam, tinggal ditulis dengan spidol permanen. Kancing bawah dibuat sewarna kain.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Usia', '1–8 tahun'],
      ['Merek', 'Larasati Cilik'],
    ],
    sni: 'SNI 7617:2013',
    weightGrams: 150,
    digital: false,
    images: ['kemeja-anak', 'kemeja-anak-lipat'],
    options: boys,
    variants: combinations(boys, [11, 17, 9, 4], (age) => ({ price: age === '7–8 tahun' ? 99_000 : 89_000 })),
    sold: 231,
  },
  {
    slug: 'sarimbit-keluarga-truntum',
    name: 'Sarimbit Keluarga Truntum: Ayah, Ibu, dan Anak',
    categorySlug: 'sarimbit',
    description: `Satu kain untuk sekeluarga. Pilih baju ayah, gamis ibu, atau kemeja anak satu per satu, sehingga ukuran setiap orang bisa berbeda dan tidak ada yang terpaksa membeli paket.

Semua potongan diambil dari celupan yang sama pada minggu yang sama. Tuliskan nomor pesanan sebelumnya bila menyusul anggota keluarga, kami carikan gulungan yang paling dekat warnanya.

Ukuran anak: S 2–4 tahun, M 5–7 tahun, L 8–10 tahun. Ukuran XL tidak dibuat untuk anak.`,
    attributes: [
      ['Bahan', 'Katun primisima'],
      ['Teknik', 'Batik cap'],
      ['Acara', 'Lebaran, lamaran, foto keluarga'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 380,
    digital: false,
    images: ['sarimbit-keluarga-marun', 'sarimbit-keluarga-hijau'],
    options: family,
    variants: weighing(
      { Anak: 220 },
      combinations(
        family,
        [4, 9, 12, 7, 3, 8, 10, 5, 6, 11, 9, 2, 5, 7, 8, null, 10, 12, 6, null, 9, 0, 4, null],
        (who, colour, size) => ({
          price: (familyPrices[who] ?? 0) + (size === 'XL' ? 20_000 : 0),
          fullPrice: who === 'Ibu' ? 440_000 + (size === 'XL' ? 20_000 : 0) : null,
          image: colour === 'Marun' ? 'sarimbit-keluarga-marun' : 'sarimbit-keluarga-hijau',
        }),
      ),
    ),
    sold: 612,
  },
  {
    slug: 'sarimbit-pasangan-mega-mendung',
    name: 'Sarimbit Pasangan Mega Mendung Indigo',
    categorySlug: 'sarimbit',
    description: `Indigo tujuh gradasi, dicelup berulang dari biru muda ke biru malam. Atasan ayah lengan panjang, terusan ibu berpinggang tali dengan lengan panjang juga.

Harga per potong. Pesan keduanya dan kami kirim dalam satu kotak dengan kartu ucapan kosong.`,
    attributes: [
      ['Bahan', 'Katun primisima halus'],
      ['Teknik', 'Batik cap'],
      ['Asal', 'Trusmi, Cirebon'],
      ['Acara', 'Kondangan, lamaran'],
    ],
    weightGrams: 420,
    digital: false,
    images: ['sarimbit-pasangan', 'sarimbit-pasangan-lipat'],
    options: couple,
    variants: combinations(couple, [6, 8, 3, 5, 7, 2], (who) => ({ price: who === 'Ayah' ? 315_000 : 445_000 })),
    sold: 188,
  },
]
