/** What PPN makes of a price, in rupiah with two decimals: the price without it, its base, and the tax. */
export interface Tax {
  price: number
  base: number
  amount: number
}

interface Rated extends Tax {
  percent: number
  part: readonly [number, number]
}

/**
 * What an invoice says that would change with the shop's settings. It is written with the bill when the invoice is
 * issued, and never again: an invoice is a document.
 */
export interface IssuedInvoice {
  /** ISO 8601. */
  at: string
  seller: { name: string; address: string; email: string; logo: string }
  /** null: the shop collects no PPN. `luxury`: of the luxury goods among them; the rest of the tax is without these. */
  tax: (Rated & { npwp: string; luxury: (Rated & { variants: readonly string[]; worth: number }) | null }) | null
  /** The days within which the parcel was promised, ISO 8601; null: none were. */
  arrives: readonly [string, string] | null
}
