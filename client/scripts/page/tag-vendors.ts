import { limits } from '#shared/limits.ts'
import { campaignOf, clickOf, type Tags } from '#shared/web/tags.ts'
import { onCartEvent, pageEvents, type TagEvent, tagEventNames, type TagItem } from './tag-events.ts'

interface Pixel {
  (...args: unknown[]): void
  queue: unknown[]
  callMethod?: (...args: unknown[]) => void
  loaded: boolean
  version: string
  disablePushState: boolean
  push: unknown
}
/** TikTok's queue: calls until its script is there, and what that script looks for beside them. */
interface TiktokQueue extends Array<unknown[]> {
  _i: Record<string, unknown>
  _t: Record<string, number>
  _o: Record<string, object>
  page?: TiktokCall
  track?: TiktokCall
}
type TiktokCall = (...given: unknown[]) => unknown
declare global {
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
    TiktokAnalyticsObject?: string
    ttq?: TiktokQueue
  }
}

const googleOrigin = 'https://www.googletagmanager.com'
const metaOrigin = 'https://connect.facebook.net'
const tiktokOrigin = 'https://analytics.tiktok.com'

/**
 * What a vendor's script may load once it runs: its own next parts, for this shop's id. Everything else that is given to
 * the page as text, such as a container of somebody else at the same host, is refused by the browser.
 */
function trustVendors({ google, pixel, tiktok }: Tags): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL(text) {
      const url = new URL(text, location.href)
      const isGoogles = google && url.origin === googleOrigin && url.searchParams.get('id') === google
      const isMetas = pixel && url.origin === metaOrigin && isPartOfPixel(url.pathname, pixel)
      const isTiktoks = tiktok && url.origin === tiktokOrigin && isPartOfTiktok(url, tiktok)
      return isGoogles || isMetas || isTiktoks ? url.href : null
    },
  })
}
const isPartOfPixel = (path: string, id: string): boolean =>
  path === '/en_US/fbevents.js' || path === `/signals/config/${id}` || path.startsWith('/signals/plugins/')
const isPartOfTiktok = ({ pathname, searchParams }: URL, id: string): boolean =>
  pathname.startsWith('/i18n/pixel/static/') ||
  (pathname.startsWith('/i18n/pixel/') && searchParams.get('sdkid') === id)

interface Run {
  tags: Tags
  /** The shopper was asked on this page: what led to the page before was not reported there. */
  asked: boolean
  /** What was done on this page before. */
  early: readonly Event[]
  allowed(): boolean
}

/** Loads the vendors that the shopper has agreed to, and reports events to them. */
export function runTags({ tags, asked, early, allowed }: Run): void {
  const search = arrivalOf(asked)
  hideOwnReferrer()
  trustVendors(tags)
  keepClicks(search, tags)
  const { google, pixel, tiktok } = tags
  const vendors = [
    google ? startGoogle(google, search) : null,
    pixel ? startPixel(pixel) : null,
    tiktok ? startTiktok(tiktok) : null,
  ]
  const send = (event: TagEvent) => {
    if (!allowed()) return
    const id = crypto.randomUUID()
    for (const vendor of vendors) vendor?.(event, id)
  }
  for (const event of pageEvents()) send(event)
  onCartEvent(send, early)
}

/** The query that names the advertisement: of this page, else of the page of this shop before it. */
function arrivalOf(asked: boolean): string {
  const named = campaignOf(location.search) || clickOf(location.search, 'fbclid') || clickOf(location.search, 'ttclid')
  const before = asked && !named && document.referrer.startsWith(`${location.origin}/`) ? document.referrer : null
  return before === null ? location.search : new URL(before).search
}

/** Under the names by which the vendors' scripts and `tagClientOf` look for it. Meta's script does so of its own page. */
function keepClicks(search: string, { pixel, tiktok }: Tags): void {
  const keep = (name: string, value: string) => {
    document.cookie = `${name}=${value}; Path=/; Max-Age=${limits.tagClickSeconds}; Secure; SameSite=Lax`
  }
  const [meta, ours] = [clickOf(search, 'fbclid'), clickOf(search, 'ttclid')]
  if (pixel && meta && search !== location.search) keep('_fbc', `fb.1.${Date.now()}.${meta}`)
  if (tiktok && ours) keep('ttclid', ours)
}

/** The page before may have been the signed link of an order, and its address is a key. */
function hideOwnReferrer(): void {
  if (document.referrer.startsWith(`${location.origin}/`))
    Object.defineProperty(document, 'referrer', { value: `${location.origin}/`, configurable: true })
}

function load(src: string): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  document.head.append(script)
}

type Vendor = (event: TagEvent, id: string) => void

/** Google Analytics 4 by gtag.js. Advertising stays denied: the shopper was asked about counting. */
function startGoogle(id: string, arrival: string): Vendor {
  const layer = (window.dataLayer ??= [])
  // gtag.js takes only `arguments` objects from its queue.
  function gtag(..._words: unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params -- as above
    layer.push(arguments)
  }
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  gtag('consent', 'default', { ...denied, analytics_storage: 'granted' })
  gtag('js', new Date())
  gtag('config', id, {
    cookie_domain: 'none',
    cookie_flags: 'SameSite=Lax;Secure',
    allow_google_signals: false,
    page_location: location.origin + location.pathname + campaignOf(arrival),
  })
  load(`${googleOrigin}/gtag/js?id=${id}`)
  return ({ name, items, value, search }, eventId) =>
    gtag('event', name, {
      event_id: eventId,
      ...(search === undefined ? {} : { search_term: search }),
      ...worth(value),
      ...(items.length === 0
        ? {}
        : {
            items: items.map(({ id, name, price, quantity }) => ({
              item_id: id,
              item_name: name,
              price,
              quantity,
            })),
          }),
    })
}

const worth = (value: number | undefined) => (value === undefined ? {} : { currency: 'IDR', value })
/** What Meta and TikTok call by the same names. */
const about = (search: string | undefined, value: number | undefined) => ({
  ...(search === undefined ? {} : { search_string: search }),
  ...worth(value),
})
const known = (items: readonly TagItem[]) => items.filter(({ id }) => id !== undefined)

/** Meta Pixel by fbevents.js. It gets what is sent here and does not look into the page by itself. */
function startPixel(id: string): Vendor {
  const fbq: Pixel = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else fbq.queue.push(args)
    },
    { queue: [], loaded: true, version: '2.0', disablePushState: true, push: null as unknown },
  )
  fbq.push = fbq
  window.fbq = fbq
  fbq('set', 'autoConfig', false, id)
  fbq('init', id)
  fbq('track', 'PageView', {}, { eventID: crypto.randomUUID() })
  load(`${metaOrigin}/en_US/fbevents.js`)
  return ({ name, items, value, search }, eventID) => {
    const named = known(items)
    if (tagEventNames[name])
      fbq(
        'track',
        tagEventNames[name],
        {
          ...about(search, value),
          ...(named.length > 0 && {
            content_type: 'product',
            content_ids: named.map((item) => item.id),
            contents: named.map(({ id, quantity = 1, price }) => ({ id, quantity, item_price: price })),
          }),
        },
        { eventID },
      )
  }
}

/** TikTok Pixel by events.js, which takes its calls from the queue when it comes. */
function startTiktok(id: string): Vendor {
  const address = `${tiktokOrigin}/i18n/pixel/events.js`
  const ttq: TiktokQueue = Object.assign([], {
    // Each of its methods writes itself and what it was given into the queue, as its script reads it.
    ...Object.fromEntries(
      ['page', 'track', 'identify', 'instances', 'debug', 'on', 'off', 'once', 'ready', 'alias', 'group']
        .concat('enableCookie', 'disableCookie', 'holdConsent', 'revokeConsent', 'grantConsent')
        .map((name) => [name, (...given: unknown[]) => ttq.push([name, ...given])]),
    ),
    _i: { [id]: Object.assign([], { _u: address }) },
    _t: { [id]: Date.now() },
    _o: { [id]: {} },
  })
  window.TiktokAnalyticsObject = 'ttq'
  window.ttq = ttq
  // Its script puts itself in the place of the queue's methods, so they are looked up for each call.
  const call = (name: 'page' | 'track', ...given: unknown[]) => window.ttq?.[name]?.(...given)
  call('page')
  load(`${address}?sdkid=${id}&lib=ttq`)
  return ({ name, items, value, search }, event_id) => {
    const named = known(items)
    if (tagEventNames[name])
      call(
        'track',
        tagEventNames[name],
        {
          ...about(search, value),
          ...(named.length > 0 && {
            content_type: 'product',
            contents: named.map(({ id: content_id, name: content_name, price, quantity = 1 }) => ({
              ...{ content_id, content_name, price, quantity },
            })),
          }),
        },
        { event_id },
      )
  }
}
