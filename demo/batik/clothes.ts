import type { ProductInput } from '#shared/admin/catalog.ts'

const sizes = ['S', 'M', 'L', 'XL', 'XXL'] as const

/** Every colour in every size; the stock of a row follows the order of the sizes, and null is a size not made. */
function colourBySize(
  price: number,
  fullPrice: number | null,
  rows: readonly { colour: string; image: string; stock: readonly (number | null)[] }[],
): ProductInput['variants'] {
  return rows.flatMap(({ colour, image, stock }) =>
    sizes.flatMap((size, index) => {
      const left = stock[index]
      return left === undefined || left === null
        ? []
        : [
            {
              values: [colour, size],
              price: size === 'XXL' ? price + 15_000 : price,
              fullPrice: fullPrice && size === 'XXL' ? fullPrice + 15_000 : fullPrice,
              stock: left,
              image,
            },
          ]
    }),
  )
}

const sizeOption = (values: readonly string[]) => ({ name: 'Ukuran', values: values.map((value) => ({ value })) })

export const batikClothes: readonly ProductInput[] = [
  {
    slug: 'kemeja-kawung-lengan-panjang',
    name: 'Kemeja Batik Pria Lengan Panjang Motif Kawung',
    categorySlug: 'kemeja',
    description: `Kemeja lengan panjang dari katun primisima dengan motif kawung cap tembaga. Pola di bagian saku dan bukaan kancing disambung, jadi garis motif tidak terputus di dada.

Potongan reguler dengan lapisan furing katun di badan, nyaman dipakai seharian di ruang ber-AC maupun acara luar ruangan. Kancing batok kelapa, satu kancing cadangan dijahit di sisi dalam.

Karena dicap dengan tangan, selisih letak motif 1–2 cm adalah hal yang wajar.`,
    attributes: [
      ['Bahan', 'Katun primisima, furing katun'],
      ['Teknik', 'Batik cap'],
      ['Merek', 'Griya Larasati'],
      ['Perawatan', 'Cuci tangan, jemur di tempat teduh'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 350,
    digital: false,
    images: ['kemeja-kawung-indigo', 'kemeja-kawung-lipat', 'kemeja-kawung-dekat'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Indigo', swatch: '#18306f' },
          { value: 'Sogan', swatch: '#c78a3e' },
          { value: 'Marun', swatch: '#761728' },
        ],
      },
      sizeOption(sizes),
    ],
    variants: colourBySize(289_000, 349_000, [
      { colour: 'Indigo', image: 'kemeja-kawung-indigo', stock: [12, 24, 31, 18, 6] },
      { colour: 'Sogan', image: 'kemeja-kawung-sogan', stock: [8, 15, 22, 0, 4] },
      { colour: 'Marun', image: 'kemeja-kawung-marun', stock: [5, 9, 14, 11, null] },
    ]),
    sold: 1_248,
  },
  {
    slug: 'kemeja-parang-lengan-pendek',
    name: 'Kemeja Batik Pria Lengan Pendek Motif Parang',
    categorySlug: 'kemeja',
    description: `Parang dalam warna sogan, dicap di atas katun prima yang ringan. Cocok untuk batik Jumat di kantor: jatuhnya rapi dan cepat kering setelah dicuci.

Kerah diberi lapisan agar tetap tegak, saku dada kiri mengikuti arah motif. Tidak memakai furing sehingga lebih sejuk.

Panjang badan 72–76 cm.`,
    attributes: [
      ['Bahan', 'Katun prima'],
      ['Teknik', 'Batik cap'],
      ['Merek', 'Griya Larasati'],
      ['Perawatan', 'Cuci tangan dengan lerak atau detergen cair lembut'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 260,
    digital: false,
    images: ['kemeja-parang', 'kemeja-parang-dekat'],
    options: [sizeOption(['M', 'L', 'XL'])],
    variants: [
      { values: ['M'], price: 185_000, fullPrice: null, stock: 17 },
      { values: ['L'], price: 185_000, fullPrice: null, stock: 26 },
      { values: ['XL'], price: 195_000, fullPrice: null, stock: 9 },
    ],
    sold: 863,
  },
  {
    slug: 'blus-mega-mendung',
    name: 'Blus Batik Wanita Mega Mendung Kerah Shanghai',
    categorySlug: 'blus-kebaya',
    description: `Blus dengan gulungan awan mega mendung khas pesisir Cirebon. Kerah shanghai dan kancing tali memberi kesan rapi, potongan peplum di pinggang membuat siluet tetap longgar.

Lengan tiga perempat, ada saku kecil tersembunyi di sambungan sisi kanan. Bahan rayon katun terasa dingin dan tidak menerawang.

Lingkar dada: S 92 cm, M 98 cm, L 104 cm, XL 112 cm.`,
    attributes: [
      ['Bahan', 'Rayon katun'],
      ['Teknik', 'Batik cap'],
      ['Merek', 'Griya Larasati'],
      ['Perawatan', 'Cuci tangan, setrika suhu sedang dari sisi dalam'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 240,
    digital: false,
    images: ['blus-mega-mendung-toska', 'blus-mega-mendung-dekat', 'blus-mega-mendung-jambon'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Toska', swatch: '#0f7a80' },
          { value: 'Merah Jambu', swatch: '#d9768a' },
          { value: 'Indigo', swatch: '#18306f' },
        ],
      },
      sizeOption(['S', 'M', 'L', 'XL']),
    ],
    variants: colourBySize(219_000, null, [
      { colour: 'Toska', image: 'blus-mega-mendung-toska', stock: [7, 13, 16, 8] },
      { colour: 'Merah Jambu', image: 'blus-mega-mendung-jambon', stock: [4, 10, 9, null] },
      { colour: 'Indigo', image: 'blus-mega-mendung-indigo', stock: [6, 0, 12, 5] },
    ]),
    sold: 574,
  },
  {
    slug: 'gamis-truntum',
    name: 'Gamis Batik Truntum dengan Obi',
    categorySlug: 'gamis-dress',
    description: `Taburan bunga truntum di atas dasar warna pekat. Truntum berarti tumbuh kembali, motif yang biasa dikenakan orang tua pengantin.

Rok lebar dengan kerut di pinggang, obi lepasan warna krem, ritsleting belakang 45 cm, dan bukaan menyusui tersembunyi di dada. Panjang gamis 138 cm.

Lingkar dada: S 94 cm, M 100 cm, L 106 cm, XL 114 cm.`,
    attributes: [
      ['Bahan', 'Katun primisima'],
      ['Teknik', 'Batik cap'],
      ['Kelengkapan', 'Gamis dan obi'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 520,
    digital: false,
    images: ['gamis-truntum-ungu', 'gamis-truntum-dekat', 'gamis-truntum-hijau'],
    options: [
      {
        name: 'Warna',
        values: [
          { value: 'Ungu', swatch: '#4b2464' },
          { value: 'Hijau Botol', swatch: '#0f4f43' },
          { value: 'Marun', swatch: '#761728' },
        ],
      },
      sizeOption(['S', 'M', 'L', 'XL']),
    ],
    variants: colourBySize(375_000, 450_000, [
      { colour: 'Ungu', image: 'gamis-truntum-ungu', stock: [6, 11, 8, 3] },
      { colour: 'Hijau Botol', image: 'gamis-truntum-hijau', stock: [4, 9, 10, 6] },
      { colour: 'Marun', image: 'gamis-truntum-marun', stock: [null, 7, 7, 2] },
    ]),
    sold: 391,
  },
  {
    slug: 'outer-kimono-buketan',
    name: 'Outer Kimono Batik Buketan Ukuran Bebas',
    categorySlug: 'outer-bawahan',
    description: `Outer longgar dengan lis polos warna gading dan tali depan. Cukup dipadukan dengan kaus atau dress polos.

Ukuran bebas, nyaman untuk lingkar dada hingga 115 cm. Panjang 78 cm, lengan 42 cm dari bahu.`,
    attributes: [
      ['Bahan', 'Katun paris'],
      ['Teknik', 'Batik cap'],
      ['Merek', 'Griya Larasati'],
      ['Negara asal', 'Indonesia'],
    ],
    weightGrams: 230,
    digital: false,
    images: ['outer-kimono', 'outer-kimono-dekat'],
    options: [],
    variants: [{ values: [], price: 178_000, fullPrice: null, stock: 0 }],
    sold: 318,
  },
  {
    slug: 'setelan-anak-truntum',
    name: 'Setelan Batik Anak Laki-Laki Motif Truntum Katun Primisima Lengan Pendek dengan Celana Pendek',
    categorySlug: 'anak-laki',
    description: `Setelan dua potong: kemeja truntum warna toska dan celana pendek cokelat berkaret dengan tali serut. Kainnya dicuci awal agar lembut di kulit anak.

Kancing dijahit mati dan tidak ada bagian logam yang menempel di kulit. Lebihkan satu ukuran bila ingin dipakai lebih lama.`,
    attributes: [
      ['Bahan', 'Katun primisima, katun twill'],
      ['Usia', '2–9 tahun'],
      ['Merek', 'Larasati Cilik'],
      ['Negara asal', 'Indonesia'],
    ],
    sni: 'SNI 7617:2013',
    weightGrams: 240,
    digital: false,
    images: ['setelan-anak', 'setelan-anak-lipat'],
    options: [
      {
        name: 'Usia',
        values: [{ value: '2–3 tahun' }, { value: '4–5 tahun' }, { value: '6–7 tahun' }, { value: '8–9 tahun' }],
      },
    ],
    variants: [
      { values: ['2–3 tahun'], price: 135_000, fullPrice: null, stock: 12 },
      { values: ['4–5 tahun'], price: 139_000, fullPrice: null, stock: 19 },
      { values: ['6–7 tahun'], price: 145_000, fullPrice: null, stock: 3 },
      { values: ['8–9 tahun'], price: 149_000, fullPrice: null, stock: 8 },
    ],
    sold: 289,
  },
]
