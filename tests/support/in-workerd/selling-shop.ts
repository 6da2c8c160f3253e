import { dayMs, hourMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import type { SettingsInput } from '#shared/admin/settings.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { EndpointName } from '#shared/api/index.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { assert } from '#shared/assert.ts'
import type { Result } from '#shared/result.ts'
import { pause } from '#shared/web/time.ts'
import { hashCheaply } from './test-customers.ts'
import { rawSql } from './raw-sql.ts'
import { type Caller, openShop, randomId, send } from './shop.ts'
import { noteStocks } from './stock.ts'

export type { Caller }
/** A guest in a browser of this name, at this address of the network if that matters. */
export const guest = (name: string, address?: string): Caller => ({
  visitor: name.padEnd(24, '0'),
  ...(address === undefined ? {} : { headers: { 'visitor-address': address } }),
})

/** The password of every customer of these shops. */
const password = 'rahasia-toko-2026'
const cheap = hashCheaply(password)

/** What a real shop charges here, as the table of a demo shop does within a city. */
const shippingRates: SettingsInput['shippingRates'] = [
  { courier: 'Kurir toko', perOrder: 9_000, daysMin: 1, daysMax: 2, codFee: 4_480 },
]

interface Goods {
  price?: number
  stock?: number
  weightGrams?: number
  digital?: boolean
}
type Row = Record<string, SqlStorageValue>

/** Input that calls need although no test is about it. */
const defaults: Readonly<Partial<Record<EndpointName, object>>> = {
  'order.list': { index: 0, size: 12 },
  'voucher.choose': { active: true },
  'account.changePassword': { oldPassword: password, ticket: null, code: null },
  'wallet.addBankAccount': { password },
  'wallet.removeBankAccount': { password },
}

/** Opens a shop for tests about selling: it adds goods, fills carts, moves the clock and reads the database. */
export async function openSellingShop({
  demo = true,
  bankAccount = { bank: 'BCA', number: '1234567890', holder: 'PT Toko Contoh' },
  host = '',
  sendsAgain = true,
  ...rest
}: Parameters<typeof openShop>[0] & { bankAccount?: object | null; sendsAgain?: boolean } = {}) {
  const shop = await openShop({ ...rest, demo, ...(host === '' ? {} : { host }) })
  const object = await shop.object()
  const sql = (query: string): Promise<Row[]> => runInDurableObject(object, (_, { storage }) => rawSql(storage, query))
  await sql(
    `UPDATE shop_state SET settings = json_set(settings, '$.bankAccount', json('${JSON.stringify(bankAccount)}'), '$.originRegency', '31.74')`,
  )
  if (!demo) {
    await shop.admin('PATCH', '/settings', { shippingRates })
    await sql(
      `UPDATE shop_state SET settings = json_set(settings, '$.businessName', 'PT Toko Contoh', '$.businessAddress', 'Jl. Merdeka No. 10, Jakarta', '$.businessEmail', 'halo@contoh.id', '$.termsConfirmed', json('true'))`,
    )
  }
  await sql("INSERT INTO category (slug, name, image, position) VALUES ('barang', 'Barang', '', 0)")
  let offsetMs = 0
  const wait = async (hours: number): Promise<void> => {
    offsetMs += Math.round(hours * hourMs)
    await shop.admin('POST', '/clock', { offsetMs })
  }

  /** Calls any endpoint by its name. The answer follows the contract; the test states the type it expects. */
  async function call<T = unknown>(name: EndpointName, input: object, as: Caller = {}): Promise<Result<T>> {
    const whole = { ...defaults[name], ...(await seen(name, input, as)), ...input } as never
    for (let left = 100; ; left--) {
      const answer = (await shop.call(name, whole, as)) as Result<T>
      // A busy machine is a crowd to the shop, so it is sent again, as a browser does.
      if (answer.ok || answer.code !== 'waiting_turn' || !sendsAgain || left === 0) return answer
      await pause(100)
    }
  }

  /** The total that a shopper has seen before placing an order or changing its payment, as the page sends it. */
  async function seen(name: EndpointName, input: object, as: Caller): Promise<object> {
    if ('acceptedTotal' in input || !('orderId' in input)) return {}
    const { orderId } = input
    if (name === 'checkout.place') {
      const found = await shop.call('checkout.find', { orderId } as never, as)
      return { acceptedTotal: found.ok ? (found.value as Checkout).total : 0 }
    }
    if (name !== 'payment.change' || !('method' in input)) return {}
    const listed = await shop.call('checkout.listPayments', { orderId } as never, as)
    const row = listed.ok ? (listed.value as PaymentChoice[]).find(({ method }) => method === input.method) : undefined
    return row ? { acceptedTotal: row.total } : {}
  }

  return {
    ...shop,
    call,
    sql,
    /** The service by which its orders are sent where a test is about something else. */
    usualService: demo ? 'jne:reg' : 'own:kurir-toko',
    /** Adds a variant to sell and returns its id. */
    async item({ price = 50_000, stock = 10, weightGrams = 500, digital = false }: Goods = {}): Promise<string> {
      const id = randomId(12)
      await sql(`INSERT INTO product (id, slug, name, category_slug, description, attributes, options, images, weight_grams, digital, published, sold, reviews, position, created_at)
                 VALUES ('p-${id}', 'kopi-${id}', 'Kopi ${id}', 'barang', '', '[]', '[]', '["/kopi.webp"]', ${weightGrams}, ${digital ? 1 : 0}, 1, 0, 0, 0, 0)`)
      await sql(
        `INSERT INTO variant (id, product_id, "values", name, image, price, stock, position) VALUES ('${id}', 'p-${id}', '[]', '', '', ${price}, ${stock}, 0)`,
      )
      await sql(noteStocks(id))
      return id
    },
    /** Puts a variant into a cart and returns the line's id. */
    async cart(as: Caller, itemId: string, quantity = 1): Promise<string> {
      const added = await call<{ id: string | null }>('cart.add', { itemId, quantity }, as)
      assert(added.ok && added.value.id !== null, `the cart refused: ${JSON.stringify(added)}`)
      return added.value.id
    },
    /** A new customer, signed in from this visitor's browser. */
    async customer(as: Caller = {}): Promise<Caller> {
      const digits = String(crypto.getRandomValues(new Uint32Array(1))[0])
        .padStart(10, '0')
        .slice(0, 8)
      const [id, phone] = [`pelanggan-${digits}`, `+62812${digits}`]
      await sql(`INSERT INTO customer (id, code, name, phone, password, type, created_at)
                 VALUES ('${id}', 'PLG-${digits}', 'Ani Lestari', '${phone}', '${JSON.stringify(await cheap)}', 'REGULAR', ${Date.now() + offsetMs})`)
      await sql(
        `INSERT INTO consent (customer_id, purpose, version, granted, at) VALUES ('${id}', 'terms', '1', 1, ${Date.now() + offsetMs})`,
      )
      const signedIn = await call<{ token: string | null; device: string | null }>(
        'customer.login',
        { login: phone, password },
        as,
      )
      assert(signedIn.ok && signedIn.value.token !== null, `the sign-in was refused: ${JSON.stringify(signedIn)}`)
      const { token, device } = signedIn.value
      return { ...as, token, headers: { ...as.headers, 'device-key': device ?? '' } }
    },
    /** The customer shows once more who they are, in the same browser. */
    async confirm(as: Caller): Promise<void> {
      const confirmed = await call('account.confirm', { ticket: null, code: null, password }, as)
      assert(confirmed.ok, `the confirmation was refused: ${JSON.stringify(confirmed)}`)
    },
    wait,
    /** Its clock goes to just after the next hour or day of UTC begins, which is returned in ms: none ends in a test. */
    async startNext(unit: 'hour' | 'day'): Promise<number> {
      const ms = { hour: hourMs, day: dayMs }[unit]
      const now = Date.now() + offsetMs
      const begins = Math.ceil(now / ms) * ms
      await wait((begins - now) / hourMs + 0.01)
      return begins
    },
    /** Runs the jobs that are due, as the alarm does. */
    runDue: () => shop.admin('POST', '/jobs'),
    /** Posts a vendor's notification and returns the status. */
    async deliver(body: string, vendor = 'simulator', headers: Record<string, string> = {}): Promise<number> {
      const report = new Request(`https://commerce/webhooks/${vendor}/${shop.host}`, { method: 'POST', body, headers })
      return (await send(report)).status
    },
  }
}
export type SellingShop = Awaited<ReturnType<typeof openSellingShop>>
