import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import { escaped, unescaped } from '#shared/web/id.ts'

export type PaymentGroup = Bill['group']

/** In the order in which shoppers use them. */
export const paymentGroups: Readonly<Record<PaymentGroup, string>> = {
  ewallet: 'E-wallet & QRIS',
  va: 'Virtual Account',
  paylater: 'PayLater',
  cod: 'Bayar di Tempat',
  counter: 'Bayar di Toko',
  transfer: 'Transfer Manual',
  minimarket: 'Gerai Minimarket',
  card: 'Kartu',
  wallet: 'Saldo Toko',
}

/** The choices by group, without groups that have none. */
export function grouped(choices: readonly PaymentChoice[]): [PaymentGroup, PaymentChoice[]][] {
  const order = Object.keys(paymentGroups) as PaymentGroup[]
  return order.flatMap((group) => {
    const mine = choices.filter((choice) => choice.group === group)
    return mine.length > 0 ? [[group, mine] as [PaymentGroup, PaymentChoice[]]] : []
  })
}

/** A payment as one value of a radio button. */
export const paymentValue = (vendor: string | null, method: string | null): string =>
  vendor === null || method === null ? '' : `${escaped(vendor, '|')}|${escaped(method, '|')}`

/** The payment of such a value; null when none was chosen. */
export function paymentOf(value: unknown): { vendor: string; method: string } | null {
  const [vendor, method] = String(value ?? '')
    .split('|')
    .map(unescaped)
  return vendor && method ? { vendor, method } : null
}
