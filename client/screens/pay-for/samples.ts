import type { SharedBill } from '#shared/api/order/payment.ts'
import { bill, sampleQr } from '#client/samples/order-goods.ts'
import { payment } from '#client/screens/success/samples.ts'
import type { SharedBillData } from './page.tsx'

type Waiting = SharedBill & { bill: NonNullable<SharedBill['bill']> }
const waiting: Waiting = {
  paid: false,
  bill: bill({ code: null }),
  number: 'INV-20261120-8K3QF',
  firstName: 'Siti',
  lines: [
    { name: 'Kemeja Batik Kawung Lengan Pendek', variant: 'Cokelat Sogan, L', quantity: 2 },
    { name: 'Selendang tulis pewarna alam dengan nama yang panjang sekali', variant: '', quantity: 1 },
  ],
}
const shown = (shared: Waiting, inApp = false): SharedBillData => ({
  ...{ shared, inApp },
  get payment() {
    return { ...payment(shared.bill), retry: null, change: null, confirm: null }
  },
})
const over: SharedBill = { paid: false, bill: null, number: '', firstName: '', lines: [] }

export const payForSamples: Readonly<Record<string, SharedBillData>> = {
  account: shown(waiting),
  qris: shown({
    ...waiting,
    bill: bill({ code: null, number: null, qr: sampleQr, methodName: 'QRIS', group: 'ewallet' }),
  }),
  inApp: shown(waiting, true),
  nobody: shown({ ...waiting, firstName: '' }),
  paid: { shared: { ...over, paid: true }, payment: null },
  over: { shared: over, payment: null },
}
