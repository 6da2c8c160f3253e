import { expect } from '@playwright/test'
import { resources } from '#shared/web/resources.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { callServer, Visitor } from '#tests/support/server/server-call.ts'
import type { RunningServer } from '#tests/support/server/server.ts'
import { beginCheckout, goodsOf } from './buyer.ts'

/** What can be reached in a shop: addresses that exist, by their pattern, and the cookies of those who reach them. */
export interface Reached {
  host: string
  paths: Record<string, string>
  /** Of a customer who is signed in and is buying. */
  customer: string
  itemId: string
}

/** Patterns of addresses below a resource, which the router knows by more than its name. */
const below = {
  media: '/:name',
  reviewPhoto: '/:id',
  preview: '/:kind/:slug',
  appIcon: '/:name',
  phoneMetadata: '/:iso2',
}
export const patterns = [
  ...(Object.keys(routes) as RouteName[]).map((name) => routes[name].path),
  ...Object.entries(resources).map(([name, path]) => path + (below[name as keyof typeof below] ?? '')),
]
const known = patterns.map((pattern) => ({
  pattern,
  matcher: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
}))
const patternOf = (path: string) => known.find(({ matcher }) => matcher.test(path.replace(/\?.*/, '')))?.pattern ?? ''

/** No page of an ordinary shop leads there by an address in its text; and what is behind an address. */
const unlinked = ['/phone-metadata/ID', '/discount/HEMAT10', '/fb-catalog/feed.csv']
const behind = ['ulasan', 'invoice', 'return']

/** Walks through a demo shop as its customer, with a purchase begun, and keeps one address of each pattern. */
export async function reach(server: RunningServer, host: string): Promise<Reached> {
  const visitor = new Visitor(server.port, host)
  const login = { login: 'siti@contoh.id', password: 'belanja-aman-2026', website: '', _at: String(Date.now() - 9_000) }
  expect((await visitor.post('/auth/login?_=login', login)).status).toBe(303)
  const [slug = ''] = await goodsOf(server, host)
  const { itemId, checkout } = await beginCheckout(visitor, slug)
  const paths: Record<string, string> = { ...(await uploaded(server, host)), '/order/checkout': checkout }
  const todo = [`/product/${slug}`, ...unlinked, ...patterns.filter((pattern) => !pattern.includes(':'))]
  const seen = new Map<string, string[]>()
  for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
    const pattern = patternOf(path)
    const tried = seen.get(pattern) ?? []
    if (paths[pattern] !== undefined || tried.length >= 4 || tried.includes(path)) continue
    seen.set(pattern, [...tried, path])
    const { status, body } = await visitor.get(path)
    if (status !== 200) continue
    paths[pattern] = path
    for (const [, found = ''] of body.matchAll(/["'>](?:https?:\/\/[^/"'<]+)?(\/[^"'<\s]*)/g)) {
      const address = found.replaceAll('&amp;', '&').replace(/&?\??_=\w+$/, '')
      if (patternOf(address) !== '' && !address.includes(':')) todo.push(address)
    }
    todo.push(...behind.map((part) => `${path}/${part}`))
  }
  return { host, paths, itemId, customer: [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** A picture of the shop's own, of the size that a seller's camera makes. */
async function uploaded({ port, adminToken }: RunningServer, host: string): Promise<Record<string, string>> {
  const form = new FormData()
  form.append('file', new File([largeJpeg], 'foto.jpg'))
  const sent = new Request('http://x', { method: 'POST', body: form })
  const headers = { authorization: `Bearer ${adminToken}`, 'content-type': sent.headers.get('content-type') ?? '' }
  const body = new Uint8Array(await sent.arrayBuffer())
  const reply = await callServer(port, host, `/admin/v1/shops/${host}/images`, { method: 'POST', headers, body })
  const { address = '' } = JSON.parse(reply.body) as { address?: string }
  expect(address, reply.body).toMatch(/^\/media\//)
  return { [`${resources.media}/:name`]: address }
}
/** A JPEG of 1,600 × 1,200 whose scan has 2.5 MB. */
const largeJpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b0804b0064001011100ffda0008010100003f00', 'hex'),
  Buffer.alloc(2_500_000, 0x5a),
  Buffer.from('ffd9', 'hex'),
])
