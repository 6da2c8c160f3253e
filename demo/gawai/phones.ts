import { choice, colours, variant } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** More phones, a tablet, and what is worn on the wrist. */
export const gawaiPhones: readonly ProductInput[] = [
  {
    slug: 'ponsel-nusa-lite',
    name: 'Ponsel Nusa Lite 4G Baterai 6.000 mAh',
    categorySlug: 'ponsel',
    description: `Untuk ojek, kurir, dan orang tua yang ingin ponsel awet dua hari. Layarnya LCD 90 Hz dengan kecerahan 600 nit, masih terbaca di atas motor siang hari.

Lubang earphone 3,5 mm, slot microSD terpisah, dan radio FM tetap ada. Kameranya biasa saja: cukup untuk bukti kirim dan foto keluarga di tempat terang.

Pengisi 18 W disertakan. Pembaruan keamanan dua tahun.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'LCD 6,7 inci, 90 Hz'],
      ['Baterai', '6.000 mAh, 18 W'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi Indonesia 12 bulan'],
      ['Postel', '98219/SDPPI/2026'],
      ['TKDN', '40,1%'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 470,
    digital: false,
    images: ['ponsel-lite-biru', 'ponsel-lite-layar'],
    options: [
      colours({ Biru: '#3f74e0', Hitam: '#2a2f39', Jingga: '#f28a3c' }),
      choice('Penyimpanan', '64 GB', '128 GB'),
    ],
    variants: [
      variant('Biru / 64 GB', 1_399_000, 42, 1_499_000, 'ponsel-lite-biru'),
      variant('Biru / 128 GB', 1_599_000, 27, null, 'ponsel-lite-biru'),
      variant('Hitam / 64 GB', 1_399_000, 36, 1_499_000, 'ponsel-lite-hitam'),
      variant('Hitam / 128 GB', 1_599_000, 19, null, 'ponsel-lite-hitam'),
      variant('Jingga / 64 GB', 1_399_000, 4, 1_499_000, 'ponsel-lite-jingga'),
    ],
    sold: 1_640,
  },
  {
    slug: 'ponsel-nusa-lipat',
    name: 'Ponsel Nusa Lipat 5G Layar 7,9 Inci',
    categorySlug: 'ponsel',
    description: `Dibuka menjadi tablet kecil, ditutup muat di saku kemeja. Engselnya diuji 400.000 kali lipat dan celahnya tertutup rapat sehingga debu sulit masuk.

Dua aplikasi berdampingan benar-benar berguna di sini: rapat di kiri, catatan di kanan. Bekas lipatan masih terlihat samar dari samping, kami sebutkan supaya tidak kaget.

Perlindungan layar dalam satu kali gratis selama tahun pertama.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'AMOLED lipat 7,9 inci; luar 6,4 inci'],
      ['Baterai', '4.800 mAh, 66 W'],
      ['Ketahanan', 'IPX8'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi Indonesia 24 bulan'],
      ['Postel', '98402/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 640,
    digital: false,
    images: ['ponsel-lipat-hitam', 'ponsel-lipat-terbuka'],
    options: [colours({ Hitam: '#2a2f39', Hijau: '#5cb394' }), choice('Penyimpanan', '256 GB', '512 GB')],
    variants: [
      variant('Hitam / 256 GB', 17_499_000, 5, 18_999_000, 'ponsel-lipat-hitam'),
      variant('Hitam / 512 GB', 19_499_000, 3, null, 'ponsel-lipat-hitam'),
      variant('Hijau / 512 GB', 19_499_000, 1, null, 'ponsel-lipat-hijau'),
    ],
    sold: 38,
  },
  {
    slug: 'tablet-nusa-tab-11',
    name: 'Tablet Nusa Tab 11 dengan Pena',
    categorySlug: 'ponsel',
    description: `Layar 11 inci berlapis doff yang gesekannya mirip kertas, enak untuk mencatat kuliah dan menandai PDF. Pena 4.096 tingkat tekanan menempel dengan magnet sekaligus mengisi daya.

Empat pengeras suara, baterai 8.600 mAh untuk dua film panjang ditambah perjalanan pulang. Varian seluler memakai nano-SIM dan dapat menelepon.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'LCD 11 inci, 120 Hz'],
      ['Baterai', '8.600 mAh, 33 W'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi Indonesia 12 bulan'],
      ['Postel', '98356/SDPPI/2026'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 890,
    digital: false,
    images: ['tablet-titanium', 'tablet-pena'],
    options: [
      colours({ Titanium: '#b9ab98', Biru: '#3f74e0' }),
      choice('Penyimpanan', '128 GB', '256 GB'),
      choice('Sambungan', 'Wi-Fi', 'Seluler'),
    ],
    variants: [
      variant('Titanium / 128 GB / Wi-Fi', 3_799_000, 16, 4_199_000, 'tablet-titanium'),
      variant('Titanium / 128 GB / Seluler', 4_399_000, 8, null, 'tablet-titanium'),
      variant('Titanium / 256 GB / Wi-Fi', 4_299_000, 11, null, 'tablet-titanium'),
      variant('Titanium / 256 GB / Seluler', 4_899_000, 2, null, 'tablet-titanium'),
      variant('Biru / 128 GB / Wi-Fi', 3_799_000, 13, 4_199_000, 'tablet-biru'),
      variant('Biru / 256 GB / Seluler', 4_899_000, 0, null, 'tablet-biru'),
    ],
    sold: 427,
  },
  {
    slug: 'ponsel-tombol-klasik',
    name: 'Ponsel Tombol Nusa Klasik Dual SIM',
    categorySlug: 'ponsel',
    description: `Telepon, SMS, senter, radio. Tombol besarnya menyala dan berbunyi saat ditekan, sehingga banyak dibeli untuk kakek nenek atau sebagai cadangan ke gunung.

Baterai lepas 1.450 mAh tahan siaga 20 hari. Mendukung VoLTE, jadi tetap bisa menelepon setelah jaringan 2G dan 3G dimatikan.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', '2,4 inci'],
      ['Baterai', '1.450 mAh, bisa dilepas'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi Indonesia 12 bulan'],
      ['Postel', '98188/SDPPI/2025'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 210,
    digital: false,
    images: ['ponsel-tombol-hitam', 'ponsel-tombol-merah'],
    options: [colours({ Hitam: '#2a2f39', Merah: '#dc3f45' })],
    variants: [
      variant('Hitam', 349_000, 61, null, 'ponsel-tombol-hitam'),
      variant('Merah', 349_000, 24, null, 'ponsel-tombol-merah'),
    ],
    sold: 1_205,
  },
  {
    slug: 'gelang-pintar-sehat',
    name: 'Gelang Pintar Sehat Layar AMOLED 14 Hari',
    categorySlug: 'jam-pintar',
    description: `Lebih ringan daripada jam dan jarang perlu diisi: dua pekan sekali untuk pemakaian biasa. Menghitung langkah, tidur, detak jantung, dan kadar oksigen sebagai gambaran, bukan diagnosis.

Getarnya cukup kuat untuk membangunkan tanpa mengganggu pasangan. Tali karet dapat diganti tanpa alat.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'AMOLED 1,6 inci'],
      ['Ketahanan', '5 ATM'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97344/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 90,
    digital: false,
    images: ['gelang-hitam', 'gelang-bertiga'],
    options: [colours({ Hitam: '#2a2f39', Ungu: '#9a7be0', Jingga: '#f28a3c' }, 'Warna Tali')],
    variants: [
      variant('Hitam', 379_000, 70, 449_000, 'gelang-hitam'),
      variant('Ungu', 379_000, 33, 449_000, 'gelang-ungu'),
      variant('Jingga', 379_000, 18, 449_000, 'gelang-jingga'),
    ],
    sold: 987,
  },
  {
    slug: 'jam-pintar-anak-pelacak',
    name: 'Jam Pintar Anak dengan GPS dan Panggilan Video',
    categorySlug: 'jam-pintar',
    description: `Orang tua melihat lokasi anak di peta dan memberi batas wilayah sekolah; begitu keluar, ponsel Anda berbunyi. Nomor yang boleh menelepon ditentukan dari aplikasi.

Tidak ada browser, tidak ada toko gim. Mode kelas membisukan semuanya pada jam pelajaran.

Kartu SIM 4G dijual terpisah; paket data 1 GB sebulan sudah cukup.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Layar', 'IPS 1,7 inci'],
      ['Ketahanan', 'IP67'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Resmi 12 bulan'],
      ['Postel', '97361/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 150,
    digital: false,
    images: ['jam-anak-biru', 'jam-anak-ungu'],
    options: [colours({ Biru: '#3f74e0', Ungu: '#9a7be0' })],
    variants: [variant('Biru', 699_000, 21, null, 'jam-anak-biru'), variant('Ungu', 699_000, 9, null, 'jam-anak-ungu')],
    sold: 415,
  },
]
