import { cookies } from '#shared/web/cookies.ts'
import { readConsent } from '#shared/web/consent.ts'
import { campaignOf } from '#shared/web/tags.ts'
import * as dom from '#client/app/dom-names.ts'
import { onCartEvent, pageEvents, type TagEvent, tagEventNames } from './tag-events.ts'
import { readCookie } from '#client/scripts/dom/update-badges.ts'

/**
 * The tags of Google Analytics and Meta Pixel. This file is loaded only where the shop has one of their ids, and
 * nothing of theirs before the shopper has agreed.
 */
export function startTags(): void {
  document.addEventListener(dom.actionDoneEvent, follow)
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
  follow()
}

/** A browser that asks for privacy (Global Privacy Control) has said no, until its shopper says yes to this shop. */
const choice = () => readConsent(readCookie(cookies.consent.name)) ?? (navigator.globalPrivacyControl ? false : null)

function follow(): void {
  const allowed = choice()
  const question = document.getElementById(dom.consentId)
  if (allowed === null) return question ? undefined : ask()
  question?.remove()
  document.body.style.paddingBottom = ''
  if (allowed) run()
  else forget()
}

/**
 * The question stands where messages stand, above the bar at the bottom, and moves nothing. The page becomes longer at
 * its end, so that the end can be scrolled out from under the question.
 */
function ask(): void {
  const template = document.querySelector<HTMLTemplateElement>(`#${dom.consentTemplateId}`)
  if (!template) return
  document.querySelector(`#${dom.messagesId}`)?.prepend(template.content.cloneNode(true))
  const height = document.getElementById(dom.consentId)?.offsetHeight ?? 0
  document.body.style.paddingBottom = `calc(var(--bar) + ${height + gapPx}px)`
}
/** Above and below the question. */
const gapPx = 32

/** A visitor who refuses after having agreed keeps nothing of the tags. */
function forget(): void {
  const hosts = location.hostname.split('.').map((_, at, parts) => parts.slice(at).join('.'))
  for (const [name] of document.cookie.matchAll(/(?<=^|; )_(?:ga|fb|gcl)\w*(?==)/g))
    for (const domain of ['', ...hosts.map((host) => `; Domain=${host}`)])
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
}

interface Pixel {
  (...args: unknown[]): void
  queue: unknown[]
  callMethod?: (...args: unknown[]) => void
  loaded: boolean
  version: string
  disablePushState: boolean
  push: unknown
}
declare global {
  interface Navigator {
    globalPrivacyControl?: boolean
  }
  interface Window {
    dataLayer?: unknown[]
    fbq?: Pixel
  }
}

interface TrustedTypes {
  createPolicy(name: 'default', rules: { createScriptURL: (url: string) => string | null }): unknown
}

/**
 * What a vendor's script may load once it runs: its own next parts, for this shop's id. Everything else that is given to
 * the page as text, such as a container of somebody else at the same host, is refused by the browser.
 */
function trustVendors(googleId: string, pixelId: string): void {
  const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
  trusted?.createPolicy('default', {
    createScriptURL(text) {
      const url = new URL(text, location.href)
      const isGoogles = googleId !== '' && url.origin === googleOrigin && url.searchParams.get('id') === googleId
      const isMetas = pixelId !== '' && url.origin === metaOrigin && isPartOfPixel(url.pathname, pixelId)
      return isGoogles || isMetas ? url.href : null
    },
  })
}
const [googleOrigin, metaOrigin] = ['https://www.googletagmanager.com', 'https://connect.facebook.net']
const isPartOfPixel = (path: string, pixelId: string): boolean =>
  path === '/en_US/fbevents.js' || path === `/signals/config/${pixelId}` || path.startsWith('/signals/plugins/')

let running = false

function run(): void {
  // What looks like an e-mail in the address would travel with every event.
  if (running || /@|%40/.test(location.search)) return
  running = true
  const [, googleId = '', pixelId = ''] = (document.body.getAttribute(dom.tagsMark) ?? '').split(' ')
  hideOwnReferrer()
  trustVendors(googleId, pixelId)
  const vendors = [googleId ? startGoogle(googleId) : null, pixelId ? startPixel(pixelId) : null]
  const send = (event: TagEvent) => {
    // The choice may have changed in another tab.
    if (choice() !== true) return
    const id = crypto.randomUUID()
    for (const vendor of vendors) vendor?.(event, id)
  }
  for (const event of pageEvents()) send(event)
  onCartEvent(send)
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
function startGoogle(id: string): Vendor {
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
    page_location: location.origin + location.pathname + campaignOf(location.search),
  })
  load(`${googleOrigin}/gtag/js?id=${id}`)
  return ({ name, items, value, search }, eventId) =>
    gtag('event', name, {
      event_id: eventId,
      ...(search === undefined ? {} : { search_term: search }),
      ...(value === undefined ? {} : { currency: 'IDR', value }),
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
    const known = items.filter((item) => item.id !== undefined)
    if (tagEventNames[name])
      fbq(
        'track',
        tagEventNames[name],
        {
          ...(search === undefined ? {} : { search_string: search }),
          ...(value === undefined ? {} : { currency: 'IDR', value }),
          ...(known.length === 0
            ? {}
            : {
                content_type: 'product',
                content_ids: known.map((item) => item.id),
                contents: known.map(({ id, quantity, price }) => ({ id, quantity: quantity ?? 1, item_price: price })),
              }),
        },
        { eventID },
      )
  }
}
