import { choice, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** Teas and cascara, and what is given away. */
export const kopiTeas: readonly ProductInput[] = [
  {
    slug: 'cascara-kulit-ceri-kopi',
    name: 'Teh Cascara Kulit Ceri Kopi',
    categorySlug: 'teh-cascara',
    description: `Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.`,
    attributes: [
      ['Asal', 'Bandung, Jawa Barat'],
      ['Komposisi', 'Kulit ceri kopi kering'],
      ['Kafein', 'Rendah'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010442-29',
    weightGrams: 130,
    digital: false,
    images: ['cascara', 'cascara-seduh'],
    options: [choice('Ukuran', '80 g', '200 g')],
    variants: weighing({ '200 g': 260 }, [variant('80 g', 45_000, 58), variant('200 g', 98_000, 16, 112_000)]),
    sold: 602,
  },
  {
    slug: 'teh-hitam-kayu-aro-kaleng',
    name: 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g',
    categorySlug: 'teh-cascara',
    description: `Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.`,
    attributes: [
      ['Berat bersih', '80 g'],
      ['Asal', 'Kerinci, Jambi'],
      ['Komposisi', '100% teh hitam'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010443-29',
    weightGrams: 190,
    digital: false,
    images: ['teh-hitam', 'teh-hitam-seduh'],
    options: [],
    variants: only(67_000, 45),
    sold: 411,
  },
  {
    slug: 'teh-hijau-melati-tutup-malam',
    name: 'Teh Hijau Melati Tutup Malam 60 g',
    categorySlug: 'teh-cascara',
    description: `Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.`,
    attributes: [
      ['Berat bersih', '60 g'],
      ['Asal', 'Tegal, Jawa Tengah'],
      ['Komposisi', 'Teh hijau, aroma bunga melati segar'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010444-29',
    weightGrams: 110,
    digital: false,
    images: ['teh-melati', 'teh-melati-cangkir'],
    options: [],
    variants: only(52_000, 4, 58_000),
    sold: 356,
  },
  {
    slug: 'wedang-rempah-celup-isi-15',
    name: 'Wedang Rempah Celup Tanpa Kafein Isi 15',
    categorySlug: 'teh-cascara',
    description: `Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.`,
    attributes: [
      ['Isi', '15 kantong × 5 g'],
      ['Komposisi', 'Jahe, serai, secang, kapulaga, cengkih, kayu manis'],
      ['Kafein', 'Tidak ada'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010445-29',
    weightGrams: 150,
    digital: false,
    images: ['wedang-rempah', 'wedang-rempah-bahan'],
    options: [],
    variants: only(49_000, 77),
    sold: 829,
  },
  {
    slug: 'hampers-hujan-sore',
    name: 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu',
    categorySlug: 'hampers',
    description: `Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.`,
    attributes: [
      ['Isi paket', '5 barang dan kartu ucapan'],
      ['Ukuran kotak', '32 × 24 × 12 cm'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    weightGrams: 1_900,
    digital: false,
    images: ['hampers-hujan', 'hampers-hujan-isi'],
    options: [],
    variants: only(325_000, 12, 365_000),
    sold: 264,
  },
  {
    slug: 'hampers-tiga-pulau',
    name: 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet',
    categorySlug: 'hampers',
    description: `Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.`,
    attributes: [
      ['Berat bersih', '300 g (3 × 100 g)'],
      ['Komposisi', '100% arabika'],
      ['Ukuran kotak', '30 × 18 × 8 cm'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010446-29',
    weightGrams: 820,
    digital: false,
    images: ['hampers-pulau', 'hampers-pulau-kotak'],
    options: [choice('Gilingan', 'Biji utuh', 'Sedang'), choice('Pita', 'Hijau', 'Merah')],
    variants: [
      variant('Biji utuh / Hijau', 189_000, 24),
      variant('Biji utuh / Merah', 189_000, 18),
      variant('Sedang / Hijau', 189_000, 21),
      variant('Sedang / Merah', 189_000, 1),
    ],
    sold: 437,
  },
]
