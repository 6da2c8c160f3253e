import type { PaymentChoice } from '#shared/api/payment.ts'
import { sentence } from '#shared/text/errors.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { PaymentMethod } from '#commerce/vendors/payment/methods.ts'
import { countCodRefusals } from './cod.ts'
import { obstacle, type PaymentFacts } from './rules.ts'
import { totalOf } from '../core/rules.ts'
import type { OrderRow } from '../core/tables.ts'

/** Obstacles that the shopper cannot remove here: such a way to pay is not shown. */
const neverHere: ReadonlySet<string> = new Set(['qris_over_limit', 'cod_digital', 'payment_below_minimum'])

/**
 * The ways to pay as the shopper chooses among them; one that cannot be chosen now says why. A draft comes with today's
 * amounts.
 */
export function choicesFor(scope: Scope, order: OrderRow): PaymentChoice[] {
  const facts = factsOf(scope, order)
  return scope.vendors.methods.flatMap((one) => {
    const no = obstacle(one, facts)
    if (no && neverHere.has(no.code)) return []
    const { vendor, method, name, group, description } = one
    return [{ vendor, method, name, group, description, available: no === null, reason: no ? sentence(no) : '' }]
  })
}

/** The way to pay that was asked for, if this shop takes it and this order may use it. */
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

function factsOf(scope: Scope, order: OrderRow): PaymentFacts {
  return {
    amount: totalOf({ ...order, uniqueCode: 0, codFee: 0 }),
    digital: order.digital,
    sendable: order.address !== null && order.shippingCode !== null,
    courierTakesCod: order.quotedCod !== null,
    codMax: scope.vendors.codMax,
    verified: !scope.shop.payments?.codProvenOnly || isVerified(scope, order),
    refusals: countCodRefusals(scope, order),
  }
}
