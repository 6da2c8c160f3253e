import { expect, test } from 'vitest'
import type { OrderCard } from '#shared/api/order/order.ts'
import { begin, codeOf, order, outcome, place, prepare, siti, transfer, valueOf } from '../checkout/checkout-steps.ts'
import { withNumber } from '../../wallet/wallet-steps.ts'
import { type Caller, guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

const me = guest('visitor-one')
const anybody = guest('visitor-two')
const recipientPhone = '+6281234567890'
const buyerPhone = '+6281399998888'

const saveAddress = (shop: SellingShop, orderId: string, buyer: string | null) =>
  shop.call('checkout.applyAddress', { orderId, ...siti, email: null, buyer }, me)

/** A guest's order for somebody else, placed; `buyer` is what was typed as the guest's own contact. */
const present = async (shop: SellingShop, buyer: string): Promise<string> =>
  place(shop, me, [await shop.item()], { payment: transfer, buyer })
const targets = async (shop: SellingShop, orderId: string) =>
  (await shop.sql(`SELECT DISTINCT target FROM message WHERE order_id = '${orderId}'`)).map(({ target }) => target)
/** Somebody signs in with a code to this phone, from another browser. */
async function signIn(shop: SellingShop, phone: string): Promise<Caller> {
  const { as } = await withNumber(shop, `visitor-of-${phone.slice(1)}`, phone, false)
  const from: Caller = { visitor: as.visitor ?? null }
  const { ticket } = valueOf<{ ticket: string }>(
    await shop.call('code.ask', { purpose: 'login', login: phone, channel: null }, from),
  )
  const [newest] = valueOf<{ text: string }[]>(await shop.call('message.list', {}))
  const code = newest?.text.match(/\b\d{6}\b/)?.[0] ?? ''
  const { token } = valueOf<{ token: string }>(await shop.call('customer.loginByCode', { ticket, code }, from))
  return { ...from, token }
}

test('news, refund and claim of a present go to the buyer, and nothing to the recipient', async () => {
  const shop = await openSellingShop()
  const orderId = await present(shop, '0813-9999-8888')
  expect(await targets(shop, orderId)).toEqual([buyerPhone])

  // The recipient's account gets nothing; the label has the recipient's number and that of the order.
  const { number, trackToken: token } = await order(shop, orderId, me)
  const recipient = await signIn(shop, recipientPhone)
  expect(valueOf<{ rows: OrderCard[] }>(await shop.call('order.list', {}, recipient)).rows).toEqual([])
  expect(outcome(await shop.call('order.claim', { token }, recipient))).toBe('order_claim')
  const found = (phone: string) => shop.call('transferReceipt.findOrder', { number, phone }, anybody)
  expect(outcome(await found(recipientPhone))).toBe('receipt_order_unknown')
  expect(outcome(await found(buyerPhone))).toBe('accepted')

  // What is owed is asked for by a code to the buyer.
  for (const step of [{ step: 'confirm-payment' }, { step: 'cancel', note: 'Stok habis' }])
    expect((await shop.admin('POST', `/orders/${orderId}`, step)).status).toBe(200)
  const [owed] = (await order(shop, orderId, me)).refunds
  const bank = { bankCode: '014', number: '1234567890', holder: 'Siti Aminah' }
  const asked = { token, pass: null, refundId: owed?.id, ...bank }
  const { ticket } = valueOf<{ ticket: string }>(
    await shop.call('order.askRefundCode', { ...asked, channel: null }, me),
  )
  expect(await shop.sql(`SELECT target FROM message WHERE event = 'code_refund:${ticket}'`)).toEqual([
    { target: buyerPhone },
  ])
  const code = await codeOf(shop, ticket)
  expect(outcome(await shop.call('order.nameRefundAccount', { ...asked, ticket, code }, me))).toBe('accepted')

  // The buyer's account has the order as soon as its number is verified, and the browser that placed it keeps it.
  const buyer = await signIn(shop, buyerPhone)
  expect(valueOf<{ rows: OrderCard[] }>(await shop.call('order.list', {}, buyer)).rows).toHaveLength(1)
  expect((await order(shop, orderId, me)).number).toBe(number)
})

test('an e-mail does as a buyer’s contact; what is neither is refused at its field', async () => {
  const shop = await openSellingShop()
  const orderId = await present(shop, 'Ani@Contoh.id')
  expect(await targets(shop, orderId)).toEqual(['ani@contoh.id'])
  const draft = await begin(shop, me, [await shop.item()])
  for (const typed of ['ani@x', '12345', 'siapa saja', '@@@@@'])
    expect(await saveAddress(shop, draft, typed)).toMatchObject({ ok: false, fields: { buyer: expect.any(String) } })
})

test('a guest who dropships gets the news that their customer must not read', async () => {
  const shop = await openSellingShop()
  const sender = { active: true, name: 'Rahma Collection', phone: '0812-9876-5432' }
  const orderId = await prepare(shop, me, [await shop.item()], { payment: transfer })
  valueOf(await shop.call('checkout.applyDropship', { orderId, ...sender }, me))
  valueOf(await shop.call('checkout.place', { orderId }, me))
  expect(await targets(shop, orderId)).toEqual(['+6281298765432'])
})

test('a customer who sends a present reads its price and its payment link, the recipient neither', async () => {
  const shop = await openSellingShop()
  const customer = await signIn(shop, buyerPhone)
  const orderId = await place(shop, customer, [await shop.item()], { payment: transfer })
  expect((await order(shop, orderId, customer)).address?.phone).toBe(recipientPhone)
  expect(await targets(shop, orderId)).toEqual([buyerPhone])
})
