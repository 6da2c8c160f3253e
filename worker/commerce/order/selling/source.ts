import type { OrderRow } from '../core/tables.ts'

/** Where an order comes from, in the words of the seller. */
export const sources = ['toko', 'penjual', 'afiliasi'] as const
export type Source = (typeof sources)[number]

/** The seller made it for somebody in a chat, a link of an affiliate led to it, or the shop itself sold it. */
export const sourceOf = ({ madeBy, affiliateCode }: Pick<OrderRow, 'madeBy' | 'affiliateCode'>): Source =>
  madeBy !== null ? 'penjual' : affiliateCode !== null ? 'afiliasi' : 'toko'
