import { createHash } from 'node:crypto'
import { connect } from 'node:tls'
import { Visitor } from './visit.ts'

/** What is tried once against a running deployment. It answers what is wrong; an empty text when nothing is. */
export interface Check {
  name: string
  /** Only a real account has this: a local run cannot fail it. */
  onlyPlatform?: boolean
  run(visitor: Visitor): Promise<string>
}

const entryScript = /<script[^>]+src="(\/assets\/[^"]+\.js)"[^>]*integrity="sha256-([^"]+)"/
const sampleSize = 20

export const checks: readonly Check[] = [
  {
    name: 'the edge is alive',
    run: async (shop) => unless((await shop.see('/health')).text.includes('"ok"'), '/health does not say ok'),
  },
  {
    name: 'KV, Directory and shops answer',
    async run(shop) {
      const { status, text } = await shop.see('/check-health', { headers: { accept: 'application/json' } })
      return unless(status === 200, `/check-health answers ${status}: ${text.slice(0, 300)}`)
    },
  },
  {
    name: 'the home page is whole, with its headers',
    async run(shop) {
      const { status, text, headers } = await shop.see('/')
      const missing = ['content-security-policy', 'x-content-type-options', 'request-id', 'server-timing'].filter(
        (name) => !headers[name],
      )
      if (status !== 200 || !text.includes('</html>')) return `it answers ${status}, ${text.length} characters`
      return unless(missing.length === 0, `without ${missing.join(', ')}`)
    },
  },
  {
    name: 'the second request for it comes from the cache',
    async run(shop) {
      await shop.see('/')
      const times = (await shop.see('/')).headers['server-timing'] ?? ''
      return unless(/cache;desc="(hit|stale)"/.test(times), times)
    },
  },
  {
    name: 'the script has the bytes that the page names, and is kept for a year',
    async run(shop) {
      const [, path = '', sum = ''] = entryScript.exec((await shop.see('/')).text) ?? []
      if (path === '') return 'the page names no script'
      const { status, bytes, headers } = await shop.see(path)
      if (status !== 200 || !headers['cache-control']?.includes('immutable'))
        return `${path}: ${status}, ${headers['cache-control'] ?? 'no cache-control'}`
      return unless(createHash('sha256').update(bytes).digest('base64') === sum, `${path} has other bytes`)
    },
  },
  {
    name: 'a missing file is 404 and is never kept',
    async run(shop) {
      const { status, headers } = await shop.see('/assets/not-there-00000000.js')
      return unless(
        status === 404 && headers['cache-control'] === 'no-store',
        `${status}, ${headers['cache-control'] ?? 'no cache-control'}`,
      )
    },
  },
  {
    name: 'the newest build is the one of the page',
    async run(shop) {
      const { text, headers } = await shop.see('/builds/latest.json')
      const { id } = JSON.parse(text) as { id: string }
      if (headers['cache-control'] !== 'no-store') return `cache-control: ${headers['cache-control'] ?? 'none'}`
      return unless((await shop.see('/')).text.includes(id), `${id} is not in the page`)
    },
  },
  { name: 'a visitor puts a product into the cart, without script', run: putIntoCart },
  {
    name: 'administration without its token is refused',
    async run(shop) {
      const { status } = await shop.see('/admin/v1/releases', { headers: { authorization: 'Bearer guessed' } })
      return unless(status === 401 || status === 403, `it answers ${status}`)
    },
  },
  {
    name: 'http leads to https, with a header that keeps it so',
    onlyPlatform: true,
    async run(shop) {
      const { status, headers } = await new Visitor(shop.origin.replace('https:', 'http:')).see('/')
      if (status !== 301 || !headers['location']?.startsWith('https://')) return `http answers ${status}`
      return unless((await shop.see('/')).headers['strict-transport-security'] !== undefined, 'no HSTS')
    },
  },
  { name: 'HTTP/2 is offered', onlyPlatform: true, run: offersHttp2 },
  {
    name: 'pages travel compressed',
    onlyPlatform: true,
    async run(shop) {
      const { headers } = await shop.see('/', { headers: { 'accept-encoding': 'br, gzip' } })
      return unless(/br|gzip|zstd/.test(headers['content-encoding'] ?? ''), 'no content-encoding')
    },
  },
  {
    name: 'the list of builds is there for the next deployment',
    onlyPlatform: true,
    async run(shop) {
      const { status, text } = await shop.see('/builds/assets.json')
      return unless(status === 200 && text.includes('"live"'), `it answers ${status}`)
    },
  },
  {
    name: `${sampleSize} requests from one address reach one version`,
    onlyPlatform: true,
    async run(shop) {
      const seen = await Promise.all(Array.from({ length: sampleSize }, () => shop.see('/health')))
      const versions = new Set(seen.map(({ text }) => /"version":"([^"]+)"/.exec(text)?.[1] ?? 'none'))
      if (versions.has('none')) return 'the answers name no version'
      return unless(versions.size === 1, `${versions.size} versions: is the rule for affinity there?`)
    },
  },
]

const unless = (good: boolean, wrong: string): string => (good ? '' : wrong)

/** The whole way of a change: form, edge, binding, the shop's object, and back. */
async function putIntoCart(shop: Visitor): Promise<string> {
  const links = new Set([...(await shop.see('/')).text.matchAll(/href="(\/product\/[\w-]+)/g)].map(([, path]) => path))
  for (const path of [...links].slice(0, productsTried)) {
    const form = cartForm((await shop.see(path ?? '')).text)
    if (!form) continue
    let { status, headers } = await send(shop, path ?? '', form)
    const to = headers['location'] ?? ''
    // What has a size is asked for it, on a page of its own.
    const choice = to.includes('pilih=') ? cartForm((await shop.see(to)).text) : null
    if (choice) ({ status, headers } = await send(shop, to, choice))
    if (status !== 303) return `${path ?? ''}${(choice ?? form).action} answers ${status}`
    const cart = await shop.see('/order/cart')
    return unless(cart.text.includes(path ?? ' '), `the cart is without ${path ?? ''} (${headers['location'] ?? ''})`)
  }
  return links.size === 0 ? 'the home page shows no product' : 'no product can be bought'
}
const productsTried = 8

const send = (shop: Visitor, from: string, { action, fields }: NonNullable<ReturnType<typeof cartForm>>) =>
  shop.see(new URL(action, shop.origin + from).href, { form: fields })

/** The form of a product page that adds to the cart, as a browser without script would send it. */
function cartForm(html: string): { action: string; fields: Record<string, string> } | null {
  for (const [, attributes = '', inside = ''] of html.matchAll(/<form([^>]*)>(.*?)<\/form>/gs)) {
    const action = /action="([^"]*_=add)"/.exec(attributes)?.[1]?.replaceAll('&amp;', '&')
    if (!action) continue
    const fields: Record<string, string> = {}
    for (const [input] of inside.matchAll(/<(?:input|button)[^>]*>/g)) {
      const { name, value = '', type = 'text' } = attributesOf(input)
      const chosen = type !== 'radio' || / checked/.test(input) || !((name ?? '') in fields)
      if (name && chosen && !/ disabled/.test(input) && type !== 'submit') fields[name] = value
    }
    return { action, fields }
  }
  return null
}

const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

function offersHttp2({ origin }: Visitor): Promise<string> {
  const { hostname } = new URL(origin)
  return new Promise((done, fail) => {
    const socket = connect({ host: hostname, port: 443, servername: hostname, ALPNProtocols: ['h2'] }, () => {
      done(unless(socket.alpnProtocol === 'h2', 'the server does not choose h2'))
      socket.end()
    })
    socket.on('error', fail)
  })
}
