import type { Filters, Listing } from '../../ui/filters.ts'
import { cards, oddCards } from './goods.ts'

export const filters: Filters = { q: '', sort: null, min: null, max: null, inStock: false, page: 1 }

/** The same lists under a category and under a search. */
export const listings = {
  banyak: { rows: cards, total: 31, filters },
  satu: { rows: cards.slice(2, 3), total: 1, filters },
  kosong: { rows: [], total: 0, filters },
  janggal: { rows: [...oddCards, ...cards.slice(0, 2)], total: 8, filters },
  disaring: { rows: cards.slice(2, 7), total: 5, filters: { ...filters, sort: 'harga-terendah', min: 150_000, max: 1_500_000, inStock: true } },
  saringanKosong: { rows: [], total: 0, filters: { ...filters, min: 99_000_000 } },
  halamanDua: { rows: cards.slice(3), total: 31, filters: { ...filters, page: 2 } },
  halamanLewat: { rows: [], total: 31, filters: { ...filters, page: 9 } },
} as const satisfies Record<string, Listing>
