import type { SimulatedPayment } from '#shared/api/simulator.ts'
import { rupiah } from '#shared/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '../implement.ts'
import { handleNotification } from '../order/notification.ts'
import { notificationBody, statusAt } from './rules.ts'
import { findPayment, movePayment, serverKeyOf, type SimulatedRow } from './store.ts'

/** The tester's own screen at the simulated bank. What is pressed reaches the shop as a signed notification, like from a real vendor. */
export const simulator: Handlers<'simulator'> = {
  find({ id }, { db, now, shop }) {
    const row = shop.demo ? findPayment(db, id) : null
    return row ? accepted(view(row, now)) : refused('not_found')
  },

  async press({ id, result }, scope) {
    const row = scope.shop.demo ? findPayment(scope.db, id) : null
    if (!row) return refused('not_found')
    if (statusAt(row, scope.now) !== 'pending') return refused('payment_closed')
    movePayment(scope.db, row.transactionId, result, scope.now)
    const moved: SimulatedRow = { ...row, status: result, settledAt: result === 'settlement' ? scope.now : null }
    // A delivery that fails is not repeated here: before an order expires the shop asks the vendor by itself.
    await handleNotification('simulator', notificationBody(moved, result, serverKeyOf(scope.db, scope.newId)), scope)
    return accepted(view(moved, scope.now))
  },
}

function view(row: SimulatedRow, now: Date): SimulatedPayment {
  const { transactionId: id, orderId: orderNumber, bank, vaNumber: number, expiresAt } = row
  return { id, orderNumber, amount: rupiah(row.amount), bank, number, status: statusAt(row, now), expiresAt: expiresAt.toISOString() }
}
