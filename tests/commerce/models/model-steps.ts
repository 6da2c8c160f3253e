import { expect } from 'vitest'
import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import { type InShopCaller, ownerOf } from '#tests/support/in-workerd/in-shop.ts'
import {
  type SideEvent,
  expectSame,
  codeOf,
  type ModelShop,
  type OrderEvent,
  pick,
  referenceOf,
  type Step,
} from './model-shop.ts'
import { codFeeOf, kinds, type ExpectedOrder, shippingPrice, type Way, ways } from './expected-shop.ts'
import { bcaVa, siti, transfer } from '../order/checkout/checkout-steps.ts'

const hours = [1, 25, 100]
const payments: Readonly<Record<Way, { vendor: string; method: string }>> = {
  bank: bcaVa,
  cod: { vendor: 'cod', method: 'cod' },
  transfer,
}

type EventHandler = (modelShop: ModelShop, order: ExpectedOrder, id: string, step: Step) => Promise<void>
const shopperOf = ({ shoppers }: ModelShop, { shopper }: ExpectedOrder): InShopCaller => {
  const who = shoppers[shopper]
  assert(who, 'every order of the model belongs to one of its shoppers')
  return who
}

/** Events of an existing checkout or order. */
const orderEvents = {
  async addVoucher(modelShop, order, orderId, step) {
    const kind = kinds[step.amount % 2] ?? 'goods'
    expectSame(
      await modelShop.at.ask(
        'checkout.applyVoucher',
        { orderId, code: codeOf(modelShop.run, kind) },
        shopperOf(modelShop, order),
      ),
      modelShop.expected.addVoucher(order, kind),
      step,
    )
  },
  async removeVoucher(modelShop, order, orderId, step) {
    const kind = kinds[step.amount % 2] ?? 'goods'
    expectSame(
      await modelShop.at.ask(
        'checkout.removeVoucher',
        { orderId, code: codeOf(modelShop.run, kind) },
        shopperOf(modelShop, order),
      ),
      modelShop.expected.removeVoucher(order, kind),
      step,
    )
  },
  async useBalance(modelShop, order, orderId, step) {
    const [account, active] = [step.who === 0 ? 'coins' : 'wallet', step.amount > 1] as const
    const real = await modelShop.at.ask(
      account === 'coins' ? 'checkout.applyCoins' : 'checkout.applyWallet',
      { orderId, active },
      shopperOf(modelShop, order),
    )
    expectSame(real, modelShop.expected.wantBalance(order, account, active), step)
  },
  async payBy(modelShop, order, orderId, step) {
    const way = ways[step.which % 3] ?? 'bank'
    expectSame(
      await modelShop.at.ask('checkout.applyPayment', { orderId, ...payments[way] }, shopperOf(modelShop, order)),
      modelShop.expected.payBy(order, way),
      step,
    )
  },
  async checkout(modelShop, order, orderId, step) {
    const draft = order.status === 'DRAFT'
    if (draft && order.way === 'cod') await provePhone(modelShop, order, orderId)
    const ask = () => modelShop.at.ask('checkout.place', { orderId }, shopperOf(modelShop, order))
    const [first, second] = [await ask(), modelShop.expected.checkout(order)]
    expectSame(first, second, step)
    // The shop adds a random unique code to a transfer, so the model takes it over.
    if (draft && order.status === 'PENDING' && order.way === 'transfer') {
      const code = modelShop.at.number('SELECT unique_code FROM orders WHERE id = ?', orderId)
      expect(code).toBeGreaterThan(0)
      order.total += code
    }
    // Place it again twice at the same time: it must still be one order.
    if (second === 'accepted' && step.amount === 1)
      for (const again of await Promise.all([ask(), ask()])) expectSame(again, 'accepted', step)
  },
  async pay(modelShop, order, orderId) {
    if (order.bank !== 'open') return
    modelShop.at.payAtBank(referenceOf(modelShop, orderId))
    order.bank = 'paid'
    await notifyShop(modelShop, order, orderId)
  },
  /** The bank has the money, but its notification is lost or late. */
  async paySilently(modelShop, order, orderId) {
    if (order.bank !== 'open') return
    modelShop.at.payAtBank(referenceOf(modelShop, orderId))
    order.bank = 'paid'
  },
  async notifyShop(modelShop, order, orderId) {
    if (order.bank === 'paid') await notifyShop(modelShop, order, orderId)
  },
  async expireAtBank(modelShop, order, orderId) {
    if (order.bank !== 'open' || order.status !== 'PENDING') return
    const reference = referenceOf(modelShop, orderId)
    modelShop.at.sql("UPDATE simulated_payment SET status = 'expire' WHERE reference = ?", reference)
    await modelShop.at.notify(reference)
    Object.assign(order, { status: 'EXPIRED', bank: 'closed' })
  },
  async cancel(modelShop, order, orderId, step) {
    expectSame(
      await modelShop.at.ask('order.cancel', { orderId, reason: 'Berubah' }, shopperOf(modelShop, order)),
      modelShop.expected.cancel(order, 'shopper'),
      step,
    )
  },
  async cancelAsSeller(modelShop, order, orderId, step) {
    expectSame(
      await modelShop.at.administer('order.step', { orderId, step: 'cancel', note: 'Habis' }),
      modelShop.expected.cancel(order, 'seller'),
      step,
    )
  },
  async refuseAtDoor(modelShop, order, orderId, step) {
    expectSame(
      await modelShop.at.administer('order.step', { orderId, step: 'cod-refused' }),
      modelShop.expected.refuseAtDoor(order),
      step,
    )
  },
  async receive(modelShop, order, orderId, step) {
    expectSame(
      await modelShop.at.ask('order.receive', { orderId }, shopperOf(modelShop, order)),
      modelShop.expected.receive(order),
      step,
    )
  },
  async giveBack(modelShop, order, orderId, step) {
    const { at, expected, items } = modelShop
    const lines = [{ itemId: items[order.item], quantity: order.quantity }]
    const said = {
      reason: 'Barang rusak',
      description: 'Isinya pecah semua ketika paketnya dibuka.',
      solution: 'refund',
    }
    const who = shopperOf(modelShop, order)
    const asked = await at.ask<{ returnId: string }>(
      'return.request',
      { orderId, lines, ...said, photos: [at.addFile(who)] },
      who,
    )
    expectSame(asked, expected.giveBack(order), step)
    if (!asked.ok) return
    const { returnId } = asked.value
    for (const seller of [
      { step: 'approve', note: '' },
      { step: 'refund', note: '' },
    ] as const)
      expectSame(await at.administer('return.step', { returnId, ...seller }), 'accepted', step)
  },
  async showReceipt(modelShop, order, orderId, step) {
    const { at } = modelShop
    const who = shopperOf(modelShop, order)
    const said = {
      token: await at.linkTo(orderId),
      fileId: at.addFile(who),
      bank: 'BCA',
      payer: 'Siti',
      amount: 59_000,
      day: dayIn(at.now()),
    }
    expectSame(await at.ask('transferReceipt.send', said, who), modelShop.expected.showReceipt(order), step)
  },
  async answerReceipt(modelShop, order, orderId, step) {
    const [last] = modelShop.at.sql(
      'SELECT id FROM transfer_receipt WHERE order_id = ? ORDER BY sent_at DESC, rowid DESC LIMIT 1',
      orderId,
    )
    if (!last) return
    const yes = step.amount > 1
    const real = await modelShop.at.administer('receipt.answer', {
      id: String(last['id']),
      ...(yes ? { answer: 'confirm' } : { answer: 'refuse', note: 'Belum masuk' }),
    })
    expectSame(real, modelShop.expected.answerReceipt(order, yes ? 'accepted' : 'refused'), step)
  },
} as const satisfies Record<OrderEvent, EventHandler>

/** The code that goes to the recipient's phone comes back. */
async function provePhone({ at, ...modelShop }: ModelShop, order: ExpectedOrder, orderId: string): Promise<void> {
  const who = shopperOf({ at, ...modelShop }, order)
  at.sql('DELETE FROM one_time_code')
  const asked = await at.ask<{ ticket: string }>('payment.askContactCode', { orderId, channel: null }, who)
  assert(asked.ok, 'the phone of every order gets a code')
  const { ticket } = asked.value
  const [row] = at.sql(`SELECT "values" ->> '$.code' AS code FROM message WHERE event = ?`, `code_order:${ticket}`)
  const proven = await at.ask('payment.proveContact', { orderId, ticket, code: String(row?.['code']) }, who)
  assert(proven.ok, 'the code is right')
}

/** The bank notifies us three times, twice at the same moment. */
async function notifyShop(modelShop: ModelShop, order: ExpectedOrder, orderId: string): Promise<void> {
  const reference = referenceOf(modelShop, orderId)
  await Promise.all([modelShop.at.notify(reference), modelShop.at.notify(reference)])
  await modelShop.at.notify(reference)
  modelShop.expected.settle(order)
}

/** What address, shipping and payment set. */
const allSteps = /^(address|shipping_(?!discount)|payment_|quoted_|insured)/
async function makeReady(
  { at }: ModelShop,
  orderId: string,
  who: InShopCaller,
  { phone, quantity }: { phone: string; quantity: number },
): Promise<void> {
  const copied = await at.makeReady(
    orderId,
    allSteps,
    async () => {
      for (const done of [
        await at.ask('checkout.applyAddress', { orderId, ...siti, phone }, who),
        await at.ask('checkout.applyShipping', { orderId, code: 'jne:reg' }, who),
        await at.ask('checkout.applyPayment', { orderId, ...bcaVa }, who),
      ])
        assert(done.ok, `a checkout step was refused: ${JSON.stringify(done)}`)
    },
    `, total = subtotal + ${shippingPrice}`,
  )
  if (!copied) return
  at.sql(
    "UPDATE orders SET address = json_set(address, '$.phone', ?, '$.street', ?), quoted_cod = ?, quoted_cod_for = subtotal + ? WHERE id = ?",
    phone,
    `Jl. ${phone}`,
    codFeeOf(quantity),
    shippingPrice,
    orderId,
  )
}

/** Events outside of an existing checkout or order. */
const sideEvents = {
  async begin(modelShop: ModelShop, step: Step) {
    const { at, expected, items, shoppers, customers, run, phone } = modelShop
    const [item, who] = [step.which % 2, shoppers[step.who]]
    assert(who, 'two shoppers')
    at.sql('DELETE FROM cart_line WHERE owner = ?', ownerOf(who))
    const answer = expected.begin(step.who, item, step.amount, customers && step.which > 5)
    const added = await at.ask<{ id: string }>('cart.add', { itemId: items[item], quantity: step.amount }, who)
    expectSame(added, answer, step)
    if (!added.ok) return
    const affiliate = customers && step.which > 5 ? { affiliateCode: `M${run}` } : {}
    const created = await at.ask<{ orderId: string }>(
      'checkout.create',
      { lines: [{ id: added.value.id }], ...affiliate },
      who,
    )
    assert(created.ok, 'a checkout of a valid cart must succeed')
    const { orderId } = created.value
    await makeReady(modelShop, orderId, who, { phone: phone(step.who), quantity: step.amount })
    modelShop.ids.push(orderId)
  },
  /** Makes a placed order in one step, with any payment method, because random steps alone rarely reach one. */
  async order(modelShop: ModelShop, step: Step) {
    const before = modelShop.expected.orders.length
    await sideEvents.begin(modelShop, step)
    const [order, id] = [modelShop.expected.orders[before], modelShop.ids[before]]
    if (!order || !id) return
    await orderEvents.payBy(modelShop, order, id, step)
    await orderEvents.checkout(modelShop, order, id, step)
  },
  /** A cash-on-delivery order that is sent and not accepted. */
  async orderAndRefuse(modelShop: ModelShop, step: Step) {
    const before = modelShop.expected.orders.length
    await sideEvents.order(modelShop, { ...step, which: ways.indexOf('cod'), amount: 1 })
    await sideEvents.pass(modelShop, { ...step, amount: 1 })
    const [order, id] = [modelShop.expected.orders[before], modelShop.ids[before]]
    if (order && id) await orderEvents.refuseAtDoor(modelShop, order, id, step)
  },
  async pass({ at, expected }: ModelShop, { amount }: Step) {
    const passed = hours[amount - 1] ?? 1
    await at.pass(passed)
    expected.pass(passed)
  },
  async withdraw(modelShop: ModelShop, step: Step) {
    const { at, expected, shoppers, withdrawals } = modelShop
    const who = shoppers[step.who]
    assert(who && 'customer' in who, 'only customers have a wallet')
    const account = `b-${who.customer}`
    at.sql(
      "INSERT INTO bank_account (id, customer_id, bank_code, number, holder, created_at) VALUES (?, ?, 'bca', '1', 'Ani', 0) ON CONFLICT DO NOTHING",
      account,
      who.customer,
    )
    const amount = step.which * 12_500 + 10_000
    const asked = await at.ask<{ id: string }>(
      'wallet.withdraw',
      { accountId: account, amount, ...at.codeFor(who.customer, { accountId: account, amount }) },
      who,
    )
    expectSame(asked, expected.withdraw(step.who, amount), step)
    if (asked.ok) withdrawals.push(asked.value.id)
  },
  async answerWithdrawal({ at, expected, withdrawals }: ModelShop, step: Step) {
    const found = pick(expected.withdrawals, step.which)
    if (!found) return
    const [id = '', paid] = [withdrawals[found.i], step.amount > 1]
    if (paid) await at.administer('withdrawal.step', { id, step: 'process' })
    const real = await at.administer(
      'withdrawal.step',
      paid ? { id, step: 'pay' } : { id, step: 'refuse', note: 'Salah' },
    )
    expectSame(real, expected.answer(found.one, paid ? 'PAID' : 'REFUSED'), step)
  },
} as const satisfies Record<SideEvent, (modelShop: ModelShop, step: Step) => Promise<void>>

export async function take(modelShop: ModelShop, step: Step): Promise<void> {
  if (step.do in sideEvents) return sideEvents[step.do as SideEvent](modelShop, step)
  const found = pick(modelShop.expected.orders, step.which)
  if (found) await orderEvents[step.do as OrderEvent](modelShop, found.one, modelShop.ids[found.i] ?? '', step)
}
