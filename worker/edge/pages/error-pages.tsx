import type { ReactNode } from 'react'
import { checksField, onceField } from '#client/app/dom-names.ts'
import type { Frame, Head, Shop } from '#client/app/page/page.ts'
import { FailureScreen, NotFoundScreen, WaysOn } from '#client/frame/error-screen.tsx'
import { CheckingScreen, SendAgainScreen } from '#client/frame/kept-form-screens.tsx'
import { whatsappLink } from '#client/kit/base/whatsapp-button.tsx'
import { everyCountry } from '#shared/indonesia/countries.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#client/screens/index.ts'
import { href, type Layout, type RouteName, routes } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { findTheme } from '#shared/web/themes.ts'
import { answer } from '#edge/request/answer.ts'
import { assets } from '#edge/request/assets.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { enterFor } from '#edge/cache/in-place.ts'
import { readCookies } from '#edge/shop/cookies.ts'
import { offeredInstead } from './offered-instead.tsx'
import { renderPage } from './render.tsx'
import type { EarlyContext, RequestContext } from '#edge/request/request-context.ts'

/** A shop that is not known, or not yet: just enough for an error page. */
function unknownShop(context: EarlyContext): Shop {
  return {
    host: context.tenant.host,
    origin: context.origin,
    title: text.defaultTitle,
    description: '',
    logo: null,
    theme: findTheme(''),
    whatsapp: null,
    banners: [],
    footerMenu: [],
    watermark: true,
    popup: null,
    city: '',
    business: { name: '', address: '', phone: '', email: '', nib: '', pse: '', openingHours: '' },
    returnDays: limits.returnWindowDays,
    notice: '',
    payments: [],
    couriers: [],
    codMax: 0,
    phoneCountries: everyCountry,
    phoneTyping: null,
    affiliateAddressWhole: false,
    demo: false,
    hstsPreload: false,
    humanCheck: null,
    pushKey: null,
    tags: null,
    absent: [],
  }
}

const shopOf = (context: EarlyContext | RequestContext): Shop =>
  'shop' in context && context.shop ? context.shop : unknownShop(context)
const frameOf = (context: EarlyContext | RequestContext): Frame => ({
  shop: shopOf(context),
  refusal: null,
  path: context.url.pathname + context.url.search,
})

export interface Screen {
  head: Head
  view: ReactNode
  route?: RouteName | null
  layout?: Layout
  status: number
  retryAfterSeconds?: number
}
/** A page of the platform: errors, maintenance, an unknown domain, its health. It is never cached. */
export async function systemPage(context: EarlyContext | RequestContext, screen: Screen): Promise<Response> {
  const leave = context.outbound.hasPlace ? null : await enterFor(context, limits.placeWaitMs)
  try {
    return await send(context, await renderScreen(context, screen, frameOf(context)), screen)
  } finally {
    leave?.()
  }
}

const renderScreen = (
  context: EarlyContext | RequestContext,
  { head, view, route = null, layout = 'plain' }: Screen,
  frame: Frame,
) =>
  renderPage(
    context,
    { head: { noindex: true, ...head }, frame, route, layout, assets, flash: null, nonce: null },
    view,
  )

export const send = (
  context: EarlyContext | RequestContext,
  html: Uint8Array<ArrayBuffer> | string,
  { status, retryAfterSeconds }: Screen,
): Promise<Response> =>
  answer(context, html, {
    kind: 'system',
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    },
  })

/**
 * 404. `message` is 'Page not found', or 'Page Not Found: {path}' where a route matched but its object is not there.
 * `login`: where who owns it signs in.
 */
export async function notFoundPage(
  context: EarlyContext | RequestContext,
  message: string,
  login: string | null = null,
): Promise<Response> {
  const known = 'shop' in context && context.shop ? context : null
  const offered = known ? await offeredInstead(known) : ''
  return systemPage(context, {
    head: { title: text.notFoundTitle, heading: 'Tidak ditemukan', titled: true },
    view: (
      <>
        <NotFoundScreen shop={shopOf(context)} path={context.url.pathname} {...{ message, login }} />
        {known ? <WaysOn shop={known.shop} /> : null}
        {offered ? <div className="wrap pb-6" dangerouslySetInnerHTML={{ __html: offered }} /> : null}
      </>
    ),
    layout: 'shop' in context ? 'inner' : 'plain',
    status: 404,
  })
}

/**
 * Server errors; the error's own message stays in the log. When the backend does not answer, the page says what is
 * known and has the shop's menu.
 */
export function failurePage(context: EarlyContext | RequestContext, status: number): Promise<Response> {
  const known = status === 503 && 'shop' in context && context.shop ? knownOf(context) : {}
  return systemPage(context, failureScreen(status, context.requestId, known))
}

const failureScreen = (status: number, requestId: string | null, known: Known): Screen => ({
  head: { title: `${status}`, heading: 'Gangguan', titled: true },
  view: <FailureScreen status={status} requestId={requestId} {...known} />,
  layout: known.ways ? 'inner' : 'plain',
  status,
  ...(status === 503 || status === 429 ? { retryAfterSeconds: retryAfterSeconds[status] } : {}),
})

/** Pages for crowds: rendering one for each request would cost as much as what it asks for. */
const crowdPages = new BoundedMap<{ html: string; until: number }>(limits.crowdPages)

/** A page that is the same for all who read these words in it, so it holds nothing of the request. */
export async function crowdPage(context: RequestContext, screen: Screen, says: string | number): Promise<string> {
  const key = `${context.tenant.companyId}|${context.origin}|${screen.status}|${says}`
  const kept = crowdPages.get(key)
  if (kept && Date.now() < kept.until) return kept.html
  const bytes = await renderScreen(context, screen, { ...frameOf(context), path: href('home') })
  const html = new TextDecoder().decode(bytes)
  crowdPages.set(key, { html, until: Date.now() + limits.pageFreshMs })
  return html
}

/** The page of a 503, without the code of the request. */
export async function busyPage(context: RequestContext): Promise<Response> {
  const known = knownOf(context)
  const screen = failureScreen(503, null, known)
  return send(context, await crowdPage(context, screen, known.known ?? ''), screen)
}

interface Known {
  known?: string
  ways?: { href: string; label: string }[]
}

/** What can be said of a page that cannot be read, and where its shopper may go. */
function knownOf(context: RequestContext): Known {
  const { route } = context.log
  const chat = whatsappLink(context.shop)
  const ways = [
    { href: href('home'), label: 'Kembali ke Beranda' },
    ...(chat ? [{ href: chat, label: 'Tanya via WhatsApp' }] : []),
  ]
  const safe = routes[route as RouteName]?.safe ?? null
  return safe === null ? { ways } : { ways, known: safe === 'cart' ? cartWords(context) : safeWords[safe] }
}
const safeWords = {
  checkout: 'Belum bisa diproses, keranjang Anda aman.',
  orders: 'Belum bisa ditampilkan. Pesanan dan data Anda aman.',
}

/** The edge keeps no carts: of this one it knows the number on its badge. */
function cartWords({ request }: RequestContext): string {
  const pieces = Number(readCookies(request).get('cartHint'))
  return pieces > 0
    ? `Keranjang Anda aman: ada ${pieces} barang di dalamnya. Isinya belum bisa ditampilkan.`
    : 'Keranjang Anda aman. Isinya belum bisa ditampilkan.'
}

const retryAfterSeconds = { 429: 60, 503: 10 } as const

interface Why {
  status?: 401 | 429 | 503
  /** Where its shopper signs in first. */
  login?: string | null
}
/**
 * A form that could not be sent on, with its values: one press sends it again. Only a password has to be typed again.
 */
export function sendAgainPage(
  context: RequestContext,
  message: string,
  form: FormData,
  { status = 503, login = null }: Why = {},
): Promise<Response> {
  const action = context.url.pathname + context.url.search
  const view = <SendAgainScreen message={message} action={action} fields={keptFields(form)} login={login} />
  const wait = status === 401 ? {} : { retryAfterSeconds: retryAfterSeconds[status] }
  return systemPage(context, { head: { title: message }, view, status, ...wait })
}

/** What was typed, without passwords. */
export const keptFields = (form: FormData) =>
  [...form].flatMap(([name, value]) => (typeof value === 'string' && !/password/i.test(name) ? [{ name, value }] : []))

interface Checked {
  message: string
  form: FormData
  /** What makes the form's change happen once. */
  key: string
  /** Where its result can be seen. */
  shownAt: string
}
/**
 * Nobody knows yet whether a form was carried out. A backend that knows our keys is asked with the same one, by a
 * script or by a press; before another backend only looking is safe. So it is for a form whose files or password we do
 * not keep.
 */
export function checkingPage(context: RequestContext, { message, form, key, shownAt }: Checked): Promise<Response> {
  const checks = Number(form.get(checksField) ?? 0)
  const fields = keptFields(form).filter(({ name }) => name !== checksField && name !== onceField)
  const sent = { name: onceField, value: key }
  const counted = { name: checksField, value: String(checks + 1) }
  const again = context.tenant.extended && fields.length === keyCount(form)
  const view = (
    <CheckingScreen
      message={message}
      shownAt={shownAt}
      form={
        again
          ? {
              action: context.url.pathname + context.url.search,
              fields: [...fields, sent, counted],
              checkAfterSeconds: checkPauses[checks] ?? null,
            }
          : null
      }
    />
  )
  return systemPage(context, { head: { title: 'Sedang dicek' }, view, status: 504, retryAfterSeconds: 10 })
}
/** Seconds before the page asks by itself; after the last one it waits for a press. */
const checkPauses = [3, 5, 10, 20, 40]
const keyCount = (form: FormData) =>
  [...form.keys()].filter((name) => name !== checksField && name !== onceField).length

export async function showSystem(
  early: EarlyContext,
  name: 'domainNotRegistered' | 'maintenance' | 'forbidden',
  status: number,
): Promise<Response> {
  const page = pages[name]
  const frame = frameOf(early)
  const data = name === 'maintenance' ? { signedIn: early.session !== null } : null
  return systemPage(early, {
    head: page.head(data as never, frame.shop),
    view: page.view(data as never, frame),
    route: name,
    layout: routes[name].layout,
    status,
    ...(status === 503 ? { retryAfterSeconds: 300 } : {}),
  })
}
