import { ActionRefused, type ActionContext, type Outcome, type Refusal } from '#client/app/page.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { sale } from '#shared/api/sale.ts'
import { SaleId } from '#shared/api/brands.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { errors, fill, isErrorCode, messageOf } from '#shared/text/errors.ts'
import { limits } from '#shared/limits.ts'
import { href, type RouteName } from '#shared/web/routes.ts'
import { flashes } from '#shared/text/text.ts'
import { json, redirectTo } from '#edge/request/answer.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { callBackend } from '#edge/backend/calls.ts'
import { actionContext, type Personal, personalContext, textOf } from './page-context.ts'
import { setCookie } from '#edge/shop/cookies.ts'
import { setFlash } from './flash.ts'
import { sendAgainPage } from './error-pages.tsx'
import { note } from '#edge/request/log.ts'
import { showPersonal, type Target } from './show-page.tsx'
import { ensureVisitor, startSession, endSession } from '#edge/shop/session.ts'
import type { Visit } from '#edge/request/request-context.ts'

const wantsJson = (visit: Visit) => visit.request.headers.get('accept') === 'application/json'

/** POST of a page: `?_=name` names its action. A form gets 303 or the page again; a script gets JSON. */
export async function runAction(visit: Visit, target: Target): Promise<Response | null> {
  const name = visit.url.searchParams.get('_') ?? ''
  const action = target.page.actions && Object.hasOwn(target.page.actions, name) ? target.page.actions[name] : null
  if (!action) return null
  const form = await readForm(visit.request, target.page.uploads ? limits.formUploadBytes : limits.bodyBytes)
  if (form === 'too_large' || form === 'bad_request')
    return refuse(visit, target, new FormData(), {
      action: name,
      status: errors[form].status,
      message: messageOf(form),
      fields: {},
      values: {},
    })
  ensureVisitor(visit)
  const personal = personalContext(visit, target.name, target.params, keyOf(form))
  let outcome: Outcome
  try {
    outcome = await action(actionContext(visit, personal, form) as ActionContext<RouteName>)
    if (outcome.kind === 'go') await changeSession(visit, outcome)
  } catch (failure) {
    const refusal = refusalOf(name, form, failure)
    if (!refusal) throw failure
    if (personal.client.cartChanged) await hintCart(visit)
    return refuse(visit, target, form, refusal, failure)
  }
  // From here on the thing is done; whatever fails now must not say that it was not.
  return succeed(visit, target, personal, outcome)
}

/** A key minted by one of our pages; anything else counts as none. */
function keyOf(form: FormData): string | null {
  const key = textOf(form.get('_key'))
  return /^[0-9a-f-]{36}$/.test(key) ? key : null
}

async function readForm(request: Request, most: number): Promise<FormData | 'too_large' | 'bad_request'> {
  const bytes = await readBounded(request, most)
  if (!bytes) return 'too_large'
  try {
    return await new Response(bytes, {
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    }).formData()
  } catch {
    // Not a form: the shopper is asked to load the page again.
    return 'bad_request'
  }
}

function refusalOf(action: string, form: FormData, failure: unknown): Refusal | null {
  const values = Object.fromEntries(
    [...form].flatMap(([key, value]) => (typeof value === 'string' && !/password|^_/i.test(key) ? [[key, value]] : [])),
  )
  if (failure instanceof ActionRefused)
    return { action, status: 422, message: messageOf(failure.code), fields: failure.fields, values }
  if (!(failure instanceof ApiFailure) || failure.kind === 'signedOut' || failure.kind === 'denied') return null
  const status = failure.kind === 'refused' ? (failure.status === 429 ? 429 : 422) : 503
  return { action, status, message: failure.shown, fields: failure.fields, values }
}

async function succeed(
  visit: Visit,
  target: Target,
  personal: Personal<RouteName>,
  outcome: Outcome,
): Promise<Response> {
  if (personal.client.cartChanged) await hintCart(visit)
  const script = wantsJson(visit)
  const values = outcome.kind === 'go' ? outcome.values : {}
  const message = outcome.flash ? fill(flashes[outcome.flash], values ?? {}) : null
  if (outcome.kind === 'stay') {
    if (!script) return flashAnd(visit, outcome, pathWithoutAction(visit))
    return json(visit, { ok: true, data: await freshData(visit, target), to: null, message })
  }
  if (!script) return flashAnd(visit, outcome, outcome.to)
  // With a script that stays where it is, the sentence is shown at once; before a journey it waits for the next page.
  if (!outcome.toast && outcome.flash) setFlash(visit, outcome.flash, values)
  return json(visit, {
    ok: true,
    data: null,
    to: outcome.toast ? null : outcome.to,
    message: outcome.toast ? message : null,
  })
}

/** The page's data after the change; null when it cannot be had just now, and the screen keeps what it shows. */
async function freshData(visit: Visit, target: Target): Promise<unknown> {
  try {
    return await target.page.load(personalContext(visit, target.name, target.params).context as never)
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind === 'signedOut' || failure.kind === 'denied') throw failure
    note(visit.log, `done, but the page could not be read again: ${failure.message}`)
    return null
  }
}

function flashAnd(visit: Visit, outcome: Outcome, to: string): Promise<Response> {
  if (outcome.flash) setFlash(visit, outcome.flash, outcome.kind === 'go' ? outcome.values : {})
  return redirectTo(visit, to, 303)
}

function pathWithoutAction(visit: Visit): string {
  const url = new URL(visit.url)
  url.searchParams.delete('_')
  return url.pathname + url.search
}

async function changeSession(visit: Visit, { token, to, pass }: Extract<Outcome, { kind: 'go' }>): Promise<void> {
  if (pass !== undefined) setCookie(visit, 'orderPass', pass)
  if (token === null) endSession(visit)
  if (typeof token !== 'string') return
  if (!startSession(visit, token)) throw new ActionRefused('login_wrong')
  await attachOpenSale(visit, to)
}

/** Who logs in on the way to the checkout of an open sale takes that sale along. */
async function attachOpenSale(visit: Visit, to: string): Promise<void> {
  const next = new URL(to, visit.origin)
  const saleId = SaleId.safeDecode(next.searchParams.get('SALE_ID') ?? '')
  if (next.pathname !== href('checkout') || !saleId.success) return
  try {
    await callBackend(visit, sale.attach, { saleId: saleId.data })
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    // A sale that is not this visitor's stays where it is; the login itself has succeeded.
    note(visit.log, `the open sale was not attached: ${failure.kind}`)
  }
}

/** Paints the badge of every page to come: the number of lines in the cart. */
export async function hintCart(visit: Visit): Promise<unknown[] | null> {
  try {
    const lines = await createClient(visit).api.cart.list()
    setCookie(visit, 'cartHint', String(lines.length))
    return lines
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    // The badge keeps its old number until the next change.
    note(visit.log, 'the cart hint was not renewed')
    return null
  }
}

async function refuse(
  visit: Visit,
  target: Target,
  form: FormData,
  refusal: Refusal,
  failure: unknown = null,
): Promise<Response> {
  if (wantsJson(visit)) {
    // A form with files is told what was kept of them, so that they travel only once.
    const kept = target.page.uploads ? { values: refusal.values } : {}
    return json(
      visit,
      { ok: false, status: refusal.status, message: refusal.message, fields: refusal.fields, ...kept },
      refusal.status,
    )
  }
  if (target.page.cache === 'never') return showRefused(visit, target, form, refusal)
  // A shared page cannot hold one shopper's refusal: the cart, a personal page, says it.
  const code = failure instanceof ApiFailure || failure instanceof ActionRefused ? failure.code : null
  setFlash(visit, isErrorCode(code) ? code : 'unavailable', failure instanceof ApiFailure ? failure.values : {})
  return redirectTo(visit, href('cart'), 303)
}

/**
 * The page again with what was typed; when even the page cannot be had, a page that holds what was typed and sends it
 * once more.
 */
async function showRefused(visit: Visit, target: Target, form: FormData, refusal: Refusal): Promise<Response> {
  try {
    return await showPersonal(visit, target, { refusal })
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind === 'signedOut' || failure.kind === 'denied') throw failure
    return sendAgainPage(visit, refusal.message, form)
  }
}
