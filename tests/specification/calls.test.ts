import { afterEach, expect, test, vi } from 'vitest'
import { callBackend } from '#edge/backend/calls.ts'
import { createClient } from '#edge/backend/api-client.ts'
import { absentCalls, isPresent, notePresent } from '#edge/backend/capabilities.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import { usualList } from '#shared/api/contract/query.ts'
import { api, ApiFailure } from '#shared/api/index.ts'
import { fakeRequest, shopOf } from './request-fixture.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const failure = async (promise: Promise<unknown>): Promise<ApiFailure> => {
  const caught = await promise.catch((error: unknown) => error)
  if (!(caught instanceof ApiFailure)) throw new Error('the call did not fail')
  return caught
}

// Proves §3.73, §7.1, §7.7
test('a GET sends its payload as query parameters, leaving out null and empty', async () => {
  const { context, asked } = fakeRequest({ answer: () => [] })
  await callBackend(context, api.catalog.list, { index: 0, size: 12, text: null, category: 'kopi' })
  expect(asked).toMatchObject([
    {
      method: 'GET',
      path: '/product/list',
      query: { PAGE_INDEX: '0', DATA_PER_PAGE: '12', CATEGORY_SLUG: 'kopi' },
      body: '',
    },
  ])
  expect(Object.keys(asked[0]?.query ?? {})).toHaveLength(3)
})

// Proves §3.73, §3.75
test('a look-up list and a paged list send exactly the fields of the specification with their defaults', async () => {
  const { context, asked } = fakeRequest({ answer: () => [] })
  await callBackend(context, api.region.search, { ...usualList, text: 'tebet', textId: null })
  expect(asked[0]?.query).toEqual({ LANGUAGE_ID: '1', TEXT_SEARCH: 'tebet', LIMIT: '10', SEARCH_BY_ID: 'false' })
  for (const list of [
    api.order.list,
    api.return.list,
    api.wallet.listMoves,
    api.coins.listMoves,
    api.content.listArticles,
  ])
    await callBackend(context, list, { index: 0, size: 12 }).catch(() => null)
  for (const { query } of asked.slice(1)) expect(query).toEqual({ PAGE_INDEX: '0', DATA_PER_PAGE: '12' })
  expect(asked).toHaveLength(6)
})

// Proves §7.8
test('POST and PATCH send their payload as a JSON body', async () => {
  const { context, asked } = fakeRequest({ answer: () => ({}) })
  await callBackend(context, api.cart.add, { itemId: 'kode', quantity: 1 })
  await callBackend(context, api.cart.change, { id: '7', quantity: 2 })
  expect(asked.map(({ method, body, query }) => [method, body, query])).toEqual([
    ['POST', '{"ITEM_ID":"kode","ITEM_QTY":1}', {}],
    ['PATCH', '{"CART_ID":"7","CART_QTY":2}', {}],
  ])
})

// Proves §9.1, §9.2
test('calls for the access key and the cart time out after 60 s, all others after 30 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const { context } = fakeRequest({
    answer: (path) =>
      path === '/api-access' ? { COMPANY_API_ID: 1, API_ACCESS: 'k' } : path.startsWith('/cart') ? [] : {},
  })
  await callBackend(context, api.access.find, {})
  await callBackend(context, api.cart.list, {})
  await callBackend(context, api.site.companyHeader, {})
  await callBackend(context, api.checkout.applyShipping, { orderId: '9', code: 'jne:reg' })
  expect(timeout.mock.calls).toEqual([[60_000], [60_000], [30_000], [30_000]])
})

const refusing = (status: number, body: object | string) =>
  fakeRequest({ answer: () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }) })
    .context

// Proves §8.3
test('a refusal shows the backend’s message, or ours when the backend’s cannot be shown', async () => {
  const add = (context: ReturnType<typeof refusing>) =>
    failure(callBackend(context, api.cart.add, { itemId: 'kode', quantity: 1 }))
  expect(await add(refusing(422, { statusCode: 422, message: 'Stok habis' }))).toMatchObject({
    kind: 'refused',
    status: 422,
    shown: 'Stok habis',
  })
  const least = 'Belanja minimal > Rp 50.000'
  expect(await add(refusing(422, { statusCode: 422, message: least }))).toMatchObject({ shown: least })
  expect(await add(refusing(422, { statusCode: 422 }))).toMatchObject({ shown: 'Request failed' })
  expect(await add(refusing(422, { message: '<b>NullPointerException</b>' }))).toMatchObject({
    shown: 'Request failed',
  })
  const broken = refusing(500, { statusCode: 500, message: 'NullPointerException' })
  expect(await failure(callBackend(broken, api.cart.change, { id: '7', quantity: 2 }))).toMatchObject({
    kind: 'down',
    shown: 'Request failed',
  })
  // What must happen once may have happened: the page asks again with the same key.
  expect(await add(broken)).toMatchObject({ kind: 'unknown', status: 504 })
})

// Proves §8.2
test('a 403 shows Access denied, even when its body says something else', async () => {
  for (const body of [{ statusCode: 403, message: 'Forbidden' }, '<html>']) {
    expect(await failure(callBackend(refusing(403, body), api.cart.list, {}))).toMatchObject({
      kind: 'denied',
      status: 403,
      shown: 'Access denied',
    })
  }
})

// Proves §8.20
test('a lost connection shows Network Error', async () => {
  const { context } = fakeRequest({
    answer: () => {
      throw new Error('reset')
    },
  })
  expect(await failure(callBackend(context, api.cart.list, {}))).toMatchObject({ kind: 'down', shown: 'Network Error' })
})

// An account that was deleted keeps its token, and some say so of who is no member.
test.each([{ message: 'Pelanggan tidak ditemukan.' }, null])(
  'what one customer is missing (404 %j) takes a call from nobody else, and what nobody has is missing for all',
  async (said) => {
    const { context, asked } = fakeRequest({
      answer: (path, { headers }) => {
        const bearer = headers.get('authorization')
        if (path === '/wallet/detail') return new Response('<h1>Not Found</h1>', { status: 404 })
        if (bearer === null) return new Response('{}', { status: 401 })
        return bearer === 'Bearer siti'
          ? { CUSTOMER_ID: 1, CUSTOMER_NAME: 'Siti' }
          : Response.json(said, { status: 404 })
      },
    })
    Object.assign(context.env, { BACKEND_URL: 'https://api.acme.example' })
    vi.stubGlobal('fetch', (context.env.COMMERCE as unknown as { fetch: typeof fetch }).fetch)
    const clientOf = async (token: string) => {
      const own = { session: { token, expiresAt: 0 }, shop: shopOf({ absent: await absentCalls(context) }) }
      return createClient({ ...context, ...own } as RequestContext).api
    }
    const removed = await clientOf('dihapus')
    for (const call of [removed.customer.me, removed.affiliate.find, removed.wallet.find])
      expect(await failure(call())).toMatchObject({ kind: 'absent', status: 404 })
    // The page does not wait for it.
    await expect.poll(() => absentCalls(context)).toEqual(['wallet.find'])
    const siti = await clientOf('siti')
    const before = asked.length
    expect(await siti.customer.me()).toMatchObject({ name: 'Siti' })
    expect(await failure(siti.wallet.find())).toMatchObject({ kind: 'absent' })
    expect(asked).toHaveLength(before + 1)
  },
)

test.each([
  [[{ REGION_CODE: '31', REGION_NAME: 'DKI Jakarta' }], ['31']],
  [[{ REGION_CODE: 3174, REGION_NAME: 'Jakarta Selatan' }], ['3174']],
  [
    [
      { REGION_CODE: '', REGION_NAME: 'Luar negeri' },
      { REGION_CODE: '31.74', REGION_NAME: 'Jakarta' },
    ],
    ['31.74'],
  ],
  [[], []],
  [
    [
      { REGION_CODE: '11.01.010', REGION_NAME: 'Teupah Selatan' },
      { REGION_CODE: '11.01.010.001', REGION_NAME: 'Latiung' },
    ],
    ['11.01.010', '11.01.010.001'],
  ],
  // Names are typed instead.
  [[{ REGION_CODE: 1, REGION_NAME: 'Bali' }], 'absent'],
] as const)('of the places %j the codes are %j', async (rows, codes) => {
  const { context } = fakeRequest({ answer: () => rows })
  notePresent({ ...context, env: { ...context.env, BACKEND_URL: 'https://api.acme.example' } }, 'region.list')
  const read = callBackend(context, api.region.list, {})
  if (codes === 'absent') expect(await failure(read)).toMatchObject({ kind: 'absent', status: 501 })
  else expect(((await read) as { code: string }[]).map(({ code }) => code)).toEqual(codes)
  // A call that is of no use is not made again, though it has answered before.
  expect(isPresent(context, 'region.list')).toBe(codes !== 'absent')
})

test('of what is one’s own, rows that nobody can read are a failure, and not an empty list', async () => {
  const lines: unknown[] = [{ CART_QTY: 1 }, { SALE_TOTAL: 1 }]
  const { context } = fakeRequest({ answer: () => lines })
  const page = { index: 0, size: 12 }
  expect(await failure(callBackend(context, api.order.list, page))).toMatchObject({ kind: 'down', status: 502 })
  // What everybody sees is only fewer.
  expect(await callBackend(context, api.catalog.list, page)).toMatchObject({ rows: [] })
  lines.length = 0
  expect(await callBackend(context, api.order.list, page)).toMatchObject({ rows: [] })
})
