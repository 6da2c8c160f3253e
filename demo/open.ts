import { z } from 'zod'
import type { NewShopInput } from '#shared/admin/settings.ts'
import { batchOf, type DemoGoods, goodsOf, settingsOf } from './batch.ts'
import { filesOf } from './digital.ts'
import { pastOf } from './history/past.ts'
import { demoShops } from './index.ts'
import type { DemoId } from './types.ts'

/** How a request reaches the administration; the path begins with /admin/v1. */
export type Send = (path: string, contentType: string, body: string | Uint8Array) => Promise<Answer>
export interface Answer {
  status: number
  /** What the body says, as JSON. */
  body: unknown
}

export interface DemoOptions {
  shop: DemoId
  host: string
  hosts?: readonly string[]
  name?: string
  /** false: a shop with the same goods that is no demo, so without the past that is invented. */
  demo?: boolean
  maintenance?: boolean
  /** Whether a flash sale runs at every hour. */
  flashSales?: boolean
  /** A test's own goods beside the shop's, or in their place. */
  change?: (goods: DemoGoods) => DemoGoods
}

const Opened = z.object({ status: z.string() })

/**
 * Opens a demo shop as any shop is opened: its settings, its goods in one batch, the files of its digital goods; then
 * what only a demo has; and at last its opening for shoppers. A shop that is open already stays as it is, and one whose
 * opening was cut off is opened by asking again. Answers what the administration said about the shop.
 */
export async function openDemoShop(options: DemoOptions, send: Send): Promise<Answer> {
  const { shop: id, host, hosts = [], demo = true, maintenance = false, flashSales = true } = options
  const shop = demoShops[id]
  const said = settingsOf(named(shop, options.name), host)
  const settings = demo ? said : withoutPromises(said)
  const goods = options.change?.(ownGoods(id)) ?? ownGoods(id)
  const ask = async (path: string, body: object) =>
    must(path, await send(path, 'application/json', JSON.stringify(body)))
  const asked: NewShopInput = { host, hosts: [...hosts], demo, maintenance, opened: false, settings }
  const opened = await ask('/admin/v1/shops', asked)
  if (Opened.parse(opened.body).status === 'open') return opened
  const own = `/admin/v1/shops/${host}`
  await ask(`${own}/import`, batchOf(shop, { settings, goods, now: new Date() }))
  for (const { slug, name, bytes } of filesOf(goods.products)) {
    const path = `${own}/digital-files?slug=${slug}`
    const form = await formOf(name, bytes)
    must(path, await send(path, form.contentType, form.body))
  }
  if (demo) await ask(`${own}/demo`, pastOf(shop, { products: goods.products, flashSales }))
  await ask(`${own}/open`, {})
  return opened
}

/** A shop with the demo's goods that is no demo has nothing of it that money or law depends on. */
const withoutPromises = ({
  bankAccount: _bank,
  businessName: _name,
  businessAddress: _address,
  businessEmail: _email,
  customerCarePhone: _phone,
  npwp: _npwp,
  coins: _coins,
  affiliate: _affiliate,
  city: _city,
  originRegency: _origin,
  pickup: _pickup,
  counter: _counter,
  ...settings
}: ReturnType<typeof settingsOf>): ReturnType<typeof settingsOf> => settings

/** What each demo shop sells by itself: tests open hundreds of them. */
const known = new Map<DemoId, DemoGoods>()
function ownGoods(id: DemoId): DemoGoods {
  const goods = known.get(id) ?? goodsOf(demoShops[id])
  known.set(id, goods)
  return goods
}

const named = (shop: (typeof demoShops)[DemoId], name = shop.settings.name) => ({
  ...shop,
  settings: { ...shop.settings, name },
})

/** Whatever the administration refuses here is a fault of the demo's data. */
function must(path: string, answer: Answer): Answer {
  if (answer.status === 200) return answer
  throw new Error(`${path} was refused: ${answer.status} ${JSON.stringify(answer.body).slice(0, 500)}`)
}

/** One file as a form carries it. */
async function formOf(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ contentType: string; body: Uint8Array }> {
  const form = new FormData()
  form.set('file', new File([bytes], name, { type: 'application/pdf' }))
  const carried = new Response(form)
  return {
    contentType: carried.headers.get('content-type') ?? '',
    body: new Uint8Array(await carried.arrayBuffer()),
  }
}
