import type { BrowserContext } from '@playwright/test'

/** One event as a vendor got it. */
export interface Told {
  vendor: 'google' | 'meta'
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
/** The same for fbevents.js and \`_fbp\`. */
const fbevents = `
  document.cookie = '_fbp=fb.1.1700000000.333; Path=/; Secure'
  const send = (...words) => words[0] === 'track' && fetch('https://www.facebook.com/tr/', {
    method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify({ name: words[1], event_id: words[3].eventID, ...words[2] }),
  })
  const { fbq } = window
  fbq.callMethod = send
  for (const words of fbq.queue) send(...words)
`

/**
 * Plays Google's and Meta's hosts for one browser. `requests` are all requests that left the shop, `told` the events
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
      const { name, event_id, ...body } = JSON.parse(route.request().postData() ?? '{}') as Record<string, unknown>
      const vendor = url.hostname.endsWith('google-analytics.com') ? 'google' : 'meta'
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
