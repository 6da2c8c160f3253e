import { weighing } from '#demo/variants.ts'
import { grind } from './parts.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

export const kopiCoffees: readonly ProductInput[] = [
  {
    slug: 'arabika-gayo-atu-lintang',
    name: 'Kopi Arabika Gayo Atu Lintang Full Wash',
    categorySlug: 'biji-kopi',
    description: `Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.`,
    attributes: [
      ['Berat bersih', 'Sesuai varian'],
      ['Proses', 'Full wash'],
      ['Tingkat sangrai', 'Sedang'],
      ['Simpan hingga', '12 bulan sejak tanggal sangrai'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010418-29',
    weightGrams: 230,
    digital: false,
    images: ['arabika-gayo', 'arabika-gayo-biji', 'arabika-gayo-bubuk'],
    options: [{ name: 'Ukuran', values: [{ value: '200 g' }, { value: '500 g' }, { value: '1 kg' }] }, grind],
    variants: weighing({ '500 g': 530, '1 kg': 1_000 }, [
      { values: ['200 g', 'Biji utuh'], price: 78_000, fullPrice: null, stock: 64, image: 'arabika-gayo' },
      { values: ['200 g', 'Kasar'], price: 78_000, fullPrice: null, stock: 30, image: 'arabika-gayo-bubuk' },
      { values: ['200 g', 'Sedang'], price: 78_000, fullPrice: null, stock: 42, image: 'arabika-gayo-bubuk' },
      { values: ['200 g', 'Halus'], price: 78_000, fullPrice: null, stock: 25, image: 'arabika-gayo-bubuk' },
      { values: ['500 g', 'Biji utuh'], price: 179_000, fullPrice: 195_000, stock: 28, image: 'arabika-gayo' },
      { values: ['500 g', 'Sedang'], price: 179_000, fullPrice: 195_000, stock: 16, image: 'arabika-gayo-bubuk' },
      { values: ['500 g', 'Halus'], price: 179_000, fullPrice: 195_000, stock: 0, image: 'arabika-gayo-bubuk' },
      { values: ['1 kg', 'Biji utuh'], price: 335_000, fullPrice: 390_000, stock: 12, image: 'arabika-gayo' },
    ]),
    sold: 3_182,
  },
  {
    slug: 'arabika-toraja-sapan',
    name: 'Kopi Arabika Toraja Sapan Giling Basah 200 g',
    categorySlug: 'biji-kopi',
    description: `Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Proses', 'Giling basah'],
      ['Tingkat sangrai', 'Sedang ke gelap'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010419-29',
    weightGrams: 230,
    digital: false,
    images: ['arabika-toraja', 'arabika-toraja-cangkir'],
    options: [grind],
    variants: [
      { values: ['Biji utuh'], price: 92_000, fullPrice: null, stock: 33 },
      { values: ['Kasar'], price: 92_000, fullPrice: null, stock: 12 },
      { values: ['Sedang'], price: 92_000, fullPrice: null, stock: 21 },
      { values: ['Halus'], price: 92_000, fullPrice: null, stock: 18 },
    ],
    sold: 1_407,
  },
  {
    slug: 'robusta-lampung-tubruk',
    name: 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g',
    categorySlug: 'biji-kopi',
    description: `Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.`,
    attributes: [
      ['Berat bersih', '250 g'],
      ['Komposisi', '100% robusta'],
      ['Tingkat sangrai', 'Gelap'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010420-29',
    weightGrams: 360,
    digital: false,
    images: ['robusta-lampung', 'robusta-lampung-tubruk'],
    options: [],
    variants: [{ values: [], price: 39_500, fullPrice: null, stock: 140 }],
    sold: 5_620,
  },
  {
    slug: 'arabika-bajawa-honey',
    name: 'Kopi Arabika Flores Bajawa Honey 200 g',
    categorySlug: 'biji-kopi',
    description: `Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Minta kabar di halaman ini, kami beri tahu saat stok kembali.`,
    attributes: [
      ['Berat bersih', '200 g'],
      ['Proses', 'Honey'],
      ['Tingkat sangrai', 'Terang ke sedang'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010421-29',
    weightGrams: 230,
    digital: false,
    images: ['arabika-bajawa', 'arabika-bajawa-ceri'],
    options: [{ name: 'Gilingan', values: [{ value: 'Biji utuh' }, { value: 'Sedang' }] }],
    variants: [
      { values: ['Biji utuh'], price: 105_000, fullPrice: null, stock: 0 },
      { values: ['Sedang'], price: 105_000, fullPrice: null, stock: 0 },
    ],
    sold: 624,
  },
  {
    slug: 'drip-bag-pagi-isi-10',
    name: 'Kopi Drip Bag Pagi Pesisir Isi 10',
    categorySlug: 'siap-seduh',
    description: `Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.`,
    attributes: [
      ['Berat bersih', '100 g (10 × 10 g)'],
      ['Komposisi', '100% arabika'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010423-29',
    weightGrams: 190,
    digital: false,
    images: ['drip-bag', 'drip-bag-seduh'],
    options: [],
    variants: [{ values: [], price: 82_000, fullPrice: 95_000, stock: 76 }],
    sold: 2_035,
  },
  {
    slug: 'drip-bag-satuan',
    name: 'Kopi Drip Bag Satuan 10 g',
    categorySlug: 'siap-seduh',
    description: `Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.`,
    attributes: [
      ['Berat bersih', '10 g'],
      ['Komposisi', '100% arabika'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010423-29',
    weightGrams: 15,
    digital: false,
    images: ['drip-bag-satuan', 'drip-bag-satuan-biji'],
    options: [{ name: 'Asal', values: [{ value: 'Gayo' }, { value: 'Toraja' }] }],
    variants: [
      { values: ['Gayo'], price: 9_000, fullPrice: null, stock: 310 },
      { values: ['Toraja'], price: 9_500, fullPrice: null, stock: 185 },
    ],
    sold: 4_870,
  },
  {
    slug: 'kopi-botol-dingin-1-liter',
    name: 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam',
    categorySlug: 'minuman',
    description: `Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.`,
    attributes: [
      ['Isi bersih', '1 liter'],
      ['Komposisi', 'Kopi, air, susu segar, gula aren (kecuali Hitam)'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760926',
    bpom: 'MD 271028004127',
    weightGrams: 1_250,
    digital: false,
    images: ['kopi-botol-aren', 'kopi-botol-trio'],
    options: [
      {
        name: 'Rasa',
        values: [
          { value: 'Gula Aren', swatch: '#a9703f' },
          { value: 'Pandan', swatch: '#a8ac6c' },
          { value: 'Hitam', swatch: '#3a1a0b' },
        ],
      },
    ],
    variants: [
      { values: ['Gula Aren'], price: 85_000, fullPrice: null, stock: 24, image: 'kopi-botol-aren' },
      { values: ['Pandan'], price: 88_000, fullPrice: null, stock: 11, image: 'kopi-botol-pandan' },
      { values: ['Hitam'], price: 69_000, fullPrice: null, stock: 17, image: 'kopi-botol-hitam' },
    ],
    sold: 1_926,
  },
]
