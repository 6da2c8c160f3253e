import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import { escaped, unescaped } from '#shared/web/id.ts'

export type PaymentGroup = Bill['group']

export const paymentGroups: Readonly<Record<PaymentGroup, string>> = {
  ewallet: 'E-wallet & QRIS',
  cod: 'Bayar di Tempat',
  va: 'Virtual Account',
  paylater: 'PayLater',
  counter: 'Bayar di Toko',
  transfer: 'Transfer Manual',
  minimarket: 'Gerai Minimarket',
  card: 'Kartu',
  wallet: 'Saldo Toko',
}

/** The lists of a page: what many look for by its name, and kinds of few rows with the one that is most like it. */
const lists: readonly (readonly [name: string, ...groups: PaymentGroup[]])[] = [
  [paymentGroups.ewallet, 'ewallet'],
  [paymentGroups.cod, 'cod', 'counter'],
  [paymentGroups.va, 'va'],
  ['Transfer & Minimarket', 'transfer', 'minimarket', 'wallet'],
  ['Kartu & PayLater', 'card', 'paylater'],
]

/** The choices by list, in the order they have, without lists that have none. */
export const grouped = (choices: readonly PaymentChoice[]): [string, PaymentChoice[]][] =>
  lists
    .map(([name, ...groups]): [string, PaymentChoice[]] => [
      name,
      choices.filter(({ group }) => groups.includes(group)),
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
