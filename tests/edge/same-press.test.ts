import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

afterEach(() => vi.useRealTimers())

/** A shop, and a visitor of it who sends the form of a product's page as a browser without script does. */
async function openCounter() {
  const shop = await openSellingShop()
  const { fetch } = browse(shop)
  const item = await shop.item({ stock: 50 })
  const visitor = 'v'.repeat(22)
  const press = (more: [name: string, value: string][] = [], cookie = `__Host-VISITOR=${visitor}`) =>
    fetch(`/product/kopi-${item}?_=add`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', cookie },
      body: new URLSearchParams([...more, ['itemId', item], ['quantity', '1']]),
    })
  const pieces = async (who: { visitor?: string; token?: string | null } = { visitor }) => {
    const listed = await shop.call<{ quantity: number }[]>('cart.list', {}, who)
    return listed.ok ? listed.value.reduce((sum, { quantity }) => sum + quantity, 0) : -1
  }
  return { shop, item, press, pieces, fetch, visitor }
}

test('a form that a finger sends twice before a script is there is one press', async () => {
  const { press, pieces } = await openCounter()
  // The third press comes within the moment of the first, however slow this machine is.
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  const answers = await Promise.all([press(), press()])
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
    [303, '/order/cart'],
    [303, '/order/cart'],
  ])
  expect(await pieces()).toBe(1)
  expect((await press()).status).toBe(303)
  expect(await pieces()).toBe(1)
})

test('what is sent later, with something else in it or by somebody else is another press', async () => {
  const { press, pieces } = await openCounter()
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  await press()
  await press([['quantity', '2']])
  expect(await pieces()).toBe(3)
  const other = 'w'.repeat(22)
  await press([], `__Host-VISITOR=${other}`)
  expect([await pieces(), await pieces({ visitor: other })]).toEqual([3, 1])
  vi.setSystemTime(Date.now() + limits.samePressMs)
  await press()
  expect(await pieces()).toBe(4)
})

test('forms with keys of their own happen as often as they are sent', async () => {
  const { press, pieces } = await openCounter()
  for (const key of [crypto.randomUUID(), crypto.randomUUID()])
    await Promise.all([press([['_key', key]]), press([['_key', key]])])
  expect(await pieces()).toBe(2)
})

test('a purchase that begins by two taps is one checkout', async () => {
  const { press, pieces } = await openCounter()
  const [one, two] = await Promise.all([press([['then', 'buy']]), press([['then', 'buy']])])
  expect(one.headers.get('location')).toMatch(/^\/order\/checkout\?SALE_ID=/)
  expect(two.headers.get('location')).toBe(one.headers.get('location'))
  expect(await pieces()).toBe(1)
})
