import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import { escaped, unescaped } from '#shared/web/id.ts'

export type PaymentGroup = Bill['group']

const [few, ofLenders] = ['Tunai & Transfer', 'Kartu & PayLater']
/** The list of a page that each group stands in, in their order: kinds of few rows stand with the one most like them. */
export const listOf: Readonly<Record<PaymentGroup, string>> = {
  ewallet: 'E-wallet & QRIS',
  va: 'Virtual Account',
  cod: few,
  counter: few,
  transfer: few,
  minimarket: few,
  wallet: few,
  card: ofLenders,
  paylater: ofLenders,
}

/** The choices by list, in the order they have, without lists that have none. */
export const grouped = (choices: readonly PaymentChoice[]): [string, PaymentChoice[]][] =>
  [...new Set(Object.values(listOf))]
    .map((name): [string, PaymentChoice[]] => [name, choices.filter(({ group }) => listOf[group] === name)])
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
