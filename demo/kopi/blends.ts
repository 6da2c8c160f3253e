import { choice, only, variant, weighing } from '#demo/variants.ts'
import { grind } from './parts.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const kopiBlends: readonly ProductInput[] = [
  {
    slug: 'blend-senja-espreso',
    name: 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta',
    categorySlug: 'racikan',
    description: `Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.`,
    attributes: [
      ['Komposisi', 'Arabika 70%, robusta 30%'],
      ['Cocok untuk', 'Espreso, moka pot, kopi susu'],
      ['Proses', 'Campuran'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010434-29',
    weightGrams: 280,
    digital: false,
    images: ['blend-senja', 'blend-senja-espreso'],
    options: [
      choice('Ukuran', '250 g', '500 g', '1 kg'),
      choice('Gilingan', 'Biji utuh', 'Halus'),
      choice('Tingkat sangrai', 'Sedang', 'Gelap'),
    ],
    variants: weighing({ '500 g': 530, '1 kg': 1_000 }, [
      variant('250 g / Biji utuh / Sedang', 72_000, 48),
      variant('250 g / Biji utuh / Gelap', 72_000, 39),
      variant('250 g / Halus / Sedang', 72_000, 12),
      variant('250 g / Halus / Gelap', 72_000, 25),
      variant('500 g / Biji utuh / Sedang', 135_000, 30, 144_000),
      variant('500 g / Biji utuh / Gelap', 135_000, 22, 144_000),
      variant('500 g / Halus / Gelap', 135_000, 0, 144_000),
      variant('1 kg / Biji utuh / Sedang', 255_000, 17, 288_000),
      variant('1 kg / Biji utuh / Gelap', 255_000, 3, 288_000),
    ]),
    sold: 2_874,
  },
  {
    slug: 'blend-embun-saring',
    name: 'Blend Embun untuk Seduh Saring',
    categorySlug: 'racikan',
    description: `Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.`,
    attributes: [
      ['Komposisi', '100% arabika'],
      ['Cocok untuk', 'Dripper, mesin tetes, french press'],
      ['Tingkat sangrai', 'Terang ke sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010435-29',
    weightGrams: 230,
    digital: false,
    images: ['blend-embun', 'blend-embun-seduh'],
    options: [
      choice('Ukuran', '200 g', '500 g'),
      choice('Gilingan', 'Biji utuh', 'Sedang', 'Kasar'),
      choice('Kemasan', 'Kantong', 'Kaleng'),
    ],
    variants: weighing({ '500 g': 530 }, [
      variant('200 g / Biji utuh / Kantong', 79_000, 44),
      variant('200 g / Biji utuh / Kaleng', 98_000, 10),
      variant('200 g / Sedang / Kantong', 79_000, 35),
      variant('200 g / Sedang / Kaleng', 98_000, 4),
      variant('200 g / Kasar / Kantong', 79_000, 16),
      variant('500 g / Biji utuh / Kantong', 182_000, 20),
      variant('500 g / Sedang / Kantong', 182_000, 11),
    ]),
    sold: 1_345,
  },
  {
    slug: 'blend-tubruk-warung',
    name: 'Blend Tubruk Warung Bungkus Kertas 500 g',
    categorySlug: 'racikan',
    description: `Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.`,
    attributes: [
      ['Berat bersih', '500 g'],
      ['Komposisi', '100% robusta'],
      ['Tingkat sangrai', 'Gelap'],
      ['Cocok untuk', 'Tubruk'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010436-29',
    weightGrams: 530,
    digital: false,
    images: ['kopi-warung', 'kopi-warung-gelas'],
    options: [],
    variants: only(62_000, 210),
    sold: 4_415,
  },
  {
    slug: 'kopi-dekafein-malam',
    name: 'Kopi Dekafein Gayo Proses Air 200 g',
    categorySlug: 'racikan',
    description: `Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Asal', 'Aceh Tengah'],
      ['Kafein', 'Paling banyak 0,3%'],
      ['Tingkat sangrai', 'Sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010437-29',
    weightGrams: 230,
    digital: false,
    images: ['dekaf', 'dekaf-malam'],
    options: [grind],
    variants: [
      variant('Biji utuh', 118_000, 21),
      variant('Kasar', 118_000, 0),
      variant('Sedang', 118_000, 13),
      variant('Halus', 118_000, 6),
    ],
    sold: 497,
  },
]
