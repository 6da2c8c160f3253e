/**
 * What keeps somebody's place while a shop lets purchases begin in the order of arrival:
 * `<arrived>.<ask again>.<minutes>.<signature>`, the first two in ms since the epoch. Only the shop that signed it
 * believes it; before it is time to ask again, the edge need not ask.
 */
export const ticketOf = (words: string, signature: string): string => `${words}.${signature}`
/** The words, of them when it arrived, when to ask again and about how many minutes were left; then the signature. */
export const ticketPattern = /^((\d{1,15})\.(\d{1,15})\.(\d{1,6}))\.([\w-]{43})$/
