import type { Context } from 'hono'
import { invoicesPath } from '#client/desk/addresses.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { findScreen } from './find-screen.ts'
import { DeskFailure, operate } from './operations.ts'
import { failurePage, notFoundPage } from '#edge/pages/error-pages.tsx'
import { canonicalPath, toCanonical } from '#edge/request/canonical-path.ts'
import { redirectTo } from '#edge/request/answer.ts'
import type { EdgeEnv, RequestContext } from '#edge/request/request-context.ts'
import { isSafe, isSameOrigin } from '#edge/request/security.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import { clearCookie, readCookies } from '#edge/shop/cookies.ts'
import { readSite } from '#edge/shop/site.ts'
import { enterByLink, passkeyCall, passkeyPaths } from './entry.ts'
import { deskFile, printLabels } from './files.ts'
import { showInvoices } from './invoices.tsx'
import { press } from './press.ts'
import { fieldsOf, typedBefore } from '#edge/pages/typed-before.ts'
import { typedIn } from './typed-words.ts'
import { type Desk, entryPage, leave, refusedPage, showScreen } from './show.tsx'

/** Every address below `/kelola`. */
export async function answerDesk(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const { shop } = await readSite(early)
  const context: RequestContext = Object.assign(early, { shop })
  c.set('context', context)
  const session = readCookies(c.req.raw).get('desk') ?? ''
  const desk: Desk = {
    c,
    context,
    path: early.url.pathname.slice('/kelola'.length),
    session: session.length > limits.tokenChars ? '' : session,
  }
  const safe = isSafe(c.req.method)
  if (!safe && !isSameOrigin(c.req.raw, context.url.origin)) {
    logSecurity(context, 'origin_refused')
    return failurePage(context, 403)
  }
  try {
    return (await (safe ? read(desk) : change(desk))) ?? (await notFoundPage(context, text.pageNotFound))
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    if (failure.status === 401) return leave(desk, failure.message)
    return failure.status >= 500 ? failurePage(context, 503) : refusedPage(desk, failure)
  }
}

async function read(desk: Desk): Promise<Response | null> {
  const { path, session, context } = desk
  const whole = canonicalPath(context.url.pathname)
  if (whole !== context.url.pathname) return whole === null ? null : toCanonical(context, whole)
  const [, first = '', second = '', third = ''] = path.split('/')
  if (first === 'masuk' && third === '') return entryPage(desk, { pass: second || null })
  const toInvoices = context.url.pathname === invoicesPath
  const known = findScreen(path) !== null || first === 'berkas' || toInvoices
  if (!known) return null
  if (session === '') return redirectTo(context, '/kelola/masuk')
  if (toInvoices) return showInvoices(desk)
  return first === 'berkas' ? deskFile(desk, second, third) : showScreen(desk, null)
}

async function change(desk: Desk): Promise<Response | null> {
  const { path, session } = desk
  const [, first = '', second = ''] = path.split('/')
  if (first === 'masuk') return enterByLink(desk, second)
  if (passkeyPaths.has(path)) return passkeyCall(desk)
  if (path === '/keluar') return signOut(desk)
  if (path !== '/label' && !findScreen(path)) return null
  // A browser forgets the cookie when the session ends.
  if (session === '')
    return leave(desk, messageOf('sign_in_needed'), typedIn(fieldsOf(await typedBefore(desk.context.request))))
  return path === '/label' ? printLabels(desk) : press(desk)
}

async function signOut(desk: Desk): Promise<Response> {
  const { c, context, session } = desk
  // Whether the shop answers or not: this browser forgets its key.
  if (session !== '') await operate(c, session, '/desk/leave', { method: 'POST', body: {} }).catch(() => null)
  clearCookie(context, 'desk')
  return redirectTo(context, '/kelola/masuk', 303)
}
