import { actionParam, asksField, sentField, unsentField } from '#client/app/dom-names.ts'
import { ActionRefused, type ActionContext, type Outcome, type Refusal } from '#client/app/page/page.ts'
import { ApiFailure, canGoOn } from '#shared/api/index.ts'
import { checkout } from '#shared/api/order/checkout.ts'
import { OrderId } from '#shared/api/contract/brands.ts'
import { errors, isErrorCode, messageOf } from '#shared/text/errors.ts'
import { fill } from '#shared/text/fill.ts'
import { hasParts } from '#shared/web/bytes.ts'
import { consentValue } from '#shared/web/consent.ts'
import { href, type RouteName } from '#shared/web/routes.ts'
import { flashes, text } from '#shared/text/text.ts'
import { answer, byScript, goTo, json, redirectTo, toScript } from '#edge/request/answer.ts'
import { whileHeld } from '#edge/cache/held-forms.ts'
import { pageWaitMs } from '#edge/cache/pace.ts'
import { noteSoldOut, soldOut } from '#edge/cache/sold-out.ts'
import { callBackend, isBehindChange } from '#edge/backend/calls.ts'
import { actionContext, type Personal, personalContext, textOf } from './page-context.ts'
import { setCookie } from '#edge/shop/cookies.ts'
import { keepTicket } from '#edge/shop/ticket.ts'
import { bodyOfWait, waitForTurn, waitIn } from '#edge/backend/waiting.ts'
import { setFlash, setFlashSentence } from './flash.ts'
import { checkingPage, sendAgainPage } from './error-pages.tsx'
import { type Waiting, waitingPage } from './waiting-page.tsx'
import { note } from '#edge/request/log.ts'
import { isTooOften } from '#edge/request/rate.ts'
import { keyOf } from './same-press.ts'
import { sendAgainUnread, tooOften } from './send-again.ts'
import { bringsFiles, bytesOf, formOf } from './sent-form.ts'
import { showPersonal, type Target } from './show-page.tsx'
import {
  filesWait,
  isSessionOver,
  isSignedOut,
  signInFirst,
  unreadSignInFirst,
  waitsForSignIn,
} from './sign-in-first.ts'
import { typedBefore, unsent, valuesOf } from './typed-before.ts'
import { leaveSession, prepareVisitor, rememberDevice, startSession } from '#edge/shop/session.ts'
import type { RequestContext, Ticket } from '#edge/request/request-context.ts'
import { askLines, hintCart } from '#edge/shop/cart-hint.ts'

/** POST of a page: `?_=name` names its action. A form gets 303 or the page again; a script gets JSON. */
export async function runAction(context: RequestContext, target: Target): Promise<Response | null> {
  const name = context.url.searchParams.get(actionParam) ?? ''
  const action = target.page.actions && Object.hasOwn(target.page.actions, name) ? target.page.actions[name] : null
  if (!action) return null
  if (!bringsFiles(context.request, target)) return act(context, target, { name, action, counted: false })
  // Files are counted before they are read: a person sends few, and reading them is what costs.
  if (await isTooOften(context, 'changes')) return tooOften(context, new FormData())
  const acting = () => act(context, target, { name, action, counted: true })
  const acted = await whileHeld(bytesOf(context.request), acting).catch(async (failure) => {
    const wait = isSessionOver(failure) ? (filesWait(context) ?? (await unreadSignInFirst(context, target))) : null
    if (!wait) throw failure
    return wait
  })
  return acted ?? sendAgainUnread(context)
}

interface Asked {
  name: string
  action: NonNullable<NonNullable<Target['page']['actions']>[string]>
  /** Whether it is among the changes of this visitor already. */
  counted: boolean
}
async function act(context: RequestContext, target: Target, { name, action, counted }: Asked): Promise<Response> {
  const form = await formOf(context, target, () => loadAgain(context, target))
  // The time that a phone needs to send a file does not count against the page.
  context.outbound.readsUntil = Date.now() + pageWaitMs(context)
  // Nobody waits for the page any more.
  if (form === 'cut_off') return toScript(context, errors[form].status, messageOf(form))
  if (form === 'too_large' || form === 'bad_request') {
    const typed = counted && form === 'too_large' && !byScript(context) ? await typedBefore(context.request) : null
    return refuse(context, target, typed ?? new FormData(), unsent(name, typed, form))
  }
  if (waitsForSignIn(context, form)) {
    // Anybody can send such a form, and the page with all that it holds is work.
    if (!counted && (await isTooOften(context, 'changes'))) return tooOften(context, form)
    const kept = signInFirst(context, target, form)
    if (kept) return kept
  }
  const key = keyOf(context, form)
  context.outbound.sentBefore = form.has(sentField)
  const wanted = action.begins === 'cart' && !form.has(asksField) ? textOf(form.get('itemId')) : ''
  const gone = soldOut(context, wanted)
  const tooLate = gone && refusalOf(name, form, gone)
  if (tooLate) return refuse(context, target, form, tooLate, gone)
  const turn = action.begins ? waitForTurn(context, action.begins) : null
  if (turn) return waiting(context, { form, key, ...turn })
  if (action.begins) context.hasBegun = true
  if (!counted && (await isTooOften(context, 'changes'))) return tooOften(context, form)
  // Sent as it is it would be done without its files: they are chosen again first.
  if (form.has(unsentField)) return refuse(context, target, form, unsent(name, form))
  prepareVisitor(context)
  const personal = personalContext(context, target.name, target.params, { key })
  let outcome: Outcome
  let after: After = {}
  // Data read before a second change does not show its result.
  const still = () => (context.outbound.changes === 1 ? after : {})
  try {
    const acting = action(actionContext(context, personal, form) as ActionContext<RouteName>)
    after = askAfter(context, target, personal, action.stays === true)
    outcome = await acting
    if (outcome.kind === 'go') await changeSession(context, outcome)
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.kind === 'unknown') return unknown(context, target, form, key)
    const kept = isSignedOut(context, failure) ? signInFirst(context, target, form) : null
    if (kept) return kept
    const wait = waitIn(failure)
    if (wait) return waiting(context, { form, key, ...wait })
    const refusal = refusalOf(name, form, failure)
    if (!refusal) throw failure
    noteSoldOut(context, wanted, failure)
    if (personal.client.cartChanged) await hintCart(context, still().lines)
    return refuse(context, target, form, refusal, failure)
  }
  if (outcome.kind === 'stay' && outcome.values && !byScript(context)) {
    const values = { ...valuesOf(form), ...outcome.values }
    return showRefused(context, target, form, { action: name, status: 200, message: '', fields: {}, values })
  }
  // From here on the action has succeeded; a failure after this must not say that it has not.
  return succeed(context, target, personal, outcome, still())
}

/** Data the response needs, read after the write in the same batch. */
interface After {
  lines?: ReturnType<typeof askLines> | undefined
  data?: Promise<unknown> | undefined
}
function askAfter(context: RequestContext, target: Target, { client }: Personal<RouteName>, stays: boolean): After {
  if (!isBehindChange(context)) return {}
  const lines = client.cartChanged ? askLines(context) : undefined
  const data = stays && byScript(context) ? loadAgain(context, target) : undefined
  // A refused change needs no data, and then the result of the read is unused.
  data?.catch(() => undefined)
  return { lines, data }
}

function refusalOf(action: string, form: FormData, failure: unknown): Refusal | null {
  const values = valuesOf(form)
  if (failure instanceof ActionRefused)
    return { action, status: 422, message: messageOf(failure.code), fields: failure.fields, values }
  if (!canGoOn(failure)) return null
  const status = failure.kind === 'refused' ? (failure.status === 429 ? 429 : 422) : 503
  return { action, status, message: failure.shown, fields: failure.fields, values }
}

/** The shop is crowded: the same form with the same key goes on when it is this shopper's turn. */
function waiting(context: RequestContext, wait: Waiting & { ticket: Ticket }): Promise<Response> {
  keepTicket(context, wait.ticket)
  if (!byScript(context)) return waitingPage(context, wait)
  const headers = { 'retry-after': String(wait.askAgainSeconds) }
  return answer(context, bodyOfWait(wait), { kind: 'data', status: 429, headers })
}

/** The backend did not say whether it did what was asked; the same key will find out. */
function unknown(context: RequestContext, target: Target, form: FormData, key: string): Promise<Response> {
  const message = messageOf('result_unknown')
  const shownAt = target.page.cache === 'never' ? pathWithoutAction(context) : href('cart')
  if (!byScript(context)) return checkingPage(context, { message, form, key, shownAt })
  if (context.tenant.extended) return toScript(context, 504, message, { key, again: 0 })
  // A backend without our extensions need not know the key, and would do the same a second time.
  const lookFirst = `${message} ${text.lookFirst}`
  // Of a tap that waited for a signal, or in line: the page that sends it stays.
  if (form.has(sentField)) return toScript(context, 409, lookFirst)
  setFlashSentence(context, lookFirst)
  return json(context, goTo(shownAt), 504)
}

async function succeed(
  context: RequestContext,
  target: Target,
  personal: Personal<RouteName>,
  outcome: Outcome,
  after: After,
): Promise<Response> {
  if (personal.client.cartChanged) await hintCart(context, after.lines)
  const script = byScript(context)
  const values = outcome.kind === 'go' ? outcome.values : {}
  const message = outcome.flash ? fill(flashes[outcome.flash], values ?? {}) : null
  if (outcome.kind === 'stay') {
    // The script of a form with files opens the page again, and there the sentence shows.
    if (!script || hasParts(context.request.headers)) return flashAnd(context, outcome, pathWithoutAction(context))
    return json(context, {
      ok: true,
      data: await freshData(context, after.data ?? loadAgain(context, target)),
      to: null,
      message,
    })
  }
  if (!script) return flashAnd(context, outcome, outcome.to)
  // A script that stays on the page shows the sentence at once; one that leaves shows it on the next page.
  if (!outcome.toast && outcome.flash) setFlash(context, outcome.flash, values)
  return json(context, {
    ok: true,
    data: null,
    to: outcome.toast ? null : outcome.to,
    message: outcome.toast ? message : null,
    ...(outcome.toast === 'leads' ? { link: outcome.to } : {}),
  })
}

const loadAgain = (context: RequestContext, { name, page, params }: Target): Promise<unknown> =>
  page.load(personalContext(context, name, params).pageContext as never)

/** The page's data after the change; null when it cannot be loaded just now, and the screen keeps what it shows. */
async function freshData(context: RequestContext, asked: Promise<unknown>): Promise<unknown> {
  try {
    return await asked
  } catch (failure) {
    if (!canGoOn(failure)) throw failure
    note(context.log, `done, but the page could not be read again: ${failure.message}`)
    return null
  }
}

function flashAnd(context: RequestContext, outcome: Outcome, to: string): Promise<Response> {
  if (outcome.flash) setFlash(context, outcome.flash, outcome.kind === 'go' ? outcome.values : {})
  return byScript(context) ? json(context, goTo(to)) : redirectTo(context, to, 303)
}

function pathWithoutAction(context: RequestContext): string {
  const url = new URL(context.url)
  url.searchParams.delete(actionParam)
  return url.pathname + url.search
}

async function changeSession(
  context: RequestContext,
  { token, device, to, pass, consent, ofAge, lite }: Extract<Outcome, { kind: 'go' }>,
): Promise<void> {
  if (pass !== undefined) setCookie(context, 'orderPass', pass)
  if (consent !== undefined && context.shop.tags)
    setCookie(context, 'consent', consentValue(consent, new Date(), context.shop.tags))
  if (ofAge) setCookie(context, 'ofAge', '1')
  if (lite !== undefined) setCookie(context, 'lite', lite ? '1' : '0')
  if (token === null) leaveSession(context)
  if (device) rememberDevice(context, device)
  if (typeof token !== 'string') return
  const unopened = startSession(context, token)
  if (unopened) throw new ActionRefused(unopened)
  // It was signed for the visitor id of the guest.
  if (context.ticket) keepTicket(context, context.ticket)
  await attachOpenCheckout(context, to)
}

/** A visitor who signs in on the way to a checkout takes that checkout along. */
async function attachOpenCheckout(context: RequestContext, to: string): Promise<void> {
  const next = new URL(to, context.origin)
  const orderId = OrderId.safeDecode(next.searchParams.get('SALE_ID') ?? '')
  if (next.pathname !== href('checkout') || !orderId.success) return
  try {
    await callBackend(context, checkout.attach, { orderId: orderId.data })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    // A checkout that is not this visitor's stays as it is; the login itself has succeeded.
    note(context.log, `the open checkout was not attached: ${failure.kind}`)
  }
}

async function refuse(
  context: RequestContext,
  target: Target,
  form: FormData,
  refusal: Refusal,
  failure: unknown = null,
): Promise<Response> {
  if (byScript(context)) {
    // The answer to a form with files says which of them were kept, so that they are sent only once.
    const kept = target.page.uploads ? { values: refusal.values } : {}
    return toScript(context, refusal.status, refusal.message, { fields: refusal.fields, ...kept })
  }
  if (target.page.cache === 'never') return showRefused(context, target, form, refusal)
  // A shared page cannot hold one shopper's refusal: the cart, a personal page, says it.
  const code = failure instanceof ApiFailure || failure instanceof ActionRefused ? failure.code : null
  if (isErrorCode(code)) setFlash(context, code, failure instanceof ApiFailure ? failure.values : {})
  else setFlashSentence(context, refusal.message)
  return redirectTo(context, href('cart'), 303)
}

/**
 * The page again with what was typed; when even the page cannot be loaded, a page that holds what was typed and can
 * send it again.
 */
async function showRefused(
  context: RequestContext,
  target: Target,
  form: FormData,
  refusal: Refusal,
): Promise<Response> {
  try {
    return await showPersonal(context, target, { refusal })
  } catch (failure) {
    const kept = isSignedOut(context, failure) ? signInFirst(context, target, form) : null
    if (kept) return kept
    if (!canGoOn(failure)) throw failure
    return sendAgainPage(context, refusal.message || messageOf('unavailable'), form)
  }
}
