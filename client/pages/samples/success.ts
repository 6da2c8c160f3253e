import { rupiah } from '#shared/brands.ts'
import { messageOf } from '#shared/errors.ts'
import type { Bill } from '#shared/api/sale.ts'
import type { OrderStatus } from '#shared/order-status.ts'
import type { PaymentData } from '../../islands/payment.tsx'
import type { Refusal } from '../../page.ts'
import { paymentState } from '../../ui/payment-state.ts'
import type { SuccessData } from '../success.tsx'
import { bill, saleId, sampleNow } from './order-goods.ts'

const at = '/order/success?SALE_ID=S-261120-0007'
export const payment = (made: Bill, status: OrderStatus | null = 'PENDING'): PaymentData => ({
  bill: made,
  state: paymentState(made, status),
  serverNow: sampleNow,
  at,
  poll: null,
  retry: { path: at, key: 'contoh-kunci' },
})

const order = { id: saleId, number: 'INV/20261120/0007', placedAt: '2026-11-20T07:00:00.000Z', total: rupiah(412_000) }
const guest = 'https://batik.localhost/order/track/contoh.token-yang-ditandatangani'
const shown = (made: Bill, status: OrderStatus | null = 'PENDING', track: string | null = null): SuccessData => ({
  payment: payment(made, status),
  order,
  track,
})

const transfer = bill({
  cost: 412_356,
  uniqueCode: 356,
  group: 'transfer',
  vendor: 'manual',
  method: 'bank-bca',
  methodName: 'Transfer BCA',
  number: '1234567890',
  holder: 'CV Sinar Batik Nusantara',
  steps: [
    {
      title: 'Cara transfer',
      lines: ['Transfer dari bank mana pun ke rekening di atas.', 'Masukkan jumlah tepat sampai 3 digit terakhir.', 'Simpan bukti transfer.'],
    },
  ],
})

export const successSamples: Readonly<Record<string, SuccessData | null>> = {
  virtualAccount: shown(bill(), 'PENDING', guest),
  transfer: shown(transfer),
  simulated: shown(bill({ simulatorId: 'TRX-0007' })),
  longest: shown(
    bill({
      cost: 99_999_999,
      methodName: 'Bank Pembangunan Daerah Jawa Barat dan Banten Virtual Account',
      number: '88087770081234567890123',
      holder: 'PT Nusantara Kain Warisan Leluhur Abadi Sejahtera Bersama',
    }),
    'PENDING',
    guest,
  ),
  lastSeconds: shown(bill({ expiresAt: '2026-11-20T07:00:59.000Z' })),
  problem: shown(bill({ number: null, steps: [], problem: messageOf('payment_vendor_down') })),
  verifying: shown(bill({ status: 'VERIFYING' })),
  paid: shown(bill({ status: 'PAID', paidAt: '2026-11-20T07:12:31.000Z' }), 'PAYMENT_CONFIRMED', guest),
  cashOnDelivery: shown(bill({ group: 'cod', number: null, methodName: 'Bayar di Tempat (COD)', steps: [], expiresAt: null }), 'PROCESSING'),
  expired: shown(bill({ status: 'EXPIRED' }), 'EXPIRED'),
  failed: shown(bill({ status: 'FAILED' })),
  billOnly: { payment: payment(bill(), null), order: null, track: null },
  none: null,
}
export const successRefusals: Readonly<Record<string, { data: SuccessData | null; refusal: Refusal }>> = {
  retry: {
    data: shown(bill({ number: null, steps: [], problem: messageOf('payment_vendor_down') })),
    refusal: { action: 'retry', status: 503, message: messageOf('payment_vendor_down'), fields: {}, values: {} },
  },
}
