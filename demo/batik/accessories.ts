import { choice, combinations, dyes, only, weighing } from '#demo/variants.ts'
import type { ProductInput } from '#shared/admin/catalog.ts'

const sling = [dyes('Ungu', 'Sogan')]
const shopper = [choice('Motif', 'Buketan hijau', 'Tambal terakota', 'Kawung kencana')]
const wallet = [choice('Kulit', 'Cokelat', 'Hitam')]
const vanity = [choice('Ukuran', 'S', 'M', 'L')]
const vanityPrices: Readonly<Record<string, number>> = { S: 45_000, M: 62_000, L: 79_000 }
const masks = [choice('Motif', 'Kawung', 'Truntum', 'Ceplok'), choice('Ukuran', 'Dewasa', 'Anak')]
const blangkon = [choice('Motif', 'Truntum sogan', 'Kawung hitam'), choice('Lingkar kepala', '56 cm', '58 cm', '60 cm')]
const tie = [dyes('Sogan', 'Marun')]

/** Bags, wallets and what finishes an outfit. */
export const batikAccessories: readonly ProductInput[] = [
  {
    slug: 'tas-selempang-truntum',
    name: 'Tas Selempang Batik Truntum Kulit',
    categorySlug: 'tas',
    description: `Penutup depan batik truntum, badan kulit sapi nabati yang warnanya menua bersama pemakai. Kunci putar kuningan, tidak bunyi saat ditutup.

Cukup untuk dompet panjang, ponsel besar, mukena tipis, dan botol kecil. Tali dapat dilepas dan diatur 60–125 cm.

Ukuran 26 × 19 × 8 cm.`,
    attributes: [
      ['Bahan', 'Kulit sapi, katun batik'],
      ['Ukuran', '26 × 19 × 8 cm'],
      ['Garansi', 'Jahitan 6 bulan'],
      ['Untuk', 'Wanita'],
    ],
    weightGrams: 520,
    digital: false,
    images: ['tas-selempang-ungu', 'tas-selempang-sogan'],
    options: sling,
    variants: combinations(sling, [7, 3], (colour) => ({
      price: 385_000,
      fullPrice: 430_000,
      image: `tas-selempang-${colour.toLowerCase()}`,
    })),
    sold: 163,
  },
  {
    slug: 'ransel-batik-lereng',
    name: 'Tas Ransel Batik Lereng Laptop 15 Inci',
    categorySlug: 'tas',
    description: `Sisi depan batik, sisi punggung jala tebal yang berongga. Sekat laptop digantung dua sentimeter dari dasar, jadi komputer tidak membentur lantai waktu ransel diletakkan.

Kanvasnya dilapisi parafin: gerimis menetes, hujan deras tetap perlu jas hujan. Volume 18 liter.`,
    attributes: [
      ['Bahan', 'Katun batik, kanvas parafin, kulit sapi'],
      ['Ukuran', '44 × 30 × 14 cm'],
      ['Muat laptop', '15,6 inci'],
      ['Garansi', 'Jahitan 6 bulan'],
    ],
    weightGrams: 980,
    digital: false,
    images: ['ransel', 'ransel-dekat'],
    options: [],
    variants: only(459_000, 3),
    sold: 77,
  },
  {
    slug: 'tas-belanja-lipat',
    name: 'Tas Belanja Lipat Batik',
    categorySlug: 'tas',
    description: `Selalu ada di saku jok: terlipat sebesar ponsel, terbuka memuat belanja pasar tujuh kilo. Dasarnya dobel, pegangannya cukup panjang untuk disampirkan di bahu.

Bagian bawah kain belacu, gampang disikat bila kena kuah.`,
    attributes: [
      ['Bahan', 'Katun batik, belacu'],
      ['Ukuran', '38 × 42 cm'],
      ['Beban', 'Sampai 7 kg'],
    ],
    weightGrams: 95,
    digital: false,
    images: ['tas-belanja', 'tas-belanja-lipat'],
    options: shopper,
    variants: combinations(shopper, [58, 41, 37], () => ({ price: 29_000 })),
    sold: 1_940,
  },
  {
    slug: 'dompet-panjang-parang',
    name: 'Dompet Panjang Batik Parang Kulit',
    categorySlug: 'dompet-pouch',
    description: `Dua belas slot kartu, dua ruang uang kertas, satu kantong koin beritsleting di tengah. Tali pergelangan dapat dilepas untuk kondangan.

Pilihan kulit cokelat berpadu batik marun, kulit hitam berpadu sogan. Tebal tertutup 2,5 cm.`,
    attributes: [
      ['Bahan', 'Kulit sapi, katun batik'],
      ['Ukuran', '20 × 10 cm'],
      ['Untuk', 'Wanita'],
      ['Garansi', 'Jahitan 6 bulan'],
    ],
    weightGrams: 210,
    digital: false,
    images: ['dompet-panjang', 'dompet-panjang-hitam'],
    options: wallet,
    variants: combinations(wallet, [13, 8], (leather) => ({
      price: 165_000,
      image: leather === 'Hitam' ? 'dompet-panjang-hitam' : 'dompet-panjang',
    })),
    sold: 298,
  },
  {
    slug: 'pouch-kosmetik-mega-mendung',
    name: 'Pouch Kosmetik Mega Mendung',
    categorySlug: 'dompet-pouch',
    description: `Dapat berdiri sendiri di meja rias. Lapisan dalam taslan tahan tumpahan, cukup diusap tisu basah bila bedak atau minyak bocor.

Ukuran S untuk lipstik dan obat, M untuk perawatan harian, L untuk perlengkapan mandi seminggu.`,
    attributes: [
      ['Bahan', 'Katun batik, furing taslan'],
      ['Teknik', 'Batik cap'],
      ['Ritsleting', 'YKK nomor 5'],
    ],
    weightGrams: 90,
    digital: false,
    images: ['pouch-kosmetik', 'pouch-kosmetik-ukuran'],
    options: vanity,
    variants: weighing(
      { M: 110, L: 140 },
      combinations(vanity, [44, 39, 0], (size) => ({ price: vanityPrices[size] ?? 62_000 })),
    ),
    sold: 476,
  },
  {
    slug: 'masker-kain-batik',
    name: 'Masker Kain Batik Tiga Lapis',
    categorySlug: 'pelengkap',
    description: `Untuk naik ojek dan hari berdebu. Lapis luar batik, lapis tengah spunbond yang bisa diganti lewat celah samping, lapis dalam katun kaus.

Tali telinga lembut dengan pengatur silikon. Bukan masker medis.`,
    attributes: [
      ['Bahan', 'Katun batik, katun kaus'],
      ['Lapisan', 'Tiga, tengah dapat diganti'],
      ['Isi', '1 masker'],
    ],
    weightGrams: 18,
    digital: false,
    images: ['masker', 'masker-kawung'],
    options: masks,
    variants: combinations(masks, [120, 64, 95, 52, 88, 0], () => ({ price: 15_000, fullPrice: 20_000 })),
    sold: 5_640,
  },
  {
    slug: 'dasi-batik-parang',
    name: 'Dasi Batik Sutra Parang',
    categorySlug: 'pelengkap',
    description: `Dipotong serong dari sutra, isi wol tipis, simpul jadi segitiga rapi. Lebar bilah 7,5 cm, ukuran yang aman untuk kerah kantor maupun kerah lebar.

Datang dalam tabung karton. Jangan disimpan dalam keadaan terikat.`,
    attributes: [
      ['Bahan', 'Sutra'],
      ['Teknik', 'Batik cap'],
      ['Ukuran', '147 × 7,5 cm'],
      ['Untuk', 'Pria'],
    ],
    weightGrams: 60,
    digital: false,
    images: ['dasi', 'dasi-dekat'],
    options: tie,
    variants: combinations(tie, [9, 6], () => ({ price: 145_000 })),
    sold: 84,
  },
  {
    slug: 'blangkon-solo',
    name: 'Blangkon Solo Trepes',
    categorySlug: 'pelengkap',
    description: `Gaya Surakarta bermondolan trepes, dibuat Pak Darmo di Serengan dengan cetakan kayu. Wirunya tujuh belas lipatan, dilem kanji lalu dijahit satu per satu.

Ukur lingkar kepala sedikit di atas telinga. Jika ragu di antara dua ukuran, ambil yang besar dan selipkan busa yang kami sertakan.`,
    attributes: [
      ['Bahan', 'Katun batik, rangka mendong'],
      ['Gaya', 'Surakarta'],
      ['Untuk', 'Pria'],
      ['Asal', 'Serengan, Surakarta'],
    ],
    weightGrams: 180,
    digital: false,
    images: ['blangkon', 'blangkon-hitam'],
    options: blangkon,
    variants: combinations(blangkon, [6, 10, 4, 5, 8, null], (motif) => ({
      price: 95_000,
      image: motif === 'Kawung hitam' ? 'blangkon-hitam' : 'blangkon',
    })),
    sold: 356,
  },
  {
    slug: 'kipas-lipat-batik',
    name: 'Kipas Lipat Batik Bambu',
    categorySlug: 'pelengkap',
    description: `Bilah bambu apus diamplas halus, daun kipas dari batik yang dikanji agar lipatannya tajam. Angin terasa sejak kibasan pertama.

Panjang 23 cm, terbuka 42 cm. Motif dikirim acak, warna cerah didahulukan.`,
    attributes: [
      ['Bahan', 'Bambu, katun batik'],
      ['Ukuran', '23 cm, terbuka 42 cm'],
      ['Kelengkapan', 'Kantong kain'],
    ],
    weightGrams: 55,
    digital: false,
    images: ['kipas', 'kipas-trio'],
    options: [],
    variants: only(35_000, 74),
    sold: 823,
  },
]
