import { messageOf } from '#shared/text/errors.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { PaymentData } from './payment/island.tsx'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { SuccessData } from './page.tsx'
import { paymentData } from './payment/data.ts'
import { type SampleMethod } from '#client/samples/bills.ts'
import { sampleNow } from '#client/samples/clock.ts'
import { longName, orderLine } from '#client/samples/order-goods.ts'
import { event, goods, later, paidOrder, paying, pending, toFetch, usualCharges } from '#client/samples/orders.ts'
import { paymentsFor } from '#client/samples/payments.ts'
import { goodsOf } from '#client/samples/sums.ts'

const at = '/order/success?SALE_ID=S-261120-0007'
export const payment = (made: Bill, status: OrderStatus | null = 'PENDING'): PaymentData =>
  paymentData(
    made,
    status,
    {
      at,
      poll: null,
      retry: { path: at, key: 'contoh-kunci' },
      mayChange: true,
      token: 'contoh.token',
    },
    sampleNow,
  )

type Billed = Order & { bill: Bill }
/** The order when it was just placed, to be paid in this way; `more` of its bill. */
const waiting = (method: SampleMethod, more: Parameters<typeof paying>[1] = {}): Billed => ({
  ...pending,
  ...paying(method, more),
})
/** The bill has changed, and with it the order. */
const become = (order: Billed, bill: Partial<Bill>, status: OrderStatus | null = null): Billed => ({
  ...(status === null ? order : later(order, event(status, '21T07:00:00'))),
  bill: { ...order.bill, steps: [], ...bill },
})

const guest = 'https://batik.localhost/order/track/contoh.token-yang-ditandatangani'
const shown = (order: Billed, track: string | null = null): SuccessData => ({
  // Drawing a QR code is a good part of what starting a Worker costs, and hardly anybody looks at samples.
  get payment() {
    return payment(order.bill, order.status)
  },
  order,
  choosing: null,
  track,
  register: track === null ? null : { form: '/auth/register?SALE_ID=S-261120-0007', contact: '08••••••7890' },
  invoice: null,
})
/** While another way is being chosen, a card replaces the link to it. */
const choosing = (order: Billed): SuccessData => ({
  ...shown(order),
  payment: { ...payment(order.bill, order.status), change: null },
  choosing: { choices: paymentsFor(order.total), formKey: 'contoh-kunci', path: `${at}&ubah=1` },
})

const account = waiting('bca_va')
const noNumber = waiting('bca_va', { number: null, problem: messageOf('payment_vendor_down') })
const transfer = waiting('transfer', { charges: { ...usualCharges, uniqueCode: 356 } })
const paidAt = '2026-11-20T07:00:00.000Z'
const settled = (
  method: 'wallet' | 'free',
  charges: NonNullable<Parameters<typeof paying>[1]>['charges'] = {},
): Billed => later(waiting(method, { charges, paidAt }), event('PAYMENT_CONFIRMED', '20T07:00:00'))
const regionalBank = 'Bank Pembangunan Daerah Jawa Barat dan Banten Virtual Account'
/** Another backend's own method. */
const longest = become(
  waiting('bca_va', {
    lines: [orderLine(longName, 99_999_999, { variant: 'Cokelat Sogan Tua Berlapis Prada Emas, XXXL Panjang' })],
  }),
  {
    method: 'bjb_va',
    methodName: regionalBank,
    bank: 'BJB',
    number: '88087770081234567890123',
    holder: 'PT Nusantara Kain Warisan Leluhur Abadi Sejahtera Bersama',
    steps: [
      {
        title: 'DIGI by bank bjb',
        lines: ['Pilih Bayar, lalu Virtual Account.', 'Masukkan nomor 88087770081234567890123.', 'Masukkan PIN.'],
      },
    ],
  },
)

export const successSamples: Readonly<Record<string, SuccessData | null>> = {
  virtualAccount: shown(account, guest),
  transfer: shown(transfer),
  bill: shown(waiting('mandiri_bill'), guest),
  qris: shown(waiting('qris')),
  wallet: shown(waiting('gopay'), guest),
  walletByPhone: shown(waiting('ovo'), guest),
  payLater: shown(waiting('kredivo')),
  minimarket: shown(waiting('alfamart')),
  card: shown(waiting('card')),
  changing: choosing(account),
  simulated: shown(waiting('bca_va', { simulatorId: 'TRX-0007' })),
  longest: shown({ ...longest, paidWith: [{ label: regionalBank, amount: longest.total }] }, guest),
  lastSeconds: shown(waiting('bca_va', { expiresAt: '2026-11-20T07:00:59.000Z' })),
  problem: shown(noNumber),
  verifying: shown(become(account, { status: 'VERIFYING' })),
  receiptSent: shown(become(transfer, { status: 'VERIFYING' })),
  transferExpired: shown(become(transfer, { status: 'EXPIRED' }, 'EXPIRED')),
  paid: shown(paidOrder(account), guest),
  cashOnDelivery: shown(
    later(waiting('cod', { charges: { ...usualCharges, codFee: 4_000 } }), event('PROCESSING', '20T07:00:00')),
  ),
  cashAtCounter: shown(toFetch),
  /** A voucher pays for all of it. */
  free: shown(settled('free', { discount: goodsOf(goods), shipping: 18_000, shippingDiscount: 18_000 })),
  paidByWallet: shown(settled('wallet', { ...usualCharges, wallet: 412_000 })),
  expired: shown(become(account, { status: 'EXPIRED' }, 'EXPIRED')),
  failed: choosing(become(account, { status: 'FAILED' })),
  billOnly: {
    payment: { ...payment(account.bill, null), change: null },
    order: null,
    choosing: null,
    track: null,
    register: null,
    invoice: '/profile/order/sale-1/invoice',
  },
  none: null,
}
export const successRefusals: Refusals<SuccessData | null> = {
  retry: { data: shown(noNumber), refusal: refusal('retry', 'payment_vendor_down', { status: 503 }) },
  change: { data: choosing(account), refusal: refusal('change', 'payment_missing') },
  again: { data: shown(become(account, { status: 'EXPIRED' }, 'EXPIRED')), refusal: refusal('again', 'item_unknown') },
}
