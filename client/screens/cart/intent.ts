import type { CartItem } from '#shared/api/goods/cart.ts'
import type { VoucherOffer, VoucherOffers } from '#shared/api/goods/voucher.ts'
import { buyable } from '#client/kit/order/pieces.ts'
import { savingOf } from './vouchers.tsx'
import { reuse } from '#client/app/state/reuse.ts'

/** What the shopper can do with the cart and see at once. */
export type CartChange =
  | { kind: 'change'; id: string; quantity: number }
  | { kind: 'remove' | 'later'; id: string }
  | { kind: 'empty' }
/** A change that the server has not answered yet. By `seq` an old answer is recognised. */
type Intent = CartChange & { seq: number }

export interface CartState {
  /** As the server last gave them. */
  lines: readonly CartItem[]
  /** The sequence number of the newest answer in `lines`. */
  answered: number
  intents: readonly Intent[]
}
export type CartEvent =
  | { kind: 'intended'; intent: Intent }
  | { kind: 'answered'; seq: number; lines: readonly CartItem[] }
  /** Refused, or lost: what was shown early is taken back. */
  | { kind: 'refused'; seq: number }

export const openCart = (lines: readonly CartItem[]): CartState => ({ lines, answered: 0, intents: [] })

export function reduceCart(state: CartState, event: CartEvent): CartState {
  if (event.kind === 'intended')
    return { ...state, intents: [...state.intents.filter((earlier) => !replaces(event.intent, earlier)), event.intent] }
  // An answer has in it what was tapped before: a tap that waited for a signal is answered without its lines.
  const isOpen = ({ seq }: Intent) => (event.kind === 'answered' ? seq > event.seq : seq !== event.seq)
  const intents = state.intents.filter(isOpen)
  if (event.kind === 'refused' || event.seq < state.answered) return { ...state, intents }
  return { lines: reuse(state.lines, event.lines), answered: event.seq, intents }
}

/** A second tap on the same stepper replaces the first one. */
const replaces = (newer: Intent, earlier: Intent): boolean =>
  newer.kind === 'empty' || (earlier.kind !== 'empty' && newer.id === earlier.id)

/** What the screen shows: the server's lines with everything the shopper has done since. */
export function shownLines({ lines, intents }: CartState): readonly CartItem[] {
  return intents.reduce((shown, intent) => {
    if (intent.kind === 'empty') return []
    if (intent.kind !== 'change') return shown.filter((line) => line.id !== intent.id)
    return shown.map((line) =>
      line.id === intent.id ? { ...line, quantity: intent.quantity as CartItem['quantity'] } : line,
    )
  }, lines)
}

/** What the chosen vouchers take off the goods: coins come later, and what shipping costs is not known yet. */
export function goodsSaving(offers: VoucherOffers | null, goods: number): number {
  const lowering = ({ chosen, usable, voucher }: VoucherOffer) =>
    chosen && usable && !voucher.cashback && !voucher.forShipping
  return Math.min(goods, savingOf(offers?.offers.filter(lowering) ?? []))
}

/** What the ticked lines cost before vouchers. */
export const totalOfLines = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, line) => sum + line.price * buyable(line), 0)

/** What they cost less than their struck prices. */
export const struckOfLines = (lines: readonly CartItem[]): number =>
  lines.reduce((sum, line) => sum + Math.max(0, line.fullPrice - line.price) * buyable(line), 0)

/** More of it are wanted than there are. */
export const isShort = ({ quantity, stock }: CartItem): boolean => stock !== null && quantity > stock
/** Where a line says so. */
export const shortId = ({ id }: CartItem): string => `short-${id}`

/**
 * What the press on Checkout changes first of the lines that are short, so that nothing changes unsaid; null: nothing.
 * `sure`: they are ticked.
 */
export function fitWords([first, ...more]: readonly CartItem[], sure: boolean): string | null {
  if (!first) return null
  if (!sure) return 'Checkout Sesuai Stok'
  return more.length > 0 ? 'Sesuaikan & Lanjut' : `Ubah Jadi ${first.stock} & Lanjut`
}
