import { rupiah } from '#shared/api/contract/brands.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { paymentWay } from '#shared/order/payment-way.ts'
import { sentence } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { codFeeOf } from './cod.ts'
import { onTrust } from './open-orders.ts'
import { obstacle, type PaymentFacts, smallestInstalment } from '#commerce/order/payment/rules/rules.ts'
import { totalOf } from '#commerce/order/core/rules.ts'
import type { OrderRow } from '#commerce/order/core/tables.ts'

/** Obstacles that the shopper cannot remove here: such a way to pay is not shown. */
const neverHere: ReadonlySet<string> = new Set(['payment_above_maximum', 'payment_unfit'])
/** Coins and balance are given back with a tick, and then more is left to pay: shown only where nothing else is. */
const lastResort = 'payment_below_minimum'

/** Those that are removed in the address, which an order keeps as it was placed. */
const inDraftOnly: ReadonlySet<string> = new Set(['payment_email', 'payment_phone'])

/**
 * The ways to pay as the shopper chooses among them: each names its fee and its total, and one that cannot be chosen
 * now says why. A draft comes with today's amounts.
 */
export function choicesFor(scope: Scope, order: OrderRow): PaymentChoice[] {
  const facts = factsOf(scope, order)
  const isOut = (code: string) =>
    neverHere.has(code) || (order.status !== 'DRAFT' && (inDraftOnly.has(code) || code === lastResort))
  const found = scope.vendors.methods
    .map((one) => ({ one, no: obstacle(one, facts) }))
    .filter(({ no }) => no === null || !isOut(no.code))
  const usual = found.filter(({ no }) => no?.code !== lastResort)
  return (usual.length > 0 ? usual : found).map(({ one, no }) => {
    const { vendor, method, name, group } = one
    const total = totalBy(scope, order, one)
    const fee = feeOf(scope, one)
    const unsaid = one.atCounter && fee === null ? ', bisa ada biaya' : ''
    const description = `${costOf(order, total)}${accountWords(scope, one)}${instalmentOf(scope, one, total) || one.description}${unsaid}`
    const reason = no ? sentence(no) : ''
    const wanted = no && order.status === 'DRAFT' ? wantedFor(no.code, order) : null
    const amounts = { total: rupiah(total), fee: fee === null ? null : rupiah(fee) }
    return { vendor, method, name, group, description, available: no === null, reason, wanted, ...amounts }
  })
}

/** What the shopper changes to choose it after all. */
function wantedFor(code: string, { address }: OrderRow): PaymentChoice['wanted'] {
  if (code === 'cod_courier') return 'courier'
  if (code === 'cod_address') return address === null ? 'address' : 'courier'
  if (code === 'payment_email' && address !== null) return 'email'
  return inDraftOnly.has(code) ? 'address' : null
}

/** What an order costs when it is paid this way, without a unique code. Where nothing is left to pay, no fee is. */
function totalBy(scope: Scope, order: OrderRow, { vendor }: PaymentMethod): number {
  const bare = totalOf({ ...order, uniqueCode: 0, codFee: 0 })
  return bare === 0 ? 0 : bare + codFeeOf(scope, order, { vendor, amount: bare })
}

/** What choosing this way changes about the amount, in words. */
function costOf(order: OrderRow, total: number): string {
  const fee = total - totalOf({ ...order, uniqueCode: 0, codFee: 0 })
  if (fee > 0) return `+${formatRupiah(fee)} · total ${formatRupiah(total)}. `
  const becomes = order.status !== 'DRAFT' && total !== order.total - order.uniqueCode
  return becomes ? `Total ${formatRupiah(total)}. ` : ''
}

/** Whose bank it goes to, and what identifies the payer there. */
function accountWords({ vendors }: Scope, { vendor }: PaymentMethod): string {
  if (!paymentWay(vendor).ownAccount) return ''
  const most = formatRupiah(limits.uniqueCodeMax)
  return vendors.bank
    ? `Ke ${vendors.bank.bank}, ditambah kode unik sampai ${most}. `
    : `Ditambah kode unik sampai ${most}. `
}

/** About what a month costs, if the lender agrees. Only the lender knows it, so it is called an estimate. */
function instalmentOf({ shop }: Scope, { method, name }: PaymentMethod, total: number): string {
  const terms = shop.payments?.instalments?.filter((one) => one.method === method) ?? []
  const least = smallestInstalment(total, terms)
  if (least === null) return ''
  const { monthly, months, monthlyPercent } = least
  const sum = `${formatRupiah(monthly)} × ${months} bulan, total ${formatRupiah(monthly * months)}`
  return `Perkiraan ${sum}, biaya ${String(monthlyPercent).replace('.', ',')}%/bulan, bila disetujui ${name}.`
}

/** What a store asks at its counter is in its contract, which only the owner knows. No total of ours contains it. */
export const feeOf = ({ shop }: Pick<Scope, 'shop'>, { method, fee }: PaymentMethod): number | null =>
  shop.payments?.counterFees?.find((one) => one.method === method)?.fee ?? fee ?? null

/** The way to pay that was requested, if this shop takes it and this order may use it. */
export function chooseMethod(
  scope: Scope,
  order: OrderRow,
  asked: { vendor: string | null; method: string | null },
): Result<PaymentMethod> {
  const method = scope.vendors.methods.find((one) => one.vendor === asked.vendor && one.method === asked.method)
  if (!method) return refused('payment_unknown')
  return obstacle(method, factsOf(scope, order)) ?? accepted(method)
}

const isVerified = ({ db }: Scope, { customerId }: OrderRow): boolean =>
  customerId !== null && Boolean(findCustomer(db, customerId)?.phoneVerifiedAt)

/** Only cash on delivery asks who the shopper is, so that is read when a rule comes to it. */
function factsOf(scope: Scope, order: OrderRow): PaymentFacts {
  const { needsCourier } = deliveryWay[order.delivery]
  let known: ReturnType<typeof onTrust> | null = null
  const trust = () => (known ??= onTrust(scope, order))
  return {
    amount: totalOf({ ...order, uniqueCode: 0, codFee: 0 }),
    delivery: order.delivery,
    email: Boolean(order.address?.email),
    mobile: order.address?.phone.startsWith('+62') ?? true,
    sendable: order.address !== null && (!needsCourier || order.shippingCode !== null),
    courierTakesCod: !needsCourier || order.quotedCod !== null,
    codMax: scope.vendors.codMax,
    get verified() {
      return !scope.shop.payments?.codProvenOnly || isVerified(scope, order)
    },
    get refusals() {
      return trust().refusals
    },
    get codOpen() {
      return trust().codOpen
    },
  }
}
