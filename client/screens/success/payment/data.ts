import { merchantOf } from '#shared/format/qris.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { fileAddresses, href } from '#shared/web/routes.ts'
import type { PaymentData } from './island.tsx'
import { paymentState } from './state.ts'
import { qrDrawing } from '#client/kit/base/qr.ts'

/** `token`: the token of the order's link, when this shop's backend takes transfer receipts. */
type Place = Pick<PaymentData, 'at' | 'poll' | 'retry'> & {
  mayChange: boolean
  token: string | null
}

/**
 * The data of an order's payment panel, on any screen. Only the owner (`retry`) may change the payment or download the
 * code.
 */
export function paymentData(
  bill: Bill,
  status: OrderStatus | null,
  { mayChange, token, ...place }: Place,
  serverNow: number = Date.now(),
): PaymentData {
  const state = paymentState(bill, status)
  const owner = place.retry !== null
  const { orderId } = bill
  const code = state === 'waiting' ? bill.qr : null
  return {
    bill,
    state,
    serverNow,
    qr: code === null ? null : qrDrawing(code),
    merchant: code === null ? null : merchantOf(code),
    download: owner ? `${fileAddresses.paymentQr}?${new URLSearchParams({ SALE_ID: orderId })}` : null,
    confirm:
      (paymentWay(bill.vendor).ownAccount || bill.earlierTransfer) && token !== null && confirmable.has(state)
        ? href('paymentConfirmation', {}, { kode: token })
        : null,
    change: owner && mayChange && changeable.has(state) ? href('success', {}, { SALE_ID: orderId, ubah: 1 }) : null,
    ...place,
  }
}

/** The money may be on its way, or may have come too late. */
const confirmable: ReadonlySet<PaymentData['state']> = new Set(['waiting', 'verifying', 'expired'])

/** Nothing has been paid, and there is time left. */
const changeable: ReadonlySet<PaymentData['state']> = new Set(['waiting', 'noNumber', 'failed'])
