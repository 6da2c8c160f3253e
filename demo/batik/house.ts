import { choice, combinations, dyes, only, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

const table = [
  dyes('Terakota', 'Biru Langit'),
  choice('Ukuran', 'Bundar 150 cm', 'Bundar 180 cm', 'Persegi 140 × 220 cm'),
]
const tablePrices: Readonly<Record<string, number>> = {
  'Bundar 150 cm': 165_000,
  'Bundar 180 cm': 198_000,
  'Persegi 140 × 220 cm': 215_000,
}
const curtain = [dyes('Sogan', 'Hijau'), choice('Ukuran', '110 × 200 cm', '110 × 250 cm')]
const hampers = [choice('Untuk', 'Ayah', 'Ibu')]
const favours = [choice('Isi', '25 pouch', '50 pouch', '100 pouch')]
const favourPrices: Readonly<Record<string, number>> = {
  '25 pouch': 287_500,
  '50 pouch': 550_000,
  '100 pouch': 1_050_000,
}
const books = [choice('Motif', 'Parang indigo', 'Kawung marun', 'Truntum hijau')]

/** Batik about the house, and what is given away. */
export const batikHouse: readonly ProductInput[] = [
  {
    slug: 'taplak-meja-ceplok',
    name: 'Taplak Meja Batik Ceplok',
    categorySlug: 'tekstil-rumah',
    description: `Bintang ceplok mengisi penuh bidang meja, lis tepi memberi batas yang jelas. Lapisan antinoda membuat teh sempat dilap sebelum meresap.

Hitung ukuran dengan menambah 20–25 cm juntai di tiap sisi. Taplak bundar 150 cm pas untuk meja empat kursi.`,
    attributes: [
      ['Bahan', 'Katun kanvas'],
      ['Teknik', 'Batik cap'],
      ['Perawatan', 'Cuci mesin suhu dingin'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 520,
    digital: false,
    images: ['taplak-ceplok-terakota', 'taplak-ceplok-langit'],
    options: table,
    variants: weighing(
      { 'Bundar 180 cm': 690, 'Persegi 140 × 220 cm': 760 },
      combinations(table, [8, 5, 4, 6, null, 7], (colour, size) => ({
        price: tablePrices[size] ?? 165_000,
        image: colour === 'Terakota' ? 'taplak-ceplok-terakota' : 'taplak-ceplok-langit',
      })),
    ),
    sold: 209,
  },
  {
    slug: 'gorden-batik-kawung',
    name: 'Gorden Batik Kawung Smokring',
    categorySlug: 'tekstil-rumah',
    description: `Satu lembar dengan delapan ring dan satu tali pengikat. Belakangnya dilapis blackout tipis supaya silau pagi tertahan, tetapi ruang tidak gelap total.

Jendela selebar satu meter biasanya memerlukan dua lembar. Batang gorden tidak termasuk.`,
    attributes: [
      ['Bahan', 'Katun kanvas, pelapis blackout'],
      ['Teknik', 'Batik cap'],
      ['Isi', '1 lembar dan 1 tali'],
      ['Ring', 'Baja tahan karat 4 cm'],
    ],
    weightGrams: 860,
    digital: false,
    images: ['gorden', 'gorden-hijau'],
    options: curtain,
    variants: weighing(
      { '110 × 250 cm': 1_060 },
      combinations(curtain, [12, 7, 9, 0], (colour, size) => ({
        price: size === '110 × 250 cm' ? 298_000 : 249_000,
        fullPrice: size === '110 × 250 cm' ? 340_000 : 285_000,
        image: colour === 'Hijau' ? 'gorden-hijau' : 'gorden',
      })),
    ),
    sold: 134,
  },
  {
    slug: 'runner-meja-sidomukti',
    name: 'Runner Meja Batik Sidomukti Tumpal',
    categorySlug: 'tekstil-rumah',
    description: `Jalur panjang di tengah meja makan dengan tumpal di kedua ujung dan rumbai yang dipilin. Piring saji tampak naik kelas tanpa perlu menutup kayu mejanya.

Dua lapis dan ditimbang di ujung, jadi tidak bergeser saat anak menarik-narik.`,
    attributes: [
      ['Bahan', 'Katun prima, katun polos'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '180 × 33 cm'],
    ],
    weightGrams: 240,
    digital: false,
    images: ['runner-meja', 'runner-meja-dekat'],
    options: [],
    variants: only(118_000, 22),
    sold: 187,
  },
  {
    slug: 'tatakan-gelas-batik',
    name: 'Tatakan Gelas Batik Isi 6',
    categorySlug: 'tekstil-rumah',
    description: `Enam motif berbeda dari perca jahitan kami, masing-masing diisi dakron dan ditindas kotak. Embun es teh terserap, cincin basah di meja kayu berhenti.

Setiap set diikat pita katun, siap dijadikan buah tangan.`,
    attributes: [
      ['Bahan', 'Perca katun batik, dakron'],
      ['Ukuran', '11 × 11 cm'],
      ['Isi', '6 buah'],
    ],
    weightGrams: 130,
    digital: false,
    images: ['tatakan-gelas', 'tatakan-gelas-susun'],
    options: [],
    variants: only(54_000, 46),
    sold: 664,
  },
  {
    slug: 'celemek-batik-tambal',
    name: 'Celemek Dapur Batik Tambal',
    categorySlug: 'tekstil-rumah',
    description: `Tali leher berkancing tiga tingkat sehingga muat untuk tinggi 150–180 cm. Saku besar terbagi dua: serbet di kiri, ponsel resep di kanan.

Noda kunyit sulit hilang dari kain apa pun, karena itu bagian perut memakai motif tambal yang menyamarkannya.`,
    attributes: [
      ['Bahan', 'Katun kanvas'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '70 × 85 cm'],
    ],
    weightGrams: 260,
    digital: false,
    images: ['celemek', 'celemek-lipat'],
    options: [],
    variants: only(92_000, 5, 105_000),
    sold: 151,
  },
  {
    slug: 'hampers-batik-lebaran',
    name: 'Hampers Batik Kotak Kayu',
    categorySlug: 'hampers-suvenir',
    description: `Untuk orang tua, mertua, atau atasan. Kotak ayah berisi kain kemeja sidomukti dan dasi sutra; kotak ibu berisi selendang buketan, pouch ceplok, dan tatakan kain.

Kartu ditulis tangan dengan pesan Anda, paling panjang tiga puluh kata. Kotaknya dari kayu pinus dengan tutup geser, bisa dipakai lagi.

Pesanan sebelum pukul 12.00 dikirim hari itu juga.`,
    attributes: [
      ['Isi', 'Dua sampai tiga barang'],
      ['Kemasan', 'Kotak kayu pinus, pita, kartu'],
      ['Ukuran kotak', '34 × 30 × 9 cm'],
      ['Acara', 'Kado Lebaran, ulang tahun, pindah rumah'],
    ],
    weightGrams: 1_400,
    digital: false,
    images: ['hampers-ayah', 'hampers-ibu'],
    options: hampers,
    variants: combinations(hampers, [9, 12], (who) => ({
      price: who === 'Ayah' ? 495_000 : 465_000,
      fullPrice: 550_000,
      image: who === 'Ayah' ? 'hampers-ayah' : 'hampers-ibu',
    })),
    sold: 143,
  },
  {
    slug: 'suvenir-pernikahan-pouch',
    name: 'Suvenir Pernikahan Pouch Batik Truntum',
    categorySlug: 'hampers-suvenir',
    description: `Truntum melambangkan kasih yang tumbuh kembali, doa yang pantas dibawa pulang tamu. Setiap pouch 14 × 9 cm, warna dicampur enam macam.

Label nama mempelai dicetak gratis; kirim tulisannya lewat catatan pesanan. Lama pengerjaan tujuh hari kerja sejak pembayaran.`,
    attributes: [
      ['Bahan', 'Katun batik, furing katun'],
      ['Ukuran', '14 × 9 cm'],
      ['Kemasan', 'Plastik jagung dan label nama'],
      ['Pengerjaan', '7 hari kerja'],
    ],
    weightGrams: 1_100,
    digital: false,
    images: ['suvenir-pouch', 'suvenir-pouch-kartu'],
    options: favours,
    variants: weighing(
      { '50 pouch': 2_150, '100 pouch': 4_250 },
      combinations(favours, [14, 6, 2], (pack) => ({ price: favourPrices[pack] ?? 287_500 })),
    ),
    sold: 92,
  },
  {
    slug: 'buku-catatan-batik',
    name: 'Buku Catatan Sampul Batik A5',
    categorySlug: 'hampers-suvenir',
    description: `Seratus enam puluh halaman bergaris titik, kertas 100 gram yang tidak tembus tinta gel. Sampulnya batik asli di atas karton tebal, punggungnya kulit sintetis berjahit benang.

Dijilid jahit sehingga terbuka rata di meja. Ada pita pembatas dan karet pengunci.`,
    attributes: [
      ['Ukuran', 'A5, 160 halaman'],
      ['Kertas', '100 gram, garis titik'],
      ['Sampul', 'Katun batik, kulit sintetis'],
    ],
    weightGrams: 320,
    digital: false,
    images: ['buku-catatan', 'buku-catatan-trio'],
    options: books,
    variants: combinations(books, [31, 24, 17], () => ({ price: 58_000 })),
    sold: 441,
  },
  {
    slug: 'perlengkapan-membatik-pemula',
    name: 'Perlengkapan Membatik untuk Pemula',
    categorySlug: 'hampers-suvenir',
    description: `Dua canting (klowong dan isen), 250 gram malam campuran, wajan kecil, mori 60 × 60 cm yang sudah digambar pensil, dan dua sachet pewarna dingin.

Panduan bergambar delapan langkah ada di dalam kotak, video lengkapnya dapat dibuka lewat kode di sampul. Kompor tidak disertakan; pakai kompor listrik kecil dan selalu dampingi anak.`,
    attributes: [
      ['Isi', 'Canting, malam, wajan, mori, pewarna'],
      ['Usia', '10 tahun ke atas, didampingi'],
      ['Waktu', 'Kira-kira satu hari'],
    ],
    weightGrams: 1_250,
    digital: false,
    images: ['kit-membatik', 'kit-membatik-kain'],
    options: [],
    variants: only(185_000, 16),
    sold: 129,
  },
]
