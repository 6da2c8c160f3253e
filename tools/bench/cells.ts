import { globalAgent } from 'node:http'
import { type Seen, Visitor } from '../deploy/visit.ts'
import { Buyer, fine, type Goods, newCaller } from './buyer.ts'
import type { Contestant } from './servers.ts'

type Limit = 'kept string' | 'its home as a string' | 'renderToString'
/** What one round found. */
export interface Turn {
  /** Processor time of a request, in milliseconds. */
  costMs: number
  /** Until the first byte, the median. */
  p50Ms: number
}
export interface Cell {
  name: string
  /** What it is a multiple of; null: it is a limit itself. */
  limit: Limit | null
  turn: () => Promise<Turn>
}
interface Contestants {
  ceiling: Contestant
  kept: Contestant
  fresh: Contestant
  served: Contestant
}
type Sent = Readonly<Record<string, string>>
const connections = 8
const buyers = 32
const words = ['kopi', 'gayo', 'teh', 'dripper', 'gilingan', 'toraja', 'madu', 'cangkir', 'filter', 'robusta']

/** Everything that is measured without a browser, in the order of a round. */
export async function cellsOf({ ceiling, kept, fresh, served }: Contestants): Promise<Cell[]> {
  const goods = await goodsOf(fresh)
  const product = `/product/${goods[0]?.slug}`
  const many =
    (limit: Cell['limit'], on: Contestant, requests: number) => (name: string, path: (i: number) => string) =>
      ({ name, limit, turn: () => load(on, requests, path) }) satisfies Cell
  // Those who ask for the same page at once share its rendering, so each waits for the one before.
  const alone = (name: string, path: string): Cell => ({
    name,
    limit: 'renderToString',
    turn: () => load(fresh, 60, () => path, {}, 1),
  })
  const keptPage = many('kept string', kept, 600)
  const freshPage = many('renderToString', fresh, 60)
  return [
    many(null, ceiling, 1_000)('kept string', () => '/string'),
    many('kept string', ceiling, 2_000)('kept bytes', () => '/bytes'),
    many(null, ceiling, 150)('renderToString', () => '/render'),
    keptPage('home, kept', () => '/'),
    keptPage('list, kept', () => '/products/semua'),
    keptPage('product, kept', () => product),
    keptPage('health', () => '/health'),
    ...(await servedHome(ceiling, served)),
    alone('home, rendered', '/'),
    alone('list, rendered', '/products/semua'),
    freshPage('product, rendered', (i) => `/product/${goods[i % goods.length]?.slug}`),
    freshPage('search, rendered', (i) => `/search?q=${words[i % words.length]}`),
    ...purchase(fresh, goods),
  ]
}

/** Home as `npm start` and a container serve it, beside a Worker that answers the same bytes and does nothing else. */
async function servedHome(ceiling: Contestant, served: Contestant): Promise<Cell[]> {
  const { text } = await fine(new Visitor(served.origin).see('/', { headers: newCaller() }))
  await fetch(`${ceiling.origin}/constant`, { method: 'PUT', body: text })
  const limit = 'its home as a string'
  return [
    { name: limit, limit: null, turn: () => load(ceiling, 1_000, () => '/constant') },
    { name: 'home, served', limit, turn: () => load(served, 600, () => '/') },
    { name: 'home, served in brotli', limit, turn: () => load(served, 600, () => '/', { 'accept-encoding': 'br' }) },
  ]
}

/** `requests` on `lines` connections, each from an address of its own: no shop counts them as one visitor. */
async function load(
  on: Contestant,
  requests: number,
  path: (i: number) => string,
  more: Sent = {},
  lines = connections,
): Promise<Turn> {
  const visitor = new Visitor(on.origin)
  const paths = Array.from({ length: requests }, (_, i) => path(i))
  const see = async (one: string) => (await fine(visitor.see(one, { headers: { ...more, ...newCaller() } }))).ms
  return measured(on, () => onLines(paths, see, lines))
}

/** Each line takes the next one when it has its answer. */
async function onLines<T>(all: readonly T[], act: (one: T) => Promise<number>, lines = connections): Promise<number[]> {
  const waits: number[] = []
  const left = all.values()
  const line = async () => {
    for (const one of left) waits.push(await act(one))
  }
  await Promise.all(Array.from({ length: lines }, line))
  return waits
}

type Step = (buyer: Buyer) => Promise<Seen>

/** A guest's purchase, each step by all buyers on the same lines as pages. */
function purchase(on: Contestant, goods: readonly Goods[]): Cell[] {
  let group: Buyer[] = []
  const step = (name: string, act: Step): Cell => ({
    name,
    limit: 'renderToString',
    turn: () => measured(on, () => onLines(group, async (buyer) => (await fine(act(buyer))).ms)),
  })
  const add = step('add to the cart', (buyer) => buyer.add())
  return [
    {
      ...add,
      turn: () => {
        // The goods of a buyer are the same in each round, so that rounds differ in nothing.
        group = Array.from({ length: buyers }, (_, i) => newBuyer(on, goods[i % goods.length]))
        return add.turn()
      },
    },
    step('cart page', (buyer) => buyer.cartPage()),
    step('change of the cart', (buyer) => buyer.changeCart()),
    step('begin a checkout', (buyer) => buyer.beginCheckout()),
    step('checkout page', (buyer) => buyer.checkoutPage()),
    step('address', (buyer) => buyer.address()),
    step('shipping', (buyer) => buyer.shipping()),
    step('payment', (buyer) => buyer.payment()),
    step('checkout page, filled', (buyer) => buyer.checkoutPage()),
    step('place the order', (buyer) => buyer.place()),
    step('page of the payment', (buyer) => buyer.paymentPage()),
  ]
}

const newBuyer = ({ origin }: Contestant, goods: Goods = { slug: '', item: '' }) => new Buyer(origin, goods)

/** Products that a courier brings. */
async function goodsOf(on: Contestant): Promise<Goods[]> {
  const visitor = new Visitor(on.origin)
  const { text } = await fine(visitor.see('/products/semua?stok=1', { headers: newCaller() }))
  const slugs = new Set([...text.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, slug = '']) => slug))
  const goods: Goods[] = []
  for (const slug of [...slugs].slice(0, 24)) {
    const page = await fine(visitor.see(`/product/${slug}`, { headers: newCaller() }))
    const item = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1]
    if (item && !/digital/i.test(page.text)) goods.push({ slug, item })
  }
  if (goods.length === 0) throw new Error('the demo shop has nothing to buy')
  return goods
}

async function measured({ usedMs }: Contestant, run: () => Promise<number[]>): Promise<Turn> {
  // A server may close a connection that has waited for its turn just when it is used again.
  globalAgent.destroy()
  const before = usedMs()
  const waits = (await run()).sort((a, b) => a - b)
  return { costMs: (usedMs() - before) / waits.length, p50Ms: waits[waits.length >> 1] ?? 0 }
}
