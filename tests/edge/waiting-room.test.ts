import { hourMs } from '#shared/format/units.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { CartItem } from '#shared/api/goods/cart.ts'
import { limits } from '#shared/limits.ts'
import { places } from '#edge/cache/places.ts'
import { crowd } from '#tests/support/in-workerd/crowd.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { begin, outcome, prepare, valueOf } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { addTestCustomers, phoneOf, testCustomerPassword } from '#tests/support/in-workerd/test-customers.ts'
import { type Caller, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const visitorNamed = (name: string): Caller => ({ visitor: name.padEnd(22, '0') })
const key = '00000000-0000-4000-8000-000000000001'

/** A form of a page, as a shopper without script sends it; `more` are other cookies. */
function post(
  shop: SellingShop,
  { fetch }: Pick<ReturnType<typeof browse>, 'fetch'>,
  { visitor }: Caller,
  { path, body, more = '', script = false }: { path: string; body: string; more?: string; script?: boolean },
) {
  return fetch(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: `http://${shop.host}`,
      cookie: `__Host-VISITOR=${visitor}${more}`,
      ...(script ? { accept: 'application/json' } : {}),
    },
    body,
  })
}
const add = (itemId: string) => ({
  path: `/product/kopi-${itemId}?_=add`,
  body: `itemId=${itemId}&quantity=1&_key=${key}`,
})
const ticketOf = (response: Response): string =>
  /__Host-TICKET=[\w.-]+/.exec(response.headers.getSetCookie().join('\n'))?.[0] ?? ''

afterEach(() => vi.useRealTimers())

// First, because the tests below move the clock of this isolate on.
test('an isolate for whose thread many wait lets those go on who have begun, and asks newcomers to come again', async () => {
  const [shop, neighbour] = [await openSellingShop({ sendsAgain: false }), await openSellingShop({ sendsAgain: false })]
  const [browser, beside] = [browse(shop), browse(neighbour)]
  const [itemId, theirs] = [await shop.item({ price: 45_000 }), await neighbour.item({ price: 45_000 })]
  const [buyer, late] = [visitorNamed('buyer'), visitorNamed('late')]
  const orderId = await begin(shop, buyer, [itemId])
  // Others of this shop wait for the thread, and it is known how long each takes.
  await browser.fetch('/')
  const crowded = Array.from({ length: 150 }, (_, i) => browse(shop).fetch(`/search?q=ramai${i}`))
  while (places.expectedMs(shop.host) < limits.beginWaitMs * 1.5) await new Promise((passed) => setTimeout(passed, 1))

  const before = browser.backendCalls()
  const refused = await post(shop, browser, late, add(itemId))
  expect([refused.status, browser.backendCalls() - before]).toEqual([429, 0])
  expect(await refused.text()).toContain(`name="itemId" value="${itemId}"`)
  const seconds = Number(refused.headers.get('retry-after'))
  expect(seconds).toBeGreaterThanOrEqual(2)
  expect(seconds).toBeLessThanOrEqual(38)
  const byScript = await post(shop, browser, visitorNamed('other'), { ...add(itemId), script: true })
  const again = Number(byScript.headers.get('retry-after'))
  expect([byScript.status, await byScript.json()]).toEqual([429, expect.objectContaining({ ok: false, again })])

  // A neighbour's shopper and everybody who has begun go on.
  expect((await post(neighbour, beside, late, add(theirs))).status).toBe(303)
  const checkout = { path: `/order/checkout?SALE_ID=${orderId}&_=note`, body: 'note=cepat' }
  expect((await post(shop, browser, buyer, checkout)).status).not.toBe(429)
  await Promise.all(crowded)

  // When the isolate is calm and only the shop is crowded, the place of the edge is the place in the shop.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.waitAskAgainMaxMs * 2 })
  await crowd(shop)
  await post(shop, browser, visitorNamed('opener'), add(itemId))
  vi.setSystemTime(Date.now() + 400)
  await crowd(shop)
  expect((await post(shop, browser, visitorNamed('newcomer'), add(itemId))).status).toBe(429)
  const turn = await post(shop, browser, late, { ...add(itemId), more: `; ${ticketOf(refused)}` })
  expect(turn.status).toBe(303)
})

test('in a crowd a form waits for its turn, keeps its place, and is carried out once when the crowd has gone', async () => {
  const shop = await openSellingShop({ sendsAgain: false })
  const browser = browse(shop)
  const itemId = await shop.item({ price: 45_000 })
  const [first, late] = [visitorNamed('first'), visitorNamed('late')]
  await crowd(shop)
  // Who comes while the room opens goes on; everybody after that waits.
  expect((await post(shop, browser, first, add(itemId))).status).toBe(303)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 })
  await crowd(shop)

  const refused = await post(shop, browser, late, add(itemId))
  const page = await refused.text()
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  expect(page).toContain('Anda dalam antrean')
  expect(page).toContain('Giliran Anda sekitar 1 menit lagi.')
  for (const kept of [
    `name="itemId" value="${itemId}"`,
    'name="quantity" value="1"',
    `name="_key" value="${key}"`,
    'data-check-again',
  ])
    expect(page).toContain(kept)
  const ticket = ticketOf(refused)
  expect(ticket).not.toBe('')
  expect(await shop.call('cart.list', {}, late)).toMatchObject({ ok: true, value: [] })

  // Asking too soon costs the shop nothing, and the page is rendered once for all who wait.
  const before = browser.backendCalls()
  const soon = await post(shop, browser, late, { ...add(itemId), more: `; ${ticket}` })
  expect([soon.status, browser.backendCalls() - before]).toEqual([429, 0])
  const byScript = await post(shop, browser, late, { ...add(itemId), more: `; ${ticket}`, script: true })
  expect(await byScript.json()).toMatchObject({ ok: false, status: 429, again: expect.any(Number) })

  // The crowd has gone.
  vi.setSystemTime(Date.now() + limits.waitForgottenMs * 2)
  const turn = await post(shop, browser, late, { ...add(itemId), more: `; ${ticket}` })
  expect(turn.status).toBe(303)
  expect((await post(shop, browser, late, add(itemId))).status).toBe(303)
  const cart = valueOf<CartItem[]>(await shop.call('cart.list', {}, late))
  expect(cart.map(({ quantity }) => quantity)).toEqual([1])
})

test('an early place is worth nothing to another visitor, nor is one that nobody signed; it stays who signs in', async () => {
  const shop = await openSellingShop({ sendsAgain: false })
  await addTestCustomers(shop, 1)
  const browser = browse(shop)
  const itemId = await shop.item({ price: 45_000 })
  await crowd(shop)
  await post(shop, browser, visitorNamed('opener'), add(itemId))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 })
  await crowd(shop)
  const ticket = ticketOf(await post(shop, browser, visitorNamed('early'), add(itemId)))
  const signature = ticket.split('.').at(-1)
  const ahead = visitorNamed('ahead')
  const typed = { login: phoneOf(0), password: testCustomerPassword, website: '', _at: String(Date.now() - 60_000) }
  const [more, body] = [
    `; ${ticketOf(await post(shop, browser, ahead, add(itemId)))}`,
    String(new URLSearchParams(typed)),
  ]
  const entered = await post(shop, browser, ahead, { path: '/auth/login?_=login', body, more })
  const cookie = entered.headers.getSetCookie().map((one) => one.split(';')[0])
  vi.setSystemTime(Date.now() + 40_000)
  // After such a pause the room is empty, and another crowd opens it again.
  for (const name of ['closer', 'opener-again', 'newcomer']) {
    await crowd(shop)
    await post(shop, browser, visitorNamed(name), add(itemId))
    vi.setSystemTime(Date.now() + 400)
  }
  const own = await post(shop, browser, visitorNamed('early'), { ...add(itemId), more: `; ${ticket}` })
  const signedIn = await browser.fetch(add(itemId).path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: cookie.join('; ') },
    body: add(itemId).body,
  })
  const stolen = await post(shop, browser, visitorNamed('thief'), { ...add(itemId), more: `; ${ticket}` })
  const forged = await post(shop, browser, visitorNamed('forger'), {
    ...add(itemId),
    more: `; __Host-TICKET=1.1.1.${signature}`,
  })
  expect([own, signedIn, stolen, forged].map(({ status }) => status)).toEqual([303, 303, 429, 429])
})

test('nobody who has begun a checkout waits, and paying is never held up', async () => {
  const shop = await openSellingShop({ sendsAgain: false })
  const browser = browse(shop)
  const itemId = await shop.item({ price: 45_000 })
  const buyer = visitorNamed('buyer')
  const orderId = await begin(shop, buyer, [itemId])
  await crowd(shop)
  await post(shop, browser, visitorNamed('opener'), add(itemId))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 })
  await crowd(shop)
  expect((await post(shop, browser, visitorNamed('newcomer'), add(itemId))).status).toBe(429)
  expect((await post(shop, browser, buyer, add(itemId))).status).toBe(303)
  const page = await browser.fetch(`/order/checkout?SALE_ID=${orderId}`, {
    headers: { cookie: `__Host-VISITOR=${buyer.visitor}` },
  })
  expect(page.status).toBe(200)
})

test('a checkout that was prepared before a flash sale waits for its turn like everybody who comes for it', async () => {
  const shop = await openSellingShop({ sendsAgain: false })
  const browser = browse(shop)
  const itemId = await shop.item({ price: 45_000 })
  const [early, paying] = [visitorNamed('early'), visitorNamed('paying')]
  const prepared = await prepare(shop, early, [itemId])
  const [startsAt, endsAt] = [-1, hourMs].map((ms) => new Date(Date.now() + ms).toISOString())
  await shop.admin('POST', '/flash-sales', { startsAt, endsAt, items: [{ itemId, price: 40_000, quota: 9 }] })
  const begun = await prepare(shop, paying, [itemId])
  await crowd(shop)
  await post(shop, browser, visitorNamed('opener'), add(itemId))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 })
  await crowd(shop)
  expect(outcome(await shop.call('checkout.place', { orderId: prepared }, early))).toBe('waiting_turn')
  expect((await post(shop, browser, early, add(itemId))).status).toBe(429)
  expect(outcome(await shop.call('checkout.place', { orderId: begun }, paying))).toBe('accepted')
  // Asked again, for the answer that was lost.
  expect(outcome(await shop.call('checkout.place', { orderId: begun }, paying))).toBe('accepted')
  // When the crowd has gone it is placed.
  vi.setSystemTime(Date.now() + limits.waitForgottenMs * 2)
  expect(outcome(await shop.call('checkout.place', { orderId: prepared }, early))).toBe('accepted')
})

test('who wants what is sold out learns it at once, before waiting for a turn, until the shop has it again', async () => {
  const [shop, neighbour] = [await openSellingShop({ sendsAgain: false }), await openSellingShop({ sendsAgain: false })]
  const [browser, beside] = [browse(shop), browse(neighbour)]
  const [gone, other] = [await shop.item({ stock: 0 }), await shop.item({})]
  const told = async (name: string, more = '') => {
    const before = browser.backendCalls()
    const answer = await post(shop, browser, visitorNamed(name), { ...add(gone), more, script: true })
    const { message = '' } = await answer.json<{ message?: string }>()
    return [answer.status, /habis/.test(message), browser.backendCalls() - before]
  }
  const [status, said, calls] = await told('first')
  expect([status, said, Number(calls) > 0]).toEqual([422, true, true])
  const waits = `; __Host-TICKET=${Date.now()}.${Date.now() + 60_000}.1.${'x'.repeat(43)}`
  expect(await told('second')).toEqual([422, true, 0])
  expect(await told('waiting', waits)).toEqual([422, true, 0])
  const byForm = await post(shop, browser, visitorNamed('third'), add(gone))
  expect([byForm.status, byForm.headers.get('location')]).toEqual([303, '/order/cart'])
  // Another shop has its own goods.
  const before = beside.backendCalls()
  await post(neighbour, beside, visitorNamed('second'), { ...add(gone), script: true })
  expect(beside.backendCalls()).toBeGreaterThan(before)

  expect((await shop.admin('POST', '/stock', { itemId: gone, stock: 9 })).status).toBe(200)
  // Any answer of the shop tells that something has changed.
  expect((await post(shop, browser, visitorNamed('other'), add(other))).status).toBe(303)
  expect(await told('fourth')).toEqual([200, false, expect.any(Number)])
})

test('a shop is asked again soon whether it has what was sold out', async () => {
  const shop = await openSellingShop({ sendsAgain: false })
  const browser = browse(shop)
  const gone = add(await shop.item({ stock: 0 }))
  const asked = async () => {
    const before = browser.backendCalls()
    await post(shop, browser, visitorNamed('late'), gone)
    return browser.backendCalls() > before
  }
  expect([await asked(), await asked()]).toEqual([true, false])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.soldOutKnownMs })
  expect(await asked()).toBe(true)
})
