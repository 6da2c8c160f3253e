import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop, randomId } from '#tests/support/in-workerd/shop.ts'

/** How often the backend is asked: a hit 0 times, everything else once, also a change with what its answer shows. */
test('each page, action and browser call of a purchase asks the backend once', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const browser = browse(shop)
  const cookies = { cookie: `__Host-VISITOR=${randomId(22)}` }
  const script = { ...cookies, accept: 'application/json' }
  const slug = await browser.firstSlug()
  const found = await shop.call('catalog.find', { slug } as never)
  const itemId = (found.ok && found.value.variants.find(({ stock }) => (stock ?? 0) > 5)?.itemId) || ''
  const counted: Record<string, number> = {}
  const asked = async (
    name: string,
    path: string,
    fields?: Record<string, string>,
    headers: Record<string, string> = script,
  ) => {
    const before = browser.backendCalls()
    const body = fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}
    const response = await browser.fetch(path, { headers: fields ? headers : cookies, ...body })
    counted[name] = browser.backendCalls() - before
    const text = await response.text()
    expect([name, response.status, text.includes('"ok":false')]).toEqual([
      name,
      fields && headers === cookies && !('lists' in fields) ? 303 : 200,
      false,
    ])
    return { to: response.headers.get('location') ?? '', text }
  }

  await asked('first page of an unknown shop', '/info')
  await asked('home', '/')
  await asked('home, kept', '/')
  await asked('product', `/product/${slug}`)
  await asked('list', '/products/semua')
  await asked('search', '/search?q=kopi')
  await asked('add', `/product/${slug}?_=add`, { itemId, quantity: '1' })
  await asked('add, without script', `/product/${slug}?_=add`, { itemId, quantity: '1' }, cookies)
  const { text } = await asked('cart', '/order/cart')
  const id = /name="id" value="([^"]+)"/.exec(text)?.[1] ?? ''
  const change = await asked('cart: change', '/order/cart?_=change', { id, quantity: '3' })
  expect(JSON.parse(change.text)).toMatchObject({ ok: true, data: { lines: [{ id, quantity: 3 }] } })
  const before = browser.backendCalls()
  const headers = { ...cookies, 'content-type': 'application/json', origin: `http://${shop.host}` }
  const answer = await browser.fetch('/api/cart.change', {
    method: 'POST',
    headers,
    body: JSON.stringify({ id, quantity: 2 }),
  })
  expect(await answer.json()).toMatchObject({ cart: [{ id, quantity: 2 }] })
  expect(browser.backendCalls() - before).toBe(1)
  const { to } = await asked('create', '/order/cart?_=create', { line: id }, cookies)
  await asked('checkout without an address', to)
  const regency = { lists: '', prov: '31', kota: '31.74' }
  await asked('checkout, a regency chosen without script', `${to}&_=address`, regency, cookies)
  const step = async (name: string, fields: Record<string, string>) => {
    const { text: answer } = await asked(name, `${to}&_=${name}`, fields)
    return (JSON.parse(answer) as { data: { checkout: Record<string, unknown> } }).data
  }
  const address = await step('address', {
    recipient: 'Siti Aminah',
    phone: '081234567890',
    villageCode: '31.74.07.1001',
    postcode: '12160',
    street: 'Jl. Melawai Raya No. 12 RT 01/02',
  })
  expect(address).toMatchObject({ checkout: { address: { recipient: 'Siti Aminah' } } })
  expect(await step('shipping', { shipping: 'jne:reg' })).toMatchObject({ checkout: { shippingCode: 'jne:reg' } })
  const paid = await step('payment', { payment: 'simulator|bca_va' })
  await asked('checkout', to)
  const placed = await asked('place', `${to}&_=place`, { acceptedTotal: String(paid.checkout['total']) }, cookies)
  await asked('success', placed.to)

  const { 'first page of an unknown shop': first, 'home, kept': kept, ...others } = counted
  // The host's look-up, the frame, the page.
  expect([first, kept]).toEqual([3, 0])
  expect(Object.entries(others).filter(([, calls]) => calls !== 1)).toEqual([])
})
