import { expect } from '@playwright/test'
import { waitParam } from '#shared/web/routes.ts'
import { foreignToken, test } from './support/fixture.ts'
import { address, valuesOf } from './support/buy.ts'
import type { Company } from './support/foreign-shop.ts'
import { Refused } from './support/foreign-sales.ts'
import { strangeCompanies } from './support/strange-companies.ts'

test('what a backend answers with 400 because it is not there is a page that does not exist', async ({
  openShop,
  visit,
}) => {
  const none = () => undefined
  const visitor = visit(
    openShop({
      ...strangeCompanies['a 400 for what is not there'],
      catalogue: true,
      customers: true,
      more: {
        'GET /article/detail/{id}': none,
        'GET /article/list': none,
        'GET /information/detail/{id}': none,
      },
    }),
  )
  visitor.cookies.set('__Host-ACCESS_WEB', foreignToken())
  for (const path of [
    '/product/tidak-ada',
    '/article/tidak-ada',
    '/articles/tidak-ada',
    '/information/tidak-ada',
    '/order/checkout?SALE_ID=999',
    '/profile/order/999',
    '/profile/order/999/invoice',
  ]) {
    const { status, body } = await visitor.get(path)
    expect([path, status]).toEqual([path, 404])
    expect(body, path).toContain('404 Not Found')
    expect(body, path).not.toContain('Something went wrong')
  }
})

test('what a firewall or a route refuses of one visitor is taken from nobody else', async ({ openShop, visit }) => {
  const shop = openShop({
    catalogue: true,
    customers: true,
    send(response, { status, body }, { path, query }) {
      if (Object.values(query).some((typed) => typed.includes('<')))
        return response.writeHead(405, { 'content-type': 'text/html' }).end('<h1>405 Not Allowed</h1>')
      // Laravel, where a route takes only some names.
      const odd = /\/detail\/[A-Z]/.test(path) && { message: `The route ${path} could not be found.` }
      return response
        .writeHead(odd ? 404 : status, { 'content-type': 'application/json' })
        .end(JSON.stringify(odd || body))
    },
  })
  const visitor = visit(shop)
  const status = async (path: string) => (await visitor.get(path)).status
  expect([await status('/search?q=teh'), await status('/product/teh-melati-celup')]).toEqual([200, 200])
  expect([await status('/search?q=%3Cb%3E'), await status('/product/TEH')]).toEqual([200, 404])
  const search = await visitor.get('/search?q=gula')
  expect([search.status, search.body.includes('Toko ini belum punya pencarian')]).toEqual([200, false])
  expect(await status('/product/gula-aren-cair')).toBe(200)
})

for (const [what, answer] of [
  ['fails', { status: 500, body: '{"statusCode":500,"message":"syntax error"}' }],
  ['ends in a page', { status: 200, body: '<b>Fatal error</b>: Uncaught PDOException' }],
  ['lacks what it must say', { status: 200, body: '{"statusCode":200,"data":[{"PRODUCT_NAME":"Teh"}],"meta":3}' }],
] as const)
  test(`a search that ${what} closes no page but its own`, async ({ openShop, visit }) => {
    const shop = openShop({
      catalogue: true,
      customers: true,
      send(response, { status, body }, { path }) {
        const said = path === '/product/search' ? answer : { status, body: JSON.stringify(body) }
        response.writeHead(said.status, { 'content-type': 'application/json' }).end(said.body)
      },
    })
    const visitor = visit(shop)
    await visitor.get('/')
    for (const word of ['a', 'b', 'c', 'd', 'e']) await visitor.get(`/search?q=${word}`)
    for (const path of ['/product/teh-melati-celup', '/products/semua', '/order/cart'])
      expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
    expect(shop.calls(/product\/search/).length).toBeGreaterThanOrEqual(5)
  })

for (const [status, said] of [
  [408, '<h1>Busy</h1>'],
  [429, '<h1>Busy</h1>'],
  // Laravel, which counts the addresses of our machines.
  [429, '{"message":"Too Many Attempts."}'],
] as const)
  test(`a backend in a crowd, which answers ${status} with ${said}, is left alone`, async ({ openShop, visit }) => {
    let busy = false
    const shop = openShop({
      catalogue: true,
      customers: true,
      send(response, answer) {
        if (busy) response.writeHead(status, { 'content-type': 'text/html' }).end(said)
        else response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
      },
    })
    const visitor = visit(shop)
    await visitor.get('/')
    busy = true
    for (const word of ['a', 'b', 'c', 'd', 'e'])
      expect((await visitor.get(`/search?q=${word}`)).body).not.toContain('Too Many')
    // A busy machine may send one a second time.
    const asked = shop.log.filter(({ path }) => path === '/product/search').map(({ query }) => JSON.stringify(query))
    expect(new Set(asked).size).toBe(3)
  })

test('a backend that answers 503 to what a shopper sends is left alone', async ({ openShop, visit }) => {
  const shop = openShop({
    catalogue: true,
    customers: true,
    send(response, { status, body }, { method }) {
      if (method === 'GET') response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      else response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Busy</h1>')
    },
  })
  const visitor = visit(shop)
  await visitor.get('/product/teh-melati-celup')
  for (const quantity of ['1', '2', '3', '4', '5'])
    await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity })
  expect(shop.calls(/^POST /)).toHaveLength(3)
})

for (const [told, total] of [
  ['only its total', 'Rp 48.000'],
  ['neither lines nor total', 'Dihitung toko'],
] as const)
  test(`a checkout of which a backend tells ${told} says so and is placed`, async ({ openShop, visit }) => {
    const shop = openShop({
      catalogue: true,
      reshape: (data, line) =>
        line === 'GET /sale/detail-for-checkout/{id}'
          ? // By the specification an order's first state is PENDING, and a checkout has none of its own.
            {
              ...(data as object),
              SALE_STATUS: 'PENDING',
              SALE_LINE_LIST: undefined,
              ...(total === 'Rp 48.000' ? { SALE_TOTAL: 48_000 } : {}),
            }
          : data,
    })
    const visitor = visit(shop)
    await visitor.post('/product/teh-melati-celup?_=add', { itemId: '501', quantity: '2' })
    const [line = ''] = valuesOf(await visitor.get('/order/cart'), 'line')
    const checkout = (await visitor.post('/order/cart?_=create', { line })).headers.location ?? ''
    const send = async (action: string, fields: Record<string, string>) => {
      const { status, headers, body } = await visitor.post(`${checkout}&_=${action}`, fields)
      expect([action, status, body.match(/role="alert"[^]{0,300}/g) ?? []]).toEqual([action, 303, []])
      return headers.location ?? ''
    }
    expect((await visitor.get(checkout)).body).toContain('Yang Anda pilih di keranjang.')
    await send('address', address)
    const addressed = await visitor.get(`${checkout}&${waitParam}=1`)
    for (const choice of ['shipping', 'payment']) await send(choice, { [choice]: valuesOf(addressed, choice)[0] ?? '' })
    const ready = await visitor.get(checkout)
    expect(ready.status).toBe(200)
    expect(ready.body).toContain('Yang Anda pilih di keranjang.')
    expect(ready.body).toContain(total)
    expect(ready.body).not.toContain('0 barang')
    expect(ready.body.includes('Tampil di halaman pembayaran')).toBe(total !== 'Rp 48.000')
    const [key = ''] = valuesOf(ready, '_key')
    // Only what the form has, as a browser would send it.
    const [acceptedTotal] = valuesOf(ready, 'acceptedTotal')
    const placed = await send('place', {
      note: '',
      _key: key,
      ...(acceptedTotal === undefined ? {} : { acceptedTotal }),
    })
    expect((await visitor.get(placed)).body).toContain('8808123456789012')
  })

for (const [how, write] of [
  ['dots', (code: string) => code],
  ['digits alone', (code: string) => code.replaceAll('.', '')],
] as const)
  test(`where places are found by no name, one with ${how} in its code is chosen from the lists`, async ({
    openShop,
    visit,
  }) => {
    const regions: Record<string, [string, string]> = {
      '': ['31', 'DKI Jakarta'],
      '31': ['31.74', 'Jakarta Selatan'],
      '31.74': ['31.74.07', 'Kebayoran Baru'],
    }
    const more: Company['more'] = {
      'GET /helper/region': ({ query }) => {
        const [, [code, name] = []] =
          Object.entries(regions).find(([above]) => write(above) === (query.REGION_CODE ?? '')) ?? []
        return code ? [{ REGION_CODE: write(code), REGION_NAME: name }] : []
      },
      'GET /shipment/estimate/{id}': ({ query }) => {
        if (query.REGION_CODE !== write('31.74.07')) throw new Refused(404, 'Not found')
        return { PRODUCT_NAME: 'Teh Melati', DISTRICT_NAME: 'Kebayoran Baru', SHIPPING_COST: '15000' }
      },
    }
    const visitor = visit(openShop({ catalogue: true, more }))
    const at = async (query: string) => (await visitor.get(`/ongkir?produk=teh-melati-celup${query}`)).body
    // Only the first question shows that the backend cannot look for a name.
    expect(await at('&cari=kebayoran')).toContain('name="prov"')
    expect(await at('')).not.toContain('name="cari"')
    expect(await at(`&prov=31&kota=${write('31.74')}`)).toContain('name="kec"')
    expect(await at(`&prov=31&kota=${write('31.74')}&kec=${write('31.74.07')}`)).toMatch(
      /Ongkir ke Kebayoran Baru.*Mulai.*Rp\s15\.000/s,
    )
    const elsewhere = await at(`&prov=32&kota=${write('31.74')}&kec=${write('31.74.07')}`)
    expect([elsewhere.includes('Kebayoran Baru'), elsewhere.includes('name="prov"')]).toEqual([false, true])
  })
