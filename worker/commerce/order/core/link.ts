import { and, desc, eq, gt } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { findOrder } from './store.ts'
import { linkTries, type OrderRow } from './tables.ts'

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
 * Opens a signed link with the last digits of the recipient's phone. Each try is counted before it is checked, for the
 * link and for the network it comes from. A right one is not counted in the end, so that a family may open the link as
 * often as it likes.
 */
export function openLink(scope: Scope, order: OrderRow, digits: string): Result<{ pass: string }> {
  const { db, now, links, who } = scope
  return db.transaction(() => {
    const address = links.networkOf(who.address)
    const minutes = Math.max(
      minutesToWait(scope, eq(linkTries.orderId, order.id), limits.linkTriesPerLink),
      address === '' ? 0 : minutesToWait(scope, eq(linkTries.address, address), limits.linkTriesPerAddress),
    )
    if (minutes > 0) return refused('too_many', { minutes })
    const [counted] = db.insert(linkTries).values({ orderId: order.id, address, at: now }).returning().all()
    if (!order.address?.phone.endsWith(digits))
      return refused('order_link_digits', {}, { digits: 'Periksa kembali 4 digit terakhir nomor HP penerima.' })
    if (counted) db.delete(linkTries).where(eq(linkTries.id, counted.id)).run()
    return accepted({ pass: links.issuePass(order.id, new Date(now.getTime() + limits.linkOpenMinutes * minuteMs)) })
  })
}

/** 0: another try is allowed now. */
function minutesToWait({ db, now }: Scope, which: ReturnType<typeof eq>, most: number): number {
  const since = new Date(now.getTime() - limits.linkTryMinutes * minuteMs)
  const tries = db
    .select({ at: linkTries.at })
    .from(linkTries)
    .where(and(which, gt(linkTries.at, since)))
    .orderBy(desc(linkTries.at))
    .limit(most)
    .all()
  const oldest = tries[most - 1]
  return oldest
    ? Math.max(1, Math.ceil((oldest.at.getTime() + limits.linkTryMinutes * minuteMs - now.getTime()) / minuteMs))
    : 0
}
