import type { Bill } from '#shared/api/sale.ts'
import type { OrderStatus } from '#shared/order-status.ts'
import { href, resources } from '#shared/routes.ts'
import type { PaymentData } from '../islands/payment.tsx'
import { paymentState } from '../ui/payment-state.ts'
import { qrDrawing } from '../ui/qr.ts'

type Place = Pick<PaymentData, 'at' | 'poll' | 'retry'> & { mayChange: boolean }

/** The payment panel of an order, wherever it stands. Only its owner (`retry`) may change anything or take the code along. */
export function paymentData(bill: Bill, status: OrderStatus | null, { mayChange, ...place }: Place, serverNow: number = Date.now()): PaymentData {
  const state = paymentState(bill, status)
  const owner = place.retry !== null
  const { saleId } = bill
  return {
    bill,
    state,
    serverNow,
    qr: state === 'waiting' && bill.qr !== null ? qrDrawing(bill.qr) : null,
    download: owner ? `${resources.paymentQr}?${new URLSearchParams({ SALE_ID: saleId })}` : null,
    change: owner && mayChange && changeable.has(state) ? href('success', {}, { SALE_ID: saleId, ubah: 1 }) : null,
    ...place,
  }
}

/** Nothing has been paid, and there is still time. */
export const changeable: ReadonlySet<PaymentData['state']> = new Set(['waiting', 'noNumber', 'failed'])
