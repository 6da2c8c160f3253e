import { expect, test } from 'vitest'
import { fund } from '#tests/commerce/wallet/wallet-steps.ts'
import { place, prepare, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { type Caller, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import type { Fault } from './support/faults.ts'
import { expectWhole, hiddenFields, visit, type Visit } from './support/visit.ts'
import { limits } from '#shared/limits.ts'

const me = { visitor: 'pembeli-0123456789-abc' }

interface Change {
  /** What the shopper sends, and to which page. */
  prepare(shop: SellingShop, visitor: Visit): Promise<{ path: string; fields: Record<string, string> }>
  /** The call whose answer is lost. */
  call: RegExp
  /** How often it has happened. */
  times: string
}

const signedIn = async (shop: SellingShop, visitor: Visit): Promise<Caller> => {
  const who = await shop.customer(me)
  visitor.cookies.set('__Host-ACCESS_WEB', String(who.token))
  return who
}

/** Everything a shopper does that must happen once. */
const changes: Readonly<Record<string, Change>> = {
  'a product put into the cart': {
    async prepare(shop) {
      const id = await shop.item()
      return { path: `/product/kopi-${id}?_=add`, fields: { itemId: id, quantity: '2' } }
    },
    call: /^POST \/cart\/cart$/,
    times: 'SELECT coalesce(sum(quantity), 0) / 2 AS n FROM cart_line',
  },
  'a checkout begun': {
    async prepare(shop) {
      return { path: '/order/cart?_=create', fields: { line: await shop.cart(me, await shop.item()) } }
    },
    call: /insert-from-cart/,
    times: 'SELECT count(*) AS n FROM orders',
  },
  'an order placed': {
    async prepare(shop, visitor) {
      const orderId = await prepare(shop, me, [await shop.item()])
      const { html } = await visitor.get(`/order/checkout?SALE_ID=${orderId}`)
      const acceptedTotal = /name="acceptedTotal" value="(\d+)"/.exec(html)?.[1] ?? ''
      const fields = { _key: crypto.randomUUID(), acceptedTotal }
      return { path: `/order/checkout?SALE_ID=${orderId}&_=place`, fields }
    },
    call: /checkout-v3/,
    times: "SELECT count(*) AS n FROM orders WHERE status = 'PENDING'",
  },
  'a change of the payment': {
    async prepare(shop) {
      const orderId = await place(shop, me, [await shop.item()])
      return { path: `/order/success?SALE_ID=${orderId}&_=change`, fields: { payment: 'simulator|qris' } }
    },
    call: /payment-change/,
    times: 'SELECT count(*) - 1 AS n FROM charge',
  },
  'a withdrawal': {
    async prepare(shop, visitor) {
      const who = await signedIn(shop, visitor)
      await fund(shop, who, { wallet: 100_000 })
      const account = { bankCode: '014', number: '1234567890', holder: 'Ani Lestari' }
      const { id } = valueOf<{ id: string }>(await shop.call('wallet.addBankAccount', account, who))
      await shop.wait(100)
      const asked = await visitor.post('/profile/wallet?_=askWithdrawal', { amount: '60000', accountId: id })
      const [message] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
      const code = /\b\d{6}\b/.exec(message?.text ?? '')?.[0] ?? ''
      return { path: `${asked.headers.get('location')}&_=withdraw`, fields: { code } }
    },
    call: /wallet\/withdraw$/,
    times: 'SELECT count(*) AS n FROM withdrawal',
  },
}

async function begun(change: Change) {
  const shop = await openSellingShop()
  const visitor = visit(shop)
  visitor.cookies.set('__Host-VISITOR', me.visitor)
  await visitor.get('/faq')
  const sent = await change.prepare(shop, visitor)
  const times = async () => Number((await shop.sql(change.times))[0]?.['n'])
  const fails = (fault: Fault) => visitor.breaks({ backend: (line) => (change.call.test(line) ? fault : null) })
  return { shop, visitor, times, fails, ...sent }
}

const cases = Object.entries(changes).flatMap(([what, change]) =>
  // Done and not answered; not done; and an answer of a proxy, which may be either.
  (['lost', 'down', 'html'] as const).map((fault) => [what, fault, change] as const),
)

test.each(cases)('%s whose answer is %s is shown as being checked, and happens once', async (_, fault, change) => {
  const { visitor, times, fails, path, fields } = await begun(change)
  fails(fault)
  const first = await visitor.post(path, fields)
  expectWhole(first, fault)
  expect([first.status, first.html.includes('Sedang dicek')]).toEqual([504, true])
  expect(await times()).toBe(fault === 'lost' ? 1 : 0)
  // Still nothing: the page goes on checking and its key stays the same.
  const again = await visitor.post(path, hiddenFields(first.html))
  expect([again.status, hiddenFields(again.html)['_key']]).toEqual([504, hiddenFields(first.html)['_key']])
  visitor.heals()
  const done = await visitor.post(path, hiddenFields(again.html))
  expect([done.status, await times()]).toEqual([303, 1])
  // The same form once more, from a tab that was left open.
  await visitor.post(path, hiddenFields(first.html))
  expect(await times()).toBe(1)
})

// Proves ASVS 16.5.3
test('an answer that does not come is shown as being checked after eight seconds, and no later', async () => {
  const change = changes['an order placed'] as Change
  const { visitor, fails, path, fields } = await begun(change)
  fails('slow')
  const first = await visitor.post(path, fields)
  expect(first.status).toBe(504)
  expect(first.ms).toBeGreaterThan(7_900)
  expect(first.waitedMs).toBeLessThan(9_000)
})

test('a script learns the key, with which it asks as a page', async () => {
  const { visitor, times, fails, path, fields } = await begun(changes['a product put into the cart'] as Change)
  fails('lost')
  const answer = JSON.parse((await visitor.post(path, fields, { script: true })).html) as Record<string, string>
  expect(answer).toMatchObject({ ok: false, status: 504, message: 'Sebentar, kami sedang memastikan permintaan Anda.' })
  visitor.heals()
  expect((await visitor.post(path, { ...fields, _key: answer['key'] ?? '' })).status).toBe(303)
  expect(await times()).toBe(1)
})

test('a change that was not sent says so, keeps what was typed, and did not happen', async () => {
  const { visitor, times, path, fields } = await begun(changes['an order placed'] as Change)
  visitor.breaks({ backend: () => 'down' })
  for (let i = 0; i < 4; i++) await visitor.get('/order/cart')
  const refused = await visitor.post(path, { ...fields, note: 'Titip satpam' })
  expectWhole(refused, 'left alone')
  expect(refused.status).toBe(503)
  expect(refused.html).toContain('Belum terkirim')
  expect(hiddenFields(refused.html)['note']).toBe('Titip satpam')
  expect(refused.html).not.toContain('Sedang dicek')
  expect(await times()).toBe(0)
})

test('a backend that does not know our keys is not sent the form again; the shopper looks first', async () => {
  const { visitor, path, fields } = await begun(changes['a product put into the cart'] as Change)
  const other = await openSellingShop()
  const foreign = visit(other)
  foreign.breaks({ backend: (line) => (line === 'POST /cart/cart' ? 'lost' : null), foreign: true })
  await foreign.get('/faq')
  const id = await other.item()
  const first = await foreign.post(`/product/kopi-${id}?_=add`, { itemId: id, quantity: '2' })
  expect(first.status).toBe(504)
  expect(first.html).toContain('Lihat hasilnya dulu sebelum mengulang.')
  expect(first.html).not.toContain('<form method="post"')
  expect(first.html).toContain('href="/order/cart"')
  expect((await visitor.post(path, fields)).status).toBe(303)
})

test('nor does a script send it again there: it opens the page where the result shows', async () => {
  const shop = await openSellingShop()
  const foreign = visit(shop)
  let sent = 0
  const fault = (line: string) => (line === 'POST /cart/cart' && ++sent ? 'lost' : null)
  foreign.breaks({ backend: fault, foreign: true })
  await foreign.get('/faq')
  const id = await shop.item()
  const answer = await foreign.post(`/product/kopi-${id}?_=add`, { itemId: id, quantity: '2' }, { script: true })
  expect(answer.status).toBe(504)
  expect(JSON.parse(answer.html)).toEqual({ ok: true, data: null, to: '/order/cart', message: null })
  expect((await foreign.get('/order/cart')).html).toContain('Lihat hasilnya dulu sebelum mengulang.')
  expect(sent).toBe(1)
})

/** A shop of a backend without our extensions, a form that adds there, and how often the backend was called. */
async function openForeign() {
  const shop = await openSellingShop()
  const visitor = visit(shop)
  let calls = 0
  const count = (line: string) => {
    if (line === 'POST /cart/cart') calls += 1
    return null
  }
  visitor.breaks({ backend: count, foreign: true })
  await visitor.get('/faq')
  const id = await shop.item()
  return { visitor, path: `/product/kopi-${id}?_=add`, fields: { itemId: id, quantity: '2' }, calls: () => calls }
}

test('what may have arrived before is not sent there at all, and the shopper reads it', async () => {
  const { visitor, path, fields, calls } = await openForeign()
  const again = { ...fields, _key: crypto.randomUUID(), _sent: '1' }
  const answer = JSON.parse((await visitor.post(path, again, { script: true })).html) as { message: string }
  expect(answer).toMatchObject({ ok: false, status: 409 })
  expect(answer.message).toContain('Lihat hasilnya dulu sebelum mengulang.')
  expect(calls()).toBe(0)
})

test('two taps of one finger put it into that cart once; a later press is another', async () => {
  const { visitor, path, fields, calls } = await openForeign()
  const form = { ...fields, _key: crypto.randomUUID() }
  const [first, second] = await Promise.all([visitor.post(path, form), visitor.post(path, form)])
  expect([first.status, second.status].toSorted()).toEqual([303, 504])
  // Done, and its answer lost on the way to the phone: the next press of the same form comes later.
  await new Promise((later) => setTimeout(later, limits.samePressMs + 100))
  expect((await visitor.post(path, form)).status).toBe(504)
  expect(calls()).toBe(1)
  expect((await visitor.post(path, { ...form, _key: crypto.randomUUID() })).status).toBe(303)
  expect(calls()).toBe(2)
})

// Proves §8.20
test('what may simply be sent again says that the network failed, and not that somebody is checking', async () => {
  const { visitor, path, fields } = await begun(changes['a product put into the cart'] as Change)
  expect((await visitor.post(path, fields)).status).toBe(303)
  const line = /name="line"[^>]*value="([^"]+)"/.exec((await visitor.get('/order/cart')).html)?.[1] ?? ''
  visitor.breaks({ backend: (call) => (call.endsWith('cart/cart') ? 'lost' : null) })
  const change = { id: line, quantity: '3' }
  const answer = JSON.parse((await visitor.post('/order/cart?_=change', change, { script: true })).html) as object
  expect(answer).toEqual({ ok: false, status: 503, message: 'Network Error', fields: {} })
  const shown = await visitor.post('/order/cart?_=change', change)
  expect([shown.status, shown.html.includes('Network Error')]).toEqual([503, true])
})
