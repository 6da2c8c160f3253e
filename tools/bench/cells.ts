import { randomInt, randomUUID } from 'node:crypto'
import { globalAgent } from 'node:http'
import { type Seen, Visitor } from '../deploy/visit.ts'
import type { Contestant } from './servers.ts'

type Limit = 'kept string' | 'renderToString'
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
}
const connections = 8
const buyers = 32
const words = ['kopi', 'gayo', 'teh', 'dripper', 'gilingan', 'toraja', 'madu', 'cangkir', 'filter', 'robusta']

/** Everything that is measured without a browser, in the order of a round. */
export async function cellsOf({ ceiling, kept, fresh }: Contestants): Promise<Cell[]> {
  const goods = await goodsOf(fresh)
  const product = `/product/${goods[0]?.slug}`
  const many =
    (limit: Cell['limit'], on: Contestant, requests: number) => (name: string, path: (i: number) => string) =>
      ({ name, limit, turn: () => load(on, requests, path) }) satisfies Cell
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
    freshPage('home, rendered', () => '/'),
    freshPage('list, rendered', () => '/products/semua'),
    freshPage('product, rendered', (i) => `/product/${goods[i % goods.length]?.slug}`),
    freshPage('search, rendered', (i) => `/search?q=${words[i % words.length]}`),
    ...purchase(fresh, goods),
  ]
}

/** `requests` on eight connections, each from an address of its own: no shop counts them as one visitor. */
async function load(on: Contestant, requests: number, path: (i: number) => string): Promise<Turn> {
  const visitor = new Visitor(on.origin)
  const paths = Array.from({ length: requests }, (_, i) => path(i))
  const see = async (one: string) => (await fine(visitor.see(one, { headers: caller() }))).ms
  return measured(on, () => onLines(paths, see))
}

/** Each line takes the next one when it has its answer. */
async function onLines<T>(all: readonly T[], act: (one: T) => Promise<number>): Promise<number[]> {
  const waits: number[] = []
  const left = all.values()
  const line = async () => {
    for (const one of left) waits.push(await act(one))
  }
  await Promise.all(Array.from({ length: connections }, line))
  return waits
}

interface Buyer {
  visitor: Visitor
  from: Readonly<Record<string, string>>
  goods: Goods
  line: string
  checkout: string
  order: string
}
type Step = (buyer: Buyer) => Promise<Seen>

/** A guest's purchase as the scripts of the pages make it, each step by all buyers on the same lines as pages. */
function purchase(on: Contestant, goods: readonly Goods[]): Cell[] {
  let group: Buyer[] = []
  const step = (name: string, act: Step): Cell => ({
    name,
    limit: 'renderToString',
    turn: () => measured(on, () => onLines(group, async (buyer) => (await fine(act(buyer))).ms)),
  })
  const add = step('add to the cart', ({ visitor, goods, from }) =>
    act(visitor, `/product/${goods.slug}?_=add`, { itemId: goods.item, quantity: '1' }, from),
  )
  return [
    {
      ...add,
      turn: () => {
        group = Array.from({ length: buyers }, (_, i) => newBuyer(on, goods[i % goods.length]))
        return add.turn()
      },
    },
    step('cart page', async (buyer) => {
      const seen = await buyer.visitor.see('/order/cart', { headers: buyer.from })
      buyer.line =
        /name="line" value="([^"]+)"/.exec(seen.text)?.[1] ?? /&quot;id&quot;:&quot;([^&]+)/.exec(seen.text)?.[1] ?? ''
      return seen
    }),
    step('change of the cart', ({ visitor, line, from }) =>
      act(visitor, '/order/cart?_=change', { id: line, quantity: '2' }, from),
    ),
    step('begin a checkout', async (buyer) => {
      const seen = await act(buyer.visitor, '/order/cart?_=create', { line: buyer.line }, buyer.from)
      buyer.checkout = String((JSON.parse(seen.text) as { to?: unknown }).to ?? '')
      return seen
    }),
    step('checkout page', ({ visitor, checkout, from }) => visitor.see(checkout, { headers: from })),
    step('address', ({ visitor, checkout, from }) => act(visitor, `${checkout}&_=address`, newAddress(), from)),
    step('shipping', ({ visitor, checkout, from }) =>
      act(visitor, `${checkout}&_=shipping`, { shipping: 'jne:reg' }, from),
    ),
    step('payment', ({ visitor, checkout, from }) =>
      act(visitor, `${checkout}&_=payment`, { payment: 'simulator|bca_va' }, from),
    ),
    step('checkout page, filled', async (buyer) => {
      const seen = await buyer.visitor.see(buyer.checkout, { headers: buyer.from })
      buyer.order = /name="acceptedTotal" value="(\d+)"/.exec(seen.text)?.[1] ?? ''
      return seen
    }),
    step('place the order', async (buyer) => {
      const form = { _key: randomUUID(), acceptedTotal: buyer.order }
      const seen = await act(buyer.visitor, `${buyer.checkout}&_=place`, form, buyer.from)
      buyer.order = String((JSON.parse(seen.text) as { to?: unknown }).to ?? '')
      return seen
    }),
    step('page of the payment', ({ visitor, order, from }) => visitor.see(order, { headers: from })),
  ]
}

/** The goods of a buyer are the same in each round, so that rounds differ in nothing. */
const newBuyer = ({ origin }: Contestant, goods: Goods = { slug: '', item: '' }): Buyer => ({
  visitor: new Visitor(origin),
  from: caller(),
  goods,
  line: '',
  checkout: '',
  order: '',
})
const newAddress = () => ({
  recipient: 'Siti Aminah',
  phone: `0812${randomInt(10_000_000, 99_999_999)}`,
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: `Jl. Melawai Raya No. ${randomInt(1, 900)} RT 01/02`,
})

interface Goods {
  slug: string
  item: string
}
/** Products that a courier brings. */
async function goodsOf(on: Contestant): Promise<Goods[]> {
  const visitor = new Visitor(on.origin)
  const { text } = await fine(visitor.see('/products/semua?stok=1', { headers: caller() }))
  const slugs = new Set([...text.matchAll(/href="\/product\/([\w-]+)"/g)].map(([, slug = '']) => slug))
  const goods: Goods[] = []
  for (const slug of [...slugs].slice(0, 24)) {
    const page = await fine(visitor.see(`/product/${slug}`, { headers: caller() }))
    const item = /name="itemId" value="([^"]+)"/.exec(page.text)?.[1]
    if (item && !/digital/i.test(page.text)) goods.push({ slug, item })
  }
  if (goods.length === 0) throw new Error('the demo shop has nothing to buy')
  return goods
}

const act = (visitor: Visitor, path: string, form: Readonly<Record<string, string>>, from: Buyer['from']) =>
  visitor.see(path, { form, headers: { ...from, accept: 'application/json' } })

/** An address that nobody else has: the network in front names it in production. */
const caller = () => ({ 'cf-connecting-ip': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

/** A fast refusal must not look like a fast page. */
async function fine(seen: Promise<Seen>): Promise<Seen> {
  const { status, text } = await seen
  if (status !== 200) throw new Error(`a measured request was answered with ${status}: ${text.slice(0, 200)}`)
  return seen
}

async function measured({ usedMs }: Contestant, run: () => Promise<number[]>): Promise<Turn> {
  // A server may close a connection that has waited for its turn just when it is used again.
  globalAgent.destroy()
  const before = usedMs()
  const waits = (await run()).sort((a, b) => a - b)
  return { costMs: (usedMs() - before) / waits.length, p50Ms: waits[waits.length >> 1] ?? 0 }
}
