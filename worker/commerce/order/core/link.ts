import { and, desc, eq, gt } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findOrder, type OrderRow } from './store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { linkTries } from '../payment/tables.ts'

const minuteMs = 60_000

/** The order a signed link leads to. */
export async function findLinked(scope: Scope, token: string): Promise<OrderRow | null> {
  const orderId = await scope.links.open(token)
  const order = orderId === null ? null : findOrder(scope.db, orderId)
  return order && order.status !== 'DRAFT' ? order : null
}
/** Whether the caller has opened the link of this order with the phone's last digits, not long ago. */
export const isOpened = (scope: Scope, pass: string | null, orderId: string): boolean =>
  pass !== null && scope.links.verifyPass(pass, orderId, scope.now)

/**
 * Opens a signed link with the last digits of the recipient's phone. Each try is counted before it is looked at, under
 * the link and under the network it comes from; one that was right is forgotten, so that a family may look as often as
 * it likes.
 */
export function openLink(scope: Scope, order: OrderRow, digits: string): Result<{ pass: string }> {
  const { db, now, links, who } = scope
  return db.transaction(() => {
    const address = links.networkOf(who.address)
    const since = new Date(now.getTime() - limits.linkTryMinutes * minuteMs)
    const waits = [
      minutesLeft(
        triesOf(scope, eq(linkTries.orderId, order.id), since, limits.linkTriesPerLink),
        limits.linkTriesPerLink,
        now,
      ),
      address === ''
        ? 0
        : minutesLeft(
            triesOf(scope, eq(linkTries.address, address), since, limits.linkTriesPerAddress),
            limits.linkTriesPerAddress,
            now,
          ),
    ]
    const minutes = Math.max(...waits)
    if (minutes > 0) return refused('too_many', { minutes })
    const [counted] = db.insert(linkTries).values({ orderId: order.id, address, at: now }).returning().all()
    if (!order.address?.phone.endsWith(digits))
      return refused('order_link_digits', {}, { digits: 'Periksa kembali 4 digit terakhir nomor HP penerima.' })
    if (counted) db.delete(linkTries).where(eq(linkTries.id, counted.id)).run()
    return accepted({ pass: links.issuePass(order.id, new Date(now.getTime() + limits.linkOpenMinutes * minuteMs)) })
  })
}

/** The last tries, the newest first. */
const triesOf = ({ db }: Scope, which: ReturnType<typeof eq>, since: Date, most: number): Date[] =>
  db
    .select({ at: linkTries.at })
    .from(linkTries)
    .where(and(which, gt(linkTries.at, since)))
    .orderBy(desc(linkTries.at))
    .limit(most)
    .all()
    .map(({ at }) => at)

function minutesLeft(tries: readonly Date[], most: number, now: Date): number {
  const deciding = tries[most - 1]
  return deciding
    ? Math.max(1, Math.ceil((deciding.getTime() + limits.linkTryMinutes * minuteMs - now.getTime()) / minuteMs))
    : 0
}
