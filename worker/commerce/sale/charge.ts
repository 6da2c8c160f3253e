import { messageOf } from '#shared/errors.ts'
import { assert } from '#shared/assert.ts'
import type { Scope } from '../scope.ts'
import { changeBill, changeCharge, findAttempt, findBill, findSale, type BillRow, type SaleRow } from './store.ts'
import { charges } from './tables.ts'

/** The vendor's order_id: new for every attempt, because a vendor refuses to use one twice. */
export const referenceOf = (sale: Pick<SaleRow, 'number'>, attempt: number): string => `${sale.number}-${attempt}`

/** Notes an attempt before the vendor is asked. Inside the caller's transaction. */
export function addAttempt({ db, now }: Scope, sale: SaleRow, bill: Pick<BillRow, 'code' | 'attempt' | 'vendor' | 'amount'>): void {
  const { code: billCode, attempt, vendor, amount } = bill
  db.insert(charges)
    .values({ reference: referenceOf(sale, attempt), billCode, attempt, vendor, amount, state: 'pending', createdAt: now })
    .run()
}

/**
 * Asks the vendor for a number to pay to, outside any transaction, and stores the answer in one. The attempt's reference is also the
 * idempotency key: asking again after a lost answer makes no second charge. True when there is a number.
 */
export async function requestNumber(scope: Scope, saleId: string): Promise<boolean> {
  const [sale, bill] = [findSale(scope.db, saleId), findBill(scope.db, saleId)]
  const charge = bill && findAttempt(scope.db, bill)
  assert(sale?.address && bill && charge, 'a number is requested only for an order with a contact, a bill and an attempt: place the order first')
  if (charge.number !== null || bill.status !== 'UNPAID') return charge.number !== null

  const { recipient: name, phone, email } = sale.address
  const { reference, amount } = charge
  const request = { reference, idempotencyKey: reference, method: bill.method, amount, expiresAt: bill.expiresAt, customer: { name, phone, email } }
  const answer = await scope.vendors.gateway(bill.vendor)?.charge(request)
  if (!answer?.ok) {
    changeBill(scope.db, bill.code, { problem: messageOf('payment_vendor_down') })
    return false
  }
  const { transactionId, number } = answer.value
  scope.db.transaction(() => {
    changeCharge(scope.db, reference, { transactionId, number })
    changeBill(scope.db, bill.code, { problem: '' })
  })
  return true
}
