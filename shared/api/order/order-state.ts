import { z } from 'zod'
import { word } from '#shared/api/contract/brands.ts'
import { recordIn } from '#shared/api/contract/foreign-values.ts'
import { reads } from '#shared/api/contract/shapes.ts'
import { lazy } from '#shared/lazy.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { isOnHandover } from '#shared/order/payment-way.ts'
import { Bill, billStatuses } from './payment.ts'
import { billSynonyms, stateSynonyms } from './synonyms.ts'

/** A state that only another backend has: the order is shown, and nobody is asked to pay it. */
export const OrderState = word(orderStatuses, 'PROCESSING', stateSynonyms)
const KnownState = lazy(() => word(orderStatuses, undefined, stateSynonyms))
const KnownBill = lazy(() => word(billStatuses, undefined, billSynonyms))

/**
 * Where the word for its state is only another backend's, its bill knows whether it is to be paid. One that is paid with
 * the goods stays open until they have come.
 */
export function stateByBill(row: Readonly<Record<string, unknown>>) {
  const bill = recordIn(row['SALE_BILL']) as Readonly<Record<string, unknown>> | null
  if (reads(KnownState(), row['SALE_STATUS']) || !reads(KnownBill(), bill?.['BILL_STATUS'])) return row
  const said = z.safeDecode(Bill(), bill as never).data
  if (!said || isOnHandover(said)) return row
  const toPay = said.status === 'UNPAID' || said.status === 'FAILED'
  return { ...row, SALE_STATUS: toPay ? 'PENDING' : said.status === 'EXPIRED' ? said.status : row['SALE_STATUS'] }
}

/** A number beside an order that is paid or over asks nobody for money a second time. */
export const toPayOnly = (row: Readonly<Record<string, unknown>>) =>
  z.safeDecode(OrderState, row['SALE_STATUS'] as never).data === 'PENDING' ? row : { ...row, SALE_PAY_TO: null }
