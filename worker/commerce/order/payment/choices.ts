import type { PaymentChoice } from '#shared/api/payment.ts'
import { limits } from '#shared/limits.ts'
import { sentence } from '#shared/text/errors.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { countCodRefusals } from './cod.ts'
import { subtotalOf, totalOf } from '../core/rules.ts'
import { listLinesNow, type OrderRow } from '../core/store.ts'

/** What decides which ways to pay a sale may be paid by. */
export interface PaymentFacts {
  /** Without a unique code. */
  amount: number
  digital: boolean
  /** It has an address, and with it a phone, and a way to travel. */
  sendable: boolean
  courierTakesCod: boolean
  codMax: number
  /** Whoever buys is known by a phone that has proven itself, or the shop does not ask for that. */
  proven: boolean
  /** Parcels this phone or customer sent back unpaid lately. */
  refusals: number
}

/** Why a sale cannot be paid this way; null when it can. */
export function obstacle(
  { vendor, method, min }: Pick<PaymentMethod, 'vendor' | 'method' | 'min'>,
  facts: PaymentFacts,
): Refused | null {
  // What is nothing is paid by nobody, whatever was chosen before.
  if (facts.amount > 0 && facts.amount < min) return refused('payment_below_minimum', { min })
  if (method === 'qris')
    return facts.amount > limits.qrisMaxRupiah ? refused('qris_over_limit', { max: limits.qrisMaxRupiah }) : null
  if (vendor !== 'cod') return null
  if (facts.digital) return refused('cod_digital')
  if (facts.amount > facts.codMax) return refused('cod_over_limit', { max: facts.codMax })
  if (facts.refusals >= limits.codRefusalsMax) return refused('cod_blocked')
  if (!facts.proven) return refused('cod_unproven')
  if (!facts.sendable) return refused('cod_address')
  return facts.courierTakesCod ? null : refused('cod_courier')
}

/** Obstacles no step on the list of ways to pay can remove: what could never be chosen is not shown. */
const neverHere: ReadonlySet<string> = new Set(['qris_over_limit', 'cod_digital', 'payment_below_minimum'])

/** The ways to pay as the shopper chooses among them; one that cannot be chosen now says why. */
export function choicesFor(scope: Scope, order: OrderRow): PaymentChoice[] {
  const facts = factsOf(scope, order)
  return scope.vendors.methods.flatMap((one) => {
    const no = obstacle(one, facts)
    if (no && neverHere.has(no.code)) return []
    const { vendor, method, name, group, description } = one
    return [{ vendor, method, name, group, description, available: no === null, reason: no ? sentence(no) : '' }]
  })
}

/** The way to pay that was asked for, when this shop takes it and this sale may use it. */
export function chooseMethod(
  scope: Scope,
  order: OrderRow,
  asked: { vendor: string | null; method: string | null },
): Result<PaymentMethod> {
  const method = scope.vendors.methods.find((one) => one.vendor === asked.vendor && one.method === asked.method)
  if (!method) return refused('payment_unknown')
  return obstacle(method, factsOf(scope, order)) ?? accepted(method)
}

const isProven = ({ db }: Scope, { customerId }: OrderRow): boolean =>
  customerId !== null && Boolean(findCustomer(db, customerId)?.phoneVerifiedAt)

function factsOf(scope: Scope, order: OrderRow): PaymentFacts {
  const subtotal = order.status === 'DRAFT' ? subtotalOf(listLinesNow(scope.db, order, scope.now)) : order.subtotal
  return {
    amount: totalOf({ ...order, subtotal, uniqueCode: 0, codFee: 0 }),
    digital: order.digital,
    sendable: order.address !== null && order.shippingCode !== null,
    courierTakesCod: order.quotedCod !== null,
    codMax: scope.vendors.codMax,
    proven: !scope.shop.payments?.codProvenOnly || isProven(scope, order),
    refusals: countCodRefusals(scope, order),
  }
}
