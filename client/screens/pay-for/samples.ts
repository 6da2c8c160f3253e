import type { SharedBill } from '#shared/api/order/payment.ts'
import type { SampleMethod } from '#client/samples/bills.ts'
import { longName } from '#client/samples/order-goods.ts'
import { paying, pending } from '#client/samples/orders.ts'
import { payment } from '#client/screens/success/samples.ts'
import type { SharedBillData } from './page.tsx'

type Waiting = SharedBill & { bill: NonNullable<SharedBill['bill']> }
const asked = (method: SampleMethod, first: Waiting['lines'] = []): Waiting => ({
  paid: false,
  bill: paying(method, { code: null }).bill,
  number: pending.number,
  firstName: 'Siti',
  lines: [...first, ...pending.lines.map(({ name, variant, quantity }) => ({ name, variant, quantity }))],
})
const waiting = asked('bca_va')
const longLines = waiting.lines.slice(0, 1).map((line) => ({ ...line, name: longName }))
const shown = (shared: Waiting, inApp = false): SharedBillData => ({
  ...{ shared, inApp },
  get payment() {
    return { ...payment(shared.bill), retry: null, change: null, confirm: null }
  },
})
const over: SharedBill = { paid: false, bill: null, number: '', firstName: '', lines: [] }

export const payForSamples: Readonly<Record<string, SharedBillData>> = {
  account: shown(waiting),
  qris: shown(asked('qris')),
  inApp: shown(asked('qris'), true),
  longest: shown(asked('bca_va', longLines)),
  nobody: shown({ ...waiting, firstName: '' }),
  paid: { shared: { ...over, paid: true }, payment: null },
  over: { shared: over, payment: null },
}
