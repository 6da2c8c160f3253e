import type { ProductInput } from '#shared/admin/catalog.ts'

export const kopiWare: readonly ProductInput[] = [
  {
    slug: 'dripper-keramik',
    name: 'Dripper Keramik 1–2 Cangkir',
    categorySlug: 'alat-seduh',
    description: `Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.`,
    attributes: [
      ['Bahan', 'Keramik stoneware'],
      ['Kapasitas', '1–2 cangkir'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 520,
    digital: false,
    images: ['dripper-keramik-putih', 'dripper-keramik-seduh'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Putih', swatch: '#f6f1e7' },
          { value: 'Hijau Sage', swatch: '#9db48f' },
          { value: 'Terakota', swatch: '#c8643f' },
        ],
      },
    ],
    variants: [
      { values: ['Putih'], price: 145_000, fullPrice: null, stock: 22, image: 'dripper-keramik-putih' },
      { values: ['Hijau Sage'], price: 155_000, fullPrice: null, stock: 9, image: 'dripper-keramik-sage' },
      { values: ['Terakota'], price: 155_000, fullPrice: null, stock: 2, image: 'dripper-keramik-terakota' },
    ],
    sold: 538,
  },
  {
    slug: 'ketel-leher-angsa-800-ml',
    name: 'Ketel Leher Angsa Baja Tahan Karat 800 ml',
    categorySlug: 'alat-seduh',
    description: `Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.`,
    attributes: [
      ['Bahan', 'Baja tahan karat 304, kayu'],
      ['Kapasitas', '800 ml'],
      ['Merek', 'Sangrai Rimba'],
      ['Garansi', '1 tahun'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 780,
    digital: false,
    images: ['ketel-leher-angsa-hitam', 'ketel-leher-angsa-seduh'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Hitam', swatch: '#2d2a2b' },
          { value: 'Perak', swatch: '#c9ccd0' },
        ],
      },
    ],
    variants: [
      { values: ['Hitam'], price: 345_000, fullPrice: 399_000, stock: 14, image: 'ketel-leher-angsa-hitam' },
      { values: ['Perak'], price: 325_000, fullPrice: 379_000, stock: 19, image: 'ketel-leher-angsa-perak' },
    ],
    sold: 412,
  },
  {
    slug: 'cangkir-keramik-220-ml',
    name: 'Cangkir Keramik dengan Tatakan 220 ml',
    categorySlug: 'cangkir-tumbler',
    description: `Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.`,
    attributes: [
      ['Bahan', 'Keramik stoneware'],
      ['Kapasitas', '220 ml'],
      ['Isi paket', '1 cangkir, 1 tatakan'],
      ['Merek', 'Sangrai Rimba'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 640,
    digital: false,
    images: ['cangkir-keramik-hijau', 'cangkir-keramik-susun'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Gading', swatch: '#f4e8d3' },
          { value: 'Hijau', swatch: '#3d7259' },
          { value: 'Biru', swatch: '#41688f' },
        ],
      },
    ],
    variants: [
      { values: ['Gading'], price: 89_000, fullPrice: null, stock: 34, image: 'cangkir-keramik-gading' },
      { values: ['Hijau'], price: 89_000, fullPrice: null, stock: 21, image: 'cangkir-keramik-hijau' },
      { values: ['Biru'], price: 89_000, fullPrice: null, stock: 3, image: 'cangkir-keramik-biru' },
    ],
    sold: 482,
  },
  {
    slug: 'set-seduh-manual-pemula',
    name: 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g',
    categorySlug: 'alat-seduh',
    description: `Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.`,
    attributes: [
      ['Isi paket', '5 barang'],
      ['Bahan', 'Keramik, kaca borosilikat, baja, kayu'],
      ['Merek', 'Sangrai Rimba'],
      ['Garansi', 'Penggiling 1 tahun'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 2_100,
    dimensions: [40, 30, 30],
    digital: false,
    images: ['set-seduh', 'set-seduh-atas', 'penggiling-tangan-bubuk'],
    options: [],
    variants: [{ values: [], price: 749_000, fullPrice: 899_000, stock: 8 }],
    sold: 203,
  },
  {
    slug: 'kelas-seduh-e-book',
    name: 'E-book Kelas Seduh: 30 Resep Kopi Rumahan',
    categorySlug: 'kelas',
    description: `Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.`,
    attributes: [
      ['Format', 'PDF dan EPUB'],
      ['Halaman', '112'],
      ['Bahasa', 'Indonesia'],
      ['Penulis', 'Tim Sangrai Rimba'],
    ],
    weightGrams: 0,
    digital: true,
    images: ['kelas-seduh', 'kelas-seduh-meja'],
    options: [],
    variants: [{ values: [], price: 49_000, fullPrice: 79_000, stock: 9_999 }],
    sold: 766,
  },
]
