import { choice, colours, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** More power, and what protects a phone. */
export const gawaiPower: readonly ProductInput[] = [
  {
    slug: 'bank-daya-magnet-10000',
    name: 'Power Bank Magnetik 10.000 mAh Setipis Kartu',
    categorySlug: 'daya',
    description: `Menempel di punggung ponsel dan mengisi tanpa kabel, 15 W untuk ponsel bermagnet. Lewat kabel lajunya 20 W, lebih cepat dan lebih hemat.

Tebalnya 13 mm sehingga ponsel masih nyaman digenggam sambil diisi. Kapasitas nyata sekitar 6.000 mAh karena pengisian nirkabel membuang panas.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Kapasitas', '10.000 mAh (37 Wh)'],
      ['Keluaran', '15 W nirkabel, 20 W USB-C'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 240,
    digital: false,
    images: ['bank-magnet-putih', 'bank-magnet-tempel'],
    options: [colours({ Putih: '#eceff4', Hitam: '#2a2f39' })],
    variants: [
      variant('Putih', 329_000, 38, 399_000, 'bank-magnet-putih'),
      variant('Hitam', 329_000, 26, 399_000, 'bank-magnet-hitam'),
    ],
    sold: 1_486,
  },
  {
    slug: 'pengisi-daya-mobil-45-w',
    name: 'Pengisi Daya Mobil 45 W Dua Porta',
    categorySlug: 'daya',
    description: `Masuk ke lubang pemantik 12 atau 24 volt dan hampir rata dengan dasbor. Lingkar lampunya redup, tidak menyilaukan saat mengemudi malam.

USB-C 30 W dan USB-A 15 W bisa dipakai bersamaan. Ada sekring di dalam; bila mobil Anda sering mati mesin, cabut setelah sampai.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Daya', '45 W total'],
      ['Masukan', '12–24 V'],
      ['Kondisi', 'Baru'],
      ['Garansi', '18 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 80,
    digital: false,
    images: ['pengisi-mobil', 'pengisi-mobil-kabel'],
    options: [],
    variants: only(119_000, 96, 149_000),
    sold: 1_744,
  },
  {
    slug: 'alas-isi-nirkabel-tiga',
    name: 'Alas Isi Nirkabel 3-in-1: Ponsel, Jam, dan Earbud',
    categorySlug: 'daya',
    description: `Satu kabel di samping tempat tidur untuk tiga barang. Ponsel berdiri pada sudut enak dibaca, jam digantung, kotak earbud direbahkan di kaki.

Lampu penandanya padam sendiri setelah sepuluh detik. Perlu pengisi minimal 20 W yang dibeli terpisah; dengan pengisi lama, jam akan terisi lebih lambat.`,
    attributes: [
      ['Merek', 'Nusa'],
      ['Daya', '15 W ponsel, 5 W jam, 5 W earbud'],
      ['Bahan', 'Aluminium, silikon'],
      ['Kondisi', 'Baru'],
      ['Garansi', '12 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 480,
    digital: false,
    images: ['alas-isi', 'alas-isi-lengkap'],
    options: [],
    variants: only(459_000, 17, 549_000),
    sold: 533,
  },
  {
    slug: 'stop-kontak-4-lubang-usb',
    name: 'Stop Kontak 4 Lubang dengan 2 USB-C dan Saklar',
    categorySlug: 'daya',
    description: `Lubang berputar 45 derajat supaya kepala pengisi yang besar tidak saling menutupi. Setiap lubang berpenutup anak, dan saklar utamanya memutus kedua kutub.

Penahan lonjakan 900 joule berguna di rumah yang sering kena petir. Beban total jangan melewati 2.500 watt; setrika dan penanak nasi sebaiknya di lubang dinding.`,
    attributes: [
      ['Merek', 'Lentra'],
      ['Daya', 'Maksimal 2.500 W'],
      ['Kondisi', 'Baru'],
      ['Garansi', '24 bulan'],
      ['Negara asal', 'Indonesia'],
    ],
    sni: 'SNI IEC 60884-1:2014',
    weightGrams: 640,
    digital: false,
    images: ['stop-kontak', 'stop-kontak-dekat'],
    options: [choice('Panjang kabel', '1,5 m', '3 m', '5 m')],
    variants: weighing({ '3 m': 790, '5 m': 990 }, [
      variant('1,5 m', 139_000, 85),
      variant('3 m', 159_000, 64),
      variant('5 m', 189_000, 0),
    ]),
    sold: 2_265,
  },
  {
    slug: 'casing-bening-magnet',
    name: 'Casing Bening Antikuning untuk Ponsel Nusa',
    categorySlug: 'pelindung',
    description: `Punggung polikarbonat keras, sisi karet yang meredam jatuh dari 1,5 meter. Lapisan antikuningnya kami jemur sendiri dua bulan di jendela: masih bening, tepinya hanya sedikit keruh.

Versi bermagnet cocok dengan power bank dan alas isi kami. Bibir kamera lebih tinggi 0,8 mm dari lensa.`,
    attributes: [
      ['Merek', 'Perisai'],
      ['Bahan', 'Polikarbonat, TPU'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Ganti baru 3 bulan bila menguning'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 70,
    digital: false,
    images: ['casing-bening', 'casing-pasang'],
    options: [
      choice('Tipe ponsel', 'Nusa Lite', 'Nusa X3', 'Nusa Ultra'),
      colours({ Bening: '#e6eefb', Asap: '#545b66', Ungu: '#9a7be0' }),
      choice('Magnet', 'Tanpa magnet', 'Bermagnet'),
    ],
    variants: [
      variant('Nusa Lite / Bening / Tanpa magnet', 49_000, 90, null, 'casing-bening'),
      variant('Nusa Lite / Asap / Tanpa magnet', 49_000, 33, null, 'casing-asap'),
      variant('Nusa X3 / Bening / Tanpa magnet', 59_000, 124, null, 'casing-bening'),
      variant('Nusa X3 / Bening / Bermagnet', 89_000, 57, 109_000, 'casing-bening'),
      variant('Nusa X3 / Asap / Tanpa magnet', 59_000, 41, null, 'casing-asap'),
      variant('Nusa X3 / Asap / Bermagnet', 89_000, 0, 109_000, 'casing-asap'),
      variant('Nusa X3 / Ungu / Bermagnet', 89_000, 12, 109_000, 'casing-ungu'),
      variant('Nusa Ultra / Bening / Bermagnet', 119_000, 19, null, 'casing-bening'),
      variant('Nusa Ultra / Ungu / Bermagnet', 119_000, 4, null, 'casing-ungu'),
    ],
    sold: 2_390,
  },
  {
    slug: 'kaca-pelindung-layar',
    name: 'Tempered Glass Kaca Pelindung Layar Isi 2',
    categorySlug: 'pelindung',
    description: `Kaca 9H setebal 0,33 mm dengan tepi membulat yang tidak tajam saat diusap. Bingkai pemasangnya membuat kaca jatuh tepat di tengah, cukup sekali tekan.

Dua lembar dalam satu kotak: satu dipasang, satu disimpan. Varian Spion menggelapkan layar dari samping, tetapi juga mengurangi kecerahan dari depan.`,
    attributes: [
      ['Merek', 'Perisai'],
      ['Kekerasan', '9H'],
      ['Isi paket', '2 kaca, bingkai, lap'],
      ['Kondisi', 'Baru'],
      ['Garansi', 'Ganti baru 7 hari bila retak saat dipasang'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 110,
    digital: false,
    images: ['kaca-pelindung', 'kaca-pelindung-pasang'],
    options: [choice('Tipe ponsel', 'Nusa Lite', 'Nusa X3', 'Nusa Ultra'), choice('Jenis', 'Bening', 'Spion')],
    variants: [
      variant('Nusa Lite / Bening', 35_000, 160),
      variant('Nusa X3 / Bening', 45_000, 205),
      variant('Nusa X3 / Spion', 65_000, 38),
      variant('Nusa Ultra / Bening', 59_000, 71),
      variant('Nusa Ultra / Spion', 79_000, 2),
    ],
    sold: 5_048,
  },
  {
    slug: 'tali-ponsel-selempang',
    name: 'Tali Selempang Ponsel Anyaman Bisa Diatur',
    categorySlug: 'pelindung',
    description: `Kepingan tipisnya diselipkan di antara ponsel dan casing, lalu tali dikaitkan dari lubang pengisi. Aman untuk menonton konser, menjaga anak, atau memegang tiang bus.

Panjangnya dari 60 sampai 150 cm, kuat menahan 10 kg. Tidak cocok dengan casing yang bagian bawahnya terbuka.`,
    attributes: [
      ['Merek', 'Perisai'],
      ['Bahan', 'Poliester anyam, baja'],
      ['Kondisi', 'Baru'],
      ['Garansi', '3 bulan'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 60,
    digital: false,
    images: ['tali-jingga', 'tali-hijau'],
    options: [colours({ Jingga: '#f28a3c', Hijau: '#5cb394', Hitam: '#2a2f39' })],
    variants: [
      variant('Jingga', 39_000, 58, null, 'tali-jingga'),
      variant('Hijau', 39_000, 49, null, 'tali-hijau'),
      variant('Hitam', 39_000, 5, null, 'tali-hitam'),
    ],
    sold: 913,
  },
]
