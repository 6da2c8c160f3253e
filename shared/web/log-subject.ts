import { networkOf } from './network.ts'

/** How many characters of a keyed hash a line of the log holds: enough to tell callers apart. */
export const subjectChars = 16

/** What is hashed of a login that was typed: the same for every spelling of an e-mail address or an Indonesian number. */
export function accountSubject(typed: string): string {
  const text = typed.trim().toLowerCase()
  return `log account\n${text.includes('@') ? text : text.replace(/\D/g, '').replace(/^0/, '62')}`
}
/** The same of a customer who is signed in. */
export const customerSubject = (customerId: string): string => `log customer\n${customerId}`
/** The same of a one-time code. */
export const ticketSubject = (ticket: string): string => `log ticket\n${ticket}`
export const networkSubject = (address: string): string => `log network\n${networkOf(address)}`
