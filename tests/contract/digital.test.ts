import { expect, test } from 'vitest'
import { browse } from '#tests/support/edge.ts'
import { begin, bcaVa, expectWhole, outcome, press, siti, valueOf } from './sale-steps.ts'
import { type Caller, guest, openSales, type Sales } from './sale-support.ts'

/** A digital product, ordered and, unless said otherwise, paid for. */
async function bought(shop: Sales, buyer: Caller, item: string, { quantity = 2, pay = true } = {}): Promise<string> {
  const saleId = await begin(shop, buyer, [item], quantity)
  valueOf(await shop.call('sale.applyAddress', { saleId, recipient: siti.recipient, phone: siti.phone }, buyer))
  valueOf(await shop.call('sale.applyPayment', { saleId, ...bcaVa }, buyer))
  valueOf(await shop.call('sale.checkout', { saleId }, buyer))
  if (pay) await press(shop, saleId, buyer, 'settlement')
  return saleId
}
const add = async (shop: Sales, itemId: string, codes: string[]) => (await shop.admin('POST', '/licences', { itemId, codes })).body
const open = (shop: Sales, as: Caller, saleId: string, itemId: string) => shop.call<{ pass: string }>('digital.open', { saleId, itemId }, as)
const find = (shop: Sales, as: Caller, saleId: string, itemId: string, pass: string) =>
  shop.call<{ codes: string[]; missing: number }>('digital.find', { saleId, itemId, pass }, as)

test('a paid digital line has its codes, the same ones every time, and no code has two owners', async () => {
  const shop = await openSales()
  const [ani, budi] = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const item = await shop.item({ digital: true, stock: 10 })
  expect(await add(shop, item, ['A-1', 'A-2', 'A-2', 'A-3'])).toEqual({ added: 3 })
  const [hers, his] = [await bought(shop, ani, item), await bought(shop, budi, item)]
  const [a, b] = [valueOf(await open(shop, ani, hers, item)).pass, valueOf(await open(shop, budi, his, item)).pass]
  const [first, second] = await Promise.all([find(shop, ani, hers, item, a), find(shop, budi, his, item, b)])
  const [codes, others] = [valueOf(first), valueOf(second)]
  expect(new Set([...codes.codes, ...others.codes]).size).toBe(3)
  expect(codes.missing + others.missing).toBe(1)
  expect(valueOf(await find(shop, ani, hers, item, a))).toEqual(codes)
  await add(shop, item, ['A-4'])
  expect([valueOf(await find(shop, ani, hers, item, a)).missing, valueOf(await find(shop, budi, his, item, b)).missing]).toEqual([0, 0])
  expect(valueOf<{ total: number }>(await shop.call('digital.list', { index: 0, size: 12 }, ani))).toMatchObject({ total: 1, rows: [{ saleId: hers }] })
  await expectWhole(shop)
})

test('a link to codes is one customer’s, one line’s and over after a quarter of an hour; what is unpaid has none', async () => {
  const shop = await openSales()
  const [ani, budi] = [await shop.customer(guest('visitor-ani')), await shop.customer(guest('visitor-budi'))]
  const item = await shop.item({ digital: true, stock: 10 })
  await add(shop, item, ['A-1', 'A-2'])
  const unpaid = await bought(shop, ani, item, { pay: false })
  expect(outcome(await open(shop, ani, unpaid, item))).toBe('sale_unknown')
  const saleId = await bought(shop, ani, item)
  const { pass } = valueOf(await open(shop, ani, saleId, item))
  expect(outcome(await open(shop, budi, saleId, item))).toBe('sale_unknown')
  expect(outcome(await find(shop, budi, saleId, item, pass))).toBe('licence_link_over')
  expect(outcome(await find(shop, ani, unpaid, item, pass))).toBe('licence_link_over')
  expect(outcome(await find(shop, ani, saleId, item, `${pass}x`))).toBe('licence_link_over')
  expect(await shop.sql('SELECT code FROM licence WHERE sale_id IS NOT NULL')).toEqual([])
  const edge = browse(shop)
  const cookie = (as: Caller) => ({ headers: { cookie: `__Host-ACCESS_WEB=${as.token}` } })
  const opened = await edge.fetch('/profile/order/product-digital?_=open', {
    method: 'POST',
    body: new URLSearchParams({ saleId, itemId: item }),
    headers: { 'sec-fetch-site': 'same-origin', ...cookie(ani).headers },
  })
  const at = opened.headers.get('location') ?? ''
  expect(opened.status).toBe(303)
  expect(await (await edge.fetch(at, cookie(ani))).text()).toContain('A-2')
  expect((await edge.fetch(at, cookie(budi))).status).toBe(404)
  expect((await edge.fetch(at)).status).toBe(302)
  await shop.wait(0.3)
  expect(outcome(await find(shop, ani, saleId, item, pass))).toBe('licence_link_over')
  await expectWhole(shop)
})
