import { expect } from 'vitest'
import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import { type Inner, ownerOf } from '#tests/support/in-workerd/in-shop.ts'
import { type Beside, bothAre, codeOf, type Corner, type OnSale, pick, referenceOf, type Step } from './model-shop.ts'
import { codFeeOf, kinds, type ModelSale, parcelPrice, type Way, ways } from './expected-shop.ts'
import { bcaVa, siti, transfer } from '../order/checkout/checkout-steps.ts'

const hours = [1, 25, 100]
const payments: Readonly<Record<Way, { vendor: string; method: string }>> = {
  bank: bcaVa,
  cod: { vendor: 'cod', method: 'cod' },
  transfer,
}

type Does = (corner: Corner, sale: ModelSale, id: string, step: Step) => Promise<void>
const buyerOf = ({ buyers }: Corner, { buyer }: ModelSale): Inner => {
  const who = buyers[buyer]
  assert(who, 'every sale of the model has one of its buyers')
  return who
}

/** What happens to a sale that exists. */
const onSale = {
  async addVoucher(corner, sale, saleId, step) {
    const kind = kinds[step.amount % 2] ?? 'goods'
    bothAre(
      await corner.at.ask('sale.applyCoupon', { saleId, code: codeOf(corner.run, kind) }, buyerOf(corner, sale)),
      corner.model.addVoucher(sale, kind),
      step,
    )
  },
  async removeVoucher(corner, sale, saleId, step) {
    const kind = kinds[step.amount % 2] ?? 'goods'
    bothAre(
      await corner.at.ask('sale.removeCoupon', { saleId, code: codeOf(corner.run, kind) }, buyerOf(corner, sale)),
      corner.model.removeVoucher(sale, kind),
      step,
    )
  },
  async purse(corner, sale, saleId, step) {
    const [purse, active] = [step.who === 0 ? 'coins' : 'wallet', step.amount > 1] as const
    const real = await corner.at.ask(
      purse === 'coins' ? 'sale.applyCoins' : 'sale.applyWallet',
      { saleId, active },
      buyerOf(corner, sale),
    )
    bothAre(real, corner.model.wantPurse(sale, purse, active), step)
  },
  async payBy(corner, sale, saleId, step) {
    const way = ways[step.which % 3] ?? 'bank'
    bothAre(
      await corner.at.ask('sale.applyPayment', { saleId, ...payments[way] }, buyerOf(corner, sale)),
      corner.model.payBy(sale, way),
      step,
    )
  },
  async checkout(corner, sale, saleId, step) {
    const draft = sale.status === 'DRAFT'
    const ask = () => corner.at.ask('sale.checkout', { saleId }, buyerOf(corner, sale))
    const [first, second] = [await ask(), corner.model.checkout(sale)]
    bothAre(first, second, step)
    // A few rupiah by which a transfer tells its payer: the shop draws them.
    if (draft && sale.status === 'PENDING' && sale.way === 'transfer') {
      const code = corner.at.number('SELECT unique_code FROM sale WHERE id = ?', saleId)
      expect(code).toBeGreaterThan(0)
      sale.total += code
    }
    // Once more, and twice at once: an order is placed once.
    if (second === 'accepted' && step.amount === 1)
      for (const again of await Promise.all([ask(), ask()])) bothAre(again, 'accepted', step)
  },
  async pay(corner, sale, saleId) {
    if (sale.bank !== 'open') return
    corner.at.payAtBank(referenceOf(corner, saleId))
    sale.bank = 'paid'
    await tell(corner, sale, saleId)
  },
  /** The bank has the money, and its word is lost or comes later. */
  async paySilently(corner, sale, saleId) {
    if (sale.bank !== 'open') return
    corner.at.payAtBank(referenceOf(corner, saleId))
    sale.bank = 'paid'
  },
  async tell(corner, sale, saleId) {
    if (sale.bank === 'paid') await tell(corner, sale, saleId)
  },
  async expireAtBank(corner, sale, saleId) {
    if (sale.bank !== 'open' || sale.status !== 'PENDING') return
    const reference = referenceOf(corner, saleId)
    corner.at.sql("UPDATE simulated_payment SET status = 'expire' WHERE order_id = ?", reference)
    await corner.at.notify(reference)
    Object.assign(sale, { status: 'EXPIRED', bank: 'closed' })
  },
  async cancel(corner, sale, saleId, step) {
    bothAre(
      await corner.at.ask('order.cancel', { saleId, reason: 'Berubah' }, buyerOf(corner, sale)),
      corner.model.cancel(sale, 'buyer'),
      step,
    )
  },
  async cancelAsSeller(corner, sale, saleId, step) {
    bothAre(
      await corner.at.step('takeSellerStep', { saleId, step: 'cancel', note: 'Habis' }),
      corner.model.cancel(sale, 'seller'),
      step,
    )
  },
  async refuseAtDoor(corner, sale, saleId, step) {
    bothAre(
      await corner.at.step('takeSellerStep', { saleId, step: 'cod-refused' }),
      corner.model.refuseAtDoor(sale),
      step,
    )
  },
  async showProof(corner, sale, saleId, step) {
    const { at } = corner
    const who = buyerOf(corner, sale)
    const said = {
      token: await at.linkTo(saleId),
      fileId: at.addFile(who),
      bank: 'BCA',
      payer: 'Siti',
      amount: 59_000,
      day: dayIn(at.ledger().now),
    }
    bothAre(await at.ask('proof.send', said, who), corner.model.showProof(sale), step)
  },
  async answerProof(corner, sale, saleId, step) {
    const [last] = corner.at.sql(
      'SELECT id FROM payment_proof WHERE sale_id = ? ORDER BY sent_at DESC, rowid DESC LIMIT 1',
      saleId,
    )
    if (!last) return
    const yes = step.amount > 1
    const real = await corner.at.step('answerProof', {
      id: String(last['id']),
      ...(yes ? { answer: 'confirm' } : { answer: 'refuse', note: 'Belum masuk' }),
    })
    bothAre(real, corner.model.answerProof(sale, yes ? 'accepted' : 'refused'), step)
  },
} as const satisfies Record<OnSale, Does>

/** The bank says what it has, twice at once and once more. */
async function tell(corner: Corner, sale: ModelSale, saleId: string): Promise<void> {
  const reference = referenceOf(corner, saleId)
  await Promise.all([corner.at.notify(reference), corner.at.notify(reference)])
  await corner.at.notify(reference)
  corner.model.settle(sale)
}

/** Address, parcel and payment: taken once, and copied into every later draft, whose own steps would only take time. */
async function makeReady(
  { at }: Corner,
  saleId: string,
  who: Inner,
  { phone, quantity }: { phone: string; quantity: number },
): Promise<void> {
  if (at.ready) {
    const columns = Object.keys(at.ready).map((name) => `"${name}" = ?`)
    at.sql(
      `UPDATE sale SET ${columns.join(', ')}, total = subtotal + ? WHERE id = ?`,
      ...Object.values(at.ready),
      parcelPrice,
      saleId,
    )
    at.sql(
      "UPDATE sale SET address = json_set(address, '$.phone', ?), quoted_cod = ? WHERE id = ?",
      phone,
      codFeeOf(quantity),
      saleId,
    )
    return
  }
  for (const done of [
    await at.ask('sale.applyAddress', { saleId, ...siti, phone }, who),
    await at.ask('sale.applyShipping', { saleId, code: 'jne:reg' }, who),
    await at.ask('sale.applyPayment', { saleId, ...bcaVa }, who),
  ])
    assert(done.ok, `a step of the checkout was refused: ${JSON.stringify(done)}`)
  const [row] = at.sql('SELECT * FROM sale WHERE id = ?', saleId)
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
    const created = await at.ask<{ saleId: string }>(
      'sale.create',
      { lines: [{ id: added.value.id }], ...affiliate },
      who,
    )
    assert(created.ok, 'what is in the cart can be bought')
    const { saleId } = created.value
    await makeReady(corner, saleId, who, { phone: phone(step.who), quantity: step.amount })
    corner.ids.push(saleId)
  },
  /** All at once, by any way to pay: what happens to an order lies behind many steps. */
  async order(corner: Corner, step: Step) {
    const before = corner.model.sales.length
    await beside.begin(corner, step)
    const [sale, id] = [corner.model.sales[before], corner.ids[before]]
    if (!sale || !id) return
    await onSale.payBy(corner, sale, id, step)
    await onSale.checkout(corner, sale, id, step)
  },
  /** A parcel that is to be paid at the door, and comes back from there. */
  async sendInVain(corner: Corner, step: Step) {
    const before = corner.model.sales.length
    await beside.order(corner, { ...step, which: ways.indexOf('cod'), amount: 1 })
    await beside.pass(corner, { ...step, amount: 1 })
    const [sale, id] = [corner.model.sales[before], corner.ids[before]]
    if (sale && id) await onSale.refuseAtDoor(corner, sale, id, step)
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
  const found = pick(corner.model.sales, step.which)
  if (found) await onSale[step.do as OnSale](corner, found.one, corner.ids[found.i] ?? '', step)
}
