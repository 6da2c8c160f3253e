import { expect } from 'vitest'
import type { CodeWay } from '#shared/api/account/code.ts'
import type { Order } from '#shared/api/order/order.ts'
import type { Bill, PaymentChoice } from '#shared/api/order/payment.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import type { Result } from '#shared/result.ts'
import type { Caller, SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/** Melawai, Kebayoran Baru, Jakarta Selatan. */
export const siti = {
  recipient: 'Siti Aminah',
  phone: '0812-3456-7890',
  villageCode: '31.74.07.1001',
  postcode: '12160',
  street: 'Jl. Melawai Raya No. 12 RT 01/02',
}
export const bcaVa = { vendor: 'simulator', method: 'bca_va' }
export const transfer = { vendor: 'manual', method: 'transfer' }

/** A refusal's code, or 'accepted'. */
export const outcome = (answer: Result<unknown>): string => (answer.ok ? 'accepted' : answer.code)

/** How many of these outcomes are this one. */
export const count = (all: readonly string[], one: string): number => all.filter((each) => each === one).length

export function valueOf<T>(answer: Result<T>): T {
  if (!answer.ok) throw new Error(`refused: ${answer.code} ${JSON.stringify(answer.fields)}`)
  return answer.value
}

/** Puts variants into the caller's cart and begins a checkout with them. */
export async function begin(shop: SellingShop, as: Caller, goods: readonly string[], quantity = 1): Promise<string> {
  const lines = []
  for (const id of goods) lines.push({ id: await shop.cart(as, id, quantity) })
  return valueOf<{ orderId: string }>(await shop.call('checkout.create', { lines }, as)).orderId
}

interface PrepareOptions {
  quantity?: number
  payment?: { vendor: string; method: string }
  email?: string | null
  /** What a guest typed as their own contact. */
  buyer?: string | null
}

/** A checkout with every step done, ready to place. */
export async function prepare(
  shop: SellingShop,
  as: Caller,
  goods: readonly string[],
  { quantity = 1, payment = bcaVa, email = null, buyer = null }: PrepareOptions = {},
): Promise<string> {
  const orderId = await begin(shop, as, goods, quantity)
  valueOf(await shop.call('checkout.applyAddress', { orderId, ...siti, email, buyer }, as))
  valueOf(await shop.call('checkout.applyShipping', { orderId, code: shop.usualService }, as))
  valueOf(await shop.call('checkout.applyPayment', { orderId, ...payment }, as))
  if (payment.vendor === 'cod') await proveContact(shop, orderId, as)
  return orderId
}

/** A placed, unpaid order. */
export async function place(
  shop: SellingShop,
  as: Caller,
  goods: readonly string[],
  options: Parameters<typeof prepare>[3] = {},
): Promise<string> {
  const orderId = await prepare(shop, as, goods, options)
  valueOf(await shop.call('checkout.place', { orderId }, as))
  return orderId
}

/** Proves the contact of a checkout or an order by the code that went there, where it is not proven already. */
export async function proveContact(shop: SellingShop, orderId: string, as: Caller): Promise<void> {
  const ways = valueOf<CodeWay[]>(await shop.call('payment.listContactWays', { orderId }, as))
  if (ways.length === 0) return
  // Another shopper may have asked for a code to this phone within the minute.
  await shop.sql('UPDATE one_time_code SET created_at = created_at - 3600000')
  const { ticket } = valueOf<{ ticket: string }>(await shop.call('payment.askContactCode', { orderId }, as))
  valueOf(await shop.call('payment.proveContact', { orderId, ticket, code: await codeOf(shop, ticket) }, as))
}
/** The code of the message that was sent for a ticket. */
export async function codeOf(shop: SellingShop, ticket: string): Promise<string> {
  const events = `'code_order:${ticket}', 'code_refund:${ticket}', 'code_erasure:${ticket}'`
  const [row] = await shop.sql(`SELECT "values" ->> '$.code' AS code FROM message WHERE event IN (${events})`)
  return String(row?.['code'])
}

export const checkout = async (shop: SellingShop, orderId: string, as: Caller) =>
  valueOf<Checkout>(await shop.call('checkout.find', { orderId }, as))
/** The bill as our own backend tells it: always with its amount. */
export const bill = async (shop: SellingShop, orderId: string, as: Caller) => {
  const { amount, ...found } = valueOf<Bill>(await shop.call('payment.findBill', { orderId }, as))
  if (amount === null) throw new Error(`the bill of ${orderId} has no amount`)
  return { ...found, amount }
}
export const order = async (shop: SellingShop, orderId: string, as: Caller) =>
  valueOf<Order>(await shop.call('order.find', { orderId }, as))

/** For each payment method: true, or the reason why it cannot be chosen. */
export async function paymentChoices(
  shop: SellingShop,
  orderId: string,
  as: Caller,
): Promise<Record<string, string | true>> {
  const listed = valueOf<PaymentChoice[]>(await shop.call('checkout.listPayments', { orderId }, as))
  return Object.fromEntries(listed.map(({ method, available, reason }) => [method, available || reason]))
}

export async function press(shop: SellingShop, orderId: string, as: Caller, result: 'settlement' | 'deny' | 'expire') {
  return shop.call('simulator.press', { id: (await bill(shop, orderId, as)).simulatorId, result }, as)
}

/** Checks in the middle of a test that no invariant of the shop is broken; after its file each shop is audited anyway. */
export async function expectSound(shop: SellingShop): Promise<void> {
  expect(await shop.audit()).toEqual([])
}

export async function stockOf(shop: SellingShop, variantId: string): Promise<number> {
  const [row] = await shop.sql(`SELECT stock FROM variant WHERE id = '${variantId}'`)
  return Number(row?.['stock'])
}
