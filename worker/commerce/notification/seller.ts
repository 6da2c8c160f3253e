import type { Tx } from '#commerce/platform/transaction.ts'
import { enqueue } from './enqueue.ts'
import { nextMorning } from './digest.ts'
import type { MessageValues, SellerMessageKind } from './tables.ts'

/**
 * What a seller who wants one message a day reads there. Everything else waits for the seller's answer, or the parcel of
 * a cancelled order would be on its way by morning.
 */
const inDigest: readonly SellerMessageKind[] = ['seller_order', 'seller_paid', 'seller_stock']

/**
 * Notifies the seller of what has happened, by each way the shop has named: by e-mail, by WhatsApp. `ref`
 * distinguishes events of one kind. A shop that has named nobody gets no message. `mayPhone`: whether a message that
 * costs money may go out.
 */
export function notifySeller(
  tx: Tx,
  {
    kind,
    ref,
    values,
    mayPhone = () => true,
  }: { kind: SellerMessageKind; ref: string; values: MessageValues; mayPhone?: () => boolean },
): void {
  const { email, phone, daily } = tx.shop.sellerMessages ?? { email: null, phone: null, daily: false }
  if (email === null && phone === null) return
  if (daily && kind !== 'seller_digest') tx.scheduler.begin('seller-digest', nextMorning(tx.now))
  if (daily && inDigest.includes(kind)) return
  if (email !== null && tx.vendors.channels.includes('email'))
    enqueue(tx, { kind, ref: `${ref}:email`, to: { email, phone: null }, values })
  // Not by SMS, which costs money each time.
  if (phone !== null && tx.vendors.channels.includes('whatsapp') && mayPhone())
    enqueue(tx, { kind, ref: `${ref}:whatsapp`, to: { email: null, phone }, wanted: 'whatsapp', values })
}
