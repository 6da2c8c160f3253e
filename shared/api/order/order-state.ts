import { z } from 'zod'
import { word } from '#shared/api/contract/brands.ts'
import { recordIn } from '#shared/api/contract/foreign-values.ts'
import { reads } from '#shared/api/contract/shapes.ts'
import { lazy } from '#shared/lazy.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { billStatuses } from './payment.ts'
import { billSynonyms, stateSynonyms } from './synonyms.ts'

/** A state that only another backend has: the order is shown, and nobody is asked to pay it. */
export const OrderState = word(orderStatuses, 'PROCESSING', stateSynonyms)
const KnownState = lazy(() => word(orderStatuses, undefined, stateSynonyms))
const KnownBill = lazy(() => word(billStatuses, undefined, billSynonyms))

/** Where the word for its state is only another backend's, its bill knows whether it is to be paid. */
export function stateByBill(row: Readonly<Record<string, unknown>>) {
  if (reads(KnownState(), row['SALE_STATUS'])) return row
  const bill = recordIn(row['SALE_BILL']) as Readonly<Record<string, unknown>> | null
  const said = z.safeDecode(KnownBill(), bill?.['BILL_STATUS'] as never).data
  return said === 'UNPAID'
    ? { ...row, SALE_STATUS: 'PENDING' }
    : said === 'EXPIRED'
      ? { ...row, SALE_STATUS: said }
      : row
}

/** A number beside an order that is paid or over asks nobody for money a second time. */
export const toPayOnly = (row: Readonly<Record<string, unknown>>) =>
  z.safeDecode(OrderState, row['SALE_STATUS'] as never).data === 'PENDING' ? row : { ...row, SALE_PAY_TO: null }
