import { expect, test } from 'vitest'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'

/** `checkout.create` stands for every call that may happen only once. */
async function open() {
  const shop = await openShop({
    sample: 'kopi',
    products: [
      { slug: 'satu', stock: 5 },
      { slug: 'dua', stock: 5 },
    ],
  })
  const line = async (slug: string, as = {}) => {
    const found = await shop.call('catalog.find', { slug } as never)
    const added = await shop.call(
      'cart.add',
      { itemId: found.ok ? found.value.variants[0]?.itemId : '', quantity: 1 } as never,
      as,
    )
    return added.ok ? String((added.value as { id: string }).id) : ''
  }
  const create = async (key: string | null, ids: string[], as = {}) => {
    const body = { CART_CART: ids.map((CART_ID) => ({ CART_ID })) }
    const answer = await shop.upstream('POST', '/sale/insert-from-cart-v2', {
      ...as,
      body,
      headers: key === null ? {} : { 'idempotency-key': key },
    })
    return {
      status: answer.status,
      code: answer.body.errorCode,
      orderId: (answer.body.data as { SALE_ID?: string } | undefined)?.SALE_ID,
    }
  }
  return { ...shop, line, create }
}

test('the same key and request get the same answer, in sequence and simultaneously', async () => {
  await using shop = await open()
  const line = await shop.line('satu')
  const first = await shop.create('kunci-1', [line])
  const again = await Promise.all(Array.from({ length: 5 }, () => shop.create('kunci-1', [line])))
  const twins = await Promise.all(Array.from({ length: 5 }, () => shop.create('kunci-2', [line])))
  expect(first.status).toBe(200)
  expect(new Set([first, ...again].map(({ orderId }) => orderId)).size).toBe(1)
  expect(new Set(twins.map(({ orderId }) => orderId)).size).toBe(1)
  expect(twins[0]?.orderId).not.toBe(first.orderId)
  expect((await shop.create(null, [line])).orderId).not.toBe((await shop.create(null, [line])).orderId)
})

test('another request with a used key is refused', async () => {
  await using shop = await open()
  const [one, two] = [await shop.line('satu'), await shop.line('dua')]
  await shop.create('kunci', [one])
  expect(await shop.create('kunci', [one, two])).toMatchObject({ status: 422, code: 'key_reused' })
})

test('a key belongs to its owner: the same key of another visitor is another key', async () => {
  await using shop = await open()
  const other = { visitor: randomId() }
  const [mine, theirs] = [await shop.line('satu'), await shop.line('satu', other)]
  const [first, second] = [await shop.create('kunci', [mine]), await shop.create('kunci', [theirs], other)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(first.orderId).not.toBe(second.orderId)
})

test('a refused request changes nothing, so its key can be used again', async () => {
  await using shop = await open()
  const line = await shop.line('satu')
  expect(await shop.create('kunci', ['tidak-ada'])).toMatchObject({ status: 404 })
  expect(await shop.create('kunci', [line])).toMatchObject({ status: 200 })
})
