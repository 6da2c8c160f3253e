import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { sale as contract } from '#shared/api/sale.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { acceptCod } from './settle.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { attemptsSpent, isOpen } from './attempts.ts'
import { codFeeOf } from './cod.ts'
import { addAttempt, cancelAttempt, requestNumber } from './charge.ts'
import { chooseMethod } from './choices.ts'
import { statusAt, totalOf } from '../core/rules.ts'
import {
  addEvent,
  type BillRow,
  changeBill,
  changeSale,
  findAttempt,
  findBill,
  findOwnSale,
  type SaleRow,
} from '../core/store.ts'
import { accountColumns, uniqueCodeFor } from './bank-transfer.ts'

/**
 * Another way to pay an order that waits for its money: one transaction ends the old attempt, prices the order anew
 * (only a transfer has a unique code) and begins the next. What arrives at the old number all the same still pays the
 * order, once.
 */
export async function changePayment(
  request: Decoded<typeof contract.changePayment>,
  scope: Scope,
): Promise<Result<OutputOf<typeof contract.changePayment>>> {
  const changed = scope.db.transaction(() => change(scope, request))
  if (!changed.ok) return changed
  // Without a number the order still stands: the bill says so, and `pay` asks the vendor again.
  if (findBill(scope.db, request.saleId)?.status === 'UNPAID') await requestNumber(scope, request.saleId)
  return accepted({})
}

function change(scope: Scope, { saleId, vendor, method: asked }: Decoded<typeof contract.changePayment>): Result<null> {
  const sale = findOwnSale(scope, saleId)
  if (!sale) return refused('sale_unknown')
  const bill = findBill(scope.db, saleId)
  if (!bill) return refused('bill_unknown')
  if (statusAt(sale, scope.now) !== 'PENDING' || bill.status === 'PAID') return refused('payment_closed')
  const attempt = findAttempt(scope.db, bill)
  if (attempt?.state === 'review') return refused('payment_reviewed')
  const method = chooseMethod(scope, sale, { vendor, method: asked })
  if (!method.ok) return method
  // Chosen already: only its number may be missing.
  if (bill.vendor === vendor && bill.method === asked && bill.status === 'UNPAID' && attempt && isOpen(attempt))
    return accepted(null)
  const codFee = codFeeOf(scope, sale, vendor)
  const uniqueCode = uniqueCodeFor(scope, method.value, totalOf({ ...sale, codFee, uniqueCode: 0 }))
  if (uniqueCode === null) return refused('payment_unknown')
  const spent = attemptsSpent(bill)
  if (spent) return spent
  if (attempt && isOpen(attempt)) cancelAttempt(scope, attempt)
  begin(scope, sale, bill, method.value, { codFee, uniqueCode })
  return accepted(null)
}

function begin(
  scope: Scope,
  sale: SaleRow,
  bill: BillRow,
  method: PaymentMethod,
  fees: Pick<SaleRow, 'codFee' | 'uniqueCode'>,
): void {
  const { db, now, agenda } = scope
  const total = totalOf({ ...sale, ...fees })
  const [payBy, attempt] = [deadline(sale, method, now), bill.attempt + 1]
  const way = { vendor: method.vendor, method: method.method, amount: total, attempt }
  changeSale(db, sale.id, { ...fees, total, payBy, paymentVendor: way.vendor, paymentMethod: way.method })
  changeBill(db, bill.code, {
    ...way,
    ...accountColumns(scope, method),
    uniqueCode: fees.uniqueCode,
    expiresAt: payBy,
    status: 'UNPAID',
    problem: '',
  })
  addEvent(db, sale.id, 'payment_changed', now)
  if (method.vendor === 'cod') return acceptCod(scope, sale.id)
  addAttempt(scope, sale, { code: bill.code, ...way })
  agenda.plan('expire-payment', sale.id, payBy)
}

/**
 * As long as the new way takes, never sooner than before, and never later than a day after the order: its pieces are
 * held all that time.
 */
function deadline({ placedAt, payBy }: SaleRow, { minutes }: PaymentMethod, now: Date): Date {
  const wanted = now.getTime() + minutes * 60_000
  const latest = (placedAt ?? now).getTime() + limits.paymentHours * 3_600_000
  return new Date(Math.max(Math.min(wanted, latest), payBy?.getTime() ?? 0))
}
