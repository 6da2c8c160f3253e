import { choice, dyes, combinations, only } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

const parang = [dyes('Sogan', 'Indigo')]
const metres = [choice('Motif', 'Kawung toska', 'Parang sogan', 'Truntum marun', 'Ceplok kencana')]
const jarik = [choice('Wiru', 'Putri', 'Kakung')]
const small = [choice('Motif', 'Kawung', 'Ceplok'), choice('Usia', '3–5 tahun', '6–9 tahun')]
const pasmina = [dyes('Sogan', 'Ungu', 'Biru Laut')]
const pasminaOf: Readonly<Record<string, string>> = { Sogan: 'gading', Ungu: 'ungu', 'Biru Laut': 'langit' }

/** Cloth by the piece: lengths, sarongs, shawls. */
export const batikLengths: readonly ProductInput[] = [
  {
    slug: 'kain-cap-parang-rusak',
    name: 'Kain Batik Cap Parang Rusak 200 × 115 cm',
    categorySlug: 'kain-panjang',
    description: `Cukup untuk satu kemeja lengan pendek dewasa atau satu rok panjang. Parang rusak dicap miring 45 derajat dari pinggir, sehingga penjahit tinggal mengikuti arah serat.

Kain sudah dicuci satu kali sebelum dikirim; susut berikutnya di bawah dua persen. Pinggirannya belum dikelim.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '200 × 115 cm'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 290,
    digital: false,
    images: ['kain-parang-sogan', 'kain-parang-indigo'],
    options: parang,
    variants: combinations(parang, [36, 28], (colour) => ({
      price: 98_000,
      fullPrice: 115_000,
      image: colour === 'Indigo' ? 'kain-parang-indigo' : 'kain-parang-sogan',
    })),
    sold: 523,
  },
  {
    slug: 'kain-tulis-mega-mendung-sutra',
    name: 'Kain Batik Tulis Sutra Mega Mendung 240 × 105 cm',
    categorySlug: 'kain-panjang',
    description: `Karya Ibu Rokayah di Trusmi, ditandatangani dengan canting di sudut kain. Setiap awan terdiri atas sembilan undakan warna; satu undakan berarti satu kali menutup malam dan satu kali celup.

Sutra ATBM dari benang yang dipintal di Sengkang, jatuhnya berat dan dingin di kulit. Pengerjaan lima bulan.

Hanya ada satu helai. Sertifikat keaslian dan foto proses disertakan di dalam kotak kayu.`,
    attributes: [
      ['Bahan', 'Sutra ATBM'],
      ['Teknik', 'Batik tulis'],
      ['Ukuran', '240 × 105 cm'],
      ['Asal', 'Trusmi, Cirebon'],
      ['Perawatan', 'Cuci kering'],
    ],
    weightGrams: 900,
    digital: false,
    images: ['kain-mega-mendung', 'kain-mega-mendung-canting'],
    options: [],
    variants: only(3_500_000, 1),
    sold: 6,
  },
  {
    slug: 'jarik-wiru-sidomukti',
    name: 'Jarik Batik Sidomukti Sudah Diwiru',
    categorySlug: 'kain-panjang',
    description: `Tidak semua orang sempat mewiru sebelum akad. Jarik ini dikirim dengan wiru yang sudah disetrika dan dijepit, tinggal dililitkan dan dikencangkan dengan stagen.

Wiru putri selebar dua jari berjumlah sebelas, wiru kakung selebar tiga jari berjumlah tujuh. Lepas jepitannya hanya sesaat sebelum dikenakan.`,
    attributes: [
      ['Bahan', 'Katun primisima'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '240 × 105 cm'],
      ['Acara', 'Akad, mitoni, wisuda'],
    ],
    weightGrams: 370,
    digital: false,
    images: ['jarik', 'jarik-dekat'],
    options: jarik,
    variants: combinations(jarik, [13, 9], () => ({ price: 189_000 })),
    sold: 241,
  },
  {
    slug: 'bahan-batik-meteran',
    name: 'Bahan Batik Katun Meteran',
    categorySlug: 'kain-panjang',
    description: `Dijual per meter, lebar 115 cm. Pesan tiga meter maka Anda menerima tiga meter utuh, bukan tiga potong.

Cocok untuk seragam panitia, sarung bantal, atau belajar menjahit. Untuk seragam di atas empat puluh meter tanyakan dulu lewat WhatsApp agar kami siapkan dari celupan yang sama.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Lebar', '115 cm'],
      ['Dijual per', 'Meter'],
    ],
    weightGrams: 150,
    digital: false,
    images: ['bahan-meteran', 'bahan-meteran-dekat'],
    options: metres,
    variants: combinations(metres, [140, 96, 118, 75], () => ({ price: 42_000 })),
    sold: 2_870,
  },
  {
    slug: 'sarung-tulis-lasem',
    name: 'Sarung Batik Tulis Lasem Buketan',
    categorySlug: 'sarung',
    description: `Merahnya merah Lasem, disebut abang getih pithik, dari resep pewarna yang masih disimpan tiga keluarga di sana. Bunga dan sulur dicanting tanpa pola jiplakan.

Sarung belum dijahit sambung agar Anda dapat menyesuaikan lingkarnya; jasa sambung gratis, tulis ukuran pada catatan pesanan.`,
    attributes: [
      ['Bahan', 'Katun primisima halus'],
      ['Teknik', 'Batik tulis'],
      ['Ukuran', '210 × 108 cm'],
      ['Asal', 'Lasem, Rembang'],
    ],
    weightGrams: 410,
    digital: false,
    images: ['sarung-lasem', 'sarung-lasem-dekat'],
    options: [],
    variants: only(785_000, 4, 875_000),
    sold: 41,
  },
  {
    slug: 'sarung-anak-instan',
    name: 'Sarung Anak Instan Berkaret',
    categorySlug: 'sarung',
    description: `Anak memakai sendiri tanpa dibantu melipat: pinggangnya karet, bagian depan sudah bertumpuk. Aman untuk tarawih karena tidak gampang terinjak.

Panjang 58 cm untuk usia tiga sampai lima, 72 cm untuk enam sampai sembilan.`,
    attributes: [
      ['Bahan', 'Katun santung'],
      ['Teknik', 'Cetak tangan motif batik'],
      ['Usia', '3–9 tahun'],
      ['Merek', 'Larasati Cilik'],
    ],
    weightGrams: 170,
    digital: false,
    images: ['sarung-anak', 'sarung-anak-dekat'],
    options: small,
    variants: combinations(small, [23, 18, 14, 0], (_, age) => ({ price: age === '6–9 tahun' ? 72_000 : 65_000 })),
    sold: 377,
  },
  {
    slug: 'sarung-pantai-buketan',
    name: 'Sarung Pantai Rayon Buketan',
    categorySlug: 'sarung',
    description: `Lembaran serbaguna: penutup baju renang, alas duduk, gendongan darurat, sampai taplak piknik. Rayon tipisnya dilipat sebesar dompet dan kering dijemur satu jam.

Tepi kuning ditindas ganda. Air laut tidak merusak warnanya, cukup bilas dengan air tawar.`,
    attributes: [
      ['Bahan', 'Rayon'],
      ['Teknik', 'Cetak tangan motif batik'],
      ['Ukuran', '180 × 115 cm'],
    ],
    weightGrams: 190,
    digital: false,
    images: ['sarung-pantai', 'sarung-pantai-dekat'],
    options: [],
    variants: only(55_000, 67),
    sold: 588,
  },
  {
    slug: 'pasmina-voal-kawung',
    name: 'Pasmina Voal Motif Kawung',
    categorySlug: 'selendang',
    description: `Voal lokal yang tegak di dahi tanpa ciput keras. Kawung dicap berukuran sedang sehingga pola tetap terbaca saat pasmina dilipat dua.

Rumbai pendek di dua sisi, tepi lainnya dijahit neci kecil. Lebar 75 cm, panjang 180 cm.`,
    attributes: [
      ['Bahan', 'Voal'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '180 × 75 cm'],
      ['Untuk', 'Wanita'],
    ],
    weightGrams: 110,
    digital: false,
    images: ['pasmina-kawung-gading', 'pasmina-kawung-ungu', 'pasmina-kawung-langit'],
    options: pasmina,
    variants: combinations(pasmina, [16, 12, 5], (colour) => ({
      price: 89_000,
      image: `pasmina-kawung-${pasminaOf[colour] ?? 'gading'}`,
    })),
    sold: 139,
  },
  {
    slug: 'selendang-katun-lereng',
    name: 'Selendang Katun Lereng 180 × 45 cm',
    categorySlug: 'selendang',
    description: `Selendang tari dan gendongan jamu di kampung kami memakai katun seperti ini: kuat, tidak licin di bahu, makin lemas makin enak. Garis lerengnya dicap dua warna.

Untuk latihan menari pilih yang ini sebelum membeli sutra.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '180 × 45 cm'],
    ],
    weightGrams: 120,
    digital: false,
    images: ['selendang-lereng', 'selendang-lereng-dekat'],
    options: [],
    variants: only(68_000, 33),
    sold: 118,
  },
]
