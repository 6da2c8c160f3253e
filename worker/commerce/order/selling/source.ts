import type { Source } from '#shared/admin/orders.ts'
import type { OrderRow } from '../core/tables.ts'

type SourceFacts = Pick<OrderRow, 'madeBy' | 'affiliateCode'>
/** As SQL of `orders o`: who made it and whose link it was does not matter. */
export const sourceFacts = {
  madeBy: "CASE WHEN o.made_by IS NOT NULL THEN '' END",
  affiliateCode: "CASE WHEN o.affiliate_code IS NOT NULL THEN '' END",
} as const satisfies Record<keyof SourceFacts, string>

/** The seller made it for somebody in a chat, a link of an affiliate led to it, or the shop itself sold it. */
export const sourceOf = ({ madeBy, affiliateCode }: SourceFacts): Source =>
  madeBy !== null ? 'penjual' : affiliateCode !== null ? 'afiliasi' : 'toko'
