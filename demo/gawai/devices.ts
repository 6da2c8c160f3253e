import type { ProductInput } from '#shared/admin/catalog.ts'

const phoneColours = [
  { colour: 'Biru Laut', image: 'ponsel-nusa-biru', stock: [14, 22, 9] },
  { colour: 'Hitam', image: 'ponsel-nusa-hitam', stock: [20, 17, 6] },
  { colour: 'Hijau', image: 'ponsel-nusa-hijau', stock: [8, 0, 3] },
]

/** The largest memory comes with the largest storage only, so not every combination exists. */
const phoneModels = [
  { memory: '8 GB', storage: '128 GB', price: 3_299_000, fullPrice: 3_599_000 },
  { memory: '8 GB', storage: '256 GB', price: 3_699_000, fullPrice: 3_999_000 },
  { memory: '12 GB', storage: '256 GB', price: 4_199_000, fullPrice: null },
]

const phoneVariants: ProductInput['variants'] = phoneColours.flatMap(({ colour, image, stock }) =>
  phoneModels.map(({ memory, storage, price, fullPrice }, index) => ({
    values: [colour, memory, storage],
    price,
    fullPrice,
    stock: stock[index] ?? 0,
    image,
  })),
)

export const gawaiDevices: readonly ProductInput[] = [
  {
    slug: 'ponsel-nusa-x3',
    name: 'Ponsel Nusa X3 5G Layar AMOLED 6,6 Inci',
    categorySlug: 'ponsel',
    description: `Layar AMOLED 120 Hz yang tetap terbaca di bawah matahari, baterai 5.000 mAh, dan dua kamera 50 MP dengan penstabil optik.

Mendukung dua nano-SIM dan semua pita 5G yang dipakai operator Indonesia. Pengisi daya 33 W dan pelindung bening sudah ada di dalam kotak.

IMEI terdaftar resmi. Pembaruan keamanan dijanjikan empat tahun.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'AMOLED 6,6 inci, 120 Hz'],
      ['Baterai', '5.000 mAh, 33 W'],
      ['Garansi', 'Resmi Indonesia 12 bulan'],
      ['Postel', '98214/SDPPI/2026'],
      ['TKDN', '37,4%'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 480,
    digital: false,
    images: ['ponsel-nusa-biru', 'ponsel-nusa-kamera', 'ponsel-nusa-hitam'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Biru Laut', swatch: '#3f74e0' },
          { value: 'Hitam', swatch: '#2a2f39' },
          { value: 'Hijau', swatch: '#5cb394' },
        ],
      },
      { name: 'RAM', values: [{ value: '8 GB' }, { value: '12 GB' }] },
      { name: 'Penyimpanan', values: [{ value: '128 GB' }, { value: '256 GB' }] },
    ],
    variants: phoneVariants,
    sold: 1_864,
  },
  {
    slug: 'ponsel-nusa-ultra',
    name: 'Ponsel Nusa Ultra 5G 16/512 GB Rangka Titanium',
    categorySlug: 'ponsel',
    description: `Tiga kamera dengan lensa tele 5×, sensor utama 1 inci, dan rekaman 4K 60 fps di ketiganya. Rangka titanium dengan kaca belakang doff yang tidak mudah licin.

Tahan air IP68. Pengisian kabel 80 W dan nirkabel 50 W; pengisi daya dijual terpisah.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'LTPO AMOLED 6,8 inci'],
      ['Baterai', '5.400 mAh'],
      ['Ketahanan', 'IP68'],
      ['Garansi', 'Resmi Indonesia 24 bulan'],
      ['Postel', '98377/SDPPI/2026'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 560,
    digital: false,
    images: ['ponsel-nusa-ultra-titanium', 'ponsel-nusa-ultra-kamera', 'ponsel-nusa-ultra-layar'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Titanium', swatch: '#b9ab98' },
          { value: 'Ungu', swatch: '#9a7be0' },
        ],
      },
    ],
    variants: [
      {
        values: ['Titanium'],
        price: 12_999_000,
        fullPrice: 13_999_000,
        stock: 7,
        image: 'ponsel-nusa-ultra-titanium',
      },
      { values: ['Ungu'], price: 12_999_000, fullPrice: 13_999_000, stock: 2, image: 'ponsel-nusa-ultra-ungu' },
    ],
    sold: 146,
  },
  {
    slug: 'earbud-awan-pro',
    name: 'Earbud Nirkabel Awan Pro dengan Peredam Bising',
    categorySlug: 'audio',
    description: `Peredam bising aktif hingga 42 dB, cocok di KRL maupun kedai kopi. Enam mikrofon membuat suara tetap jelas saat menelepon di motor yang berhenti.

Baterai 7 jam, total 30 jam dengan kotak pengisi. Tersedia tiga ukuran karet telinga.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Bluetooth', '5.4'],
      ['Daya tahan', '7 jam, 30 jam dengan kotak'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97102/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 160,
    digital: false,
    images: ['earbud-awan-putih', 'earbud-awan-lepas'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Putih', swatch: '#eceff4' },
          { value: 'Hitam', swatch: '#2a2f39' },
          { value: 'Ungu', swatch: '#9a7be0' },
        ],
      },
    ],
    variants: [
      { values: ['Putih'], price: 449_000, fullPrice: 599_000, stock: 58, image: 'earbud-awan-putih' },
      { values: ['Hitam'], price: 449_000, fullPrice: 599_000, stock: 41, image: 'earbud-awan-hitam' },
      { values: ['Ungu'], price: 459_000, fullPrice: 599_000, stock: 12, image: 'earbud-awan-ungu' },
    ],
    sold: 6_204,
  },
  {
    slug: 'headphone-sunyi',
    name: 'Headphone Sunyi Over-Ear Lipat 50 Jam',
    categorySlug: 'audio',
    description: `Bantalan busa memori berlapis kulit sintetis berpori, ringan di kepala untuk rapat panjang. Bisa dipakai dengan kabel 3,5 mm saat baterai habis.

Dua perangkat dapat tersambung bersamaan, berpindah otomatis saat ada panggilan.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Berat', '248 g'],
      ['Daya tahan', '50 jam'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97115/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 620,
    digital: false,
    images: ['headphone-sunyi', 'headphone-sunyi-meja'],
    options: [],
    variants: [{ values: [], price: 799_000, fullPrice: null, stock: 23 }],
    sold: 917,
  },
  {
    slug: 'speaker-gema-mini',
    name: 'Speaker Bluetooth Gema Mini Tahan Air',
    categorySlug: 'audio',
    description: `Seukuran botol minum, suara 12 W ke segala arah. Tahan air IPX7, jadi aman di tepi kolam dan saat hujan.

Dua speaker dapat dipasangkan menjadi stereo. Pita lampunya mengikuti irama dan dapat dimatikan.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Daya', '12 W'],
      ['Ketahanan', 'IPX7'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97120/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 540,
    digital: false,
    images: ['speaker-gema-jingga', 'speaker-gema-pasang'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Jingga', swatch: '#f28a3c' },
          { value: 'Biru', swatch: '#3f74e0' },
        ],
      },
    ],
    variants: [
      { values: ['Jingga'], price: 249_000, fullPrice: 299_000, stock: 36, image: 'speaker-gema-jingga' },
      { values: ['Biru'], price: 249_000, fullPrice: 299_000, stock: 19, image: 'speaker-gema-biru' },
    ],
    sold: 3_318,
  },
  {
    slug: 'jam-pintar-lari-2',
    name: 'Jam Pintar Lari 2 dengan GPS dan Detak Jantung',
    categorySlug: 'jam-pintar',
    description: `GPS dua pita untuk rute lari di antara gedung, layar AMOLED yang selalu menyala, dan baterai sembilan hari pemakaian wajar.

Notifikasi pesan dalam bahasa Indonesia, pengingat salat, dan tahan air 5 ATM. Bukan alat medis.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'AMOLED 1,9 inci'],
      ['Ketahanan', '5 ATM'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97340/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 180,
    digital: false,
    images: ['jam-pintar-hitam', 'jam-pintar-dekat'],
    options: [
      {
        name: 'Warna Tali',
        values: [
          { value: 'Hitam', swatch: '#2a2f39' },
          { value: 'Jingga', swatch: '#f28a3c' },
          { value: 'Hijau', swatch: '#5cb394' },
        ],
      },
    ],
    variants: [
      { values: ['Hitam'], price: 1_149_000, fullPrice: 1_299_000, stock: 25, image: 'jam-pintar-hitam' },
      { values: ['Jingga'], price: 1_149_000, fullPrice: 1_299_000, stock: 3, image: 'jam-pintar-jingga' },
      { values: ['Hijau'], price: 1_149_000, fullPrice: 1_299_000, stock: 10, image: 'jam-pintar-hijau' },
    ],
    sold: 1_073,
  },
]
