import { limits } from '#shared/limits.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { changeCharge } from '#commerce/order/core/bills.ts'
import { issueInvoice } from '#commerce/order/core/issued.ts'
import { bills, charges } from '#commerce/order/core/tables.ts'
import { referenceOf } from '#commerce/order/payment/charges/charge.ts'
import { nextCheckAt } from '#commerce/order/payment/rules/checks.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { rowOf } from '#commerce/vendors/payment/simulator/charge.ts'
import { addPayment } from '#commerce/vendors/payment/simulator/store.ts'
import type { PastOrderRow } from './past-orders.ts'

const unpromised = { shippingDaysMin: null, shippingDaysMax: null }

/** The bill of a past order and the one attempt to pay it; cash on delivery is no attempt. */
export function addPastBill({ db, shop }: Scope, order: PastOrderRow, paidAt: Date | null): void {
  const { paymentVendor: vendor, paymentMethod: method, placedAt, payBy } = order
  const { bill: status, charge } = outcomeOf(order, paidAt !== null)
  const bill = { code: `BILL${order.number.slice(3)}`, attempt: 1, vendor, method, amount: order.total }
  db.insert(bills)
    .values({
      ...bill,
      orderId: order.id,
      status,
      uniqueCode: 0,
      acceptedAmount: order.total,
      createdAt: placedAt,
      expiresAt: payBy,
      paidAt,
      returnDays: shop.returnDays,
      issued:
        status === 'PAID' || status === 'COD'
          ? issueInvoice({ db, shop, now: paidAt ?? placedAt }, { ...unpromised, ...order })
          : null,
    })
    .run()
  if (!charge) return
  const { code: billCode, ...asked } = bill
  db.insert(charges)
    .values({ reference: referenceOf(order, bill.attempt), billCode, ...asked, state: charge, createdAt: placedAt })
    .run()
}

/** What became of the bill and of the attempt to pay it. */
function outcomeOf({ status, paymentVendor }: PastOrderRow, paid: boolean) {
  if (status === 'PENDING') return { bill: 'UNPAID', charge: 'pending' } as const
  if (status === 'EXPIRED') return { bill: 'EXPIRED', charge: 'expired' } as const
  if (status === 'CANCEL' && !paid) return { bill: 'EXPIRED', charge: 'cancelled' } as const
  if (paymentWay(paymentVendor).onHandover) return { bill: 'COD', charge: null } as const
  return { bill: 'PAID', charge: 'paid' } as const
}

/** Lets the simulated bank give the number to pay to, as it would at checkout, and plans what checkout plans. */
export function expectPayment(scope: Scope, order: PastOrderRow): void {
  const { db, now, scheduler, newId } = scope
  const reference = referenceOf(order, 1)
  const asked = {
    payment_type: 'bank_transfer' as const,
    bank_transfer: { bank: 'bri' },
    transaction_details: { order_id: reference, gross_amount: order.total },
    custom_expiry: { order_time: '', expiry_duration: limits.paymentHours * 3_600, unit: 'second' as const },
  }
  const paid = addPayment(
    db,
    rowOf(asked, { now: order.placedAt, transactionId: newId(), idempotencyKey: reference, qrOf: () => '' }),
  )
  changeCharge(db, reference, { transactionId: paid.transactionId, number: paid.vaNumber })
  scheduler.plan('expire-payment', order.id, order.payBy)
  scheduler.plan('check-payment', order.id, nextCheckAt(order.placedAt, now))
}
