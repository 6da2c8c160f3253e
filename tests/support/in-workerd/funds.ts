import { dayMs } from '#shared/format/units.ts'
import { assert } from '#shared/assert.ts'
import type { EndpointName } from '#shared/api/index.ts'
import { addLine } from '#commerce/cart/store.ts'
import { type InShop, type InShopCaller, ownerOf } from './in-shop.ts'
import { randomId } from './shop.ts'

export interface Funds {
  wallet?: number
  coins?: number
  commission?: number
}
/** By then nothing of an order can go back. */
const settledDays = 60

/**
 * Gives a customer money and coins as a shop does: by an order of which the seller has paid a part back into the balance,
 * while the rest has brought coins, and the commission of a guest's order by the customer's link. `day` counts from now.
 * The goods are digital, so the orders are completed when they are paid.
 */
export async function giveFunds(
  at: InShop,
  customer: string,
  { wallet = 0, coins = 0, commission = 0 }: Funds,
  day = 0,
): Promise<void> {
  const clockOffsetMs = at.settings().clockOffsetMs + day * dayMs
  const [session] = at.sql('SELECT id FROM session WHERE customer_id = ? ORDER BY created_at DESC LIMIT 1', customer)
  const who = { customer, session: String(session?.['id']) }
  if (wallet + coins > 0)
    await at.under({ clockOffsetMs, coins: coins > 0 ? { earnPercent: 100, usePercent: 100 } : null }, async () => {
      const goods = [wallet, coins].filter((price) => price > 0).map((price) => ({ itemId: randomId(12), price }))
      const orderId = await buy(at, who, goods)
      const [first] = goods
      if (wallet > 0) await step(at, { orderId, step: 'refund', itemId: first?.itemId, pieces: 1, note: 'Stok habis' })
    })
  if (commission > 0) await earnCommission(at, who, commission)
}

/** The order is of some time ago, so that its commission is ready as soon as the jobs run. */
async function earnCommission(at: InShop, who: InShopCaller, price: number): Promise<void> {
  const clockOffsetMs = at.settings().clockOffsetMs - settledDays * dayMs
  const affiliate = { percent: 100, maximum: null }
  await at.under({ clockOffsetMs, affiliate, coins: null }, async () => {
    const { code } = await ask<{ code: string }>(at, 'affiliate.join', { terms: true }, who)
    await buy(at, { visitor: randomId() }, [{ itemId: randomId(12), price }], { affiliateCode: code })
  })
  await at.runJobs()
}

type Goods = readonly { itemId: string; price: number }[]
/** A paid order of one piece of each, which nobody else can buy. */
async function buy(at: InShop, who: InShopCaller, goods: Goods, more: object = {}): Promise<string> {
  const owner = ownerOf(who)
  const lines = goods.map(({ itemId, price }) => {
    at.addItem(itemId, price, 1, { digital: true })
    const line = {
      id: crypto.randomUUID(),
      owner,
      variantId: itemId,
      quantity: 1,
      addedPrice: price,
      addedAt: at.now(),
    }
    at.inLedger(({ db }) => addLine(db, line))
    return { id: line.id }
  })
  const { orderId } = await ask<{ orderId: string }>(at, 'checkout.create', { lines, ...more }, who)
  await at.makeReady(orderId, recipientAndPayment, async () => {
    await ask(at, 'checkout.applyAddress', { orderId, recipient: 'Dewi Anggraini', phone: '0813-1234-5678' }, who)
    await ask(at, 'checkout.applyPayment', { orderId, vendor: 'manual', method: 'transfer' }, who)
  })
  for (const { code } of at.sql(`SELECT code FROM order_voucher WHERE order_id = ?`, orderId))
    await ask(at, 'checkout.removeVoucher', { orderId, code }, who)
  await ask(at, 'checkout.place', { orderId }, who)
  await step(at, { orderId, step: 'confirm-payment', attempt: null, unasked: false })
  for (const { itemId } of goods) at.sql('UPDATE product SET published = 0 WHERE id = ?', `p-${itemId}`)
  return orderId
}

const recipientAndPayment = /^(address|payment_vendor|payment_method)$/

async function ask<T>(at: InShop, name: EndpointName, input: object, who: InShopCaller): Promise<T> {
  const answer = await at.ask<T>(name, input, who)
  assert(answer.ok, `${name} was refused: ${JSON.stringify(answer)}`)
  return answer.value
}

async function step(at: InShop, asked: Readonly<Record<string, unknown>>): Promise<void> {
  const answer = await at.administer('order.step', asked)
  assert(answer.ok, `a step of the seller was refused: ${JSON.stringify(answer)}`)
}
