import { assert } from '#shared/assert.ts'
import { resources } from '#shared/web/resources.ts'
import { pause } from '#shared/web/time.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'

/** A browser without script that keeps its cookies. */
export interface Walker {
  cookies: ReadonlyMap<string, string>
  get(path: string): Promise<{ status: number; body: string }>
  post(
    path: string,
    fields: Record<string, string>,
  ): Promise<{ status: number; headers: { location?: string | undefined; 'retry-after'?: string | undefined } }>
}

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

/**
 * Walks through a demo shop as its customer, with a purchase begun, and keeps one address of each pattern.
 *
 * @param media the address of an uploaded picture
 */
export async function reach(walker: Walker, host: string, media: string): Promise<Reached> {
  const login = { login: 'siti@contoh.id', password: 'belanja-aman-2026', website: '', _at: String(Date.now() - 9_000) }
  const { status } = await walker.post('/auth/login?_=login', login)
  assert(status === 303, `the login answered ${status}`)
  const [slug = ''] = slugsIn((await walker.get(goodsInStock)).body)
  const { itemId, checkout } = await beginCheckout(walker, slug)
  const paths: Record<string, string> = { [`${resources.media}/:name`]: media, '/order/checkout': checkout }
  const todo = [`/product/${slug}`, ...unlinked, ...patterns.filter((pattern) => !pattern.includes(':'))]
  const seen = new Map<string, string[]>()
  for (let path = todo.shift(); path !== undefined; path = todo.shift()) {
    const pattern = patternOf(path)
    const tried = seen.get(pattern) ?? []
    if (paths[pattern] !== undefined || tried.length >= 4 || tried.includes(path)) continue
    seen.set(pattern, [...tried, path])
    const { status: found, body } = await walker.get(path)
    if (found !== 200) continue
    paths[pattern] = path
    for (const [, link = ''] of body.matchAll(/["'>](?:https?:\/\/[^/"'<]+)?(\/[^"'<\s]*)/g)) {
      const address = link.replaceAll('&amp;', '&').replace(/&?\??_=\w+$/, '')
      if (patternOf(address) !== '' && !address.includes(':')) todo.push(address)
    }
    todo.push(...behind.map((part) => `${path}/${part}`))
  }
  return { host, paths, itemId, customer: [...walker.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}

/** The list that shows what can be bought. */
export const goodsInStock = '/products/semua?stok=1'
/** The slugs of the products that a page leads to. */
export const slugsIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, slug = '']) => slug)),
]

/** A busy machine is a crowd to a shop: who is asked to wait comes back, as a browser does. */
async function inTurn(send: () => ReturnType<Walker['post']>): ReturnType<Walker['post']> {
  for (let left = 20; ; left--) {
    const reply = await send()
    if (reply.status !== 429 || left === 0) return reply
    await pause(Math.min(Number(reply.headers['retry-after'] ?? 1), 5) * 1_000)
  }
}

/** Puts one piece into the visitor's cart and begins a checkout of it. */
export async function beginCheckout(walker: Walker, slug: string): Promise<{ itemId: string; checkout: string }> {
  const product = await walker.get(`/product/${slug}`)
  const itemId = /name="itemId" value="([^"]+)"/.exec(product.body)?.[1] ?? ''
  await inTurn(() => walker.post(`/product/${slug}?_=add`, { itemId, quantity: '1' }))
  const { data } = JSON.parse((await walker.get('/api/cart.list')).body) as { data: { id: string }[] }
  const begun = await inTurn(() => walker.post('/order/cart?_=create', { line: String(data.at(-1)?.id) }))
  return { itemId, checkout: begun.headers.location ?? '' }
}

/** A JPEG of 1,600 × 1,200 whose scan has 2.5 MB: of the size that a seller's camera makes. */
export function largeJpeg(): File {
  const head = 'ffd8ffe000104a46494600010100000100010000ffc0000b0804b0064001011100ffda0008010100003f00'
  const bytes = head.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const parts = [new Uint8Array(bytes), new Uint8Array(2_500_000).fill(0x5a), new Uint8Array([0xff, 0xd9])]
  return new File(parts, 'foto.jpg')
}
