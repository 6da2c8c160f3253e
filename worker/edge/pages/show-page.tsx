import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { waitParam } from '#shared/web/routes.ts'
import type { AnyPage, Frame, Refusal } from '#client/app/page/page.ts'
import type { DocumentProps, Flash } from '#client/frame/document.tsx'
import { keepHeader, keptMinutes } from '#shared/web/offline.ts'
import { knownQuery } from '#shared/web/known-query.ts'
import { type Params, type RouteName, routes } from '#shared/web/routes.ts'
import { StaleNotice } from '#client/frame/error-screen.tsx'
import { answer } from '#edge/request/answer.ts'
import { assets } from '#edge/request/assets.ts'
import { lightBytes } from '#edge/request/lite.ts'
import { note } from '#edge/request/log.ts'
import { inPlace } from '#edge/cache/in-place.ts'
import { isArrival, personalContext, sharedContext } from './page-context.ts'
import { correctHint } from '#edge/shop/cart-hint.ts'
import { isPrefetch } from '#edge/request/unseen.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { countMissed } from '#edge/shop/visit.ts'
import { endFlash, readFlash } from './flash.ts'
import { mayCheckHumans } from '#shared/web/human-check.ts'
import { type Entry, servePage } from '#edge/cache/page-cache.ts'
import { renderFragment, renderPage, withLateParts } from './render.tsx'
import { ensureVisitor } from '#edge/shop/session.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { fromEntry } from '#edge/cache/entry-answer.ts'

export interface Target<R extends RouteName = RouteName> {
  name: R
  page: AnyPage<R>
  params: Params<R>
}
/** Which part of the page is requested; null: the whole page. An unknown part is the whole page. */
export const partOf = (context: RequestContext, page: AnyPage) => {
  const asked = context.url.searchParams.get(dom.partParam)
  return Object.entries(page.fragments ?? {}).find(([name]) => name === asked)?.[1] ?? null
}

const frameFor = (
  context: RequestContext,
  name: RouteName,
  { refusal = null, flash = null, signedIn = false }: PersonalOptions & Pick<Frame, 'signedIn'> = {},
): Frame => {
  const query = knownQuery(name, context.url.searchParams)
  return {
    shop: context.shop,
    refusal,
    typed: flash?.values ?? {},
    signedIn,
    path: query.size > 0 ? `${context.url.pathname}?${query}` : context.url.pathname,
  }
}

/** GET of a page: from the cache when it is shared, rendered for this shopper when it is personal. */
export async function showPage(context: RequestContext, target: Target): Promise<Response> {
  // Not by a part, nor by a page that nobody may ever see: the next whole page shows it.
  const shows = partOf(context, target.page) === null && !isPrefetch(context.request)
  const flash = shows ? readFlash(context, readCookies(context.request).get('flash')) : null
  if (target.page.cache === 'never') return showPersonal(context, target, { flash })
  // A shared page with a message for one shopper is rendered for that one; the shared bytes stay as they are.
  return flash ? showSharedWith(context, target, flash) : showShared(context, target)
}

async function showSharedWith(context: RequestContext, target: Target, flash: Flash): Promise<Response> {
  const page = await inPlace(context, { waitMs: limits.placeWaitMs }, () => renderShared(context, target, flash))
  endFlash(context)
  return answer(context, page, {
    kind: 'personal',
    headers: { 'cache-control': 'private, no-store' },
    route: target.name,
  })
}

async function showShared(context: RequestContext, target: Target): Promise<Response> {
  // An unknown part is the whole page, and so is its key.
  const known = knownQuery(target.name, context.url.searchParams, partOf(context, target.page) ? [dom.partParam] : [])
  const address = known.size > 0 ? `${context.url.pathname}?${known}` : context.url.pathname
  const render = async () => ({
    body: await renderShared(context, target, null),
    contentType: 'text/html; charset=utf-8',
  })
  const { entry, how } = await servePage(context, address, render)
  context.log.cache = how
  if (entry.missed) countMissed(context, known.get('q') ?? '')
  return how === 'old' ? oldCopy(context, entry, target.name) : fromEntry(context, entry, { route: target.name })
}

/** An old copy says so: its prices may have changed. */
async function oldCopy(context: RequestContext, entry: Entry, route: RouteName): Promise<Response> {
  const html = new TextDecoder()
    .decode(entry.bytes)
    .replace(/<body[^>]*>/, (body) => `${body}${renderFragment(<StaleNotice />)}`)
  return answer(context, html, {
    kind: 'shared',
    headers: { 'cache-control': 'no-store', 'content-type': entry.contentType },
    route,
  })
}

async function renderShared(
  context: RequestContext,
  { name, page, params }: Target,
  flash: DocumentProps['flash'],
): Promise<Uint8Array<ArrayBuffer> | string> {
  const query = knownQuery(name, context.url.searchParams) as URLSearchParams
  const pageContext = sharedContext(context, name, params, query) as never
  const fragment = partOf(context, page)
  if (fragment?.make) return renderFragment(await fragment.make(pageContext))
  const data = await page.load(pageContext)
  const frame = frameFor(context, name)
  if (fragment) return renderFragment(fragment.view(data, frame))
  const head = page.head(data, context.shop)
  context.validity.missed = head.missed ?? false
  return renderPage(
    context,
    {
      head,
      frame,
      route: name,
      layout: routes[name].layout,
      assets,
      flash,
      nonce: null,
    },
    page.view(data, frame),
  )
}

interface PersonalOptions {
  flash?: DocumentProps['flash']
  refusal?: Refusal | null
}
/** A page for one shopper; after a refused action it comes again, with what was typed. */
export const showPersonal = (
  context: RequestContext,
  target: Target,
  options: PersonalOptions = {},
): Promise<Response> =>
  inPlace(context, { waitMs: limits.ownPlaceWaitMs, timeApart: true }, () => renderPersonal(context, target, options))

async function renderPersonal(
  context: RequestContext,
  { name, page, params }: Target,
  { flash = null, refusal = null }: PersonalOptions,
): Promise<Response> {
  const asksHuman = mayCheckHumans(name) && context.shop.humanCheck !== null
  if ((page.keeps || asksHuman) && isArrival(context.request)) ensureVisitor(context)
  const fragment = partOf(context, page)
  context.outbound.mayLeaveEarly = fragment === null && mayLeaveEarly(context)
  const { pageContext, client, lateParts } = personalContext(context, name, params, { typed: refusal?.values })
  if (fragment?.make) {
    const made = renderFragment(await fragment.make(pageContext as never))
    correctHint(context, client.cartLines)
    return answer(context, made, { kind: 'personal' })
  }
  const data = await page.load(pageContext as never)
  correctHint(context, client.cartLines)
  const frame = frameFor(context, name, { refusal, flash, signedIn: context.session !== null })
  if (fragment) return answer(context, renderFragment(fragment.view(data, frame)), { kind: 'personal' })
  const nonce = newNonce()
  const head = page.head(data, context.shop)
  const props = {
    head: { noindex: true, ...head },
    frame,
    route: name,
    layout: routes[name].layout,
    assets,
    flash,
    nonce,
  }
  const whole = await renderPage(context, props, page.view(data, frame))
  if (flash) endFlash(context)
  const late = lateParts.length > 0
  const minutes = keptMinutes(name, context.url.searchParams)
  const sent = context.lite ? lightBytes(whole) : whole
  return answer(context, late ? withLateParts(sent, followPage(context, lateParts)) : whole, {
    // The usual word to servers on the way that they pass on what they have.
    headers: {
      ...(late ? { 'x-accel-buffering': 'no' } : {}),
      ...(minutes && refusal === null ? { [keepHeader]: String(minutes) } : {}),
    },
    kind: 'personal',
    status: refusal?.status ?? head.status ?? 200,
    nonce,
    route: name,
  })
}

/** A form is answered with everything, and so is a shopper who chose to wait. */
const mayLeaveEarly = ({ request, url }: RequestContext): boolean =>
  request.method === 'GET' && !url.searchParams.has(waitParam)

/** The fields of all late parts together; null: one of them has failed. */
function followPage(context: RequestContext, parts: readonly Promise<object>[]): Promise<object | null> {
  context.log.late = parts.length
  const fields = Promise.all(parts).then(
    (all) => Object.assign({}, ...all) as object,
    (error: unknown) => {
      // One that is denied fails the page when it is loaded again.
      const what = error instanceof ApiFailure ? 'failed' : 'bug'
      note(context.log, `${what} in a late part: ${String(error)}`)
      return null
    },
  )
  context.lateParts = fields
  return fields
}

/** What allows the inline scripts of one answer. */
export const newNonce = () => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))
