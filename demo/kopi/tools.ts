import { choice, colours, only, variant, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** Grinders, scales, kettles, what coffee is carried in, and what has no weight. */
export const kopiTools: readonly ProductInput[] = [
  {
    slug: 'penggiling-tangan-gerigi-baja',
    name: 'Penggiling Kopi Tangan Gerigi Baja 38 mm',
    categorySlug: 'penggiling-timbangan',
    description: `Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.`,
    attributes: [
      ['Bahan', 'Aluminium, baja tahan karat, kayu'],
      ['Kapasitas', '25 g'],
      ['Merek', 'Jejak'],
      ['Garansi', '1 tahun'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 690,
    digital: false,
    images: ['penggiling-baja-hitam', 'penggiling-tangan-bubuk'],
    options: [colours({ Hitam: '#2b2a2c', Perak: '#b7bcc0' })],
    variants: [
      variant('Hitam', 399_000, 28, 459_000, 'penggiling-baja-hitam'),
      variant('Perak', 399_000, 15, 459_000, 'penggiling-baja-perak'),
    ],
    sold: 846,
  },
  {
    slug: 'penggiling-listrik-gerigi-kerucut',
    name: 'Penggiling Listrik Gerigi Kerucut 31 Tingkat',
    categorySlug: 'penggiling-timbangan',
    description: `Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.`,
    attributes: [
      ['Daya', '150 W'],
      ['Kapasitas', '200 g'],
      ['Merek', 'Bara Api'],
      ['Garansi', '2 tahun'],
      ['Negara asal', 'Tiongkok'],
    ],
    sni: 'SNI IEC 60335-2-14:2011',
    weightGrams: 2_700,
    dimensions: [45, 25, 25],
    digital: false,
    images: ['penggiling-listrik', 'penggiling-listrik-dapur'],
    options: [],
    variants: only(1_149_000, 5, 1_299_000),
    sold: 173,
  },
  {
    slug: 'timbangan-seduh-0-1-g',
    name: 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu',
    categorySlug: 'penggiling-timbangan',
    description: `Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.`,
    attributes: [
      ['Kapasitas', '2.000 g'],
      ['Ketelitian', '0,1 g'],
      ['Merek', 'Jejak'],
      ['Garansi', '1 tahun'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 380,
    digital: false,
    images: ['timbangan-hitam', 'timbangan-seduh'],
    options: [colours({ Hitam: '#26262a', Putih: '#f2f0ea' })],
    variants: [
      variant('Hitam', 185_000, 46, 229_000, 'timbangan-hitam'),
      variant('Putih', 185_000, 3, 229_000, 'timbangan-putih'),
    ],
    sold: 1_420,
  },
  {
    slug: 'ketel-listrik-suhu-digital',
    name: 'Ketel Listrik Leher Angsa 900 ml Suhu Digital',
    categorySlug: 'alat-seduh',
    description: `Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.`,
    attributes: [
      ['Bahan', 'Baja tahan karat 304'],
      ['Daya', '800 W, 220 V'],
      ['Merek', 'Bara Api'],
      ['Garansi', '2 tahun'],
      ['Negara asal', 'Tiongkok'],
    ],
    sni: 'SNI IEC 60335-2-15:2011',
    weightGrams: 1_450,
    digital: false,
    images: ['ketel-listrik-hitam', 'ketel-listrik-seduh'],
    options: [colours({ Hitam: '#2d2a2b', Putih: '#f1ede4' })],
    variants: [
      variant('Hitam', 689_000, 13, 799_000, 'ketel-listrik-hitam'),
      variant('Putih', 689_000, 6, 799_000, 'ketel-listrik-putih'),
    ],
    sold: 296,
  },
  {
    slug: 'tumbler-baja-dinding-ganda',
    name: 'Tumbler Baja Dinding Ganda Rimba',
    categorySlug: 'cangkir-tumbler',
    description: `Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.`,
    attributes: [
      ['Bahan', 'Baja tahan karat 304, lapisan keramik'],
      ['Tahan panas', '6 jam'],
      ['Merek', 'Sangrai Rimba'],
      ['Garansi', '6 bulan'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 460,
    digital: false,
    images: ['tumbler-hijau', 'tumbler-bertiga'],
    options: [
      colours({ Hijau: '#2f6b4f', Krem: '#ecdcc0', Hitam: '#2a2726' }),
      choice('Kapasitas', '350 ml', '500 ml'),
      choice('Tutup', 'Geser', 'Ulir'),
    ],
    variants: weighing({ '500 ml': 540 }, [
      variant('Hijau / 350 ml / Geser', 165_000, 22, null, 'tumbler-hijau'),
      variant('Hijau / 350 ml / Ulir', 175_000, 9, null, 'tumbler-hijau'),
      variant('Hijau / 500 ml / Geser', 189_000, 31, null, 'tumbler-hijau'),
      variant('Hijau / 500 ml / Ulir', 199_000, 14, null, 'tumbler-hijau'),
      variant('Krem / 350 ml / Geser', 165_000, 17, null, 'tumbler-krem'),
      variant('Krem / 500 ml / Geser', 189_000, 2, null, 'tumbler-krem'),
      variant('Hitam / 500 ml / Geser', 189_000, 26, null, 'tumbler-hitam'),
      variant('Hitam / 500 ml / Ulir', 199_000, 0, null, 'tumbler-hitam'),
    ]),
    sold: 1_215,
  },
  {
    slug: 'gelas-kaca-dinding-ganda',
    name: 'Gelas Kaca Dinding Ganda 250 ml Set 2',
    categorySlug: 'cangkir-tumbler',
    description: `Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.`,
    attributes: [
      ['Bahan', 'Kaca borosilikat'],
      ['Kapasitas', '250 ml'],
      ['Isi paket', '2 gelas'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Tiongkok'],
    ],
    weightGrams: 520,
    digital: false,
    images: ['gelas-ganda', 'gelas-ganda-teh'],
    options: [],
    variants: only(129_000, 0, 149_000),
    sold: 377,
  },
  {
    slug: 'cangkir-enamel-lurik',
    name: 'Cangkir Enamel Lurik 350 ml',
    categorySlug: 'cangkir-tumbler',
    description: `Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.`,
    attributes: [
      ['Bahan', 'Baja berlapis enamel'],
      ['Kapasitas', '350 ml'],
      ['Merek', 'Jejak'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 260,
    digital: false,
    images: ['enamel-putih', 'enamel-kemah'],
    options: [colours({ Putih: '#f7f3ea', 'Hijau Lumut': '#5f7148', 'Biru Dongker': '#26416b' })],
    variants: [
      variant('Putih', 55_000, 66, null, 'enamel-putih'),
      variant('Hijau Lumut', 58_000, 34, null, 'enamel-hijau'),
      variant('Biru Dongker', 58_000, 12, null, 'enamel-biru'),
    ],
    sold: 468,
  },
  {
    slug: 'kartu-hadiah-digital',
    name: 'Kartu Hadiah Digital Sangrai Rimba',
    categorySlug: 'kelas',
    description: `Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.`,
    attributes: [
      ['Jenis', 'Kode digital'],
      ['Berlaku', '12 bulan'],
      ['Penerbit', 'Sangrai Rimba'],
    ],
    weightGrams: 0,
    digital: true,
    images: ['kartu-hadiah', 'kartu-hadiah-amplop'],
    options: [choice('Nominal', 'Rp 100.000', 'Rp 250.000', 'Rp 500.000')],
    variants: [
      variant('Rp 100.000', 100_000, 9_999),
      variant('Rp 250.000', 245_000, 9_999, 250_000),
      variant('Rp 500.000', 485_000, 9_999, 500_000),
    ],
    sold: 319,
  },
  {
    slug: 'kelas-video-seni-latte',
    name: 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran',
    categorySlug: 'kelas',
    description: `Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.`,
    attributes: [
      ['Format', 'Video 1080p'],
      ['Durasi', '2 jam 10 menit'],
      ['Bahasa', 'Indonesia'],
      ['Akses', '12 bulan'],
    ],
    weightGrams: 0,
    digital: true,
    images: ['kelas-latte', 'kelas-latte-susu'],
    options: [],
    variants: only(125_000, 9_999, 175_000),
    sold: 241,
  },
]
