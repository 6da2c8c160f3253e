import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { bills, charges, orderLines, orders } from '../../core/tables.ts'
import { leftOfBill } from '../../payment/charges/refund.ts'
import { returnEvents, returnLines, returns } from './tables.ts'

/** What each of these returns needs of other tables for its row of a list: a query for each table, not for each row. */
export function beyondReturns(
  db: Db,
  rows: readonly { id: string; orderId: string; status: string }[],
): ReturnType<typeof read> {
  return read(db, {
    returnIds: rows.map(({ id }) => id),
    orderIds: [...new Set(rows.map(({ orderId }) => orderId))],
    answeredIds: rows.filter(({ status }) => isAnswer(status)).map(({ id }) => id),
  })
}

/** A return of these statuses shows the seller's answer: when it was approved, or why it was refused. */
const answers = ['APPROVED', 'REJECTED'] as const
const isAnswer = (status: string): boolean => answers.some((one) => one === status)

const onLine = and(eq(orderLines.orderId, returns.orderId), eq(orderLines.variantId, returnLines.variantId))

interface Ids {
  returnIds: string[]
  orderIds: string[]
  answeredIds: string[]
}
function read(db: Db, { returnIds, orderIds, answeredIds }: Ids) {
  const lines = db
    .select({ returnId: returns.id, line: orderLines, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(returns, eq(returns.id, returnLines.returnId))
    .innerJoin(orderLines, onLine)
    .where(isOneOf(returnLines.returnId, returnIds))
    .orderBy(asc(orderLines.position))
    .limit(limits.listRows)
    .all()
  const paid = db
    .select({
      id: orders.id,
      subtotal: orders.subtotal,
      discount: orders.discount,
      coinsUsed: orders.coinsUsed,
      walletUsed: orders.walletUsed,
      bill: { amount: bills.amount },
      attempt: { state: charges.state, amount: charges.amount, returned: charges.returned },
      refunded: sql<number>`(SELECT coalesce(sum(r.refunded), 0) FROM order_return r WHERE r.order_id = ${orders.id})`,
    })
    .from(orders)
    .leftJoin(bills, eq(bills.orderId, orders.id))
    .leftJoin(charges, and(eq(charges.billCode, bills.code), eq(charges.attempt, bills.attempt)))
    .where(isOneOf(orders.id, orderIds))
    .limit(limits.listRows)
    .all()
  const before = db
    .select({
      orderId: returns.orderId,
      worth: sql<number>`sum(${returnLines.quantity} * ${orderLines.unitPrice})`,
    })
    .from(returns)
    .innerJoin(returnLines, eq(returnLines.returnId, returns.id))
    .innerJoin(orderLines, onLine)
    .where(and(isOneOf(returns.orderId, orderIds), isNotNull(returns.refunded)))
    .groupBy(returns.orderId)
    .limit(limits.listRows)
    .all()
  const answered =
    answeredIds.length === 0
      ? []
      : db
          .select({ id: returnEvents.returnId, at: returnEvents.at, note: returnEvents.note })
          .from(returnEvents)
          .where(and(isOneOf(returnEvents.returnId, answeredIds), inArray(returnEvents.status, answers)))
          .orderBy(desc(returnEvents.id))
          .limit(limits.listRows)
          .all()
  return {
    linesOf: (id: string) =>
      lines.flatMap(({ returnId, line, quantity }) => (returnId === id ? [{ ...line, quantity }] : [])),
    /** What was paid for its order, and as `moneyLeft` has it what is still here of that. */
    paidFor: (orderId: string) => {
      const found = paid.find(({ id }) => id === orderId)
      return found
        ? { ...found, left: found.bill ? leftOfBill(found.bill, found.attempt, found) - found.refunded : 0 }
        : null
    },
    /** The value of the goods of its order that were paid back before. */
    worthBefore: (orderId: string) => before.find((one) => one.orderId === orderId)?.worth ?? 0,
    /** The answer that it stands at; null: it goes on since, or nobody has answered. */
    answerOf: (id: string) => answered.find((one) => one.id === id) ?? null,
  }
}
