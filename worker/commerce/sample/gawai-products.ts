import type { SampleProduct, SampleVariant } from './types.ts'

const phoneColours = [
  { colour: 'Biru Laut', picture: 'ponsel-nusa-biru', stock: [14, 22, 9] },
  { colour: 'Hitam', picture: 'ponsel-nusa-hitam', stock: [20, 17, 6] },
  { colour: 'Hijau', picture: 'ponsel-nusa-hijau', stock: [8, 0, 3] },
]

/** The largest memory comes with the largest storage only, so not every combination exists. */
const phoneModels = [
  { memory: '8 GB', storage: '128 GB', price: 3_299_000, fullPrice: 3_599_000 },
  { memory: '8 GB', storage: '256 GB', price: 3_699_000, fullPrice: 3_999_000 },
  { memory: '12 GB', storage: '256 GB', price: 4_199_000, fullPrice: null },
]

const phoneVariants: readonly SampleVariant[] = phoneColours.flatMap(({ colour, picture, stock }) =>
  phoneModels.map(({ memory, storage, price, fullPrice }, index) => ({ values: [colour, memory, storage], price, fullPrice, stock: stock[index] ?? 0, picture })),
)

export const gawaiProducts: readonly SampleProduct[] = [
  {
    slug: 'ponsel-nusa-x3',
    name: 'Ponsel Nusa X3 5G Layar AMOLED 6,6 Inci',
    category: 'ponsel',
    description: `Layar AMOLED 120 Hz yang tetap terbaca di bawah matahari, baterai 5.000 mAh, dan dua kamera 50 MP dengan penstabil optik.

Mendukung dua nano-SIM dan semua pita 5G yang dipakai operator Indonesia. Pengisi daya 33 W dan pelindung bening sudah ada di dalam kotak.

IMEI terdaftar resmi. Pembaruan keamanan dijanjikan empat tahun.`,
    attributes: [['Merek', 'Nusa'], ['Layar', 'AMOLED 6,6 inci, 120 Hz'], ['Baterai', '5.000 mAh, 33 W'], ['Garansi', 'Resmi Indonesia 12 bulan'], ['Postel', '98214/SDPPI/2026'], ['TKDN', '37,4%'], ['Negara asal', 'Indonesia']],
    weightGrams: 480,
    digital: false,
    pictures: ['ponsel-nusa-biru', 'ponsel-nusa-kamera', 'ponsel-nusa-hitam'],
    options: [
      { name: 'Warna', values: [{ value: 'Biru Laut', swatch: '#3f74e0' }, { value: 'Hitam', swatch: '#2a2f39' }, { value: 'Hijau', swatch: '#5cb394' }] },
      { name: 'RAM', values: [{ value: '8 GB' }, { value: '12 GB' }] },
      { name: 'Penyimpanan', values: [{ value: '128 GB' }, { value: '256 GB' }] },
    ],
    variants: phoneVariants,
    sold: 1_864,
    rating: 48,
    reviews: 733,
  },
  {
    slug: 'ponsel-nusa-ultra',
    name: 'Ponsel Nusa Ultra 5G 16/512 GB Rangka Titanium',
    category: 'ponsel',
    description: `Tiga kamera dengan lensa tele 5×, sensor utama 1 inci, dan rekaman 4K 60 fps di ketiganya. Rangka titanium dengan kaca belakang doff yang tidak mudah licin.

Tahan air IP68. Pengisian kabel 80 W dan nirkabel 50 W; pengisi daya dijual terpisah.`,
    attributes: [['Merek', 'Nusa'], ['Layar', 'LTPO AMOLED 6,8 inci'], ['Baterai', '5.400 mAh'], ['Ketahanan', 'IP68'], ['Garansi', 'Resmi Indonesia 24 bulan'], ['Postel', '98377/SDPPI/2026'], ['Negara asal', 'Indonesia']],
    weightGrams: 560,
    digital: false,
    pictures: ['ponsel-nusa-ultra-titanium', 'ponsel-nusa-ultra-kamera', 'ponsel-nusa-ultra-layar'],
    options: [{ name: 'Warna', values: [{ value: 'Titanium', swatch: '#b9ab98' }, { value: 'Ungu', swatch: '#9a7be0' }] }],
    variants: [
      { values: ['Titanium'], price: 12_999_000, fullPrice: 13_999_000, stock: 7, picture: 'ponsel-nusa-ultra-titanium' },
      { values: ['Ungu'], price: 12_999_000, fullPrice: 13_999_000, stock: 2, picture: 'ponsel-nusa-ultra-ungu' },
    ],
    sold: 146,
    rating: 50,
    reviews: 63,
  },
  {
    slug: 'earbud-awan-pro',
    name: 'Earbud Nirkabel Awan Pro dengan Peredam Bising',
    category: 'audio',
    description: `Peredam bising aktif hingga 42 dB, cocok di KRL maupun kedai kopi. Enam mikrofon membuat suara tetap jelas saat menelepon di motor yang berhenti.

Baterai 7 jam, total 30 jam dengan kotak pengisi. Tersedia tiga ukuran karet telinga.`,
    attributes: [['Merek', 'Gema'], ['Bluetooth', '5.4'], ['Daya tahan', '7 jam, 30 jam dengan kotak'], ['Garansi', 'Resmi 12 bulan'], ['Postel', '97102/SDPPI/2026'], ['Negara asal', 'Tiongkok']],
    weightGrams: 160,
    digital: false,
    pictures: ['earbud-awan-putih', 'earbud-awan-lepas'],
    options: [{ name: 'Warna', values: [{ value: 'Putih', swatch: '#eceff4' }, { value: 'Hitam', swatch: '#2a2f39' }, { value: 'Ungu', swatch: '#9a7be0' }] }],
    variants: [
      { values: ['Putih'], price: 449_000, fullPrice: 599_000, stock: 58, picture: 'earbud-awan-putih' },
      { values: ['Hitam'], price: 449_000, fullPrice: 599_000, stock: 41, picture: 'earbud-awan-hitam' },
      { values: ['Ungu'], price: 459_000, fullPrice: 599_000, stock: 12, picture: 'earbud-awan-ungu' },
    ],
    sold: 6_204,
    rating: 48,
    reviews: 2_115,
  },
  {
    slug: 'headphone-sunyi',
    name: 'Headphone Sunyi Over-Ear Lipat 50 Jam',
    category: 'audio',
    description: `Bantalan busa memori berlapis kulit sintetis berpori, ringan di kepala untuk rapat panjang. Bisa dipakai dengan kabel 3,5 mm saat baterai habis.

Dua perangkat dapat tersambung bersamaan, berpindah otomatis saat ada panggilan.`,
    attributes: [['Merek', 'Gema'], ['Berat', '248 g'], ['Daya tahan', '50 jam'], ['Garansi', 'Resmi 12 bulan'], ['Postel', '97115/SDPPI/2026'], ['Negara asal', 'Tiongkok']],
    weightGrams: 620,
    digital: false,
    pictures: ['headphone-sunyi', 'headphone-sunyi-meja'],
    options: [],
    variants: [{ values: [], price: 799_000, fullPrice: null, stock: 23 }],
    sold: 917,
    rating: 47,
    reviews: 288,
  },
  {
    slug: 'speaker-gema-mini',
    name: 'Speaker Bluetooth Gema Mini Tahan Air',
    category: 'audio',
    description: `Seukuran botol minum, suara 12 W ke segala arah. Tahan air IPX7, jadi aman di tepi kolam dan saat hujan.

Dua speaker dapat dipasangkan menjadi stereo. Pita lampunya mengikuti irama dan dapat dimatikan.`,
    attributes: [['Merek', 'Gema'], ['Daya', '12 W'], ['Ketahanan', 'IPX7'], ['Garansi', 'Resmi 12 bulan'], ['Postel', '97120/SDPPI/2026'], ['Negara asal', 'Tiongkok']],
    weightGrams: 540,
    digital: false,
    pictures: ['speaker-gema-jingga', 'speaker-gema-pasang'],
    options: [{ name: 'Warna', values: [{ value: 'Jingga', swatch: '#f28a3c' }, { value: 'Biru', swatch: '#3f74e0' }] }],
    variants: [
      { values: ['Jingga'], price: 249_000, fullPrice: 299_000, stock: 36, picture: 'speaker-gema-jingga' },
      { values: ['Biru'], price: 249_000, fullPrice: 299_000, stock: 19, picture: 'speaker-gema-biru' },
    ],
    sold: 3_318,
    rating: 48,
    reviews: 874,
  },
  {
    slug: 'kabel-tenun-usb-c',
    name: 'Kabel Tenun USB-C ke USB-C 100 W',
    category: 'daya',
    description: `Anyaman nilon rapat yang tidak mudah kusut, diuji tekuk 20.000 kali. Cip penanda arus membuat laptop mau mengisi penuh 100 W.

Kecepatan data 480 Mbps. Ada tali perekat untuk menggulung.`,
    attributes: [['Merek', 'Nusa'], ['Daya', 'Hingga 100 W'], ['Bahan', 'Nilon tenun'], ['Garansi', '18 bulan'], ['Negara asal', 'Tiongkok']],
    weightGrams: 60,
    digital: false,
    pictures: ['kabel-tenun-hitam', 'kabel-tenun-dekat'],
    options: [
      { name: 'Warna', values: [{ value: 'Hitam', swatch: '#2a2f39' }, { value: 'Merah', swatch: '#dc3f45' }, { value: 'Putih', swatch: '#eceff4' }] },
      { name: 'Panjang', values: [{ value: '25 cm' }, { value: '1 m' }, { value: '2 m' }] },
    ],
    variants: [
      { values: ['Hitam', '25 cm'], price: 29_000, fullPrice: null, stock: 120, picture: 'kabel-tenun-hitam' },
      { values: ['Hitam', '1 m'], price: 45_000, fullPrice: null, stock: 260, picture: 'kabel-tenun-hitam' },
      { values: ['Hitam', '2 m'], price: 59_000, fullPrice: null, stock: 175, picture: 'kabel-tenun-hitam' },
      { values: ['Merah', '1 m'], price: 45_000, fullPrice: null, stock: 80, picture: 'kabel-tenun-merah' },
      { values: ['Merah', '2 m'], price: 59_000, fullPrice: null, stock: 0, picture: 'kabel-tenun-merah' },
      { values: ['Putih', '1 m'], price: 45_000, fullPrice: null, stock: 94, picture: 'kabel-tenun-putih' },
    ],
    sold: 12_450,
    rating: 49,
    reviews: 4_012,
  },
  {
    slug: 'pengisi-daya-gan-65-w',
    name: 'Pengisi Daya GaN 65 W Tiga Porta USB-C',
    category: 'daya',
    description: `Satu pengisi untuk laptop, ponsel, dan earbud sekaligus. Teknologi GaN membuatnya sepertiga lebih kecil daripada pengisi laptop biasa dan tidak panas di tangan.

Colokan dua pin bulat standar Indonesia, tidak perlu adaptor.`,
    attributes: [['Merek', 'Nusa'], ['Daya', '65 W total'], ['Masukan', '100–240 V, 50/60 Hz'], ['SNI', 'SNI IEC 62368-1:2014'], ['Garansi', '18 bulan'], ['Negara asal', 'Tiongkok']],
    weightGrams: 150,
    digital: false,
    pictures: ['pengisi-gan', 'pengisi-gan-kabel'],
    options: [],
    variants: [{ values: [], price: 269_000, fullPrice: 329_000, stock: 87 }],
    sold: 4_596,
    rating: 49,
    reviews: 1_380,
  },
  {
    slug: 'bank-daya-20000',
    name: 'Power Bank 20.000 mAh 45 W Layar Angka',
    category: 'daya',
    description: `Kapasitas nyata 12.600 mAh pada 5 V, kira-kira tiga kali isi penuh ponsel. Layar menunjukkan sisa daya sampai satu persen.

Kapasitas 74 Wh, boleh dibawa ke kabin pesawat.`,
    attributes: [['Merek', 'Nusa'], ['Kapasitas', '20.000 mAh (74 Wh)'], ['Keluaran', '45 W USB-C, 18 W USB-C'], ['Garansi', '12 bulan'], ['Negara asal', 'Tiongkok']],
    weightGrams: 430,
    digital: false,
    pictures: ['bank-daya', 'bank-daya-isi'],
    options: [],
    variants: [{ values: [], price: 389_000, fullPrice: null, stock: 0 }],
    sold: 2_731,
    rating: 48,
    reviews: 816,
  },
  {
    slug: 'jam-pintar-lari-2',
    name: 'Jam Pintar Lari 2 dengan GPS dan Detak Jantung',
    category: 'jam-pintar',
    description: `GPS dua pita untuk rute lari di antara gedung, layar AMOLED yang selalu menyala, dan baterai sembilan hari pemakaian wajar.

Notifikasi pesan dalam bahasa Indonesia, pengingat salat, dan tahan air 5 ATM. Bukan alat medis.`,
    attributes: [['Merek', 'Nusa'], ['Layar', 'AMOLED 1,9 inci'], ['Ketahanan', '5 ATM'], ['Garansi', 'Resmi 12 bulan'], ['Postel', '97340/SDPPI/2026'], ['Negara asal', 'Tiongkok']],
    weightGrams: 180,
    digital: false,
    pictures: ['jam-pintar-hitam', 'jam-pintar-dekat'],
    options: [{ name: 'Warna Tali', values: [{ value: 'Hitam', swatch: '#2a2f39' }, { value: 'Jingga', swatch: '#f28a3c' }, { value: 'Hijau', swatch: '#5cb394' }] }],
    variants: [
      { values: ['Hitam'], price: 1_149_000, fullPrice: 1_299_000, stock: 25, picture: 'jam-pintar-hitam' },
      { values: ['Jingga'], price: 1_149_000, fullPrice: 1_299_000, stock: 3, picture: 'jam-pintar-jingga' },
      { values: ['Hijau'], price: 1_149_000, fullPrice: 1_299_000, stock: 10, picture: 'jam-pintar-hijau' },
    ],
    sold: 1_073,
    rating: 47,
    reviews: 341,
  },
  {
    slug: 'papan-ketik-mekanik-65',
    name: 'Papan Ketik Mekanik Nirkabel 65% Hot-Swap dengan Tiga Sambungan: Bluetooth, 2,4 GHz, dan Kabel',
    category: 'komputer',
    description: `Tata letak 65% yang hemat meja, saklar dapat diganti tanpa solder. Peredam busa dan silikon membuat bunyinya rendah dan bulat.

Baterai 4.000 mAh, tahan sekitar sebulan tanpa lampu. Tombol PBT tidak mengilap walau sering dipakai.`,
    attributes: [['Merek', 'Ketuk'], ['Jumlah tombol', '66'], ['Bahan tombol', 'PBT'], ['Garansi', '12 bulan'], ['Postel', '97415/SDPPI/2026'], ['Negara asal', 'Tiongkok']],
    weightGrams: 980,
    digital: false,
    pictures: ['papan-ketik-putih', 'papan-ketik-dekat'],
    options: [
      { name: 'Warna', values: [{ value: 'Putih', swatch: '#eceff4' }, { value: 'Ungu', swatch: '#9a7be0' }] },
      { name: 'Saklar', values: [{ value: 'Linear' }, { value: 'Taktil' }] },
    ],
    variants: [
      { values: ['Putih', 'Linear'], price: 689_000, fullPrice: null, stock: 18, picture: 'papan-ketik-putih' },
      { values: ['Putih', 'Taktil'], price: 689_000, fullPrice: null, stock: 13, picture: 'papan-ketik-putih' },
      { values: ['Ungu', 'Linear'], price: 719_000, fullPrice: null, stock: 7, picture: 'papan-ketik-ungu' },
      { values: ['Ungu', 'Taktil'], price: 719_000, fullPrice: null, stock: 0, picture: 'papan-ketik-ungu' },
    ],
    sold: 684,
    rating: 48,
    reviews: 203,
  },
  {
    slug: 'tetikus-senyap',
    name: 'Mouse Nirkabel Senyap 2,4 GHz',
    category: 'komputer',
    description: `Klik hampir tanpa bunyi, nyaman dipakai saat yang lain tidur atau rapat daring. Bentuk simetris untuk tangan kanan maupun kiri.

Memakai satu baterai AA, tahan sekitar 14 bulan. Baterai sudah termasuk.`,
    attributes: [['Merek', 'Ketuk'], ['Sensor', '800–2.400 DPI'], ['Garansi', '12 bulan'], ['Postel', '97416/SDPPI/2026'], ['Negara asal', 'Tiongkok']],
    weightGrams: 110,
    digital: false,
    pictures: ['tetikus-senyap', 'tetikus-senyap-meja'],
    options: [],
    variants: [{ values: [], price: 99_000, fullPrice: 129_000, stock: 145 }],
    sold: 5_127,
    rating: 48,
    reviews: 1_594,
  },
  {
    slug: 'lisensi-aplikasi-kasir',
    name: 'Lisensi Aplikasi Kasir Laris, 1 Perangkat',
    category: 'digital',
    description: `Aplikasi kasir untuk warung dan kedai: catat penjualan tanpa internet, cetak struk Bluetooth, dan laporan laba harian.

Kode lisensi dikirim ke halaman pesanan segera setelah pembayaran diterima. Aktivasi paling lambat 90 hari setelah pembelian.`,
    attributes: [['Jenis', 'Kode lisensi'], ['Sistem', 'Android 9 ke atas'], ['Bahasa', 'Indonesia'], ['Penerbit', 'Laris Digital']],
    weightGrams: 0,
    digital: true,
    pictures: ['lisensi-kasir', 'lisensi-kasir-ponsel'],
    options: [{ name: 'Masa Berlaku', values: [{ value: '1 bulan' }, { value: '1 tahun' }] }],
    variants: [
      { values: ['1 bulan'], price: 35_000, fullPrice: null, stock: 9_999 },
      { values: ['1 tahun'], price: 299_000, fullPrice: 420_000, stock: 9_999 },
    ],
    sold: 1_389,
    rating: 47,
    reviews: 276,
  },
]
