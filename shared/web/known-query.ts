import { choicesText, readChoices } from './attributes.ts'
import { productSorts } from './product-sorts.ts'
import { listing, type RouteName, routes } from './routes.ts'
import { readRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'

/**
 * A value of `pilih`: the address shows a variant of which only the first option, a colour, was tapped. Of three options
 * the places of some may follow, which alone are still to be asked: `lain2`.
 */
export const restOpen = 'lain'

/** The query keys of all pages. */
type QueryKey = (typeof routes)[RouteName]['query'][number]

/** Query keys whose values anybody can make up without end: words, numbers, lists of products, input of a script. */
const freeQueryKeys: ReadonlySet<string> = new Set<(typeof listing)[number] | 'varian' | 'produk' | 'input'>([
  'input',
  'q',
  'min',
  'max',
  'atribut',
  'varian',
  'produk',
])

/** Query values that may be longer than a search text. */
const longerLimits: Readonly<Record<string, number>> = {
  SALE_ID: limits.idChars,
  SALE_BILL_CODE: limits.idChars,
  varian: limits.idChars,
  induk: limits.idChars,
  pesanan: limits.idChars,
  id: limits.idChars,
  rekening: limits.idChars,
  ubah: limits.idChars,
  tiket: limits.idChars,
  bukti: limits.idChars,
  produk: limits.slugListChars,
  isi: limits.cartLinkChars,
  kode: limits.tokenChars,
  lacak: limits.tokenChars,
  next: limits.nextChars,
  state: limits.stateChars,
} satisfies Partial<Record<QueryKey, number>>

const yes = (value: string) => (value === '1' ? value : '')
const price = (value: string) => String(readRupiah(value) ?? '')
const sorts: ReadonlySet<string> = new Set(productSorts)
/**
 * The one spelling of a value, '' for one that means nothing. Without it every `?sort=` and every `?page=` that
 * somebody makes up would be kept as a page of its own.
 */
const spellings: Readonly<Record<string, (value: string, most?: number) => string>> = {
  q: (value) => value.replace(/\s+/g, ' ').trim(),
  page(value, most = limits.pageMax) {
    const page = Number(value)
    return Number.isInteger(page) && page > 1 ? String(Math.min(page, most)) : ''
  },
  sort: (value) => (sorts.has(value) ? value : ''),
  min: price,
  max: price,
  persis: yes,
  stok: yes,
  diskon: yes,
  foto: yes,
  pilih: (value) => /^(?:buy|cart|lain\d{0,2})$/.exec(value)?.[0] ?? '',
  bintang: (value) => /^[1-5]$/.exec(value)?.[0] ?? '',
  ulasan: (value) => /^[1-9]\d?$/.exec(value)?.[0] ?? '',
} satisfies Partial<Record<QueryKey, (value: string, most?: number) => string>>

/**
 * The query keys that a page uses, sorted, each in its one spelling and without tracking parameters. The cache key and
 * the canonical address are built from them.
 */
export function knownQuery(name: RouteName, query: URLSearchParams, extra: readonly string[] = []): URLSearchParams {
  const known = new URLSearchParams()
  const keys: readonly string[] = routes[name].query
  const lastPage = keys === listing ? limits.listingPages : limits.pageMax
  for (const key of [...keys, ...extra].toSorted()) {
    // A form without script sends each chosen attribute separately; they are joined into one text.
    const value =
      key === 'atribut'
        ? choicesText(readChoices(query.getAll(key).join(',').slice(0, limits.choicesChars)))
        : (query.get(key) ?? '').slice(0, longerLimits[key] ?? limits.queryChars)
    const spelt = spellings[key]?.(value, lastPage) ?? value
    if (spelt) known.set(key, spelt)
  }
  return known
}

/** Whether an address has words or numbers in its query that anybody can make up without end. */
export function isMadeUp(address: string): boolean {
  const at = address.indexOf('?')
  return at >= 0 && [...new URLSearchParams(address.slice(at))].some(([key]) => freeQueryKeys.has(key))
}
