import { actionParam, unsentField } from '#client/app/dom-names.ts'
import { PageExit } from '#client/app/page/page.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { href, routes, waitParam } from '#shared/web/routes.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { hasParts } from '#shared/web/bytes.ts'
import { byScript, toScript } from '#edge/request/answer.ts'
import { isTooOften } from '#edge/request/rate.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { endSession } from '#edge/shop/session.ts'
import { keptFields, sendAgainPage } from './error-pages.tsx'
import { bringsFiles, readForm } from './sent-form.ts'
import type { Target } from './show-page.tsx'
import { keptWithoutFiles } from './typed-before.ts'

/**
 * A form of a page of customers that comes after their session has ended. Nothing of it is done. A page keeps it until
 * its shopper is signed in again; a script keeps the files that it sends, and nothing of them is read. null: there is
 * nothing to keep, so the login comes first as for everybody.
 */
export async function keepUntilSignedIn(context: RequestContext, target: Target): Promise<Response | null> {
  const { request, url } = context
  const isAction = Object.hasOwn(target.page.actions ?? {}, url.searchParams.get(actionParam) ?? '')
  if (routes[target.name].guard !== 'customer' || !isAction) return null
  if (byScript(context) && hasParts(request.headers)) return filesWait(context)
  if (await isTooOften(context, 'changes')) return null
  // Reading a stranger's files is what must not cost.
  if (bringsFiles(request, target)) return unreadSignInFirst(context, target)
  const form = await readForm(request, limits.bodyBytes)
  return form instanceof FormData ? signInFirst(context, target, form) : null
}

/** The same for a form with files, of which only what was typed before them is read. */
export async function unreadSignInFirst(context: RequestContext, target: Target): Promise<Response | null> {
  const form = await keptWithoutFiles(context.request)
  return form && signInFirst(context, target, form)
}

/** Where who owns the order that a page does not find signs in; null: it is no such page, or they are signed in. */
export const loginOfOrder = (context: Pick<RequestContext, 'session' | 'url'>): string | null =>
  context.session === null &&
  Object.values(routes).some(({ ofOrder, path }) => ofOrder && path === context.url.pathname)
    ? loginFor(context)
    : null

export const isSessionOver = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.kind === 'signedOut'

/**
 * Whether signing in may help: the session is over, or an order was not found by a browser in which a customer has
 * signed in before, and nobody is now.
 */
export function isSignedOut({ session, deviceKey }: RequestContext, failure: unknown): boolean {
  if (isSessionOver(failure)) return true
  const missed =
    failure instanceof PageExit
      ? failure.answer.kind === 'notFound'
      : failure instanceof ApiFailure && failure.code === 'order_unknown'
  return missed && session === null && deviceKey !== null
}

/** A hidden field of a form that a page keeps for a customer. */
const signedInField = '_signed_in'
/** Whether this form was kept so, and its customer has not signed in again yet. */
export const waitsForSignIn = ({ session }: RequestContext, form: FormData): boolean =>
  session === null && form.has(signedInField)

/**
 * The same for a form that was read already, also of an order's page, and where guests press too of a customer: without
 * the sign-in it would be done as a guest.
 */
export function signInFirst(context: RequestContext, { name }: Target, form: FormData): Promise<Response> | null {
  const { guard, ofOrder } = routes[name]
  const isAgain = waitsForSignIn(context, form)
  const isCustomers = guard === 'customer' || context.session !== null || isAgain
  if ((!isCustomers && !ofOrder) || !keptFields(form).some(isSent)) return null
  // The checkout's script keeps what was typed: the login comes first, and it is there after it.
  if (ofOrder && byScript(context) && context.session !== null) return null
  // A guest has no session that could have ended.
  const isGuest = ofOrder && context.session === null && !isAgain
  if (!isGuest && byScript(context) && hasParts(context.request.headers)) return filesWait(context)
  const message = isGuest ? text.signInForOrder : text.signInAgain
  // `act()` sends the same again as a page, which keeps it: with the session, because as a guest it would be done.
  if (byScript(context)) return toScript(context, 401, message, { again: 0 })
  if ([...form.values()].some((value) => typeof value !== 'string' && value.size > 0)) form.set(unsentField, '1')
  if (!isGuest) {
    endSession(context)
    form.set(signedInField, '1')
  }
  return sendAgainPage(context, message, form, { status: 401, login: loginFor(context) })
}
const isSent = ({ name, value }: { name: string; value: string }) => !name.startsWith('_') && value.trim() !== ''

/** What a script that sends files shows; null without script. */
export function filesWait(context: RequestContext): Promise<Response> | null {
  if (!byScript(context)) return null
  endSession(context)
  return toScript(context, 401, text.signInElsewhere)
}

/** The login page that leads back to this page, without the name of an action or a wish to wait for everything. */
export function loginFor({ url: { href: address } }: Pick<RequestContext, 'url'>): string {
  const url = new URL(address)
  url.searchParams.delete(actionParam)
  url.searchParams.delete(waitParam)
  return href('login', {}, { next: url.pathname + url.search })
}
