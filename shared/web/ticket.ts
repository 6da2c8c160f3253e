/**
 * What keeps somebody's place while a shop lets purchases begin in the order of arrival:
 * `<arrived>.<ask again>.<minutes>.<signature>`. Only the shop that signed it accepts it; before it is time to ask
 * again, the edge need not ask.
 */
export interface Ticket {
  /** When its holder arrived and may ask again, ms since the epoch; about how many minutes were left then. */
  arrivedAt: number
  askAgainAt: number
  minutes: number
}
interface Signed extends Ticket {
  /** What is signed. */
  words: string
  signature: string
}

export const wordsOfTicket = ({ arrivedAt, askAgainAt, minutes }: Ticket): string =>
  `${arrivedAt}.${askAgainAt}.${minutes}`

/** Nothing is verified yet; null: it is no ticket at all. */
export function parseTicket(text: string | null | undefined): Signed | null {
  const [, words = '', arrived, again, minutes, signature = ''] = pattern.exec(text ?? '') ?? []
  if (words === '') return null
  return { arrivedAt: Number(arrived), askAgainAt: Number(again), minutes: Number(minutes), words, signature }
}
const pattern = /^((\d{1,15})\.(\d{1,15})\.(\d{1,6}))\.([\w-]{43})$/
