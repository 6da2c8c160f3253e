import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Decoded, OutputOf } from '#shared/api/index.ts'
import { phoneChannels } from '#shared/api/account/message.ts'
import type { payment as contract } from '#shared/api/order/payment.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { handoverPhrases } from '#shared/order/payment-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { issueCode, spendContactCode } from '#commerce/identity/codes/issue.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { changeOrder, findOwnOrder } from '#commerce/order/core/store.ts'
import { type OrderRow, orders } from '#commerce/order/core/tables.ts'

const dayMs = 24 * 3_600_000

/** Whether this shop can send a code to a phone. */
export const canProvePhone = ({ vendors }: Pick<Scope, 'vendors'>): boolean =>
  phoneChannels.some((channel) => vendors.channels.includes(channel))

/**
 * Whether the shopper can be reached by a phone that is proven: the recipient's, by a code for this order or for one of
 * their orders lately; or that of their account, also when the goods go to somebody else.
 */
export function isPhoneProven(scope: Scope, order: OrderRow): boolean {
  const phone = order.address?.phone
  if (!phone) return false
  const proof = proofOf(scope, phone)
  if (order.provenPhone === proof) return true
  const { db, now } = scope
  const customer = order.customerId === null ? null : findCustomer(db, order.customerId)
  if (customer && customer.phoneVerifiedAt !== null) return true
  const shopper =
    order.customerId === null
      ? and(isNull(orders.customerId), eq(orders.visitorId, order.visitorId ?? ''))
      : eq(orders.customerId, order.customerId)
  const lately = gt(orders.placedAt, new Date(now.getTime() - limits.phoneProofDays * dayMs))
  return (
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(shopper, lately, eq(orders.provenPhone, proof)))
      .limit(1)
      .get() !== undefined
  )
}

/** The same of any contact, where a shop sends no codes to phones. */
export function isContactProven(scope: Scope, order: OrderRow): boolean {
  if (canProvePhone(scope)) return isPhoneProven(scope, order)
  return order.customerId !== null && (findCustomer(scope.db, order.customerId)?.emailVerifiedAt ?? null) !== null
}

/** The phone to which a code goes before the order can be paid on delivery, its middle hidden; null: none is needed. */
export function phoneToProve(scope: Scope, order: OrderRow): string | null {
  const phone = order.address?.phone
  if (!phone || !canProvePhone(scope) || isPhoneProven(scope, order)) return null
  return `${phone.slice(0, 6)}****${phone.slice(-3)}`
}

/** Sends a code to the phone of a checkout or an order. */
export function askCodCode(
  { orderId, channel }: Decoded<typeof contract.askCodCode>,
  scope: Scope,
): Result<OutputOf<typeof contract.askCodCode>> {
  return inTransaction(scope, (tx) => {
    const order = findOwnOrder(tx, orderId)
    if (!order) return refused('order_unknown')
    if (!order.address) return refused('address_missing')
    if (!canProvePhone(tx)) return refused('code_unreachable')
    const { phone } = order.address
    return issueCode(tx, {
      purpose: 'cod',
      account: accountOf(tx, phone),
      customer: null,
      channel: channel ?? 'whatsapp',
      to: { email: null, phone },
      values: { way: handoverPhrases[deliveryWay[order.delivery].takesMoney ?? ''] ?? '' },
    })
  })
}

/** The code came back: anyone who holds this checkout or order has its phone. */
export function proveCodPhone(
  { orderId, ticket, code }: Decoded<typeof contract.proveCodPhone>,
  scope: Scope,
): Result<OutputOf<typeof contract.proveCodPhone>> {
  return inTransaction(scope, (tx) => {
    const order = findOwnOrder(tx, orderId)
    if (!order) return refused('order_unknown')
    if (!order.address) return refused('address_missing')
    if (isPhoneProven(tx, order)) return accepted({})
    const { phone } = order.address
    const spent = spendContactCode(tx, 'cod', { ticket, account: accountOf(tx, phone), typed: code })
    if (!spent.ok) return spent
    changeOrder(tx.db, order.id, { provenPhone: proofOf(tx, phone) })
    return accepted({})
  })
}

/** The codes of one number are counted together, whatever they are for. */
const accountOf = ({ keyedHash }: Pick<Scope, 'keyedHash'>, phone: string): string => keyedHash(`account\n${phone}`)
const proofOf = ({ keyedHash }: Pick<Scope, 'keyedHash'>, phone: string): string => keyedHash(`proven phone\n${phone}`)
