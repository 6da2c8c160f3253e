import type { SimulatedPayment } from '#shared/api/shop/simulator.ts'
import { rupiah, OrderId } from '#shared/api/contract/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { handleNotification } from './notifications.ts'
import { findBillByCode, findCharge } from '#commerce/order/core/bills.ts'
import { findOwnOrder } from '#commerce/order/core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { readQris } from '#commerce/vendors/payment/simulator/qris.ts'
import { notificationBody, statusAt } from '#commerce/vendors/payment/simulator/rules.ts'
import { postedRequest } from '#commerce/vendors/webhook.ts'
import { findPayment, movePayment, serverKeyOf, type SimulatedRow } from '#commerce/vendors/payment/simulator/store.ts'

/**
 * The tester's own screen at the simulated bank. What the tester presses reaches the shop as a signed notification, as
 * from a real vendor.
 */
export const simulator: Handlers<'simulator'> = {
  find({ id }, scope) {
    const row = scope.shop.demo ? findPayment(scope.db, id) : null
    return row ? accepted(view(row, scope)) : refused('not_found')
  },

  async press({ id, result }, scope) {
    const row = scope.shop.demo ? findPayment(scope.db, id) : null
    if (!row) return refused('not_found')
    if (!awaits(row, result, scope.now)) return refused('payment_closed')
    movePayment(scope.db, row.transactionId, result, scope.now)
    const moved: SimulatedRow = { ...row, status: result, settledAt: result === 'settlement' ? scope.now : null }
    // A delivery that fails is not repeated here: before an order expires the shop asks the vendor by itself.
    const body = notificationBody(moved, result, serverKeyOf(scope.db, scope.newId))
    await handleNotification('simulator', postedRequest(body), scope)
    return accepted(view(moved, scope))
  },
}

/** Whether a button can still be pressed: a person accepts or denies a card payment in doubt. */
const awaits = (row: SimulatedRow, result: string, now: Date): boolean => {
  const status = statusAt(row, now)
  return status === 'pending' || (status === 'challenge' && result !== 'challenge')
}

function view(row: SimulatedRow, scope: Scope): SimulatedPayment {
  const { transactionId: id, reference: orderNumber, kind, bank, vaNumber, qrText: qr, expiresAt } = row
  const said = qr === null ? null : readQris(qr)
  return {
    id,
    orderNumber,
    amount: rupiah(row.amount),
    kind,
    bank,
    number: vaNumber === id ? '' : vaNumber,
    billerCode: kind === 'echannel' ? '70012' : null,
    merchant: said ? `${said.get('59')}, ${said.get('60')}` : null,
    qr,
    // A payment that went back was made.
    status: shownStatus(statusAt(row, scope.now)),
    expiresAt: expiresAt.toISOString(),
    orderId: orderOf(row, scope),
  }
}

const shownStatus = (status: SimulatedRow['status']): SimulatedPayment['status'] =>
  status === 'refund' || status === 'partial_refund' ? 'settlement' : status

/** Only the order's own shopper gets a link back to it. */
function orderOf({ reference }: SimulatedRow, scope: Scope): OrderId | null {
  const charge = findCharge(scope.db, reference)
  const bill = charge && findBillByCode(scope.db, charge.billCode)
  const order = bill && findOwnOrder(scope, bill.orderId)
  return order ? OrderId.parse(order.id) : null
}
