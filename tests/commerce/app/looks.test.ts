import { dayMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { Day } from '#shared/admin/fields.ts'
import { dayIn } from '#shared/format/dates.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { place } from '#tests/commerce/order/checkout/checkout-steps.ts'
import { guest, openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'

interface Line {
  who: string
  operation: string
  subject: string
  changes: object[]
}

test('who of a shop looked at which buyers is a line of its log; who sees none leaves none', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, guest('visitor-one'), [await shop.item()])
  const tokenOf = async (name: string, role: string) =>
    ((await shop.admin('POST', '/tokens', { name, role })).body as { token: string }).token
  const [packs, views] = [await tokenOf('Gudang', 'orders'), await tokenOf('Magang', 'viewer')]
  const look = async (path: string, token: string) => {
    const request = new Request(`https://commerce/admin/v1/shops/${shop.host}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const answer = await send(request)
    await answer.text()
    expect([path, answer.status]).toEqual([path, 200])
  }
  const lines = async () =>
    ((await shop.admin('GET', '/log')).body as { lines: Line[] }).lines
      .filter(({ who }) => who === 'Gudang' || who === 'Magang')
      .map(({ who, operation, subject, changes }) => ({ who, operation, subject, changes }))

  for (const path of ['/orders', `/orders/${orderId}`, '/report']) await look(path, views)
  expect(await lines()).toEqual([])

  await look(`/orders/${orderId}`, packs)
  await look('/orders?phone=081234567890', packs)
  const from = dayIn(new Date(Date.now() - 6 * dayMs))
  await look(`/export/orders?from=${from}`, packs)
  await look('/report', packs)
  const who = 'Gudang'
  expect(await lines()).toEqual([
    {
      who,
      operation: 'order.export',
      subject: '',
      changes: [{ field: 'from', after: expect.stringContaining(Day.parse(from).toISOString()) }],
    },
    { who, operation: 'order.list', subject: '', changes: [{ field: 'page', after: '0' }, { field: 'phone' }] },
    { who, operation: 'order.find', subject: orderId, changes: [] },
  ])

  for (const path of ['/receipts', '/refunds', '/returns']) await look(path, packs)
  for (const path of ['/receipts', '/refunds', '/returns']) await look(path, views)
  expect((await lines()).slice(0, 3).map(({ who, operation }) => `${who} ${operation}`)).toEqual([
    ...['Gudang return.list', 'Gudang refund.list', 'Gudang receipt.list'],
  ])

  // A list that a program asks for every minute is a line an hour.
  for (let n = 0; n < 3; n += 1) await look(`/orders/${orderId}`, packs)
  expect(await lines()).toHaveLength(6)
  await shop.wait(1.1)
  await look(`/orders/${orderId}`, packs)
  expect(await lines()).toHaveLength(7)
})
