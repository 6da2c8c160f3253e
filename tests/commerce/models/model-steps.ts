import { expect } from 'vitest'
import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import { type Inner, ownerOf } from '#tests/support/in-workerd/in-shop.ts'
import { type Beside, bothAre, codeOf, type Corner, type OnSale, pick, referenceOf, type Step } from './model-shop.ts'
import { codFeeOf, kinds, type ModelOrder, parcelPrice, type Way, ways } from './expected-shop.ts'
import { bcaVa, siti, transfer } from '../order/checkout/checkout-steps.ts'

const hours = [1, 25, 100]
const payments: Readonly<Record<Way, { vendor: string; method: string }>> = {
  bank: bcaVa,
  cod: { vendor: 'cod', method: 'cod' },
  transfer,
}

type Does = (corner: Corner, order: ModelOrder, id: string, step: Step) => Promise<void>
const buyerOf = ({ buyers }: Corner, { buyer }: ModelOrder): Inner => {
  const who = buyers[buyer]
  assert(who, 'every sale of the model has one of its buyers')
  return who
}

/** What happens to a sale that exists. */
const onSale = {
  async addVoucher(corner, order, orderId, step) {
    const kind = kinds[step.amount % 2] ?? 'goods'
    bothAre(
      await corner.at.ask('checkout.applyVoucher', { orderId, code: codeOf(corner.run, kind) }, buyerOf(corner, order)),
      corner.model.addVoucher(order, kind),
      step,
    )
  },
  async removeVoucher(corner, order, orderId, step) {
    const kind = kinds[step.amount % 2] ?? 'goods'
    bothAre(
      await corner.at.ask(
        'checkout.removeVoucher',
        { orderId, code: codeOf(corner.run, kind) },
        buyerOf(corner, order),
      ),
      corner.model.removeVoucher(order, kind),
      step,
    )
  },
  async purse(corner, order, orderId, step) {
    const [purse, active] = [step.who === 0 ? 'coins' : 'wallet', step.amount > 1] as const
    const real = await corner.at.ask(
      purse === 'coins' ? 'checkout.applyCoins' : 'checkout.applyWallet',
      { orderId, active },
      buyerOf(corner, order),
    )
    bothAre(real, corner.model.wantPurse(order, purse, active), step)
  },
  async payBy(corner, order, orderId, step) {
    const way = ways[step.which % 3] ?? 'bank'
    bothAre(
      await corner.at.ask('checkout.applyPayment', { orderId, ...payments[way] }, buyerOf(corner, order)),
      corner.model.payBy(order, way),
      step,
    )
  },
  async checkout(corner, order, orderId, step) {
    const draft = order.status === 'DRAFT'
    const ask = () => corner.at.ask('checkout.place', { orderId }, buyerOf(corner, order))
    const [first, second] = [await ask(), corner.model.checkout(order)]
    bothAre(first, second, step)
    // A few rupiah by which a transfer tells its payer: the shop draws them.
    if (draft && order.status === 'PENDING' && order.way === 'transfer') {
      const code = corner.at.number('SELECT unique_code FROM orders WHERE id = ?', orderId)
      expect(code).toBeGreaterThan(0)
      order.total += code
    }
    // Once more, and twice at once: an order is placed once.
    if (second === 'accepted' && step.amount === 1)
      for (const again of await Promise.all([ask(), ask()])) bothAre(again, 'accepted', step)
  },
  async pay(corner, order, orderId) {
    if (order.bank !== 'open') return
    corner.at.payAtBank(referenceOf(corner, orderId))
    order.bank = 'paid'
    await tell(corner, order, orderId)
  },
  /** The bank has the money, and its word is lost or comes later. */
  async paySilently(corner, order, orderId) {
    if (order.bank !== 'open') return
    corner.at.payAtBank(referenceOf(corner, orderId))
    order.bank = 'paid'
  },
  async tell(corner, order, orderId) {
    if (order.bank === 'paid') await tell(corner, order, orderId)
  },
  async expireAtBank(corner, order, orderId) {
    if (order.bank !== 'open' || order.status !== 'PENDING') return
    const reference = referenceOf(corner, orderId)
    corner.at.sql("UPDATE simulated_payment SET status = 'expire' WHERE reference = ?", reference)
    await corner.at.notify(reference)
    Object.assign(order, { status: 'EXPIRED', bank: 'closed' })
  },
  async cancel(corner, order, orderId, step) {
    bothAre(
      await corner.at.ask('order.cancel', { orderId, reason: 'Berubah' }, buyerOf(corner, order)),
      corner.model.cancel(order, 'buyer'),
      step,
    )
  },
  async cancelAsSeller(corner, order, orderId, step) {
    bothAre(
      await corner.at.step('takeSellerStep', { orderId, step: 'cancel', note: 'Habis' }),
      corner.model.cancel(order, 'seller'),
      step,
    )
  },
  async refuseAtDoor(corner, order, orderId, step) {
    bothAre(
      await corner.at.step('takeSellerStep', { orderId, step: 'cod-refused' }),
      corner.model.refuseAtDoor(order),
      step,
    )
  },
  async showReceipt(corner, order, orderId, step) {
    const { at } = corner
    const who = buyerOf(corner, order)
    const said = {
      token: await at.linkTo(orderId),
      fileId: at.addFile(who),
      bank: 'BCA',
      payer: 'Siti',
      amount: 59_000,
      day: dayIn(at.ledger().now),
    }
    bothAre(await at.ask('transferReceipt.send', said, who), corner.model.showReceipt(order), step)
  },
  async answerReceipt(corner, order, orderId, step) {
    const [last] = corner.at.sql(
      'SELECT id FROM transfer_receipt WHERE order_id = ? ORDER BY sent_at DESC, rowid DESC LIMIT 1',
      orderId,
    )
    if (!last) return
    const yes = step.amount > 1
    const real = await corner.at.step('answerReceipt', {
      id: String(last['id']),
      ...(yes ? { answer: 'confirm' } : { answer: 'refuse', note: 'Belum masuk' }),
    })
    bothAre(real, corner.model.answerReceipt(order, yes ? 'accepted' : 'refused'), step)
  },
} as const satisfies Record<OnSale, Does>

/** The bank says what it has, twice at once and once more. */
async function tell(corner: Corner, order: ModelOrder, orderId: string): Promise<void> {
  const reference = referenceOf(corner, orderId)
  await Promise.all([corner.at.notify(reference), corner.at.notify(reference)])
  await corner.at.notify(reference)
  corner.model.settle(order)
}

/** Address, parcel and payment: taken once, and copied into every later draft, whose own steps would only take time. */
async function makeReady(
  { at }: Corner,
  orderId: string,
  who: Inner,
  { phone, quantity }: { phone: string; quantity: number },
): Promise<void> {
  if (at.ready) {
    const columns = Object.keys(at.ready).map((name) => `"${name}" = ?`)
    at.sql(
      `UPDATE orders SET ${columns.join(', ')}, total = subtotal + ? WHERE id = ?`,
      ...Object.values(at.ready),
      parcelPrice,
      orderId,
    )
    at.sql(
      "UPDATE orders SET address = json_set(address, '$.phone', ?), quoted_cod = ? WHERE id = ?",
      phone,
      codFeeOf(quantity),
      orderId,
    )
    return
  }
  for (const done of [
    await at.ask('checkout.applyAddress', { orderId, ...siti, phone }, who),
    await at.ask('checkout.applyShipping', { orderId, code: 'jne:reg' }, who),
    await at.ask('checkout.applyPayment', { orderId, ...bcaVa }, who),
  ])
    assert(done.ok, `a step of the checkout was refused: ${JSON.stringify(done)}`)
  const [row] = at.sql('SELECT * FROM orders WHERE id = ?', orderId)
  at.ready = Object.fromEntries(
    Object.entries(row ?? {}).filter(([name]) =>
      /^(address|shipping_(?!discount)|payment_|quoted_|insured)/.test(name),
    ),
  )
}

/** What happens beside the sales that exist. */
const beside = {
  async begin(corner: Corner, step: Step) {
    const { at, model, items, buyers, customers, run, phone } = corner
    const [item, who] = [step.which % 2, buyers[step.who]]
    assert(who, 'two buyers')
    at.sql('DELETE FROM cart_line WHERE owner = ?', ownerOf(who))
    const expected = model.begin(step.who, item, step.amount, customers && step.which > 5)
    const added = await at.ask<{ id: string }>('cart.add', { itemId: items[item], quantity: step.amount }, who)
    bothAre(added, expected, step)
    if (!added.ok) return
    const affiliate = customers && step.which > 5 ? { affiliateCode: `M${run}` } : {}
    const created = await at.ask<{ orderId: string }>(
      'checkout.create',
      { lines: [{ id: added.value.id }], ...affiliate },
      who,
    )
    assert(created.ok, 'what is in the cart can be bought')
    const { orderId } = created.value
    await makeReady(corner, orderId, who, { phone: phone(step.who), quantity: step.amount })
    corner.ids.push(orderId)
  },
  /** All at once, by any way to pay: what happens to an order lies behind many steps. */
  async order(corner: Corner, step: Step) {
    const before = corner.model.orders.length
    await beside.begin(corner, step)
    const [order, id] = [corner.model.orders[before], corner.ids[before]]
    if (!order || !id) return
    await onSale.payBy(corner, order, id, step)
    await onSale.checkout(corner, order, id, step)
  },
  /** A parcel that is to be paid at the door, and comes back from there. */
  async sendInVain(corner: Corner, step: Step) {
    const before = corner.model.orders.length
    await beside.order(corner, { ...step, which: ways.indexOf('cod'), amount: 1 })
    await beside.pass(corner, { ...step, amount: 1 })
    const [order, id] = [corner.model.orders[before], corner.ids[before]]
    if (order && id) await onSale.refuseAtDoor(corner, order, id, step)
  },
  async pass({ at, model }: Corner, { amount }: Step) {
    const passed = hours[amount - 1] ?? 1
    await at.pass(passed)
    model.pass(passed)
  },
  async withdraw(corner: Corner, step: Step) {
    const { at, model, buyers, withdrawals } = corner
    const who = buyers[step.who]
    assert(who && 'customer' in who, 'only customers have a purse')
    const account = `b-${who.customer}`
    at.sql(
      "INSERT INTO bank_account (id, customer_id, bank_code, number, holder, created_at) VALUES (?, ?, 'bca', '1', 'Ani', 0) ON CONFLICT DO NOTHING",
      account,
      who.customer,
    )
    const amount = step.which * 12_500 + 10_000
    const asked = await at.ask<{ id: string }>(
      'wallet.withdraw',
      { accountId: account, amount, ...at.codeFor(who.customer) },
      who,
    )
    bothAre(asked, model.withdraw(step.who, amount), step)
    if (asked.ok) withdrawals.push(asked.value.id)
  },
  async answerWithdrawal({ at, model, withdrawals }: Corner, step: Step) {
    const found = pick(model.withdrawals, step.which)
    if (!found) return
    const [id = '', paid] = [withdrawals[found.i], step.amount > 1]
    const real = await at.step('takeWithdrawalStep', paid ? { id, step: 'pay' } : { id, step: 'refuse', note: 'Salah' })
    bothAre(real, model.answer(found.one, paid ? 'PAID' : 'REFUSED'), step)
  },
} as const satisfies Record<Beside, (corner: Corner, step: Step) => Promise<void>>

export async function take(corner: Corner, step: Step): Promise<void> {
  if (step.do in beside) return beside[step.do as Beside](corner, step)
  const found = pick(corner.model.orders, step.which)
  if (found) await onSale[step.do as OnSale](corner, found.one, corner.ids[found.i] ?? '', step)
}
