import { colours, variant, only } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

/** Coffee without tools, and coffee in bottles. */
export const kopiQuick: readonly ProductInput[] = [
  {
    slug: 'drip-bag-jelajah-isi-7',
    name: 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah',
    categorySlug: 'siap-seduh',
    description: `Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.`,
    attributes: [
      ['Berat bersih', '77 g (7 × 11 g)'],
      ['Komposisi', '100% arabika'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010438-29',
    weightGrams: 150,
    digital: false,
    images: ['drip-jelajah', 'drip-jelajah-kotak'],
    options: [],
    variants: only(74_000, 92),
    sold: 1_653,
  },
  {
    slug: 'kapsul-kopi-isi-10',
    name: 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil',
    categorySlug: 'siap-seduh',
    description: `Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.`,
    attributes: [
      ['Isi', '10 kapsul × 5,4 g'],
      ['Komposisi', '100% arabika'],
      ['Ukuran kapsul', 'Diameter 37 mm'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010439-29',
    weightGrams: 120,
    digital: false,
    images: ['kapsul-pagi', 'kapsul-dekat'],
    options: [colours({ Pagi: '#d9862f', Senja: '#8c2f1f', Malam: '#24344f' }, 'Racikan')],
    variants: [
      variant('Pagi', 69_000, 54, null, 'kapsul-pagi'),
      variant('Senja', 69_000, 61, null, 'kapsul-senja'),
      variant('Malam', 75_000, 5, null, 'kapsul-malam'),
    ],
    sold: 912,
  },
  {
    slug: 'kopi-celup-isi-12',
    name: 'Kopi Celup Kantong Jagung Isi 12',
    categorySlug: 'siap-seduh',
    description: `Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.`,
    attributes: [
      ['Berat bersih', '96 g (12 × 8 g)'],
      ['Komposisi', '100% arabika'],
      ['Bahan kantong', 'Serat jagung (PLA)'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010440-29',
    weightGrams: 160,
    digital: false,
    images: ['kopi-celup', 'kopi-celup-cangkir'],
    options: [],
    variants: only(58_000, 118, 65_000),
    sold: 1_187,
  },
  {
    slug: 'kopi-susu-botol-250-ml',
    name: 'Es Kopi Susu Botol 250 ml Paket 4',
    categorySlug: 'minuman',
    description: `Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.`,
    attributes: [
      ['Isi bersih', '4 × 250 ml'],
      ['Simpan', '2–5 °C, tujuh hari'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760926',
    bpom: 'MD 271028005114',
    weightGrams: 1_320,
    digital: false,
    images: ['kopi-susu-aren', 'kopi-susu-es'],
    options: [colours({ 'Aren Cair': '#b57b48', Kurma: '#9a6238', 'Tanpa Gula': '#c99d74' }, 'Pemanis')],
    variants: [
      variant('Aren Cair', 92_000, 33, 100_000, 'kopi-susu-aren'),
      variant('Kurma', 98_000, 14, null, 'kopi-susu-kurma'),
      variant('Tanpa Gula', 88_000, 20, null, 'kopi-susu-aren'),
    ],
    sold: 1_104,
  },
  {
    slug: 'konsentrat-seduh-dingin-500-ml',
    name: 'Konsentrat Cold Brew 500 ml',
    categorySlug: 'minuman',
    description: `Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.`,
    attributes: [
      ['Isi bersih', '500 ml'],
      ['Komposisi', 'Air, kopi arabika'],
      ['Simpan', 'Di bawah 5 °C'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760926',
    bpom: 'MD 271028005115',
    weightGrams: 860,
    digital: false,
    images: ['konsentrat', 'konsentrat-gelas'],
    options: [],
    variants: only(78_000, 26),
    sold: 688,
  },
  {
    slug: 'sirup-kopi-330-ml',
    name: 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah',
    categorySlug: 'minuman',
    description: `Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.`,
    attributes: [
      ['Isi bersih', '330 ml'],
      ['Komposisi', 'Gula tebu, air, bahan rasa alami'],
      ['Negara asal', 'Indonesia'],
    ],
    halal: 'ID32110004418760924',
    pirt: '2063273010441-29',
    weightGrams: 620,
    digital: false,
    images: ['sirup-karamel', 'sirup-bertiga'],
    options: [colours({ 'Karamel Garam': '#b5702c', Vanila: '#ead9a8', Rempah: '#8a3f1e' }, 'Rasa')],
    variants: [
      variant('Karamel Garam', 56_000, 42, null, 'sirup-karamel'),
      variant('Vanila', 64_000, 17, null, 'sirup-vanila'),
      variant('Rempah', 56_000, 0, null, 'sirup-rempah'),
    ],
    sold: 533,
  },
]
