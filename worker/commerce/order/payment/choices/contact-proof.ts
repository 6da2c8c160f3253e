import { dayMs } from '#shared/format/units.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Decoded, OutputOf } from '#shared/api/index.ts'
import type { CodeWay } from '#shared/api/account/code.ts'
import { phoneChannels } from '#shared/api/account/message.ts'
import type { payment as contract } from '#shared/api/order/payment.ts'
import { limits } from '#shared/limits.ts'
import { handoverPhrases, paymentWay } from '#shared/order/payment-way.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { accountOfContact, codeWaysTo } from '#commerce/identity/codes/contacts.ts'
import { issueCode, spendContactCode } from '#commerce/identity/codes/issue.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { buyerContact } from '#commerce/order/core/buyer.ts'
import { changeOrder, findOwnOrder } from '#commerce/order/core/store.ts'
import { type OrderRow, orders } from '#commerce/order/core/tables.ts'

/** Whether this shop can send a code to a phone. */
export const canProvePhone = ({ vendors }: Pick<Scope, 'vendors'>): boolean =>
  phoneChannels.some((channel) => vendors.channels.includes(channel))

/** Who takes a parcel that is paid when it comes. */
export const recipientOf = ({ address }: Pick<OrderRow, 'address'>): Contact => ({
  phone: address?.phone ?? null,
  email: null,
})

/**
 * Whose contact an order asks to prove: of what is paid when it is handed over the recipient's phone, otherwise the
 * buyer's, or their e-mail where the shop sends no codes to phones. An order that was placed asks only before it is
 * paid on handover.
 */
export function contactToProve(scope: Scope, order: OrderRow): Contact {
  if (order.status !== 'DRAFT' || paymentWay(order.paymentVendor).onHandover) return recipientOf(order)
  const { phone, email } = buyerContact(scope, order)
  return canProvePhone(scope) ? { phone, email: null } : { phone: null, email }
}

/**
 * Whether the shopper can be reached by a contact that is proven: this one, by a code for this order or for one of
 * their orders lately; or that of their account, also when this is somebody else's.
 */
export function isProven(scope: Scope, order: OrderRow, contact: Contact): boolean {
  const proof = proofOf(scope, contact)
  if (proof === null) return false
  if (order.provenContact === proof) return true
  const { db, now } = scope
  const customer = findCustomer(db, order.customerId)
  const verifiedAt = contact.phone === null ? customer?.emailVerifiedAt : customer?.phoneVerifiedAt
  if (verifiedAt) return true
  const shopper =
    order.customerId === null
      ? and(isNull(orders.customerId), eq(orders.visitorId, order.visitorId ?? ''))
      : eq(orders.customerId, order.customerId)
  const lately = gt(orders.placedAt, new Date(now.getTime() - limits.contactProofDays * dayMs))
  return (
    db
      .select({ id: orders.id })
      .from(orders)
      .where(and(shopper, lately, eq(orders.provenContact, proof)))
      .limit(1)
      .get() !== undefined
  )
}

/** How a code reaches the contact that an order asks to prove. Empty: it is proven, or cannot be reached. */
export function listContactWays(
  { orderId }: Decoded<typeof contract.listContactWays>,
  scope: Scope,
): Result<CodeWay[]> {
  const order = findOwnOrder(scope, orderId)
  if (!order) return refused('order_unknown')
  const contact = contactToProve(scope, order)
  return accepted(isProven(scope, order, contact) ? [] : codeWaysTo(contact, scope.vendors.channels))
}

/** Sends a code to the contact of a checkout or an order. */
export function askContactCode(
  { orderId, channel }: Decoded<typeof contract.askContactCode>,
  scope: Scope,
): Result<OutputOf<typeof contract.askContactCode>> {
  return inTransaction(scope, (tx) => {
    const order = findOwnOrder(tx, orderId)
    if (!order) return refused('order_unknown')
    const contact = contactToProve(tx, order)
    const ways = codeWaysTo(contact, tx.vendors.channels)
    const way = ways.find((one) => one.channel === channel) ?? ways[0]
    if (!way) return refused(order.address ? 'code_unreachable' : 'address_missing')
    return issueCode(tx, {
      purpose: 'order',
      account: accountOfContact(tx, contact),
      customer: null,
      channel: way.channel,
      to: contact,
      values: { what: purchaseOf(order) },
    })
  })
}

/** The code came back: anyone who holds this checkout or order has its contact. */
export function proveContact(
  { orderId, ticket, code }: Decoded<typeof contract.proveContact>,
  scope: Scope,
): Result<OutputOf<typeof contract.proveContact>> {
  return inTransaction(scope, (tx) => {
    const order = findOwnOrder(tx, orderId)
    if (!order) return refused('order_unknown')
    const contact = contactToProve(tx, order)
    const proof = proofOf(tx, contact)
    if (proof === null) return refused('address_missing')
    if (isProven(tx, order, contact)) return accepted({})
    const spent = spendContactCode(tx, 'order', { ticket, account: accountOfContact(tx, contact), typed: code })
    if (!spent.ok) return spent
    changeOrder(tx.db, order.id, { provenContact: proof })
    return accepted({})
  })
}

/** Somebody of the shop has spoken with the buyer: this order needs no code. */
export function vouchForContact(tx: Tx, order: OrderRow): void {
  changeOrder(tx.db, order.id, { provenContact: proofOf(tx, contactToProve(tx, order)) })
}

/** What the order is called in the message with its code. */
function purchaseOf({ status, paymentVendor, delivery }: OrderRow): string {
  if (status === 'DRAFT' && !paymentWay(paymentVendor).onHandover) return 'pesanan Anda'
  return `pesanan ${handoverPhrases[deliveryWay[delivery].takesMoney ?? ''] ?? ''} Anda`
}

/** What an order keeps of a contact that a code has proven; null: there is no contact. */
export function proofOf({ keyedHash }: Pick<Scope, 'keyedHash'>, { phone, email }: Contact): string | null {
  const contact = phone ?? email
  return contact === null ? null : keyedHash(`proven contact\n${contact}`)
}
