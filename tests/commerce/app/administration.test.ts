import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { demoIds } from '#demo/types.ts'
import { admin, openShop, randomHost, send } from '#tests/support/in-workerd/shop.ts'

const goods = {
  categories: [{ slug: 'kopi', name: 'Kopi' }],
  products: [{ slug: 'gayo', name: 'Gayo', categorySlug: 'kopi', variants: [{ price: 80_000, stock: 4 }] }],
}

test.each(['', 'salah', 'only-for-tests-administrato', 'only-for-tests-administrator '])(
  'administration refuses the token "%s"',
  async (token) => {
    for (const [method, path] of [
      ['POST', '/shops'],
      ['GET', '/shops/x.localhost/audit'],
      ['GET', '/tidak-ada'],
    ] as const) {
      expect(await admin(method, path, method === 'POST' ? {} : undefined, `${token}!`)).toMatchObject({
        status: 403,
        body: { errorCode: 'access_denied' },
      })
    }
  },
)

test('opening the same shop twice opens it once', async () => {
  const host = randomHost()
  const answers = await Promise.all([1, 2, 3].map(() => admin('POST', '/shops', { host, demo: true })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const later = await admin('POST', '/shops', { host: host.toUpperCase(), settings: { name: 'Lain' }, demo: true })
  for (const { body } of [...answers, later])
    expect(body).toEqual({
      companyId: expect.any(Number),
      accessKey: expect.stringMatching(/^[\w-]{32}$/),
      host,
      status: 'open',
    })
  expect(new Set([...answers, later].map(({ body }) => (body as { accessKey: string }).accessKey)).size).toBe(1)
  expect(await admin('GET', `/shops/${host}/audit`)).toMatchObject({ status: 200, body: [] })
})

test('a host belongs to one shop', async () => {
  await using shop = await openShop()
  const other = randomHost()
  expect((await admin('POST', '/shops', { host: other, hosts: [shop.host], demo: true })).status).toBe(422)
  expect((await admin('GET', `/shops/${other}/audit`)).status).toBe(404)
})

test.each([
  {},
  { host: '' },
  { host: 'a b' },
  { host: '..' },
  { host: 'x.localhost', extra: 1 },
  { host: 'x.localhost', settings: { theme: 'tidak-ada' } },
  { host: 'x.localhost', settings: { returnDays: 0 } },
])('%j opens nothing', async (body) => {
  expect((await admin('POST', '/shops', body)).status).toBe(422)
})

test('a shop that is prepared is the administration’s alone until it opens', async () => {
  const host = randomHost()
  const asked = { host, opened: false, settings: { name: 'Toko Esok' } }
  const { body } = await admin('POST', '/shops', asked)
  expect(body).toMatchObject({ status: 'opening' })
  /** What the edge gets about the host; 0: it belongs to no shop. */
  const shoppersFind = async () => {
    const headers = { accept: 'application/json', referer: `https://${host}/` }
    const answer = await send(new Request('https://commerce/website/api/v1/api-access', { headers }))
    return ((await answer.json()) as { data: { COMPANY_API_ID: number } }).data.COMPANY_API_ID
  }
  const imported = await admin('POST', `/shops/${host}/import`, goods)
  // The edge looks a shop up when it sees a new generation, and remembers what it finds.
  expect([imported.status, imported.headers.get('generation')]).toEqual([200, null])
  expect(await shoppersFind()).toBe(0)
  expect(await admin('POST', '/shops', asked)).toMatchObject({ status: 200, body })
  expect(await admin('POST', `/shops/${host}/open`, {})).toMatchObject({ status: 200, body: { status: 'open' } })
  expect(await shoppersFind()).toBeGreaterThan(0)
  expect(await admin('POST', '/shops', asked)).toMatchObject({ status: 200, body: { status: 'open' } })
  expect((await admin('POST', `/shops/${host}/import`, goods)).headers.get('generation')).toMatch(/^\d+$/)
  expect((await admin('POST', `/shops/tidak-ada.localhost/open`, {})).status).toBe(404)
})

test.each(demoIds)('the demo shop %s is a sound shop', async (sample) => {
  await using shop = await openShop({ sample })
  const list = await shop.call('catalog.list', { index: 0, size: 100 })
  expect(list.ok && list.value.total).toBeGreaterThan(10)
  expect((list.ok ? list.value.rows : []).every(({ image, price }) => image.startsWith('/assets/') && price > 0)).toBe(
    true,
  )
  for (const { slug } of list.ok ? list.value.rows : [])
    expect(await shop.call('catalog.find', { slug } as never)).toMatchObject({ ok: true })
})

test('only a demo shop’s clock moves', async () => {
  await using real = await openShop({ demo: false })
  expect(await real.admin('POST', '/clock', { offsetMs: 1 })).toMatchObject({ status: 404 })
  await using demo = await openShop()
  expect(await demo.admin('POST', '/clock', { offsetMs: dayMs })).toMatchObject({ status: 200 })
  expect(await demo.admin('POST', '/clock', { offsetMs: '1e9' })).toMatchObject({ status: 422 })
})

test('stock is set by the variant’s code or by the product', async () => {
  await using shop = await openShop({ products: [{ slug: 'gelas', variants: [{ name: 'A' }, { name: 'B' }] }] })
  const stocks = async () => {
    const found = await shop.call('catalog.find', { slug: 'gelas' } as never)
    return found.ok ? found.value.variants.map(({ stock, itemId }) => ({ stock, itemId })) : []
  }
  const [first] = await stocks()
  await shop.admin('POST', '/stock', { itemId: first?.itemId, stock: 1 })
  expect((await stocks()).map(({ stock }) => stock)).toEqual([1, 10])
  await shop.admin('POST', '/stock', { slug: 'gelas', stock: 0 })
  expect((await stocks()).map(({ stock }) => stock)).toEqual([0, 0])
  const set = async (stock: number) => {
    const { body, headers } = await shop.admin('POST', '/stock', { slug: 'gelas', stock })
    return [body, headers.get('generation')]
  }
  // What is so already is not written, and no page is built again for it.
  const [, generation] = await set(3)
  expect(await set(3)).toEqual([{ changed: 0, codesShort: 0, missing: 0 }, generation])
  expect(await shop.admin('POST', '/stock', { slug: 'tidak-ada', stock: 1 })).toMatchObject({ status: 404 })
  expect(await shop.admin('POST', '/stock', { slug: 'gelas', stock: -1 })).toMatchObject({ status: 422 })
})

const wholeParts = {
  payments: {
    methods: ['transfer', 'cod', 'kredivo'],
    codMax: 500_000,
    codFeeBorne: true,
    codProvenOnly: true,
    instalments: [{ method: 'kredivo', months: 3, monthlyPercent: 2.6 }],
    counterFees: [{ method: 'alfamart', fee: 2_500 }],
  },
  sellerMessages: { email: 'toko@contoh.id', phone: '+628123456789', daily: true, lowStock: 9 },
  phoneCountries: { only: ['ID', 'MY'], except: ['SG'] },
}
test.each([
  ['payments', { methods: null }],
  ['payments', { codMax: 2_000_000 }],
  ['payments', { codFeeBorne: false }],
  ['payments', { codProvenOnly: false }],
  ['payments', { instalments: [] }],
  ['payments', { counterFees: [] }],
  ['payments', {}],
  ['sellerMessages', { email: 'lain@contoh.id' }],
  ['sellerMessages', { phone: null }],
  ['sellerMessages', { daily: false }],
  ['phoneCountries', { only: [] }],
] as const)('of the setting %s the part %o changes, and its other parts stay', async (name, part) => {
  const shop = await openShop({ demo: false })
  expect((await shop.admin('PATCH', '/settings', wholeParts)).body).toMatchObject(wholeParts)
  const changed = await shop.admin('PATCH', '/settings', { [name]: part })
  expect(changed).toMatchObject({ status: 200, body: { ...wholeParts, [name]: { ...wholeParts[name], ...part } } })
})

test('a banner, the popup or the menu leads only where a shopper may go', async () => {
  const shop = await openShop({ demo: false })
  const set = async (change: object) => (await shop.admin('PATCH', '/settings', change)).status
  const banner = (link: string) => ({ banners: [{ image: '/a.webp', link, title: '' }] })
  expect([await set(banner('/search?q=a')), await set(banner('https://wa.me/62 811'))]).toEqual([200, 422])
  expect(await set({ popup: { active: true, image: '/a.webp', link: 'http://toko.example' } })).toBe(422)
  const menu = (url: string) => ({ footerMenu: [{ title: 'Kami', url: '/', children: [{ title: 'Surel', url }] }] })
  expect([await set(menu('mailto:a@contoh.id')), await set(menu('data:text/html,x'))]).toEqual([200, 422])
})

test('the parts of a setting that a shop has never named are as in a plain one', async () => {
  const shop = await openShop({ demo: false })
  expect((await shop.admin('PATCH', '/settings', { sellerMessages: { email: 'a@contoh.id' } })).body).toMatchObject({
    sellerMessages: { email: 'a@contoh.id', phone: null, daily: false, lowStock: 3 },
  })
})
