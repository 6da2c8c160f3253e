import type * as WaitingTaps from './waiting-taps.ts'
import * as dom from '#client/app/dom-names.ts'
import { limits } from '#shared/limits.ts'

/**
 * The answer of an action to a script. `data` is the page's fresh data after a `stay`; `link` is where a message that
 * stays on the page leads.
 */
export type ActionAnswer<D = unknown> =
  | { ok: true; data: D | null; to: string | null; message: string | null; link?: string }
  | {
      ok: false
      status: number
      message: string
      fields: Readonly<Record<string, string>>
      data?: undefined
      /** It goes on by sending the same again: 0 as a page, which tells what became of it; else after so many seconds. */
      again?: number
    }

/** What `act()` sends. */
export interface ActionCall {
  action: string
  url: URL
  fields: URLSearchParams
}

const lost = { ok: false, status: 0, message: 'Network Error', fields: {} } as const

/**
 * Posts an action of a page without leaving it: the same action that a form posts without script. The request outlives
 * the page, and it never throws: a lost connection is a refusal with 'Network Error'.
 */
export async function act<D>(
  action: string,
  fields: FormData | Record<string, string>,
  at = '',
): Promise<ActionAnswer<D>> {
  const url = new URL(at, location.href)
  url.searchParams.set(dom.actionParam, action)
  const body =
    fields instanceof FormData
      ? new URLSearchParams([...fields].flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])))
      : new URLSearchParams(fields)
  // What is sent again, because nobody knows what became of it, happens once.
  if (!body.has(dom.onceField)) body.set(dom.onceField, crypto.randomUUID())
  const sent: ActionCall = { action, url, fields: body }
  const answer = (mustWait() && (await later(sent, false))) || (await trySend<D>(sent))
  if (!answer) return (await later(sent, answer)) ?? lost
  if (answer.ok || answer.again === undefined) return answer
  return (answer.again && (await load(({ waitTurn }) => waitTurn<D>(sent, answer)))) || askAsPage(sent)
}

/** There is no signal, so it would only look as if it had been sent; or something before it waits and must be first. */
function mustWait(): boolean | undefined {
  try {
    return !navigator.onLine || dom.waitingTapsKey in localStorage
  } catch {
    // Without storage nothing can wait.
  }
}

/** `lost` is what came in place of an answer; false: it was not sent. null: it does not wait. */
const later = (sent: ActionCall, lost: null | undefined | false) => load(({ takeTap }) => takeTap(sent, lost))

/** What waits is loaded when it is needed, without signal from what the browser keeps; null: it could not be. */
const load = <T>(use: (waiting: typeof WaitingTaps) => Promise<T>): Promise<T | null> =>
  import('./waiting-taps.ts').then(use, () => null)

/**
 * null: there was no answer. undefined: nothing came at all. A connection that went silent, as a phone's in a lift,
 * tells no script, so the wait has an end of our own; what was sent may still arrive. `failed` makes the null.
 */
export const trySend = <D>(
  sent: ActionCall,
  failed: (failure: unknown) => null = () => null,
): Promise<ActionAnswer<D> | null | undefined> =>
  Promise.race([send<D>(sent), new Promise<undefined>((done) => setTimeout(done, limits.requestTimeoutMs))]).catch(
    failed,
  )

async function send<D>({ action, url, fields }: ActionCall): Promise<ActionAnswer<D>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: fields,
    redirect: 'error',
    keepalive: true,
  })
  const answer = (await response.json()) as ActionAnswer<D>
  // One that only leads on, to the login or to where an unclear result shows, has another status.
  if (response.ok) {
    const detail: dom.Acted = { action, path: url.pathname, fields, data: answer.data }
    document.dispatchEvent(new CustomEvent(dom.actedEvent, { detail }))
  }
  return answer
}

/**
 * Sends the same form with the same key as a page, which says what became of it. It never resolves: until that page is
 * here, nothing else may be pressed.
 */
function askAsPage({ url, fields }: ActionCall): Promise<never> {
  const form = Object.assign(document.createElement('form'), { method: 'post', action: url.href })
  for (const [name, value] of fields)
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }))
  document.body.append(form)
  form.submit()
  return new Promise(() => {})
}
