import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { Message } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { addTestCustomers } from '#tests/support/in-workerd/test-customers.ts'
import { bindHere } from '#tests/support/in-workerd/bind-here.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { order, place, prepare, press, valueOf } from '../order/checkout/checkout-steps.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
const outbox = async (shop: SellingShop) => valueOf<Message[]>(await shop.call('message.list', {}))
const rows = (shop: SellingShop) => shop.sql('SELECT kind, sent_at, problem FROM message ORDER BY created_at')
type Delivered = { to: string; text: string }
type Asked = { path: string; key: string; headers: Record<string, string>; body: Record<string, unknown> }
async function askMailVendor<T>(what: 'asked' | 'delivered', to: string): Promise<T[]> {
  return (await fetch(`${bindings.MAIL_VENDOR}/${what}?to=${encodeURIComponent(to)}`)).json()
}

const orderFor = async (shop: SellingShop, email: string) => place(shop, me, [await shop.item()], { email })

test('a demo shop stores the messages that it would send: one per step of an order, with number, amount and a working link', async () => {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item({ price: 50_000 })], { quantity: 2 })
  await press(shop, orderId, me, 'settlement')
  await shipAndDeliver(shop, orderId)
  const { number } = await order(shop, orderId, me)
  const seen = await outbox(shop)
  expect(seen.map(({ channel, target, sent }) => ({ channel, target, sent }))).toEqual(
    Array.from({ length: 4 }, () => ({ channel: 'whatsapp', target: '+6281234567890', sent: true })),
  )
  for (const { text } of seen) expect(text).toContain(number)
  expect(seen.map(({ text }) => text)).toEqual([
    expect.stringContaining('sudah tiba'),
    expect.stringContaining('nomor resi JP1234567'),
    expect.stringContaining('pembayaran Rp '),
    expect.stringMatching(/sebesar Rp [\d.]+ kami terima\. Bayar sebelum .* WIB, terima kasih\.$/),
  ])
  const token = seen[0]?.path?.split('/').at(-1)
  expect(valueOf(await shop.call('order.track', { token }))).toMatchObject({ id: orderId })
})

test('an unplaced checkout sends no message; a cancelled and refunded order sends both', async () => {
  const shop = await openSellingShop()
  const shopper = await shop.customer(me)
  const item = await shop.item({ stock: 1 })
  const [mine, other] = [await prepare(shop, shopper, [item]), await prepare(shop, guest('visitor-two'), [item])]
  await Promise.all([
    shop.call('checkout.place', { orderId: mine }, shopper),
    shop.call('checkout.place', { orderId: mine }, shopper),
  ])
  await shop.call('checkout.place', { orderId: other }, guest('visitor-two'))
  expect(await rows(shop)).toHaveLength(1)
  await press(shop, mine, shopper, 'settlement')
  await sellerStep(shop, mine, { step: 'cancel', note: 'Stok rusak' })
  expect((await rows(shop)).map(({ kind }) => kind)).toEqual([
    'order_placed',
    'order_paid',
    'order_cancelled',
    'refunded',
  ])
})

test('only demo shops have an outbox, and a shop without a vendor stores no messages', async () => {
  const shop = await openSellingShop({ demo: false })
  const orderId = await prepare(shop, me, [await shop.item()], { payment: { vendor: 'manual', method: 'transfer' } })
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect(await shop.call('message.list', {})).toMatchObject({ ok: false, code: 'not_found' })
  expect(await rows(shop)).toEqual([])
})

test('a message is sent by e-mail, or by WhatsApp without an e-mail address, and is marked as sent once', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  await orderFor(shop, 'ani@contoh.id')
  await place(shop, guest('visitor-two'), [await shop.item()])
  await shop.runDue()
  await shop.runDue()
  const [mail, ...more] = await askMailVendor<Asked>('asked', 'ani@contoh.id')
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    path: '/emails',
    headers: { authorization: 'Bearer only-for-tests' },
    body: { from: 'Toko Contoh <pesanan@contoh.id>' },
  })
  expect(String(mail?.body['text'])).toMatch(
    new RegExp(`Rp [\\d.]+ kami terima.*\\n\\n${shop.origin}/order/track/[\\w.-]+$`, 's'),
  )
  const [chat] = await askMailVendor<Asked>('asked', '6281234567890')
  expect(chat).toMatchObject({
    path: '/105954558954427/messages',
    body: {
      messaging_product: 'whatsapp',
      type: 'template',
      template: {
        name: 'etalase_order_placed',
        language: { code: 'id' },
        components: [
          { type: 'body', parameters: [{}, {}, {}, {}] },
          {
            type: 'button',
            sub_type: 'url',
            index: '0',
            parameters: [{ text: expect.stringMatching(/^order\/track\//) }],
          },
        ],
      },
    },
  })
  expect(await rows(shop)).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'order_placed', sent_at: expect.any(Number), problem: '' })),
  )
})

test.each(['hilang', 'sibuk', 'rusak'])(
  'when the first answer fails (%s), the same key is sent again and one message arrives',
  async (fault) => {
    const shop = await openSellingShop({ vendors: 'mail' })
    const to = `${fault}@contoh.id`
    await orderFor(shop, to)
    await shop.runDue()
    expect(await shop.sql(`SELECT sent_at FROM message WHERE target = '${to}'`)).toEqual([{ sent_at: null }])
    await shop.wait(1)
    await shop.runDue()
    const [first, second, ...more] = await askMailVendor<Asked>('asked', to)
    expect([more, second?.key]).toEqual([[], first?.key])
    expect(second?.body).toEqual(first?.body)
    expect(await askMailVendor<Delivered>('delivered', to)).toHaveLength(1)
    expect(await shop.sql(`SELECT sent_at FROM message WHERE target = '${to}'`)).toEqual([
      { sent_at: expect.any(Number) },
    ])
  },
)

test('after a crash between sending and marking, the shop sends the same key again', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  await orderFor(shop, 'jatuh@contoh.id')
  await shop.runDue()
  // The database as it is when the object dies before it stores the mark.
  await shop.sql("UPDATE message SET sent_at = NULL WHERE target = 'jatuh@contoh.id'")
  await shop.sql(
    "INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) SELECT 'send-message', id, 0, 0, 0 FROM message WHERE target = 'jatuh@contoh.id'",
  )
  await shop.runDue()
  const asked = await askMailVendor<Asked>('asked', 'jatuh@contoh.id')
  expect([asked.length, new Set(asked.map(({ key }) => key)).size]).toEqual([2, 1])
  expect(await askMailVendor<Delivered>('delivered', 'jatuh@contoh.id')).toHaveLength(1)
})

test('a message that the vendor refuses is not tried again and blocks no other', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  await orderFor(shop, 'ditolak@contoh.id')
  await shop.runDue()
  await shop.wait(1)
  await shop.runDue()
  expect(await askMailVendor<Asked>('asked', 'ditolak@contoh.id')).toHaveLength(1)
  expect(await shop.sql("SELECT sent_at, problem FROM message WHERE target = 'ditolak@contoh.id'")).toEqual([
    { sent_at: null, problem: expect.stringContaining('HTTP 422') },
  ])
})

test('past the ceiling of the platform no code is sent, other messages are, and nothing of the code is kept', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  await addTestCustomers(shop, 3)
  const counted = async (sent: number) =>
    runInDurableObject(await shop.object(), async (object) => {
      const DIRECTORY = { prepare: () => ({ bind: () => null }), batch: async () => [{ results: [{ sent }] }] }
      Reflect.set(object, 'env', { ...(Reflect.get(object, 'env') as object), DIRECTORY })
    })
  const askFor = async (login: string) => {
    valueOf(await shop.call('code.ask', { purpose: 'login', login, channel: null }, guest(login.slice(0, 6))))
    await shop.runDue()
    return (await askMailVendor<Delivered>('delivered', login)).length
  }
  await counted(limits.codesOfPlatform)
  expect(await askFor('warga1@contoh.id')).toBe(1)
  await counted(limits.codesOfPlatform + 2)
  expect(await askFor('warga2@contoh.id')).toBe(0)
  await orderFor(shop, 'tetap@contoh.id')
  await shop.runDue()
  expect(await askMailVendor<Delivered>('delivered', 'tetap@contoh.id')).toHaveLength(1)
  const [row] = await shop.sql(`SELECT problem, sent_at, "values" FROM message WHERE target = 'warga2@contoh.id'`)
  expect(row).toMatchObject({ problem: expect.stringContaining('too many codes'), sent_at: null })
  expect(String(row?.['values'])).not.toContain('code')
})

test('a code leaves while more jobs than a batch wait for a vendor', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  await addTestCustomers(shop, 4)
  const state = { held: true, waiting: 0 }
  const wait = async () => {
    state.waiting += 1
    while (state.held) await scheduler.wait(5)
  }
  await bindHere(shop, { MEDIA: { delete: wait } })
  await shop.sql(
    `INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) SELECT 'remove-file', key, 0, 0, 0 FROM json_each('${JSON.stringify(Array(limits.jobBatch + 1).fill(0))}')`,
  )
  const run = shop.runDue()
  await expect.poll(() => state.waiting).toBeGreaterThan(0)
  valueOf(await shop.call('code.ask', { purpose: 'login', login: 'warga3@contoh.id', channel: null }))
  await expect.poll(() => askMailVendor('delivered', 'warga3@contoh.id')).toHaveLength(1)
  expect(state.waiting).toBe(limits.jobsAtOnce - 1)
  state.held = false
  expect(await run).toMatchObject({ body: { ran: limits.jobBatch } })
})

test('a code that has ended before it could be sent is not sent, and nothing of it is kept', async () => {
  const shop = await openSellingShop({ vendors: 'mail' })
  await addTestCustomers(shop, 1)
  const hold = (held: boolean) =>
    shop.sql(`UPDATE shop_state SET settings = json_set(settings, '$.jobsHeld', json('${held}'))`)
  // Else the alarm may be faster than the clock.
  await hold(true)
  valueOf(await shop.call('code.ask', { purpose: 'login', login: 'warga0@contoh.id', channel: null }))
  await shop.admin('POST', '/clock', { offsetMs: (limits.codeMinutes + 1) * 60_000 })
  await hold(false)
  await shop.runDue()
  expect(await askMailVendor<Asked>('asked', 'warga0@contoh.id')).toEqual([])
  const [row] = await shop.sql('SELECT problem, sent_at, "values" FROM message')
  expect(row).toMatchObject({ problem: 'it had ended before it could be sent', sent_at: null })
  expect(String(row?.['values'])).not.toContain('code')
})
