import { useEffect, useReducer, useRef, useState } from 'react'
import type { CartItem } from '#shared/api/cart.ts'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import * as dom from '#client/app/dom-names.ts'
import { act, type ActionAnswer } from '#client/app/act.ts'
import { type Intent, openCart, reduceCart, shownLines } from './intent.ts'
import { Queue } from '#client/app/queue.ts'
import { toast } from '#client/app/toast.ts'

type Wish =
  | { kind: 'change'; id: string; quantity: number }
  | { kind: 'remove' | 'later'; id: string }
  | { kind: 'empty' }
type Answer = { lines: readonly CartItem[]; key: string; vouchers: VoucherOffers | null }

/**
 * The cart at the pace of the thumb: what is tapped shows at once and is sent in order, one request at a time; taps on
 * the same line that have not been sent yet become one. A refusal takes its change back and says why.
 */
export function useCart(initial: Answer, at: string) {
  const [state, dispatch] = useReducer(reduceCart, initial.lines, openCart)
  const [vouchers, setVouchers] = useState(initial.vouchers)
  const queue = useRef<Queue>(null)
  queue.current ??= new Queue()
  const jobs = queue.current
  const seq = useRef(0)
  const newest = useRef(new Map<string, number>())
  const key = useRef(initial.key)

  /** Takes what an action answered; the queue sees to it that answers come in the order of the questions. */
  const take = (answer: ActionAnswer<Answer>, number: number) => {
    if (!answer.ok) return dispatch({ kind: 'refused', seq: number })
    // The badge in the header is painted by the page's own script.
    document.dispatchEvent(new CustomEvent(dom.actionDoneEvent))
    // Done, but the cart could not be read again just now: what was wished stands until the next reading.
    if (!answer.data) return
    key.current = answer.data.key
    setVouchers(answer.data.vouchers)
    dispatch({ kind: 'answered', seq: number, lines: answer.data.lines })
  }
  const send = async (action: string, fields: FormData | Record<string, string>, number: number) => {
    const answer = await act<Answer>(action, fields, at)
    // A session that ended: the login is the next page, and the cart waits behind it.
    if (answer.ok && answer.to !== null) location.assign(answer.to)
    take(answer, number)
    return answer
  }
  const sendOrExplain = async (action: string, fields: Record<string, string>, number: number) => {
    const answer = await send(action, fields, number)
    if (answer.ok) return true
    toast(answer.message, 'error')
    await send('refresh', {}, (seq.current += 1))
    return false
  }
  const wish = (wanted: Wish) => {
    const intent: Intent = { ...wanted, seq: (seq.current += 1) }
    const line = wanted.kind === 'empty' ? '' : wanted.id
    newest.current.set(line, intent.seq)
    dispatch({ kind: 'intended', intent })
    void jobs.run(
      async () => newest.current.get(line) !== intent.seq || sendOrExplain(wanted.kind, fieldsOf(wanted), intent.seq),
    )
  }
  /** An action that shows nothing before it is answered. */
  const run = (action: string, fields: FormData | Record<string, string>) =>
    jobs.run(() => send(action, fields, (seq.current += 1)))
  const refresh = () => void run('refresh', {})

  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) refresh()
    }
    // A form elsewhere on the page has changed the cart: the mini-cart. Our own word is said on the document itself.
    const changedElsewhere = (event: Event) => {
      if (event.target !== document) refresh()
    }
    addEventListener('pageshow', shownAgain)
    document.addEventListener(dom.actionDoneEvent, changedElsewhere)
    return () => {
      removeEventListener('pageshow', shownAgain)
      document.removeEventListener(dom.actionDoneEvent, changedElsewhere)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one set of listeners for the life of the screen
  }, [])

  return {
    lines: shownLines(state),
    /** As the server last told them, with what it said about vouchers then. */
    told: { lines: state.lines, vouchers },
    waiting: state.intents.length > 0,
    wish,
    run,
    refresh,
    /** When everything asked for so far is answered; false when something of it was refused. */
    idle: () => jobs.idle(),
    key: () => key.current,
  }
}

function fieldsOf(wanted: Wish): Record<string, string> {
  if (wanted.kind === 'empty') return {}
  return wanted.kind === 'change' ? { id: wanted.id, quantity: String(wanted.quantity) } : { id: wanted.id }
}
