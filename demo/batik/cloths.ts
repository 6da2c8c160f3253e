import { weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const batikCloths: readonly ProductInput[] = [
  {
    slug: 'kain-tulis-sekar-jagad',
    name: 'Kain Batik Tulis Sekar Jagad 250 × 110 cm',
    categorySlug: 'kain-panjang',
    description: `Dikerjakan satu perajin selama kurang lebih dua bulan, dari mencanting sampai pelorodan terakhir. Setiap pulau pada motif diisi isen yang berbeda, tidak ada dua helai yang sama.

Warna terakota dan cokelat dari soga Jawa yang dipadu pewarna sintetis tahan luntur. Kedua sisi kain sama jelas karena canting ditembuskan ke belakang.

Dikirim dalam tabung karton dengan kartu nama perajin dan panduan merawat.`,
    attributes: [
      ['Bahan', 'Katun primisima halus'],
      ['Teknik', 'Batik tulis'],
      ['Ukuran', '250 × 110 cm'],
      ['Pewarna', 'Soga Jawa dan sintetis'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 420,
    digital: false,
    images: ['kain-sekar-jagad', 'kain-sekar-jagad-canting', 'kain-sekar-jagad-lipat'],
    options: [],
    variants: [{ values: [], price: 1_850_000, fullPrice: null, stock: 2 }],
    sold: 34,
  },
  {
    slug: 'selendang-sutra-buketan',
    name: 'Selendang Sutra Motif Buketan 200 × 50 cm',
    categorySlug: 'selendang',
    description: `Sutra tenun bukan mesin yang ringan, dengan rangkaian bunga buketan pesisir Pekalongan. Ujungnya dipilin tangan menjadi rumbai 8 cm.

Pas untuk kebaya, sebagai syal, atau bingkisan. Dikemas dalam kotak berpita.`,
    attributes: [
      ['Bahan', 'Sutra'],
      ['Teknik', 'Kombinasi cap dan tulis'],
      ['Ukuran', '200 × 50 cm, di luar rumbai'],
      ['Perawatan', 'Cuci kering'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 130,
    digital: false,
    images: ['selendang-sutra', 'selendang-sutra-dekat'],
    options: [],
    variants: [{ values: [], price: 465_000, fullPrice: 525_000, stock: 14 }],
    sold: 152,
  },
  {
    slug: 'sarung-cap-sidomukti',
    name: 'Sarung Batik Cap Sidomukti Dewasa',
    categorySlug: 'sarung',
    description: `Sarung siap pakai dengan kepala kain bermotif tumpal. Sidomukti melambangkan harapan hidup berkecukupan, sering dikenakan saat lamaran dan Lebaran.

Jahitan sambung ganda, panjang keliling 200 cm. Kain sudah melalui proses penyusutan sehingga ukuran tetap setelah dicuci.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '200 × 115 cm'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 400,
    digital: false,
    images: ['sarung-cap', 'sarung-cap-lipat'],
    options: [],
    variants: [{ values: [], price: 149_000, fullPrice: null, stock: 48 }],
    sold: 705,
  },
  {
    slug: 'tas-jinjing-parang',
    name: 'Tas Jinjing Batik Parang Kombinasi Kulit Sapi',
    categorySlug: 'tas',
    description: `Bagian atas batik parang cap, bagian bawah kanvas tebal yang mudah dilap. Pegangan kulit sapi dijahit tangan dengan benang lilin.

Muat laptop 14 inci, ada sekat ritsleting dan dua saku di dalam. Ukuran 40 × 34 × 12 cm.`,
    attributes: [
      ['Bahan', 'Katun batik, kanvas, kulit sapi'],
      ['Ukuran', '40 × 34 × 12 cm'],
      ['Merek', 'Griya Larasati'],
      ['Garansi', 'Jahitan 6 bulan'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 650,
    digital: false,
    images: ['tas-jinjing', 'tas-jinjing-meja'],
    options: [],
    variants: [{ values: [], price: 329_000, fullPrice: 389_000, stock: 11 }],
    sold: 226,
  },
  {
    slug: 'sarung-bantal-tambal',
    name: 'Sarung Bantal Sofa Batik Tambal dan Ceplok',
    categorySlug: 'tekstil-rumah',
    description: `Sarung bantal 40 × 40 cm dengan lis kontras dan ritsleting tersembunyi. Motif tambal konon menolak bala, ceplok memberi pola bintang yang teratur.

Harga untuk sarung saja, tanpa isi. Warna tidak luntur pada pencucian mesin suhu dingin.`,
    attributes: [
      ['Bahan', 'Katun kanvas'],
      ['Ukuran', '40 × 40 cm'],
      ['Teknik', 'Batik cap'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 180,
    digital: false,
    images: ['sarung-bantal', 'sarung-bantal-dekat'],
    options: [{ name: 'Isi Paket', values: [{ value: '1 sarung' }, { value: '2 sarung' }, { value: '4 sarung' }] }],
    variants: weighing({ '2 sarung': 350, '4 sarung': 690 }, [
      { values: ['1 sarung'], price: 59_000, fullPrice: null, stock: 40 },
      { values: ['2 sarung'], price: 112_000, fullPrice: 118_000, stock: 25 },
      { values: ['4 sarung'], price: 215_000, fullPrice: 236_000, stock: 9 },
    ]),
    sold: 447,
  },
  {
    slug: 'dompet-koin-ceplok',
    name: 'Dompet Koin Batik Ceplok',
    categorySlug: 'dompet-pouch',
    description: `Dompet kecil dari katun batik dengan lapisan busa tipis dan ritsleting logam. Cukup untuk uang receh, kartu, dan kunci.

Bagian dalam dilapisi kain polos yang mudah dibersihkan. Ukuran 14 × 10 cm.`,
    attributes: [
      ['Bahan', 'Katun batik, furing katun'],
      ['Ukuran', '14 × 10 cm'],
      ['Teknik', 'Batik cap'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 45,
    digital: false,
    images: ['dompet-ceplok', 'dompet-ceplok-trio'],
    options: [],
    variants: [{ values: [], price: 45_000, fullPrice: null, stock: 62 }],
    sold: 1_830,
  },
  {
    slug: 'scrunchie-perca-batik',
    name: 'Scrunchie Perca Batik, Motif Acak',
    categorySlug: 'pelengkap',
    description: `Ikat rambut dari sisa potongan kain produksi kami sendiri, supaya tidak ada kain yang terbuang. Karetnya diganti dengan karet rajut yang tidak menarik rambut.

Motif dan warna dikirim acak sesuai perca yang tersedia. Tulis di catatan bila ingin nuansa cerah atau gelap, kami usahakan.`,
    attributes: [
      ['Bahan', 'Perca katun batik, karet rajut'],
      ['Diameter', '10 cm'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 20,
    digital: false,
    images: ['scrunchie-perca', 'scrunchie-perca-dekat'],
    options: [],
    variants: [{ values: [], price: 12_500, fullPrice: null, stock: 230 }],
    sold: 2_410,
  },
]
