import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import { giveFunds } from '#tests/support/in-workerd/funds.ts'
import type { InShop, InShopCaller } from '#tests/support/in-workerd/in-shop.ts'
import { bcaVa, siti, transfer } from '../../order/checkout/checkout-steps.ts'
import { type Bought, type Draw, items, ordersADay, type Plan, referenceOf, type World } from './world.ts'

/** Two of three orders are of customers. */
const customers = ordersADay * 2
const customerOf = (n: number): string => `pelanggan-${n % customers}`
const phoneOf = (n: number): string => `+6281${String(200_000_000 + n)}`

/** Customers with coins of an order that each has paid by a transfer. */
export async function addCustomers(at: InShop, { bank }: World): Promise<void> {
  for (let n = 0; n < customers; n += 1) {
    at.addCustomer(customerOf(n), phoneOf(n))
    at.sql(
      "INSERT INTO bank_account (id, customer_id, bank_code, number, holder, created_at) VALUES (?, ?, 'bca', '1', 'Ani', 0)",
      `b-${customerOf(n)}`,
      customerOf(n),
    )
    await giveFunds(at, customerOf(n), { coins: 5_000 })
  }
  const date = dayIn(at.now())
  for (const { id, total } of at.sql('SELECT id, total FROM orders'))
    bank.push({ amount: Number(total), date, day: 0, pays: String(id) })
}

const ways = ['transfer', 'transfer', 'vendor', 'vendor', 'qris', 'cod'] as const
const payments = {
  transfer,
  vendor: bcaVa,
  qris: { vendor: 'simulator', method: 'qris' },
  cod: { vendor: 'cod', method: 'cod' },
}
const plans: readonly Plan[] = ['cancelled', 'refused', 'returned', 'returned', 'exchanged']

export async function buy(at: InShop, draw: Draw, n: number, day: number): Promise<Bought> {
  const isCustomer = draw(3) > 0
  const who: InShopCaller = isCustomer ? { customer: customerOf(n) } : { visitor: `tahun-${n}`.padEnd(24, 'x') }
  const wanted = ways[draw(ways.length)] ?? 'vendor'
  const [item = '', quantity] = [items[draw(items.length)], 1 + draw(2)]
  const plan = plans[draw(12)] ?? 'keep'
  const [coins, wallet] = [draw(3) === 0, draw(2) === 0]
  const done = async <T>(name: Parameters<InShop['ask']>[0], input: object): Promise<T> => {
    const answer = await at.ask<T>(name, input, who)
    assert(answer.ok, `${name} was refused: ${JSON.stringify(answer)}`)
    return answer.value
  }
  const total = async () => (await done<{ total: number }>('checkout.find', { orderId })).total
  const line = await done<{ id: string }>('cart.add', { itemId: item, quantity })
  const { orderId } = await done<{ orderId: string }>('checkout.create', { lines: [{ id: line.id }] })
  const phone = isCustomer ? phoneOf(n % customers) : phoneOf(customers + n)
  await done('checkout.applyAddress', { orderId, ...siti, phone, street: `Jl. Tahun ${n}` })
  await done('checkout.applyShipping', { orderId, code: 'jne:reg' })
  if (isCustomer && coins) await done('checkout.applyCoins', { orderId, active: true })
  if (isCustomer && wallet) await done('checkout.applyWallet', { orderId, active: true })
  const left = await total()
  // Most ways to pay take no small change.
  if (left > 0 && left < 10_000) await done('checkout.applyWallet', { orderId, active: false })
  const way = (await total()) === 0 ? 'wallet' : wanted
  if (way !== 'wallet') await done('checkout.applyPayment', { orderId, ...payments[way] })
  if (way === 'cod') {
    const { ticket } = await done<{ ticket: string }>('payment.askContactCode', { orderId, channel: null })
    const [row] = at.sql(`SELECT "values" ->> '$.code' AS code FROM message WHERE event = ?`, `code_order:${ticket}`)
    await done('payment.proveContact', { orderId, ticket, code: String(row?.['code']) })
  }
  await done('checkout.place', { orderId })
  return { orderId, who, way, total: await total(), item, quantity, day, plan, receipt: `JP${1_000_000 + n}` }
}

/** What the shopper does with an order: pays it, in time or too late, wrongly or twice; leaves it; cancels it. */
export async function follow(at: InShop, world: World, draw: Draw, one: Bought): Promise<void> {
  const chance = draw(10)
  if (one.way === 'cod' || one.way === 'wallet' || chance === 0) return
  if (chance === 1) return void (await at.ask('order.cancel', { orderId: one.orderId, reason: 'Berubah' }, one.who))
  const line = { date: dayIn(at.now()), day: one.day }
  if (one.way === 'transfer') {
    // A zero too many; a code in a mistyped amount could be another order's.
    const amount = chance === 2 ? one.total * 10 : one.total
    if (chance === 4) return void world.late.push({ amount, pays: one.orderId })
    if (amount === one.total) world.bank.push({ amount, ...line, pays: one.orderId })
    else {
      world.bank.push({ amount, ...line })
      world.strange.push(['bank', amount])
    }
    if (chance === 3) {
      world.bank.push({ amount, ...line })
      world.strange.push(['bank', amount])
    }
    return
  }
  const reference = referenceOf(at, one.orderId)
  world.vendor.set(reference, { amount: one.total, day: one.day })
  at.payAtBank(reference)
  // Every third notice is lost, and one comes twice.
  if (chance < 5) return
  await at.notify(reference)
  if (chance === 9) await at.notify(reference)
}

/** Every tenth customer has the wallet paid out. */
export async function withdraw(at: InShop, draw: Draw): Promise<void> {
  for (const { id, balance } of at.sql("SELECT id, balance FROM ledger_account WHERE id GLOB 'wallet:*' ORDER BY id")) {
    if (draw(10) > 0 || Number(balance) < 10_000) continue
    const customer = String(id).slice('wallet:'.length)
    const [accountId, amount] = [`b-${customer}`, Number(balance)]
    const asked = { accountId, amount, ...at.codeFor(customer, { accountId, amount }) }
    const answer = await at.ask('wallet.withdraw', asked, { customer })
    assert(answer.ok, `a withdrawal was refused: ${JSON.stringify(answer)}`)
  }
}
