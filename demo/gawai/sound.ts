import { choice, colours, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** More sound, and what creators carry. */
export const gawaiSound: readonly ProductInput[] = [
  {
    slug: 'earbud-kait-lari',
    name: 'Earbud Kait Telinga Angin untuk Lari',
    categorySlug: 'audio',
    description: `Kait lentur melingkari daun telinga sehingga tidak lepas saat lompat tali. Tidak menyumbat liang telinga: klakson dan sepeda dari belakang tetap terdengar.

Keringat dan gerimis aman, asal dilap sebelum masuk kotak. Bas lebih tipis daripada earbud sumbat, itu harga dari telinga yang terbuka.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Bluetooth', '5.3'],
      ['Daya tahan', '8 jam, 32 jam dengan kotak'],
      ['Ketahanan', 'IP55'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97131/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 170,
    digital: false,
    images: ['earbud-kait-hitam', 'earbud-kait-hijau'],
    options: [colours({ Hitam: '#2a2f39', Hijau: '#5cb394' })],
    variants: [
      variant('Hitam', 359_000, 44, null, 'earbud-kait-hitam'),
      variant('Hijau', 359_000, 15, null, 'earbud-kait-hijau'),
    ],
    sold: 1_132,
  },
  {
    slug: 'headphone-gim-berkabel',
    name: 'Headphone Gim Berkabel dengan Mikrofon Lepas',
    categorySlug: 'audio',
    description: `Driver 50 mm yang membuat arah langkah kaki jelas terdengar. Mikrofonnya dapat dicabut, sehingga tetap pantas dipakai menonton di kereta.

Kabel 2 meter dengan colokan 3,5 mm gabungan; pemecah ke dua colokan untuk komputer lama ada di dalam kotak. Cocok untuk konsol, laptop, maupun ponsel yang masih punya lubangnya.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Sambungan', 'Kabel 3,5 mm'],
      ['Berat', '290 g'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 680,
    digital: false,
    images: ['headphone-gim', 'headphone-gim-meja'],
    options: [],
    variants: only(289_000, 52, 349_000),
    sold: 804,
  },
  {
    slug: 'speaker-gema-boom',
    name: 'Speaker Pesta Gema Boom 60 W dengan Gagang',
    categorySlug: 'audio',
    description: `Cukup keras untuk halaman rumah, arisan, dan senam pagi satu RT. Dua woofer 5 inci, lampu cincin yang bisa dimatikan, dan lubang mikrofon karaoke dengan gema.

Beratnya 4,6 kg, dibawa dengan satu tangan. Baterai 12 jam pada volume setengah, sekitar empat jam bila ditekan penuh.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Daya', '60 W'],
      ['Bluetooth', '5.3'],
      ['Ketahanan', 'IPX4'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97138/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 5_600,
    dimensions: [45, 30, 30],
    digital: false,
    images: ['speaker-boom', 'speaker-boom-pesta'],
    options: [],
    variants: only(1_249_000, 14, 1_499_000),
    sold: 362,
  },
  {
    slug: 'soundbar-gema-bilah',
    name: 'Soundbar Gema Bilah 80 W dengan Subwoofer',
    categorySlug: 'audio',
    description: `Suara film tanpa harus menaikkan volume televisi sampai tetangga dengar. Mode Dialog menonjolkan suara orang bicara, penting untuk drama yang banyak berbisik.

Sambungkan lewat HDMI ARC, optik, atau Bluetooth. Panjang 80 cm, pas untuk televisi 43 inci ke atas; subwoofernya nirkabel, tinggal colok listrik.`,
    attributes: [
      ['Merek', 'Gema'],
      ['Daya', '80 W'],
      ['Sambungan', 'HDMI ARC, optik, Bluetooth'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97142/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 6_200,
    dimensions: [110, 25, 20],
    digital: false,
    images: ['soundbar', 'soundbar-televisi'],
    options: [],
    variants: only(1_699_000, 0),
    sold: 188,
  },
  {
    slug: 'mikrofon-kerah-nirkabel',
    name: 'Mikrofon Kerah Nirkabel Dua Pemancar',
    categorySlug: 'foto-video',
    description: `Jepit di kerah, colok penerima ke ponsel, langsung merekam dua orang sekaligus. Jangkauan 100 meter di lapangan terbuka, kira-kira 20 meter bila terhalang dinding.

Bulu penahan angin disertakan untuk wawancara di pantai. Kotaknya mengisi ulang pemancar dua kali.`,
    attributes: [
      ['Merek', 'Rekam'],
      ['Frekuensi', '2,4 GHz'],
      ['Daya tahan', '6 jam, 18 jam dengan kotak'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Postel', '97502/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 230,
    digital: false,
    images: ['mik-kerah', 'mik-kerah-dekat'],
    options: [choice('Colokan', 'USB-C', '3,5 mm')],
    variants: [variant('USB-C', 429_000, 37, 499_000), variant('3,5 mm', 459_000, 3, 529_000)],
    sold: 1_518,
  },
  {
    slug: 'tripod-ponsel-160-cm',
    name: 'Tripod Ponsel 160 cm dengan Remote Bluetooth',
    categorySlug: 'foto-video',
    description: `Kaki aluminium empat ruas, dilipat jadi 42 cm dan masuk ransel. Kepalanya berputar untuk tegak maupun mendatar, juga punya ulir 1/4 inci bagi kamera sampai 1,5 kg.

Remotenya lepas-pasang dengan baterai kancing. Di tempat berangin, gantungkan tas di kait tengah supaya tidak roboh.`,
    attributes: [
      ['Merek', 'Rekam'],
      ['Bahan', 'Aluminium'],
      ['Tinggi', '42–160 cm'],
      ['Beban', '1,5 kg'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 980,
    digital: false,
    images: ['tripod', 'tripod-ponsel'],
    options: [],
    variants: only(159_000, 73, 199_000),
    sold: 2_877,
  },
  {
    slug: 'lampu-cincin-26-cm',
    name: 'Lampu Cincin (Ring Light) 26 cm dengan Penyangga',
    categorySlug: 'foto-video',
    description: `Cahaya rata untuk jualan siaran langsung, riasan, dan rapat malam. Tiga warna dari kuning hangat sampai putih dingin, sepuluh tingkat terang.

Daya lewat USB, bisa dari power bank. Penjepit ponsel berada di tengah cincin agar pantulan di mata terlihat bulat.`,
    attributes: [
      ['Merek', 'Rekam'],
      ['Diameter', '26 cm'],
      ['Daya', '10 W, USB'],
      ['Kondisi', 'Baru'],
      ['Garansi', '6 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 1_150,
    digital: false,
    images: ['lampu-cincin', 'lampu-cincin-dekat'],
    options: [choice('Penyangga', 'Meja 50 cm', 'Lantai 210 cm')],
    variants: weighing({ 'Lantai 210 cm': 2_150 }, [
      variant('Meja 50 cm', 129_000, 48),
      variant('Lantai 210 cm', 199_000, 29, 239_000),
    ]),
    sold: 3_204,
  },
  {
    slug: 'gimbal-ponsel-tiga-sumbu',
    name: 'Gimbal Ponsel Tiga Sumbu Lipat',
    categorySlug: 'foto-video',
    description: `Rekaman jalan kaki jadi sehalus di atas rel. Kepala magnetnya memasang ponsel dalam dua detik, dan mode Ikuti mengunci wajah walau orangnya berputar.

Baterai delapan jam dan dapat mengisi ponsel saat darurat. Ponsel di atas 290 g, termasuk ponsel lipat, terlalu berat untuk motornya.`,
    attributes: [
      ['Merek', 'Rekam'],
      ['Beban', '170–290 g'],
      ['Daya tahan', '8 jam'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Postel', '97511/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 620,
    digital: false,
    images: ['gimbal', 'gimbal-jalan'],
    options: [],
    variants: only(1_099_000, 0, 1_249_000),
    sold: 256,
  },
]
