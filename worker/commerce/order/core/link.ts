import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import {
  countHit,
  forgetHit,
  networkKey,
  type RateLimit,
  rateLimited,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import { buyerContact } from './buyer.ts'
import { findOrder } from './store.ts'
import type { OrderRow } from './tables.ts'

const minuteMs = 60_000

/** The order a signed link leads to. */
export async function findLinked(scope: Scope, token: string): Promise<OrderRow | null> {
  const orderId = await scope.links.open(token)
  const order = orderId === null ? null : findOrder(scope.db, orderId)
  return order && order.status !== 'DRAFT' ? order : null
}

/** Whether the caller has opened the link of this order with the phone's last digits a short time ago. */
export const isOpened = (scope: Scope, pass: string | null, orderId: string): boolean =>
  pass !== null && scope.links.verifyPass(pass, orderId, scope.now)

/**
 * Opens a signed link with the last digits of the recipient's phone or the buyer's. Each try is counted before it is checked, for the
 * link and for the network it comes from. A right one is not counted in the end, so that a family may open the link as
 * often as it likes.
 */
export function openLink(scope: Scope, order: OrderRow, digits: string): Result<{ pass: string }> {
  return inTransaction(scope, (tx) => {
    const { db, now, links } = tx
    const caller = { subject: order.id, network: networkKey(tx, linkLimit) }
    const wait = rateLimited(tx, linkLimit, caller)
    if (wait) return wait
    const counted = countHit(tx, linkLimit, caller)
    const phones = [order.address?.phone, buyerContact(tx, order).phone]
    if (!phones.some((phone) => phone?.endsWith(digits)))
      return refused('order_link_digits', {}, { digits: 'Periksa kembali 4 digit terakhir nomor HP penerima.' })
    forgetHit(db, counted)
    return accepted({ pass: links.issuePass(order.id, new Date(now.getTime() + limits.linkOpenMinutes * minuteMs)) })
  })
}

const linkLimit: RateLimit = {
  rule: 'order link',
  minutes: limits.linkTryMinutes,
  bounds: [
    { by: 'subject', most: limits.linkTriesPerLink },
    { by: 'network', most: limits.linkTriesPerAddress },
  ],
}
