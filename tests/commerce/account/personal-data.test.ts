import { expect, test } from 'vitest'
import { codeOf, order, outcome, place, press, siti, transfer, valueOf } from '../order/checkout/checkout-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { sellerStep, shipAndDeliver } from '#tests/support/in-workerd/seller.ts'

const me = guest('visitor-one')
/** Knows the recipient's phone, from the parcel, and has the link. */
const courier = guest('visitor-two')
const buyer = '+6281398765432'
const email = 'siti@contoh.id'

/** A guest's paid order, a present: somebody else receives it. */
async function bought() {
  const shop = await openSellingShop()
  const orderId = await place(shop, me, [await shop.item()], { buyer, email })
  await press(shop, orderId, me, 'settlement')
  const { trackToken } = await order(shop, orderId, me)
  return { shop, orderId, token: trackToken ?? '' }
}
async function completed() {
  const all = await bought()
  const { shop, orderId } = all
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, me))
  return all
}
const passOf = async (shop: SellingShop, token: string, as: Caller) =>
  valueOf<{ pass: string }>(await shop.call('order.openTrack', { token, digits: siti.phone.slice(-4) }, as)).pass
const ask = (shop: SellingShop, token: string, pass: string | null = null, as: Caller = me) =>
  shop.call<{ ticket: string }>('personalData.askCode', { token, pass, channel: null }, as)
const erase = (shop: SellingShop, token: string, given: { ticket: string; code: string }) =>
  shop.call('personalData.erase', { token, pass: null, ...given }, me)
const copy = async (shop: SellingShop, token: string, pass: string | null, as: Caller) =>
  valueOf<{ json: string }>(await shop.call('personalData.export', { token, pass }, as)).json

test('who ordered copies the data of the order; who opened its link gets what the link shows', async () => {
  const { shop, orderId, token } = await completed()
  await shop.sql(`UPDATE orders SET note = 'Untuk ulang tahun ibu' WHERE id = '${orderId}'`)
  const mine = await copy(shop, token, null, me)
  for (const word of [siti.recipient, siti.street, buyer, email, 'Untuk ulang tahun ibu', 'JP1234567'])
    expect([word, mine.includes(word)]).toEqual([word, true])
  // A code that is read counts as handed over, and this does not count it.
  expect(mine).not.toContain('kodeDigital')
  expect(outcome(await shop.call('personalData.export', { token, pass: null }, courier))).toBe('order_link_invalid')
  const theirs = await copy(shop, token, await passOf(shop, token, courier), courier)
  expect(theirs).toContain(siti.street)
  for (const word of [buyer, 'Untuk ulang tahun ibu']) expect([word, theirs.includes(word)]).toEqual([word, false])
})

test('the order’s link says whose code removes the data, only once it is open', async () => {
  const { shop, token } = await bought()
  const track = async (pass: string | null) => valueOf(await shop.call('order.track', { token, pass }, courier))
  expect(await track(null)).toMatchObject({ personal: null })
  expect(await track(await passOf(shop, token, courier))).toMatchObject({
    personal: {
      removed: false,
      codeWays: ['whatsapp', 'sms'].map((channel) => ({ channel, contact: expect.stringMatching(/5432$/) })),
      forOther: true,
    },
  })
})

test('after the days for returns a guest removes name, phone, street and e-mail with a code to the buyer', async () => {
  const { shop, orderId, token } = await completed()
  const rows = async () => JSON.stringify(await shop.sql(`SELECT * FROM orders WHERE id = '${orderId}'`))
  const kept = () =>
    shop.sql(
      `SELECT number, total, subtotal, status, address ->> '$.regency' AS city FROM orders WHERE id = '${orderId}'`,
    )
  const before = await kept()
  await shop.wait(24 * 30)
  const { ticket } = valueOf(await ask(shop, token))
  expect(await shop.sql(`SELECT target FROM message WHERE event = 'code_erasure:${ticket}'`)).toEqual([
    { target: buyer },
  ])
  const code = await codeOf(shop, ticket)
  const wrong = code === '000000' ? '111111' : '000000'
  expect(outcome(await erase(shop, token, { ticket, code: wrong }))).toBe('code_wrong')
  expect(await rows()).toContain(siti.recipient)
  // A browser that has opened the link a moment before.
  const pass = await passOf(shop, token, courier)
  expect(outcome(await erase(shop, token, { ticket, code }))).toBe('accepted')
  const after = await rows()
  for (const word of [siti.recipient, siti.street, '81234567890', buyer, email, 'visitor-one'])
    expect([word, after.includes(word)]).toEqual([word, false])
  expect(await shop.sql(`SELECT id FROM message WHERE order_id = '${orderId}'`)).toEqual([])
  // The books still know what was sold, for how much and to which city.
  expect(await kept()).toEqual(before)
  const gone = valueOf(await shop.call('order.track', { token, pass }, courier))
  expect(gone).toMatchObject({ address: null, personal: { removed: true, codeWays: [] } })
  expect(outcome(await ask(shop, token))).toBe('order_link_invalid')
})
test('a code removes the data of its own order alone', async () => {
  const { shop, token } = await completed()
  const other = await place(shop, me, [await shop.item()], { buyer, payment: transfer })
  const otherToken = (await order(shop, other, me)).trackToken ?? ''
  await shop.wait(24 * 30)
  const { ticket } = valueOf(await ask(shop, token))
  const code = await codeOf(shop, ticket)
  expect(outcome(await erase(shop, otherToken, { ticket, code }))).toBe('code_wrong')
  expect(await shop.sql(`SELECT address ->> '$.recipient' AS name FROM orders WHERE id = '${other}'`)).toEqual([
    { name: siti.recipient },
  ])
  expect(outcome(await erase(shop, token, { ticket, code }))).toBe('accepted')
})

test('while the shop needs the data it says why and until when, and sends no code', async () => {
  const { shop, orderId, token } = await bought()
  const answer = async () => {
    const said = await ask(shop, token)
    return said.ok ? 'accepted' : [said.code, 'message' in said && said.message]
  }
  expect(await answer()).toEqual([
    'personal_data_order',
    'Pesanan ini masih berjalan. Data pribadinya dapat dihapus setelah pesanan selesai.',
  ])
  await shipAndDeliver(shop, orderId)
  valueOf(await shop.call('order.receive', { orderId }, me))
  expect(await answer()).toEqual([
    'personal_data_until',
    expect.stringMatching(/dapat dihapus mulai \d\d \w+ \d{4}\.$/),
  ])

  const paidBack = await bought()
  await sellerStep(paidBack.shop, paidBack.orderId, { step: 'cancel', note: 'Stok habis' })
  expect(outcome(await ask(paidBack.shop, paidBack.token))).toBe('personal_data_refund')

  // Unpaid: as soon as it can no longer be paid.
  const unpaid = await place(shop, me, [await shop.item()])
  const { trackToken } = await order(shop, unpaid, me)
  expect(outcome(await ask(shop, trackToken ?? ''))).toBe('personal_data_order')
  expect(await shop.sql("SELECT id FROM message WHERE kind = 'code_erasure'")).toEqual([])
  valueOf(await shop.call('order.cancel', { orderId: unpaid, reason: 'Berubah pikiran' }, me))
  expect(outcome(await ask(shop, trackToken ?? ''))).toBe('accepted')
})

test('what belongs to an account is copied and removed with the account', async () => {
  const shop = await openSellingShop()
  const customer = await shop.customer(me)
  const orderId = await place(shop, customer, [await shop.item()])
  const { trackToken: token, personal } = await order(shop, orderId, customer)
  expect(personal).toBeNull()
  for (const [call, more] of [
    ['personalData.export', {}],
    ['personalData.askCode', { channel: null }],
    ['personalData.erase', { ticket: 'a', code: '123456' }],
  ] as const)
    expect(outcome(await shop.call(call, { token, pass: null, ...more }, customer)), call).toBe('personal_data_account')
})
