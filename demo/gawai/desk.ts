import { weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const gawaiDesk: readonly ProductInput[] = [
  {
    slug: 'kabel-tenun-usb-c',
    name: 'Kabel Tenun USB-C ke USB-C 100 W',
    categorySlug: 'daya',
    description: `Anyaman nilon rapat yang tidak mudah kusut, diuji tekuk 20.000 kali. Cip penanda arus membuat laptop mau mengisi penuh 100 W.

Kecepatan data 480 Mbps. Ada tali perekat untuk menggulung.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Daya', 'Hingga 100 W'],
      ['Bahan', 'Nilon tenun'],
      ['Garansi', '18 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 60,
    digital: false,
    images: ['kabel-tenun-hitam', 'kabel-tenun-dekat'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Hitam', swatch: '#2a2f39' },
          { value: 'Merah', swatch: '#dc3f45' },
          { value: 'Putih', swatch: '#eceff4' },
        ],
      },
      { name: 'Panjang', values: [{ value: '25 cm' }, { value: '1 m' }, { value: '2 m' }] },
    ],
    variants: weighing({ '25 cm': 40, '2 m': 85 }, [
      { values: ['Hitam', '25 cm'], price: 29_000, fullPrice: null, stock: 120, image: 'kabel-tenun-hitam' },
      { values: ['Hitam', '1 m'], price: 45_000, fullPrice: null, stock: 260, image: 'kabel-tenun-hitam' },
      { values: ['Hitam', '2 m'], price: 59_000, fullPrice: null, stock: 175, image: 'kabel-tenun-hitam' },
      { values: ['Merah', '1 m'], price: 45_000, fullPrice: null, stock: 80, image: 'kabel-tenun-merah' },
      { values: ['Merah', '2 m'], price: 59_000, fullPrice: null, stock: 0, image: 'kabel-tenun-merah' },
      { values: ['Putih', '1 m'], price: 45_000, fullPrice: null, stock: 94, image: 'kabel-tenun-putih' },
    ]),
    sold: 12_450,
  },
  {
    slug: 'pengisi-daya-gan-65-w',
    name: 'Pengisi Daya GaN 65 W Tiga Porta USB-C',
    categorySlug: 'daya',
    description: `Satu pengisi untuk laptop, ponsel, dan earbud sekaligus. Teknologi GaN membuatnya sepertiga lebih kecil daripada pengisi laptop biasa dan tidak panas di tangan.

Colokan dua pin bulat standar Indonesia, tidak perlu adaptor.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Daya', '65 W total'],
      ['Masukan', '100–240 V, 50/60 Hz'],
      ['Garansi', '18 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    sni: 'SNI IEC 62368-1:2014',
    weightGrams: 150,
    digital: false,
    images: ['pengisi-gan', 'pengisi-gan-kabel'],
    options: [],
    variants: [{ values: [], price: 269_000, fullPrice: 329_000, stock: 87 }],
    sold: 4_596,
  },
  {
    slug: 'bank-daya-20000',
    name: 'Power Bank 20.000 mAh 45 W Layar Angka',
    categorySlug: 'daya',
    description: `Kapasitas nyata 12.600 mAh pada 5 V, kira-kira tiga kali isi penuh ponsel. Layar menunjukkan sisa daya sampai satu persen.

Kapasitas 74 Wh, boleh dibawa ke kabin pesawat.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Kapasitas', '20.000 mAh (74 Wh)'],
      ['Keluaran', '45 W USB-C, 18 W USB-C'],
      ['Garansi', '12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 430,
    digital: false,
    images: ['bank-daya', 'bank-daya-isi'],
    options: [],
    variants: [{ values: [], price: 389_000, fullPrice: null, stock: 4 }],
    sold: 2_731,
  },
  {
    slug: 'papan-ketik-mekanik-65',
    name: 'Papan Ketik Mekanik Nirkabel 65% Hot-Swap dengan Tiga Sambungan: Bluetooth, 2,4 GHz, dan Kabel',
    categorySlug: 'komputer',
    description: `Tata letak 65% yang hemat meja, saklar dapat diganti tanpa solder. Peredam busa dan silikon membuat bunyinya rendah dan bulat.

Baterai 4.000 mAh, tahan sekitar sebulan tanpa lampu. Tombol PBT tidak mengilap walau sering dipakai.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Jumlah tombol', '66'],
      ['Bahan tombol', 'PBT'],
      ['Garansi', '12 bulan'],
      ['Postel', '97415/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 980,
    digital: false,
    images: ['papan-ketik-putih', 'papan-ketik-dekat'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Putih', swatch: '#eceff4' },
          { value: 'Ungu', swatch: '#9a7be0' },
        ],
      },
      { name: 'Saklar', values: [{ value: 'Linear' }, { value: 'Taktil' }] },
    ],
    variants: [
      { values: ['Putih', 'Linear'], price: 689_000, fullPrice: null, stock: 18, image: 'papan-ketik-putih' },
      { values: ['Putih', 'Taktil'], price: 689_000, fullPrice: null, stock: 13, image: 'papan-ketik-putih' },
      { values: ['Ungu', 'Linear'], price: 719_000, fullPrice: null, stock: 7, image: 'papan-ketik-ungu' },
      { values: ['Ungu', 'Taktil'], price: 719_000, fullPrice: null, stock: 0, image: 'papan-ketik-ungu' },
    ],
    sold: 684,
  },
  {
    slug: 'tetikus-senyap',
    name: 'Mouse Nirkabel Senyap 2,4 GHz',
    categorySlug: 'komputer',
    description: `Klik hampir tanpa bunyi, nyaman dipakai saat yang lain tidur atau rapat daring. Bentuk simetris untuk tangan kanan maupun kiri.

Memakai satu baterai AA, tahan sekitar 14 bulan. Baterai sudah termasuk.`,
    attributes: [
      ['Merek', 'Ketuk'],
      ['Sensor', '800–2.400 DPI'],
      ['Garansi', '12 bulan'],
      ['Postel', '97416/SDPPI/2026'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 110,
    digital: false,
    images: ['tetikus-senyap', 'tetikus-senyap-meja'],
    options: [],
    variants: [{ values: [], price: 99_000, fullPrice: 129_000, stock: 145 }],
    sold: 5_127,
  },
  {
    slug: 'lisensi-aplikasi-kasir',
    name: 'Lisensi Aplikasi Kasir Laris, 1 Perangkat',
    categorySlug: 'digital',
    description: `Aplikasi kasir untuk warung dan kedai: catat penjualan tanpa internet, cetak struk Bluetooth, dan laporan laba harian.

Kode lisensi dikirim ke halaman pesanan segera setelah pembayaran diterima. Aktivasi paling lambat 90 hari setelah pembelian.`,
    attributes: [
      ['Jenis', 'Kode lisensi'],
      ['Sistem', 'Android 9 ke atas'],
      ['Bahasa', 'Indonesia'],
      ['Penerbit', 'Laris Digital'],
    ],
    weightGrams: 0,
    digital: true,
    images: ['lisensi-kasir', 'lisensi-kasir-ponsel'],
    options: [{ name: 'Masa Berlaku', values: [{ value: '1 bulan' }, { value: '1 tahun' }] }],
    variants: [
      { values: ['1 bulan'], price: 35_000, fullPrice: null, stock: 9_999 },
      { values: ['1 tahun'], price: 299_000, fullPrice: 420_000, stock: 9_999 },
    ],
    sold: 1_389,
  },
]
