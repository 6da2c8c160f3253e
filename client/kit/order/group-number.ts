import type { Bill } from '#shared/api/order/payment.ts'

/**
 * A number of a bank or a till in groups of four, for reading aloud: '8077 7008 1234 5678'. A short one is one group. The
 * last one keeps to its neighbour: two digits on a line of their own are left out by who types the number.
 */
export const groupNumber = (number: string): string =>
  number.length > 8 ? number.replace(/(\d{4})(?=\d)/g, '$1 ').replace(/ (?=\d+$)/, '\u00A0') : number

/** The shopper types it elsewhere; a wallet's is that of its own phone. */
export const isTyped = (group: Bill['group']): boolean => group !== 'ewallet'
/** Typed in an app of a bank, and on the same phone most of the time. */
export const isPasted = (group: Bill['group']): boolean => pasted[group] ?? false
const pasted: Partial<Record<Bill['group'], true>> = { va: true, transfer: true }
