import { expect, test } from 'vitest'
import { dayMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import { roles } from '#shared/admin/roles.ts'
import { admin } from '#tests/support/in-workerd/shop.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { order, place, press, valueOf } from '../order/checkout/checkout-steps.ts'

const me = guest('visitor-one')
interface Row {
  kind: string
  subject: string
  channel: string
  to: string
  state: string
  why: string | null
  said: string
}
const listOf = async (shop: SellingShop, orderId: string) =>
  ((await shop.admin('GET', `/orders/${orderId}/messages`)).body as { messages: Row[] }).messages

const orderFor = async (shop: SellingShop, email: string) => place(shop, me, [await shop.item()], { email })

test('the seller reads what was written about an order: what, by which way and whether it went out', async () => {
  const shop = await openSellingShop()
  const [orderId, other] = [await place(shop, me, [await shop.item()]), await place(shop, me, [await shop.item()])]
  await press(shop, orderId, me, 'settlement')
  const { number } = await order(shop, orderId, me)
  const listed = await listOf(shop, number)
  expect(listed).toMatchObject([
    { kind: 'order_paid', subject: `Pembayaran pesanan ${number} kami terima` },
    { kind: 'order_placed', subject: `Pesanan ${number} kami terima` },
  ])
  for (const row of listed)
    expect(row).toMatchObject({ channel: 'whatsapp', to: '+6281234567890', state: 'sent', why: null, said: '' })
  expect(await listOf(shop, other)).toHaveLength(1)
  expect((await shop.admin('GET', '/orders/tidak-ada/messages')).status).toBe(404)
})

test('what has not gone out waits or says why: refused, not answered, or nobody to give it to', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  const refused = await orderFor(shop, 'ditolak@pembeli.id')
  expect(await listOf(shop, refused)).toMatchObject([{ state: 'waiting', why: null }])
  await shop.runDue()
  expect(await listOf(shop, refused)).toMatchObject([
    { state: 'failed', why: 'refused', said: expect.stringContaining('HTTP 422'), to: 'ditolak@pembeli.id' },
  ])
  const silent = await orderFor(shop, 'diam@pembeli.id')
  const id = `(SELECT id FROM message WHERE order_id = '${silent}')`
  await shop.sql(`UPDATE scheduled_job SET tries = ${limits.jobTriesMax}, error = 'HTTP 503' WHERE ref = ${id}`)
  expect(await listOf(shop, silent)).toMatchObject([{ state: 'waiting' }])
  await shop.sql(`UPDATE scheduled_job SET failed = 1 WHERE ref = ${id}`)
  expect(await listOf(shop, silent)).toMatchObject([{ state: 'failed', why: 'no_answer', said: 'HTTP 503' }])
  // Nobody looks through all orders for them. Of a code only that it did not arrive is said, and what is old is over.
  for (const days of [limits.unsentListedDays - 1, limits.unsentListedDays + 1])
    await shop.sql(
      `INSERT INTO message (id, event, kind, channel, target, "values", created_at, problem)
       VALUES ('kode${days}', 'code_login:${days}', 'code_login', 'sms', '+6281234567890', '{"code":"135790"}', ${Date.now() - days * dayMs}, 'HTTP 400')`,
    )
  const { number } = await order(shop, silent, me)
  expect((await shop.admin('GET', '/messages/unsent')).body).toMatchObject({
    messages: [
      { order: number, to: 'diam@pembeli.id', why: 'no_answer' },
      { to: 'ditolak@pembeli.id', why: 'refused' },
      { order: null, to: '+6281234567890', subject: 'Kode masuk', said: 'HTTP 400' },
    ],
  })
  await shop.sql(`UPDATE message SET created_at = 1 WHERE id = ${id}`)
  const { messages } = (await shop.admin('GET', '/messages/unsent')).body as { messages: Row[] }
  expect(messages.map(({ why }) => why)).toEqual(['refused', 'refused'])
  await shop.sql(`UPDATE message SET problem = 'the browser is not there any more', channel = 'push' WHERE id = ${id}`)
  expect(await listOf(shop, silent)).toMatchObject([{ state: 'failed', why: 'no_browser', said: '', to: '' }])
})

test('no code and no key is in it: not of a pick-up, not of a link, and no one-time code at all', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  const { number, trackToken } = await order(shop, orderId, me)
  await shop.sql(
    `UPDATE message SET kind = 'order_ready', "values" = json_set("values", '$.code', 'AMBIL7', '$.place', 'Jl. Toko 1') WHERE order_id = '${orderId}'`,
  )
  // No code names an order; should one ever do so, the list still leaves it out.
  await shop.sql(
    `INSERT INTO message (id, event, kind, channel, target, order_id, "values", created_at)
     VALUES ('kode', 'code_refund:x', 'code_refund', 'sms', '+6281234567890', '${orderId}', '{"code":"135790"}', 1)`,
  )
  const said = JSON.stringify(await listOf(shop, orderId))
  expect(said).toContain(`Pesanan ${number} siap diambil`)
  for (const secret of ['AMBIL7', '135790', 'code_refund', trackToken ?? '-']) expect(said).not.toContain(secret)
})

// Proves ASVS 8.2.3
test('each role reads it as it reads the order: who sends no parcels does not learn where it went', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()])
  for (const role of roles) {
    const issued = (await shop.admin('POST', '/tokens', { name: `Meja ${role}`, role })).body as { token: string }
    const { status, body } = await admin(
      'GET',
      `/shops/${shop.host}/orders/${orderId}/messages`,
      undefined,
      issued.token,
    )
    expect([role, status]).toEqual([role, 200])
    expect(JSON.stringify(body).includes('81234567890')).toBe(role !== 'viewer')
  }
})

test('what is removed with a person is not listed any more', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const orderId = await place(shop, shopper, [await shop.item()])
  valueOf(await shop.call('order.cancel', { orderId, reason: 'Berubah pikiran' }, shopper))
  expect((await listOf(shop, orderId)).length).toBeGreaterThan(0)
  const proof = { password: 'rahasia-toko-2026', ticket: null, code: null }
  valueOf(await shop.call('account.remove', proof, shopper))
  expect(await listOf(shop, orderId)).toEqual([])
})
