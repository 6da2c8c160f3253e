import type { AnyPage, Frame } from '#client/app/page/page.ts'
import { pages } from '#client/screens/index.ts'
import { href, type RouteName, routes } from '#shared/web/routes.ts'
import { answer } from '#edge/request/answer.ts'
import { assets } from '#edge/request/assets.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { renderPage } from './render.tsx'
import { newNonce, partOf } from './show-page.tsx'

/** /dev/layar?layar=product&contoh=soldOut: one state of one screen, for screenshots and checks. */
export async function showSample(context: RequestContext): Promise<Response | null> {
  const route = context.url.searchParams.get('layar') ?? ''
  const sample = context.url.searchParams.get('contoh') ?? ''
  if (!Object.hasOwn(pages, route)) return null
  const name = route as RouteName
  const page: AnyPage = pages[name]
  const [samples, refusals = {}] = await Promise.all([page.samples(), page.refusals?.()])
  const refused = Object.hasOwn(refusals, sample) ? refusals[sample] : null
  if (!refused && !Object.hasOwn(samples, sample)) return null
  const data = refused ? refused.data : samples[sample]
  // A search is in the field that it was typed in.
  const path = name === 'search' ? href(name, {}, { q: searched(data) }) : routes[name].path
  const frame: Frame = {
    shop: context.shop,
    refusal: refused?.refusal ?? null,
    path,
    signedIn: isOfCustomer(name, data),
  }
  const view = (partOf(context, page)?.view ?? page.view)(data, frame)
  const nonce = newNonce()
  const head = page.head(data, context.shop)
  const props = { head, frame, route: name, layout: routes[name].layout, assets, flash: null, nonce }
  return answer(context, await renderPage(context, props, view), { kind: 'personal', nonce })
}

const searched = (data: unknown): string =>
  typeof data === 'object' && data !== null && 'q' in data ? String(data.q) : ''

const isOfCustomer = (name: RouteName, data: unknown): boolean =>
  routes[name].guard === 'customer' ||
  name === 'ownerProof' ||
  (typeof data === 'object' && data !== null && 'signedIn' in data && data.signedIn === true)
