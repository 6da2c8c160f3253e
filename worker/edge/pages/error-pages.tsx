import type { ReactNode } from 'react'
import type { Frame, Head, Shop } from '#client/app/page.ts'
import { FailureScreen, NotFoundScreen, SendAgainScreen } from '#client/frame/error-screen.tsx'
import { everyCountry } from '#shared/indonesia/countries.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#client/screens/index.ts'
import { type Layout, type RouteName, routes } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { findTheme } from '#shared/web/themes.ts'
import { answer } from '#edge/request/answer.ts'
import { assets } from '#edge/request/assets.ts'
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
    business: { name: '', address: '', email: '', openingHours: '' },
    returnDays: limits.returnWindowDays,
    payments: [],
    couriers: [],
    phoneCountries: everyCountry,
    demo: false,
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

interface Screen {
  head: Head
  view: ReactNode
  route?: RouteName | null
  layout?: Layout
  status: number
  retryAfterSeconds?: number
}
/** A page of the platform: errors, maintenance, an unknown domain. It is never cached. */
async function systemPage(
  context: EarlyContext | RequestContext,
  { head, view, route = null, layout = 'plain', status, retryAfterSeconds }: Screen,
): Promise<Response> {
  const html = await renderPage(
    context,
    { head: { noindex: true, ...head }, frame: frameOf(context), route, layout, assets, flash: null, nonce: null },
    view,
  )
  return answer(context, html, {
    kind: 'system',
    status,
    headers: {
      'cache-control': 'no-store',
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
    },
  })
}

/**
 * 404. `message` is 'Page not found', or 'Page Not Found: {path}' where a route matched but its object is not there.
 */
export const notFoundPage = (context: EarlyContext | RequestContext, message: string): Promise<Response> =>
  systemPage(context, {
    head: { title: text.notFoundTitle, titled: true },
    view: <NotFoundScreen shop={shopOf(context)} message={message} />,
    layout: 'shop' in context ? 'inner' : 'plain',
    status: 404,
  })

/** Server errors; the error's own message stays in the log. */
export const failurePage = (context: EarlyContext | RequestContext, status: number): Promise<Response> =>
  systemPage(context, {
    head: { title: `${status}` },
    view: <FailureScreen status={status} requestId={context.requestId} />,
    layout: 'plain',
    status,
    ...(status === 503 || status === 429 ? { retryAfterSeconds: retryAfterSeconds[status] } : {}),
  })

const retryAfterSeconds = { 429: 60, 503: 10 } as const

/**
 * A form that could not be sent on, with its values: one press sends it again. Only a password has to be typed again.
 */
export function sendAgainPage(
  context: RequestContext,
  message: string,
  form: FormData,
  status: 429 | 503 = 503,
): Promise<Response> {
  const kept = [...form].flatMap(([name, value]) =>
    typeof value === 'string' && !/password/i.test(name) ? [{ name, value }] : [],
  )
  const view = <SendAgainScreen message={message} action={context.url.pathname + context.url.search} fields={kept} />
  return systemPage(context, { head: { title: message }, view, status, retryAfterSeconds: retryAfterSeconds[status] })
}

export async function showSystem(
  early: EarlyContext,
  name: 'domainNotRegistered' | 'maintenance' | 'forbidden',
  status: number,
): Promise<Response> {
  const page = pages[name]
  const frame = frameOf(early)
  const data = Object.values(page.samples)[0]
  return systemPage(early, {
    head: page.head(data as never, frame.shop),
    view: page.view(data as never, frame),
    route: name,
    layout: routes[name].layout,
    status,
    ...(status === 503 ? { retryAfterSeconds: 300 } : {}),
  })
}
