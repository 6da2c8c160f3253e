import type { BrowserContext } from '@playwright/test'

/** One event as a vendor got it. */
export interface Told {
  vendor: 'google' | 'meta' | 'tiktok'
  name: string
  id: string
  body: Record<string, unknown>
}

const script = (body: string) => ({ contentType: 'text/javascript', body: `{ ${body} }` })

/** What gtag.js does, in short: sends the events of its queue, now and later, and names the browser by `_ga`. */
const gtag = `
  document.cookie = '_ga=GA1.1.111.222; Path=/; Secure'
  const send = (words) => words[0] === 'event' && fetch('https://region1.google-analytics.com/g/collect', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ name: words[1], ...words[2] }),
  })
  const layer = window.dataLayer
  for (const words of layer) send(words)
  layer.push = (words) => send(words)
`
/** The same for fbevents.js, \`_fbp\` and the click that its own page's address names. */
const fbevents = `
  document.cookie = '_fbp=fb.1.1700000000.333; Path=/; Secure'
  const click = new URLSearchParams(location.search).get('fbclid')
  if (click) document.cookie = '_fbc=fb.1.1700000000.' + click + '; Path=/; Secure'
  const send = (...words) => words[0] === 'track' && fetch('https://www.facebook.com/tr/', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ name: words[1], event_id: words[3].eventID, ...words[2] }),
  })
  const { fbq } = window
  fbq.callMethod = send
  for (const words of fbq.queue) send(...words)
`

/** The same for events.js of TikTok: it takes the place of the queue's methods and loads its next part as text. */
const events = `
  document.cookie = '_ttp=01JTTP_.tt.1; Path=/; Secure'
  const queue = window[window.TiktokAnalyticsObject]
  const [id] = Object.keys(queue._i)
  const send = (name, body, options) => fetch('https://analytics.tiktok.com/api/v2/pixel', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ name, event_id: options?.event_id, pixel: id, ...body }),
  })
  queue.track = send
  queue.page = () => send('Pageview')
  for (const [method, ...given] of queue) queue[method](...given)
  const part = document.createElement('script')
  part.src = 'https://analytics.tiktok.com/i18n/pixel/static/main.js'
  document.head.append(part)
`

const vendorAt = (host: string): Told['vendor'] =>
  host.endsWith('google-analytics.com') ? 'google' : host === 'analytics.tiktok.com' ? 'tiktok' : 'meta'

/**
 * Plays Google's, Meta's and TikTok's hosts for one browser. `requests` are all requests that left the shop, `told` the events
 * among them.
 */
export async function playTagHosts(context: BrowserContext, shopHost: string) {
  const requests: string[] = []
  const told: Told[] = []
  await context.route(
    (url) => url.protocol.startsWith('http') && url.hostname !== shopHost,
    async (route) => {
      const url = new URL(route.request().url())
      requests.push(url.hostname)
      if (url.hostname === 'www.googletagmanager.com') return route.fulfill(script(gtag))
      if (url.hostname === 'connect.facebook.net') return route.fulfill(script(fbevents))
      if (url.pathname === '/i18n/pixel/events.js') return route.fulfill(script(events))
      if (url.pathname.startsWith('/i18n/pixel/static/')) return route.fulfill(script(''))
      const { name, event_id, ...body } = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>
      const vendor = vendorAt(url.hostname)
      told.push({ vendor, name: String(name), id: String(event_id), body })
      return route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return {
    requests,
    told,
    namesOf: (vendor: Told['vendor']) => told.filter((one) => one.vendor === vendor).map(({ name }) => name),
  }
}
