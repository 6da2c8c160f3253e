import { expect, test } from 'vitest'
import type { BatchedAnswer } from '#shared/api/batch.ts'
import { takeTogether } from '#shared/api/contract/together.ts'
import type { Env } from '#edge/request/env.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId, send, sendBatch } from '#tests/support/in-workerd/shop.ts'
import { answerCalls } from '#commerce/app/http/rpc.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'

type Batch = NonNullable<Env['COMMERCE']['batch']>
async function opened() {
  const shop = await openShop({ products: [{ slug: 'kopi', name: 'Kopi Gayo', stock: 50 }] })
  const found = await shop.call('catalog.find', { slug: 'kopi' } as never)
  return { shop, itemId: (found.ok && found.value.variants[0]?.itemId) || '' }
}
const fetch = (input: RequestInfo, init?: RequestInit) => send(new Request(input, init))

/** A browser whose backend answers batches in another way. */
async function withBatch(batch: Batch) {
  const { shop, itemId } = await opened()
  const asked: string[][] = []
  const COMMERCE = {
    fetch,
    batch: (...[head, calls]: Parameters<Batch>) => {
      asked.push(calls.map(({ name }) => name))
      return batch(head, calls)
    },
  }
  const { fetch: get } = browse(shop, undefined, undefined, { COMMERCE: COMMERCE as unknown as Env['COMMERCE'] })
  const cookie = `__Host-VISITOR=${randomId(22)}`
  const add = (accept: string) =>
    get('/product/kopi?_=add', {
      method: 'POST',
      headers: { cookie, accept },
      // A key of its own: the same form so soon would be the same press.
      body: new URLSearchParams({ itemId, quantity: '1', _key: randomId(22) }),
    })
  return { shop, asked, get: (path: string) => get(path, { headers: { cookie } }), add, cookie }
}

test('a call that fails or is late takes no other call of its batch with it', async () => {
  for (const kind of ['late', 'bug'] as const) {
    const stamp = { generation: 0, validForMs: null }
    const bad: BatchedAnswer =
      kind === 'late' ? { kind, ...stamp } : { kind: 'envelope', status: 500, body: { message: 'Error' }, ...stamp }
    const { get, asked } = await withBatch(async (head, calls) => {
      const { answers, following } = await sendBatch(head, calls)
      return {
        answers: answers.map((answer, place) => (calls[place]?.name === 'voucher.list' ? bad : answer)),
        following,
      }
    })
    const page = await get('/product/kopi')
    expect([kind, page.status, (await page.text()).includes('Kopi Gayo')]).toEqual([kind, 200, true])
    expect(asked.at(-1)).toContain('voucher.list')
  }
})

test('a change whose batch brings no answer is in doubt: a page that asks again, a script that gets the key', async () => {
  const { add, shop, cookie } = await withBatch(async (head, calls) => {
    const answers = await sendBatch(head, calls)
    if (calls.some(({ name }) => name === 'cart.add')) throw new Error('connection reset')
    return answers
  })
  const script = await add('application/json')
  expect([script.status, await script.json()]).toEqual([504, expect.objectContaining({ key: expect.any(String) })])
  const page = await add('text/html')
  expect([page.status, (await page.text()).includes('Sedang dicek')]).toEqual([504, true])
  // Both were done nevertheless.
  const cart = await shop.call('cart.list', {}, { visitor: cookie.split('=')[1] ?? '' })
  expect(cart).toMatchObject({ ok: true, value: [{ quantity: 2 }] })
})

test('a commerce of an earlier build, which knows no batches, is asked over HTTP in the same order', async () => {
  const { add, get } = await withBatch(() =>
    Promise.reject(new TypeError('The RPC receiver does not implement the method "batch".')),
  )
  expect(await (await add('application/json')).json()).toMatchObject({ ok: true })
  const cart = await get('/order/cart')
  expect([cart.status, (await cart.text()).includes('Kopi Gayo')]).toEqual([200, true])
})

test('a batch that only reads and fails at once is tried once more', async () => {
  let times = 0
  const { get } = await withBatch((head, calls) => {
    times += 1
    return times === 1 ? Promise.reject(new Error('Network connection lost.')) : sendBatch(head, calls)
  })
  expect((await get('/order/cart')).status).toBe(200)
})

test('every caller is checked as over HTTP, and only the contract’s fields are answered', async () => {
  const { shop } = await opened()
  const head = { 'api-access': shop.accessKey, referer: `http://${shop.host}/` }
  const ask = (name: string, payload: object, more: Record<string, string> = {}) =>
    answerCalls(bindings, { ...head, ...more }, [
      { name, payload, key: null, withinMs: 5_000, mayFollow: false } as never,
    ])
  const statusOf = async (answers: ReturnType<typeof ask>) => {
    const [answer] = takeTogether(await answers)
    if (!answer || answer instanceof Promise) throw new Error('no answer')
    return answer.kind === 'envelope' ? answer.status : answer.kind
  }
  expect(await statusOf(ask('cart.list', {}))).toBe('value')
  expect(await statusOf(ask('cart.list', {}, { 'api-access': 'wrong' }))).toBe(403)
  expect(await statusOf(ask('cart.list', {}, { referer: 'http://elsewhere.localhost/' }))).toBe(403)
  expect(await statusOf(ask('cart.list', {}, { authorization: 'Bearer x.y.z' }))).toBe(401)
  expect(await statusOf(ask('customer.me', {}))).toBe(401)
  expect(await statusOf(ask('cart.add', { ITEM_ID: 'x' }))).toBe(422)
  expect(await statusOf(ask('catalog.find', { PRODUCT_SLUG: 'kopi', UNHEARD_OF: 1 }))).toBe(422)
  expect(await statusOf(ask('files.upload', {}))).toBe(400)
  expect(await statusOf(ask('no.call', {}))).toBe(400)
})
