import type { Facets } from '#shared/api/catalog.ts'
import { rupiah } from '#shared/api/brands.ts'
import type { Filters, Listing } from './filters.ts'
import { runningFlashSale } from '#client/samples/flash-sale.ts'
import { cards, oddCards } from '#client/samples/goods.ts'

export const filters: Filters = {
  q: '',
  sort: null,
  min: null,
  max: null,
  inStock: false,
  discounted: false,
  choices: [],
  page: 1,
}

const counted = (name: string, ...values: readonly (readonly [string, number])[]) => ({
  name,
  values: values.map(([value, count]) => ({ value, count })),
})
const facets: Facets = {
  priceMin: rupiah(15_000),
  priceMax: rupiah(1_250_000),
  inStock: 29,
  discounted: 8,
  attributes: [
    counted(
      'Bahan',
      ['Katun primisima', 11],
      ['Katun prima', 6],
      ['Rayon', 5],
      ['Sutra', 3],
      ['Kanvas', 3],
      ['Perca katun', 2],
      ['Kulit sapi', 1],
    ),
    counted('Ukuran', ['M', 9], ['L', 9], ['S', 8], ['XL', 7], ['XXL', 3]),
    counted('Teknik', ['Batik cap', 18], ['Batik tulis', 4], ['Kombinasi cap dan tulis', 2]),
  ],
}
/** Names as long as they may be, a value that is chosen but finds nothing, and prices at the bound. */
const oddFacets: Facets = {
  priceMin: rupiah(0),
  priceMax: rupiah(99_999_999),
  inStock: 1_234,
  discounted: 0,
  attributes: [
    counted(
      'Kompatibilitas Perangkat dan Aksesori Resmi',
      ['Laptop 14 inci dengan USB-C Power Delivery', 1_204],
      ['Tanpaspasiyangpanjangsekalisampaihabisbaris', 3],
      ['Tidak ada lagi', 0],
    ),
  ],
}
const whole = { firstPage: 1, filters, facets, corrected: null }
const chosen = [
  { name: 'Bahan', value: 'Katun primisima' },
  { name: 'Bahan', value: 'Kulit sapi' },
]

/** The same lists under a category and under a search. */
export const listings = {
  banyak: { ...whole, rows: cards, total: 31 },
  satu: { ...whole, rows: cards.slice(2, 3), total: 1 },
  flashSale: { ...whole, rows: [...runningFlashSale.products, ...cards.slice(8)], total: 11 },
  kosong: { ...whole, rows: [], total: 0, facets: null },
  janggal: { ...whole, rows: [...oddCards, ...cards.slice(0, 2)], total: 8, facets: oddFacets },
  tanpaHitungan: { ...whole, rows: cards, total: 12, facets: null },
  disaring: {
    ...whole,
    rows: cards.slice(2, 7),
    total: 5,
    filters: {
      ...filters,
      sort: 'harga-terendah',
      min: 150_000,
      max: 1_500_000,
      inStock: true,
      discounted: true,
      choices: chosen,
    },
  },
  saringanKosong: { ...whole, rows: [], total: 0, filters: { ...filters, min: 99_000_000 } },
  halamanDua: {
    ...whole,
    rows: [...cards, ...cards.map((card) => ({ ...card, id: `${card.id}-2` as typeof card.id }))],
    total: 31,
    filters: { ...filters, page: 2 },
  },
  halamanLima: { ...whole, firstPage: 5, rows: cards, total: 90, filters: { ...filters, page: 5 } },
  halamanLewat: { ...whole, rows: [], total: 31, filters: { ...filters, page: 9 } },
} as const satisfies Record<string, Listing>
