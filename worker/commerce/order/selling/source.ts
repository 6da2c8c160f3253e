import type { Source } from '#shared/admin/orders.ts'
import type { OrderRow } from '../core/tables.ts'

/** The seller made it for somebody in a chat, a link of an affiliate led to it, or the shop itself sold it. */
export const sourceOf = ({ madeBy, affiliateCode }: Pick<OrderRow, 'madeBy' | 'affiliateCode'>): Source =>
  madeBy !== null ? 'penjual' : affiliateCode !== null ? 'afiliasi' : 'toko'
