import { hourMs } from '#shared/format/units.ts'
import type { PastReturn } from '#shared/admin/demo.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { assert } from '#shared/assert.ts'
import { replaceAskedPostage } from '#commerce/order/after/returns/jobs.ts'
import { moveReturn } from '#commerce/order/after/returns/move.ts'
import { addReturn, addReturnEvent, findReturn } from '#commerce/order/after/returns/store.ts'
import { orderNumber } from '#commerce/order/core/numbers.ts'
import type { LineNow } from '#commerce/order/core/lines-now.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'

/** A return with its history, each step at its time; one that is under way stays where it is, like an order. */
export function addPastReturn(
  tx: Tx,
  { id: orderId, customerId }: OrderRow,
  { history, sent, ...asked }: PastReturn,
  lines: readonly LineNow[],
): void {
  const [line, [begin, ...steps]] = [lines.at(-1), history]
  assert(line && begin && customerId !== null, 'a return begins with a request of a customer, for something')
  const at = (hours: number) => new Date(tx.now.getTime() - hours * hourMs)
  const [id, askedAt] = [tx.newId(), at(begin.hoursAgo)]
  const number = orderNumber(askedAt, id).replace('INV', 'RTN')
  const row = { id, number, orderId, customerId, status: begin.status, ...asked, accountId: null, createdAt: askedAt }
  addReturn(tx.db, { row, lines: [{ variantId: line.variantId, quantity: 1 }], photos: [] })
  addReturnEvent(tx.db, id, begin.status, askedAt, '')
  const { postage, ...shipment } = sent ?? { postage: null }
  for (const { status, hoursAgo, note = '' } of steps) {
    const then = { ...tx, now: at(hoursAgo) }
    const facts = status === 'SENT_BACK' ? { ...shipment, postageAsked: postage } : {}
    replaceAskedPostage(then, findReturn(tx.db, id))
    const now = findReturn(tx.db, id)
    assert(now && moveReturn(then, now, status, { ...facts, note }).ok, 'a past return went a way that returns go')
  }
}
