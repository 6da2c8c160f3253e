import { atom } from 'jotai'
import type { CartItem } from '#shared/api/goods/cart.ts'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import * as dom from '#client/app/dom-names.ts'
import { act, type ActionAnswer } from '#client/app/browser/act.ts'
import { Queue } from '#client/app/state/queue.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { filled, type Store } from '#client/app/state/store.tsx'
import { offerBack } from '#client/app/browser/offer-back.ts'
import { notifyRefusal, toast } from '#client/app/browser/toast.ts'
import { countInCart } from '#client/kit/order/pieces.ts'
import type { CartData } from './data.ts'
import { type CartChange, type CartEvent, type CartState, isShort, openCart, reduceCart, shownLines } from './intent.ts'
import { goneField, ticksField } from './fields.ts'
import { fragments } from './names.ts'
import { openCardAtoms } from './open-card.tsx'

type CartProps = {
  data: CartData
  refusal: Refusal | null
  path: string
  /** Lines that were not ticked before. */
  unticked?: readonly string[]
}
type Answer = { lines: readonly CartItem[]; key: string; vouchers: VoucherOffers | null }
type Fields = FormData | Record<string, string>

/** What the page brought. */
export const start = filled<CartProps>('the start of the cart')
export const path = atom((get) => get(start).path)
export const openCard = openCardAtoms<keyof typeof fragments>(fragments, { sideBySide: true })

/** The lines as the server last gave them, and what the shopper has done since. */
const newState = atom<CartState | null>(null)
export const state = atom((get) => get(newState) ?? openCart(get(start).data.lines))
const happened = atom(null, (get, set, event: CartEvent) => set(newState, reduceCart(get(state), event)))
const newAnswer = atom<Answer | null>(null)
const latest = atom((get) => get(newAnswer) ?? get(start).data)
export const vouchers = atom((get) => get(latest).vouchers)

/** Something the shopper did is not answered yet. */
export const waiting = atom((get) => get(state).intents.length > 0)
const lines = atom((get) => shownLines(get(state)))
export const pieces = atom((get) => countInCart(get(lines)))
export const empty = atom((get) => get(lines).length === 0)
export const offered = atom((get) => get(lines).filter((line) => line.available))
export const gone = atom((get) => get(lines).filter((line) => !line.available))
export const offersNothing = atom((get) => get(offered).length === 0)
export const unticked = atom<readonly string[]>([])
export const ticked = atom((get) => get(offered).filter((line) => !get(unticked).includes(line.id)))
/** Shipping to the place that is known is free: the script of the shipping cost says so, in the row of it. */
export const shippingFree = atom(false)
/** The press of Checkout is not answered yet. */
export const leaving = atom(false)

/** Kept for each store beside what is shown: nothing renders for it. */
const bookkeeping = atom(() => ({ queue: new Queue(), seq: 0, newest: new Map<string, number>() }))
const nextSeq = atom(null, (get) => (get(bookkeeping).seq += 1))

export function fill(store: Store, props: CartProps): void {
  const { data, refusal, unticked: before = [] } = props
  const sent = refusal?.values[ticksField]?.split(' ')
  store.set(start, props)
  store.set(openCard.current, refusal?.action === 'voucher' || refusal?.action === 'note' ? refusal.action : null)
  // Sent without script it comes back as it was sent.
  store.set(unticked, sent === undefined ? before : data.lines.map(({ id }) => id).filter((id) => !sent.includes(id)))
}

/** Sent without script and without a tick: it comes back with the reason. */
export const nothingChosen = (refusal: Refusal | null): boolean =>
  refusal?.action === 'create' && refusal.message === text.cartNothing

/** Sends an action and takes its answer. The queue keeps the answers in the order of the questions. */
const send = atom(
  null,
  async (get, set, action: string, fields: Fields, seq: number): Promise<ActionAnswer<Answer>> => {
    const answer = await act<Answer>(action, fields, href('cart'))
    // A session that ended: the login is the next page, and the cart waits behind it.
    if (answer.ok && answer.to !== null) location.assign(answer.to)
    if (!answer.ok) {
      set(happened, { kind: 'refused', seq })
      return answer
    }
    // The page's own script updates the badge in the header.
    document.dispatchEvent(new CustomEvent(dom.actionDoneEvent))
    // Done, but the cart could not be read again just now: what was intended stays until the next reading.
    if (!answer.data) return answer
    set(newAnswer, answer.data)
    set(happened, { kind: 'answered', seq, lines: answer.data.lines })
    return answer
  },
)

/** An action that shows nothing before it is answered. */
export const run = atom(null, (get, set, action: string, fields: Fields) =>
  get(bookkeeping).queue.run(() => set(send, action, fields, set(nextSeq))),
)
export const refresh = atom(null, (_get, set) => set(run, 'refresh', {}))

/** Takes away what cannot be bought, and says what became of it: its button goes with it. True when it was done. */
export const removeGone = atom(null, async (_get, set) => {
  const answer = await set(run, 'empty', { [goneField]: '1' })
  if (!answer.ok) notifyRefusal(answer)
  else if (answer.message !== null) toast(answer.message, 'success')
  return answer.ok && answer.to === null
})

/**
 * The cart at the pace of the thumb: what is tapped shows at once and is sent in order, one request at a time; taps on
 * the same line that have not been sent yet become one. A refusal takes its change back and says why.
 */
export const intend = atom(null, (get, set, change: CartChange) => {
  const { newest, queue } = get(bookkeeping)
  const seq = set(nextSeq)
  const line = change.kind === 'empty' ? '' : change.id
  const removed = change.kind === 'remove' ? get(offered).find(({ id }) => id === line) : undefined
  newest.set(line, seq)
  set(happened, { kind: 'intended', intent: { ...change, seq } })
  void queue.run(async () => {
    if (newest.get(line) !== seq) return true
    const done = await set(sendOrExplain, change, seq)
    if (done && removed) set(offerRemoved, removed)
    return done
  })
})

const offerRemoved = atom(null, (get, set, { itemId, slug, quantity, name, variant }: CartItem) => {
  if (itemId === null || slug === null) return
  offerBack(
    { at: href('product', { slug }), itemId, quantity, name: [name, variant].filter(Boolean).join(', ') },
    (add) => get(bookkeeping).queue.run(add),
    () => void set(refresh),
  )
})

/** True when it was done. */
const sendOrExplain = atom(null, async (_get, set, change: CartChange, seq: number) => {
  const answer = await set(send, change.kind, fieldsOf(change), seq)
  // What leads away from the cart has not changed it.
  if (answer.ok) return answer.to === null
  notifyRefusal(answer)
  // It answers for this change: one that waits behind it is newer, and its own answer counts.
  await set(send, 'refresh', {}, seq)
  return false
})

function fieldsOf(change: CartChange): Record<string, string> {
  if (change.kind === 'empty') return {}
  return change.kind === 'change' ? { id: change.id, quantity: String(change.quantity) } : { id: change.id }
}

export const tick = atom(null, (_get, set, id: string, on: boolean) =>
  set(unticked, (before) => (on ? before.filter((one) => one !== id) : [...before, id])),
)
export const tickAll = atom(null, (get, set, on: boolean) => set(unticked, on ? [] : get(offered).map(({ id }) => id)))

/** Starts the checkout of the ticked lines. `note`: the text in the field, saved or not; null: there is no field. */
export const checkout = atom(null, async (get, set, note: string | null) => {
  const chosen = get(ticked)
  if (chosen.length === 0) return toast(text.cartNothing)
  set(leaving, true)
  // Its button has said so.
  for (const line of chosen)
    if (line.stock !== null && isShort(line)) set(intend, { kind: 'change', id: line.id, quantity: line.stock })
  // After a refusal the cart is not the one that was to be paid any more, so it is shown first.
  if (!(await get(bookkeeping).queue.idle())) return set(leaving, false)
  const form = new FormData()
  form.set('_key', get(latest).key)
  if (note !== null) form.set('note', note)
  for (const line of chosen) form.append('line', line.id)
  const answer = await act('create', form, href('cart'))
  if (answer.ok && answer.to !== null) return location.assign(answer.to)
  set(leaving, false)
  if (!answer.ok) notifyRefusal(answer)
  // Without an answer the key is still good: the next press happens once, whatever became of this one.
  if (answer.ok || answer.status > 0) void set(refresh)
})
