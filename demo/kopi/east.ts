import { choice, variant, weighing } from '#demo/variants.ts'
import { grind } from './parts.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** Origins of Java, Bali and Papua. */
export const kopiEast: readonly ProductInput[] = [
  {
    slug: 'arabika-java-preanger-gunung-tilu',
    name: 'Kopi Arabika Java Preanger Gunung Tilu Natural',
    categorySlug: 'biji-kopi',
    description: `Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.`,
    attributes: [
      ['Asal', 'Bandung, Jawa Barat'],
      ['Ketinggian', '1.350–1.550 mdpl'],
      ['Varietas', 'Sigararutang, Kartika'],
      ['Proses', 'Natural'],
      ['Tingkat sangrai', 'Terang ke sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010429-29',
    weightGrams: 230,
    digital: false,
    images: ['preanger', 'preanger-kebun'],
    options: [choice('Ukuran', '200 g', '500 g', '1 kg'), grind],
    variants: weighing({ '500 g': 530, '1 kg': 1_000 }, [
      variant('200 g / Biji utuh', 92_000, 52),
      variant('200 g / Kasar', 92_000, 13),
      variant('200 g / Sedang', 92_000, 27),
      variant('200 g / Halus', 92_000, 10),
      variant('500 g / Biji utuh', 215_000, 18, 230_000),
      variant('500 g / Sedang', 215_000, 6, 230_000),
      variant('1 kg / Biji utuh', 405_000, 4, 460_000),
    ]),
    sold: 1_502,
  },
  {
    slug: 'arabika-bondowoso-ijen-raung',
    name: 'Kopi Arabika Bondowoso Ijen Raung Full Wash',
    categorySlug: 'biji-kopi',
    description: `Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.`,
    attributes: [
      ['Asal', 'Bondowoso, Jawa Timur'],
      ['Ketinggian', '1.000–1.500 mdpl'],
      ['Varietas', 'Kartika, Linie S'],
      ['Proses', 'Full wash'],
      ['Tingkat sangrai', 'Sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010430-29',
    weightGrams: 230,
    digital: false,
    images: ['bondowoso', 'bondowoso-cangkir'],
    options: [choice('Ukuran', '200 g', '500 g'), choice('Gilingan', 'Biji utuh', 'Sedang', 'Halus')],
    variants: weighing({ '500 g': 530 }, [
      variant('200 g / Biji utuh', 82_000, 41),
      variant('200 g / Sedang', 82_000, 19),
      variant('200 g / Halus', 82_000, 23),
      variant('500 g / Biji utuh', 189_000, 12),
      variant('500 g / Halus', 189_000, 9),
    ]),
    sold: 958,
  },
  {
    slug: 'robusta-temanggung-petik-merah',
    name: 'Kopi Robusta Temanggung Petik Merah Natural 250 g',
    categorySlug: 'biji-kopi',
    description: `Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.`,
    attributes: [
      ['Berat bersih', '250 g'],
      ['Asal', 'Temanggung, Jawa Tengah'],
      ['Ketinggian', '700–900 mdpl'],
      ['Varietas', 'BP 358, BP 42'],
      ['Proses', 'Natural'],
      ['Tingkat sangrai', 'Sedang ke gelap'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010431-29',
    weightGrams: 280,
    digital: false,
    images: ['temanggung', 'temanggung-susu'],
    options: [grind],
    variants: [
      variant('Biji utuh', 54_000, 63),
      variant('Kasar', 54_000, 18),
      variant('Sedang', 54_000, 40),
      variant('Halus', 54_000, 57),
    ],
    sold: 2_140,
  },
  {
    slug: 'arabika-kintamani-subak-abian',
    name: 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g',
    categorySlug: 'biji-kopi',
    description: `Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Asal', 'Bangli, Bali'],
      ['Ketinggian', '1.200–1.500 mdpl'],
      ['Varietas', 'Kopyol, S-795'],
      ['Proses', 'Full wash'],
      ['Tingkat sangrai', 'Terang ke sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010432-29',
    weightGrams: 230,
    digital: false,
    images: ['kintamani', 'kintamani-jeruk'],
    options: [grind],
    variants: [
      variant('Biji utuh', 88_000, 34),
      variant('Kasar', 88_000, 14),
      variant('Sedang', 88_000, 26),
      variant('Halus', 88_000, 16),
    ],
    sold: 1_096,
  },
  {
    slug: 'arabika-wamena-lembah-baliem',
    name: 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g',
    categorySlug: 'biji-kopi',
    description: `Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, minta kabarnya di halaman ini.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Asal', 'Jayawijaya, Papua Pegunungan'],
      ['Ketinggian', '1.600–1.800 mdpl'],
      ['Varietas', 'Typica'],
      ['Proses', 'Full wash'],
      ['Tingkat sangrai', 'Sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010433-29',
    weightGrams: 230,
    digital: false,
    images: ['wamena', 'wamena-bubuk'],
    options: [choice('Gilingan', 'Biji utuh', 'Sedang')],
    variants: [variant('Biji utuh', 128_000, 5), variant('Sedang', 128_000, 2)],
    sold: 389,
  },
]
