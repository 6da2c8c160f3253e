import { hourMs } from '#shared/format/units.ts'
import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import type { VoucherOffers } from '#shared/api/goods/voucher.ts'
import { randomId } from '#tests/support/in-workerd/shop.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'
import type { Caller, SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

interface VoucherInput {
  code?: string
  title?: string
  cashback?: 0 | 1
  percentage?: 0 | 1
  amount?: number
  maximum?: number | null
  minimum?: number
  forShipping?: 0 | 1
  quota?: number | null
  perCustomer?: number | null
  categories?: readonly string[]
  products?: readonly string[]
  newCustomersOnly?: 0 | 1
  listed?: 0 | 1
  /** Hours from now. */
  starts?: number
  ends?: number | null
}

/** Adds a voucher to the shop: by default Rp 10.000 off, for everyone. */
export async function addVoucher(shop: SellingShop, given: VoucherInput = {}): Promise<string> {
  const {
    code = randomId(8).toUpperCase(),
    title = `Voucher ${code}`,
    starts = -1,
    ends = 24 * 30,
    amount = 10_000,
    minimum = 0,
    listed = 1,
  } = given
  const {
    cashback = 0,
    percentage = 0,
    maximum = null,
    forShipping = 0,
    quota = null,
    perCustomer = null,
    newCustomersOnly = 0,
  } = given
  const at = (hours: number) => Date.now() + hours * hourMs
  const { categories = [], products = [] } = given
  await shop.sql(`INSERT INTO voucher (id, code, title, starts_at, ends_at, cashback, percentage, amount, maximum, minimum, for_shipping, quota, per_customer, categories, products, new_customers_only, listed)
    VALUES ('${randomId(12)}', '${code}', '${title}', ${at(starts)}, ${ends === null ? 'NULL' : at(ends)}, ${cashback}, ${percentage}, ${amount}, ${maximum}, ${minimum}, ${forShipping},
    ${quota}, ${perCustomer}, '${JSON.stringify(categories)}', '${JSON.stringify(products)}', ${newCustomersOnly}, ${listed})`)
  return code
}

export const apply = (shop: SellingShop, orderId: string, code: string, as: Caller) =>
  shop.call('checkout.applyVoucher', { orderId, code }, as)

/** The voucher offers for the whole cart. */
export async function offersForCart(shop: SellingShop, as: Caller): Promise<VoucherOffers> {
  const lines = valueOf<{ id: string }[]>(await shop.call('cart.list', {}, as)).map(({ id }) => ({ id }))
  return valueOf<VoucherOffers>(await shop.call('voucher.listForCart', { lines }, as))
}
export const codesOf = ({ offers }: VoucherOffers): string[] => offers.map(({ voucher }) => voucher.code)

export async function usedOf(shop: SellingShop, code: string): Promise<number> {
  const [row] = await shop.sql(`SELECT used FROM voucher WHERE code = '${code}'`)
  return Number(row?.['used'])
}

/** The bank reports a payment for an expired order. */
export async function payLate(shop: SellingShop, orderId: string): Promise<void> {
  const [row] = await shop.sql(
    `SELECT p.reference, p.transaction_id, p.amount, a.server_key FROM simulated_payment p, simulator_account a JOIN charge c ON c.reference = p.reference JOIN bill b ON b.code = c.bill_code WHERE b.order_id = '${orderId}'`,
  )
  const { reference, transaction_id, amount, server_key } = row ?? {}
  await shop.sql(`UPDATE simulated_payment SET status = 'settlement' WHERE reference = '${String(reference)}'`)
  const gross_amount = `${Number(amount)}.00`
  const signature_key = createHash('sha512')
    .update(`${String(reference)}200${gross_amount}${String(server_key)}`)
    .digest('hex')
  const body = {
    status_code: '200',
    transaction_id,
    order_id: reference,
    gross_amount,
    currency: 'IDR',
    signature_key,
    transaction_status: 'settlement',
    fraud_status: 'accept',
  }
  expect(await shop.deliver(JSON.stringify(body))).toBe(200)
}
