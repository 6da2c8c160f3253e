import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import { escaped, unescaped } from '#shared/web/id.ts'

export type PaymentGroup = Bill['group']

/** The lists of a page: what many look for by its name, and all else. */
const lists = { ewallet: 'E-wallet & QRIS', cod: 'Bayar di Tempat', va: 'Virtual Account', rest: 'Metode Lain' }

export const paymentGroups: Readonly<Record<PaymentGroup, string>> = {
  ...lists,
  paylater: 'PayLater',
  counter: 'Bayar di Toko',
  transfer: 'Transfer Manual',
  minimarket: 'Gerai Minimarket',
  card: 'Kartu',
  wallet: 'Saldo Toko',
}

/** The choices by list, in the order they have, without lists that have none. */
export const grouped = (choices: readonly PaymentChoice[]): [string, PaymentChoice[]][] =>
  Object.entries(lists)
    .map(([list, name]): [string, PaymentChoice[]] => [
      name,
      choices.filter(({ group }) => (group in lists ? group : 'rest') === list),
    ])
    .filter(([, mine]) => mine.length > 0)

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
