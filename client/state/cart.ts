import { useEffect, useReducer, useRef } from 'react'
import type { CartItem } from '#shared/api/cart.ts'
import { act } from '../act.ts'
import { type Intent, openCart, reduceCart, shownLines } from './cart-lines.ts'
import { Queue } from './queue.ts'
import { toast } from './toast.ts'

type Wish = { kind: 'change'; id: string; quantity: number } | { kind: 'remove'; id: string } | { kind: 'empty' }
/** Said by whoever has changed something the header shows. */
const changed = 'selesai'

type Answer = { lines: readonly CartItem[]; key: string }

/**
 * The cart at the pace of the thumb: what is tapped shows at once and is sent in order, one request at a time; taps on the same line
 * that have not been sent yet become one. A refusal takes its change back and says why.
 */
export function useCart(initial: Answer, at: string) {
  const [state, dispatch] = useReducer(reduceCart, initial.lines, openCart)
  const queue = useRef<Queue>(null)
  queue.current ??= new Queue()
  const jobs = queue.current
  const seq = useRef(0)
  const newest = useRef(new Map<string, number>())
  const key = useRef(initial.key)

  const send = async (action: string, fields: Record<string, string>, number: number) => {
    const answer = await act<Answer>(action, fields, at)
    if (answer.ok && answer.data) {
      key.current = answer.data.key
      // The badge in the header is painted by the page's own script.
      document.dispatchEvent(new CustomEvent(changed))
      return dispatch({ kind: 'answered', seq: number, lines: answer.data.lines })
    }
    // Done, but the cart could not be read again just now: what was wished stands until the next reading.
    if (answer.ok) return document.dispatchEvent(new CustomEvent(changed))
    dispatch({ kind: 'refused', seq: number })
    if (action !== 'refresh') {
      toast(answer.message, 'error')
      await send('refresh', {}, (seq.current += 1))
    }
  }
  const wish = (wanted: Wish) => {
    const intent: Intent = { ...wanted, seq: (seq.current += 1) }
    const line = wanted.kind === 'empty' ? '' : wanted.id
    newest.current.set(line, intent.seq)
    dispatch({ kind: 'intended', intent })
    void jobs.run(async () => {
      if (newest.current.get(line) === intent.seq) await send(wanted.kind, fieldsOf(wanted), intent.seq)
    })
  }
  const refresh = () => void jobs.run(() => send('refresh', {}, (seq.current += 1)))

  useEffect(() => {
    const shownAgain = (event: PageTransitionEvent) => {
      if (event.persisted) refresh()
    }
    // A form elsewhere on the page has changed the cart: the mini-cart. Our own word is said on the document itself.
    const changedElsewhere = (event: Event) => {
      if (event.target !== document) refresh()
    }
    addEventListener('pageshow', shownAgain)
    document.addEventListener(changed, changedElsewhere)
    return () => {
      removeEventListener('pageshow', shownAgain)
      document.removeEventListener(changed, changedElsewhere)
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one set of listeners for the life of the screen
  }, [])

  return { lines: shownLines(state), wish, refresh, idle: () => jobs.idle(), key: () => key.current }
}

function fieldsOf(wanted: Wish): Record<string, string> {
  if (wanted.kind === 'empty') return {}
  return wanted.kind === 'remove' ? { id: wanted.id } : { id: wanted.id, quantity: String(wanted.quantity) }
}
