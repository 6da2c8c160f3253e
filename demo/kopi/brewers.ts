import { choice, colours, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const kopiBrewers: readonly ProductInput[] = [
  {
    slug: 'moka-pot-aluminium',
    name: 'Moka Pot Aluminium Segi Delapan',
    categorySlug: 'alat-seduh',
    description: `Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.`,
    attributes: [
      ['Bahan', 'Aluminium, gagang nilon'],
      ['Kompor', 'Gas, listrik; bukan induksi'],
      ['Merek', 'Bara Api'],
      ['Garansi', '1 tahun'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 620,
    digital: false,
    images: ['moka-perak', 'moka-kompor'],
    options: [colours({ Perak: '#c9ccd0', Merah: '#a8322a' }), choice('Kapasitas', '3 cangkir', '6 cangkir')],
    variants: weighing({ '6 cangkir': 860 }, [
      variant('Perak / 3 cangkir', 149_000, 38, null, 'moka-perak'),
      variant('Perak / 6 cangkir', 189_000, 25, null, 'moka-perak'),
      variant('Merah / 3 cangkir', 159_000, 7, null, 'moka-merah'),
    ]),
    sold: 1_011,
  },
  {
    slug: 'french-press-kaca',
    name: 'French Press Kaca Borosilikat Rangka Baja',
    categorySlug: 'alat-seduh',
    description: `Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.`,
    attributes: [
      ['Bahan', 'Kaca borosilikat, baja tahan karat'],
      ['Perawatan', 'Aman untuk mesin cuci piring'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 780,
    digital: false,
    images: ['french-press', 'french-press-meja'],
    options: [choice('Kapasitas', '350 ml', '600 ml', '1 liter')],
    variants: weighing({ '600 ml': 920, '1 liter': 1_120 }, [
      variant('350 ml', 135_000, 31),
      variant('600 ml', 169_000, 24, 195_000),
      variant('1 liter', 219_000, 0, 249_000),
    ]),
    sold: 724,
  },
  {
    slug: 'alat-seduh-tekan-udara',
    name: 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring',
    categorySlug: 'alat-seduh',
    description: `Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.`,
    attributes: [
      ['Bahan', 'Kopoliester bebas BPA, karet silikon'],
      ['Kapasitas', '240 ml'],
      ['Isi paket', 'Alat, pengaduk, sendok, 100 kertas saring'],
      ['Merek', 'Jejak'],
      ['Garansi', '1 tahun'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 420,
    digital: false,
    images: ['alat-tekan', 'alat-tekan-bagian'],
    options: [],
    variants: only(279_000, 16, 320_000),
    sold: 358,
  },
  {
    slug: 'vietnam-drip-baja',
    name: 'Saringan Vietnam Drip Baja Tahan Karat',
    categorySlug: 'alat-seduh',
    description: `Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.`,
    attributes: [
      ['Bahan', 'Baja tahan karat 304'],
      ['Merek', 'Bara Api'],
      ['Negara asal', 'Vietnam'],
    ],
    weightGrams: 140,
    digital: false,
    images: ['vietnam-drip', 'vietnam-drip-susu'],
    options: [choice('Ukuran', '120 ml', '180 ml')],
    variants: weighing({ '180 ml': 170 }, [variant('120 ml', 39_000, 84), variant('180 ml', 48_000, 52)]),
    sold: 1_569,
  },
  {
    slug: 'server-kaca-bening',
    name: 'Server Kaca Borosilikat dengan Tutup Kayu',
    categorySlug: 'alat-seduh',
    description: `Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.`,
    attributes: [
      ['Bahan', 'Kaca borosilikat, kayu mahoni'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 430,
    digital: false,
    images: ['server-kaca', 'server-kaca-tuang'],
    options: [choice('Kapasitas', '400 ml', '600 ml')],
    variants: weighing({ '600 ml': 520 }, [variant('400 ml', 98_000, 27), variant('600 ml', 118_000, 33)]),
    sold: 491,
  },
  {
    slug: 'kertas-saring-kerucut',
    name: 'Kertas Saring Kerucut Isi 100 Lembar',
    categorySlug: 'alat-seduh',
    description: `Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.`,
    attributes: [
      ['Isi', '100 lembar'],
      ['Bahan', 'Serat kayu murni'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Jepang'],
    ],
    weightGrams: 190,
    digital: false,
    images: ['kertas-saring-putih', 'kertas-saring-cokelat'],
    options: [colours({ Putih: '#fbf7ee', Cokelat: '#c79a68' }), choice('Nomor', '01', '02')],
    variants: [
      variant('Putih / 01', 42_000, 130, null, 'kertas-saring-putih'),
      variant('Putih / 02', 49_000, 164, null, 'kertas-saring-putih'),
      variant('Cokelat / 01', 39_000, 88, null, 'kertas-saring-cokelat'),
      variant('Cokelat / 02', 46_000, 5, null, 'kertas-saring-cokelat'),
    ],
    sold: 3_760,
  },
]
