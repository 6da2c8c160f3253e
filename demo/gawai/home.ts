import { choice, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** The house, and what is downloaded. */
export const gawaiHome: readonly ProductInput[] = [
  {
    slug: 'router-wifi-6-pancar',
    name: 'Router Wi-Fi 6 Pancar AX3000 Empat Antena',
    categorySlug: 'rumah-pintar',
    description: `Menjangkau rumah dua lantai tipe 70 tanpa penguat tambahan, asal ditaruh di tengah dan tidak di dalam lemari. Sampai 60 perangkat tersambung tanpa rebutan.

Pengaturannya lewat aplikasi berbahasa Indonesia, termasuk jam tidur untuk gawai anak. Bekerja di belakang modem semua penyedia internet rumah.`,
    attributes: [
      ['Merek', 'Pancar'],
      ['Kecepatan', '2.402 + 574 Mbps'],
      ['Sambungan', '4 LAN gigabit'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 24 bulan'],
      ['Postel', '97610/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 780,
    digital: false,
    images: ['router', 'router-ruang'],
    options: [],
    variants: only(629_000, 32, 749_000),
    sold: 1_145,
  },
  {
    slug: 'modem-saku-4g',
    name: 'Modem Saku Wi-Fi 4G 3.000 mAh',
    categorySlug: 'rumah-pintar',
    description: `Internet untuk sekelompok orang di mobil, vila, atau lokasi syuting. Masukkan kartu SIM operator apa pun, nyalakan, dan sepuluh perangkat langsung terhubung.

Layar kecilnya menampilkan sisa kuota dan baterai. Tahan sekitar sembilan jam; bisa dipakai sambil diisi dari power bank.`,
    attributes: [
      ['Merek', 'Pancar'],
      ['Kecepatan', '150 Mbps'],
      ['Baterai', '3.000 mAh'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97618/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 180,
    digital: false,
    images: ['modem-saku', 'modem-saku-ponsel'],
    options: [],
    variants: only(389_000, 25),
    sold: 820,
  },
  {
    slug: 'lampu-pintar-warna',
    name: 'Lampu Pintar LED Warna E27',
    categorySlug: 'rumah-pintar',
    description: `Pasang di fiting biasa, atur dari ponsel atau suara. Enam belas juta warna terdengar berlebihan, tetapi putih hangat untuk malam dan putih siang untuk belajar benar-benar terpakai.

Sesudah listrik padam, lampu kembali ke keadaan terakhir dan tidak menyala tengah malam. Butuh Wi-Fi 2,4 GHz, tanpa hub.`,
    attributes: [
      ['Merek', 'Lentra'],
      ['Fiting', 'E27'],
      ['Kondisi', 'Baru'],
      ['Garansi', '24 bulan'],
      ['Postel', '97655/SDPPI/2026'],
      ['Negara asal', 'Indonesia'],
    ],
    sni: 'SNI IEC 62560:2015',
    weightGrams: 110,
    digital: false,
    images: ['lampu-pintar', 'lampu-pintar-warna'],
    options: [choice('Daya', '9 W', '12 W'), choice('Isi', '1 buah', '4 buah')],
    variants: weighing({ '4 buah': 430 }, [
      variant('9 W / 1 buah', 69_000, 190),
      variant('9 W / 4 buah', 249_000, 42, 276_000),
      variant('12 W / 1 buah', 89_000, 76),
    ]),
    sold: 3_915,
  },
  {
    slug: 'cctv-dalam-putar',
    name: 'CCTV Wi-Fi Dalam Ruang Putar 360° 3 MP',
    categorySlug: 'rumah-pintar',
    description: `Lihat kucing, bayi, atau toko dari mana saja, dan bicara lewat pengerasnya. Kamera berputar mengikuti gerak lalu kembali ke posisi awal.

Rekaman disimpan di microSD sampai 256 GB tanpa langganan. Penyimpanan awan tersedia bagi yang mau, tidak dipaksakan; gambar disandikan dari kamera sampai ponsel.`,
    attributes: [
      ['Merek', 'Awas'],
      ['Resolusi', '3 MP'],
      ['Sambungan', 'Wi-Fi 2,4 GHz'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 24 bulan'],
      ['Postel', '97702/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 320,
    digital: false,
    images: ['cctv', 'cctv-malam'],
    options: [choice('Paket', 'Kamera saja', 'Dengan microSD 64 GB')],
    variants: [variant('Kamera saja', 289_000, 66, 349_000), variant('Dengan microSD 64 GB', 369_000, 23, 444_000)],
    sold: 2_582,
  },
  {
    slug: 'colokan-pintar-16-a',
    name: 'Colokan Pintar 16 A dengan Catatan Pemakaian',
    categorySlug: 'rumah-pintar',
    description: `Tahu berapa rupiah dispenser memakan listrik sebulan: aplikasi mencatat watt dan menghitungnya dengan tarif PLN rumah Anda. Nyala dan mati dapat dijadwalkan, misalnya pompa air sebelum subuh.

Terputus sendiri bila beban melewati batas. Ukurannya ramping, tidak menutupi lubang di sebelahnya.`,
    attributes: [
      ['Merek', 'Lentra'],
      ['Daya', 'Maksimal 3.680 W'],
      ['Kondisi', 'Baru'],
      ['Garansi', '24 bulan'],
      ['Postel', '97661/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    sni: 'SNI IEC 60884-1:2014',
    weightGrams: 110,
    digital: false,
    images: ['colokan-pintar', 'colokan-pintar-ponsel'],
    options: [],
    variants: only(125_000, 1, 149_000),
    sold: 1_264,
  },
  {
    slug: 'lisensi-antivirus-benteng',
    name: 'Lisensi Antivirus Benteng Keluarga',
    categorySlug: 'digital',
    description: `Satu kode melindungi laptop, ponsel, dan tablet serumah dari tautan palsu dan file berbahaya. Pemindaiannya ringan, tidak membuat laptop RAM 4 GB tersendat.

Kode 25 huruf muncul di halaman pesanan beserta tautan pemasang. Masa berlaku mulai dihitung sejak diaktifkan, bukan sejak dibeli.`,
    attributes: [
      ['Jenis', 'Kode lisensi'],
      ['Sistem', 'Windows 10, macOS 13, Android 10 ke atas'],
      ['Bahasa', 'Indonesia, Inggris'],
      ['Penerbit', 'Benteng Siber'],
    ],
    weightGrams: 0,
    digital: true,
    images: ['antivirus', 'antivirus-laptop'],
    options: [
      choice('Perangkat', '1 perangkat', '3 perangkat', '5 perangkat'),
      choice('Masa Berlaku', '1 tahun', '2 tahun'),
    ],
    variants: [
      variant('1 perangkat / 1 tahun', 99_000, 9_999),
      variant('3 perangkat / 1 tahun', 179_000, 9_999, 249_000),
      variant('3 perangkat / 2 tahun', 319_000, 9_999, 449_000),
      variant('5 perangkat / 1 tahun', 239_000, 9_999, 339_000),
    ],
    sold: 742,
  },
  {
    slug: 'paket-template-jualan',
    name: 'Paket 120 Template Konten Jualan untuk UMKM',
    categorySlug: 'digital',
    description: `Katalog, poster diskon, ucapan hari raya, sampul sorotan, dan kartu nama yang tinggal diganti foto serta harganya. Hurufnya bebas pakai untuk usaha.

File dibuka dengan aplikasi desain gratis di browser, tidak perlu komputer kuat. Pembelian ini termasuk pembaruan tema Ramadan dan tahun baru selama setahun.`,
    attributes: [
      ['Format', 'PNG, PPTX, SVG'],
      ['Isi', '120 template'],
      ['Bahasa', 'Indonesia'],
      ['Penerbit', 'Laris Digital'],
    ],
    weightGrams: 0,
    digital: true,
    images: ['template', 'template-ponsel'],
    options: [],
    variants: only(79_000, 9_999, 149_000),
    sold: 1_098,
  },
]
