import { type Atom, atom, type PrimitiveAtom } from 'jotai'
import { act } from '#client/app/browser/act.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { corrected } from './corrected.ts'
import { Queue } from './queue.ts'
import { reuse } from './reuse.ts'
import { isSentAway } from './sent-away.ts'
import { fieldsOf, filled, per } from './store.tsx'
import { toast } from '#client/app/browser/toast.ts'

/** What the page brought. */
type ScreenStart<D> = {
  data: D
  refusal: Refusal | null
  /** Path and query of this request: where the forms post to. */
  path: string
  /** The page's clean address: where a script posts to. */
  address: string
}

/** Takes what came after the page. What an action has answered meanwhile is newer and has everything. */
const joining = <D extends object>(newData: PrimitiveAtom<D | null>, data: Atom<D>) =>
  atom(null, (get, set, late: Partial<D>) => {
    if (get(newData) === null) set(newData, reuse(get(data), { ...get(data), ...late }))
  })

type Answered = Pick<Refusal, 'status' | 'message' | 'fields'>

/** The refusal that is shown, and how often there was one. */
function refusalAtoms(start: Atom<Pick<ScreenStart<object>, 'refusal'>>) {
  /** undefined: nothing is answered yet, and the refusal that the page came with still counts. */
  const newRefusal = atom<Refusal | null | undefined>(undefined)
  const refusals = atom(0)
  const refusal = atom((get) => {
    const latest = get(newRefusal)
    return latest === undefined ? get(start).refusal : latest
  })
  const refuse = atom(null, (_get, set, action: string, { status, message, fields }: Answered) => {
    set(newRefusal, { action, status, message, fields, values: {} })
    set(refusals, (count) => count + 1)
  })
  return { newRefusal, refusal, refusals, refuse }
}

/**
 * The data of a screen and the actions that change it, as atoms. `start` fills them. `A` lists the actions of the page
 * that run here.
 */
export function screenAtoms<D extends object, A extends string>() {
  const start = filled<ScreenStart<D>>('the start of the screen')
  const newData = atom<D | null>(null)
  const { newRefusal, refusal, refusals, refuse } = refusalAtoms(start)
  const busy = atom<A | 'refresh' | null>(null)
  const queue = atom(() => new Queue())

  const data = atom((get) => get(newData) ?? get(start).data)

  /** Runs an action of the page and takes its fresh data; true when it was accepted. */
  const run = atom(null, (get, set, action: A | 'refresh', fields: FormData | Record<string, string> = {}) =>
    get(queue).run(async () => {
      set(busy, action)
      const answer = await act<D>(action, fields, get(start).address)
      if (!answer.ok) {
        set(busy, null)
        // What went before it stays said: without signal both fail.
        if (action === 'refresh') return false
        set(refuse, action, answer)
        return false
      }
      if (answer.to !== null) {
        location.assign(answer.to)
        return !isSentAway(answer.to)
      }
      set(busy, null)
      if (action !== 'refresh') set(newRefusal, null)
      if (answer.data !== null) set(newData, reuse(get(data), answer.data))
      if (answer.message !== null) toast(answer.message, 'success')
      return true
    }),
  )
  /** Asks for the page's data again: the price, the key and the stock may have changed. */
  const refresh = atom(null, (_get, set) => set(run, 'refresh'))
  const stopWaiting = atom(null, (_get, set) => set(busy, null))

  return {
    start,
    data,
    dataOf: fieldsOf(data),
    path: atom((get) => get(start).path),
    refusal,
    refusalOf: per((get, action: A) => (get(refusal)?.action === action ? get(refusal) : null)),
    /** How many refusals there were. It is the key of their note, so that a repeated sentence takes the focus again. */
    refusals,
    corrected: atom(null, (get, set, field: string) => set(newRefusal, corrected(get(refusal), field))),
    /** Something that was not sent: why stands where it is decided, until something is accepted. */
    refuse,
    busy,
    isBusy: per((get, action: A) => get(busy) === action),
    run,
    refresh,
    takeLate: joining(newData, data),
    /** When everything requested so far, or before `until`, is answered; false when something of it was refused. */
    idle: atom(null, (get, _set, until: Promise<void>) => get(queue).idle(until)),
    /** A tab that is shown again from memory does not wait for an answer any more. */
    stopWaiting,
    /** The same for a screen whose keys may be used up meanwhile. */
    shownAgain: atom(null, (_get, set) => {
      set(stopWaiting)
      void set(refresh)
    }),
  }
}
