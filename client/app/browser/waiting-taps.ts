import { hourMs, minuteMs } from '#shared/format/units.ts'
import { signedInAs } from './read-cookie.ts'
import * as dom from '#client/app/dom-names.ts'
import { type ActionAnswer, type ActionCall, trySend } from './act.ts'
import { notifyRefusal, toast } from './toast.ts'
import { href } from '#shared/web/routes.ts'
import { limits } from '#shared/limits.ts'

export { waitTurn } from './wait-turn.ts'

/** A tap as it is kept: what is sent later is exactly this, its key included. */
interface Waiting {
  url: string
  fields: string
  at: number
  /** Who was signed in: nobody else's cart gets it. */
  signedIn: string | null
  /** It may have arrived before: a backend that need not know its key is then not sent it again. */
  sent?: boolean
  /** Since when the shop has answered it with a failure of its own. */
  failsSince?: number
}

/**
 * What may be sent by itself later, because its shopper has seen all that it does: nothing is ordered or paid, and twice
 * is as good as once, by its nature or by its key.
 */
const mayWait = ({ action, url: { pathname }, fields }: ActionCall): boolean =>
  pathname === '/order/cart'
    ? action === 'change' || action === 'remove'
    : /^\/product\/[^/]+$/.test(pathname) &&
      (action === 'addToWishlist' ||
        action === 'removeFromWishlist' ||
        (action === 'add' && fields.get('then') !== 'buy' && !fields.has(dom.asksField)))

const offline = (message: string): ActionAnswer<never> => ({ ok: false, status: 0, message, fields: {} })

const notSent = 'Anda sedang offline. Belum terkirim, tekan lagi saat sinyal kembali.'
const notYet = 'Perubahan sebelumnya belum terkirim. Coba lagi sebentar lagi.'

/** There is no signal, or was none when the page was opened, whatever the system says. */
export const isDown = (): boolean =>
  navigator.onLine === false || document.querySelector(`[${dom.oldCopyMark}]`) !== null

/**
 * The keys of presses whose connection broke, by what they send: the same press soon after is the same one, whatever
 * became of the first. An empty list of taps says to the first script that there are such.
 */
const broken = new Map<string, { key: string; at: number }>()
const samePressMs = 60_000
function pressOf({ url, fields }: ActionCall): string {
  const plain = new URLSearchParams(fields)
  plain.delete(dom.onceField)
  return `${url.href}&${plain.toString()}`
}
function keepKey(sent: ActionCall): null {
  broken.set(pressOf(sent), { key: sent.fields.get(dom.onceField) ?? '', at: Date.now() })
  write(read(), true)
  return null
}
function takeKey(sent: ActionCall): void {
  const kept = broken.get(pressOf(sent))
  if (kept && Date.now() - kept.at < samePressMs) sent.fields.set(dom.onceField, kept.key)
  broken.clear()
  write(read())
}

/**
 * Takes what was sent in vain, or what must not be sent before what waits (`lost` is false); null: it is not for here.
 * What met silence (undefined) may arrive all the same, so it is sent again with its own key and not pressed again.
 */
export async function takeTap(sent: ActionCall, lost: null | undefined | false): Promise<ActionAnswer<never> | null> {
  if (lost === false) {
    takeKey(sent)
    // Another tab may send them, and one in the background may have stopped in the middle: no longer than a call.
    await Promise.race([sendTaps(true), new Promise((done) => setTimeout(done, limits.requestTimeoutMs))])
  }
  if (lost === undefined) return mayWait(sent) ? keep(sent, true) : null
  if (lost === null && !isDown()) return keepKey(sent)
  if (lost === false && navigator.onLine !== false && waitingCount() === 0) return null
  if (mayWait(sent)) return keep(sent, lost === null)
  return lost === false && waitingCount() === 0 ? null : offline(lost === false && navigator.onLine ? notYet : notSent)
}

/** A form that opens a page would throw away what was typed. */
export function refuseSubmit(event: Event): void {
  const form = event.target
  if (navigator.onLine || !(form instanceof HTMLFormElement) || form.method !== 'post') return
  if (form.hasAttribute(dom.inPlaceMark) || form.closest(dom.islandTag)) return
  event.preventDefault()
  event.stopImmediatePropagation()
  toast(notSent)
}

function keep({ url, fields }: ActionCall, sent: boolean): ActionAnswer<never> {
  const taps = read()
  if (taps.length >= limits.waitingTaps) return offline(notSent)
  taps.push({ url: url.href, fields: fields.toString(), at: Date.now(), signedIn: signedInAs(), sent })
  if (!write(taps)) return offline(notSent)
  // After what the screen itself says.
  setTimeout(() => {
    toast('Disimpan, dikirim saat sinyal kembali.')
    void sendTaps()
  })
  return { ok: true, data: null, to: null, message: null }
}

function read(): Waiting[] {
  try {
    const kept = JSON.parse(localStorage.getItem(dom.waitingTapsKey) ?? '[]') as Waiting[]
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
function write(taps: readonly Waiting[], evenNone = false): boolean {
  try {
    if (evenNone || taps.length > 0) localStorage.setItem(dom.waitingTapsKey, JSON.stringify(taps))
    else localStorage.removeItem(dom.waitingTapsKey)
    return true
  } catch {
    // Without storage nothing can wait.
    return false
  } finally {
    document.dispatchEvent(new CustomEvent(dom.tapsEvent))
  }
}
export const waitingCount = (): number => read().length

let timer = 0
/** Sends what waits, one after another; another tab that does so is left to it, or `waits` until it has. */
export async function sendTaps(waits = false): Promise<void> {
  clearTimeout(timer)
  if (waitingCount() === 0 || !navigator.onLine) return
  const before = waitingCount()
  const locks = (navigator as { locks?: LockManager }).locks
  const done = locks
    ? await locks.request(dom.waitingTapsKey, { ifAvailable: !waits }, (lock) => (lock ? sendAll() : 0))
    : await sendAll()
  if (waitingCount() > 0) timer = Number(setTimeout(() => void sendTaps(), limits.waitingTapsAgainMs))
  if (done > 0) toast(`${done} perubahan terkirim`, 'success')
  if (done === 0 && waitingCount() === before) return
  // From an element: the cart takes what comes from the document itself for its own.
  document.body.dispatchEvent(new CustomEvent(dom.actionDoneEvent, { bubbles: true }))
}

/** How many were done. What was lost is said: it was of somebody who is not signed in any more, or too long in vain. */
async function sendAll(): Promise<number> {
  let [done, lost, login] = [0, 0, '']
  for (let tap = read()[0]; tap; tap = read()[0]) {
    if (isStale(tap)) lost += 1
    else {
      const url = new URL(tap.url)
      const action = url.searchParams.get(dom.actionParam) ?? ''
      const fields = new URLSearchParams(tap.fields)
      if (tap.sent) fields.set(dom.sentField, '1')
      // This page may be left before the answer is here.
      replace(tap, { ...tap, sent: true })
      let unread = false
      const answer = await trySend({ action, url, fields }, (failure) => {
        unread = failure instanceof SyntaxError
        return null
      })
      if (!answer && !unread) break
      const status = answer?.ok ? 200 : (answer?.status ?? 500)
      // Refused before anything was done.
      if (status === 429 || status === 503) replace(tap, tap)
      if ((status === 429 || status >= 500) && !isHopeless(tap)) {
        const now = read().find((one) => isSame(one, tap)) ?? tap
        replace(tap, { ...now, failsSince: tap.failsSince ?? Date.now() })
        break
      }
      if (!answer) lost += 1
      // The cart is nobody else's page, so the session that ended ends there, and the login follows.
      else if (status === 401) [lost, login] = [lost + 1, href('cart')]
      else if (!answer.ok) notifyRefusal(answer)
      else if (answer.to === null) done += 1
      else if (answer.to.startsWith('/auth/')) {
        lost += 1
        login = answer.to
      }
    }
    write(read().filter((one) => !isSame(one, tap)))
  }
  if (lost > 0) toast(`${lost} perubahan tidak terkirim. Ulangi kalau masih perlu.`, 'warning', login, 'Masuk')
  return done
}

const replace = (tap: Waiting, by: Waiting): unknown => write(read().map((one) => (isSame(one, tap) ? by : one)))

/** By its key, because another tab may have changed the list meanwhile. */
const isSame = (one: Waiting, other: Waiting): boolean => one.fields === other.fields

/** A tap that always fails would hold up everything after it, the order too. */
const isHopeless = ({ failsSince = Date.now() }: Waiting): boolean =>
  Date.now() - failsSince > limits.waitingTapFailsMinutes * minuteMs

/** Too old, or of somebody who is not signed in any more. */
const isStale = ({ at, signedIn }: Waiting): boolean =>
  Date.now() - at > limits.waitingTapHours * hourMs || (Boolean(signedIn) && signedIn !== signedInAs())
