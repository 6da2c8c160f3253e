import { hourMs } from '#shared/format/units.ts'
import type { Decoded } from '#shared/api/index.ts'
import type { CodeWay } from '#shared/api/account/code.ts'
import type { order as contract } from '#shared/api/order/order.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { accountOfContact, codeContacts, codeWaysTo, nowhere } from '#commerce/identity/codes/contacts.ts'
import { issueCode, spendContactCode } from '#commerce/identity/codes/issue.ts'
import { findCustomer } from '#commerce/identity/customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { shortAccount } from '#commerce/wallet/rules.ts'
import { guestContact } from '../../core/buyer.ts'
import { findOwnOrOpened } from '../../core/link.ts'
import { addHistory } from '../../core/store.ts'
import type { OrderRow } from '../../core/tables.ts'
import { changeRefund, findRefund } from './store.ts'
import type { RefundRow } from './tables.ts'

interface Account {
  bankCode: string
  number: string
  holder: string
}

/**
 * Sends the code without which nobody says to which bank account owed money goes. Number, phone and link of an order are
 * known to many: they stand on its label and in every screenshot of it.
 */
export function askRefundCode(
  scope: Scope,
  { token, pass, refundId, channel, ...account }: Decoded<typeof contract.askRefundCode>,
): Result<{ ticket: string }> {
  const order = findOwnOrOpened(scope, token, pass)
  if (!order) return refused('order_link_invalid')
  return inTransaction(scope, (tx) => {
    if (!findOwed(tx, order, refundId)) return refused('refund_unknown')
    const ways = listCodeWays(tx, order)
    const way = ways.find((one) => one.channel === channel) ?? ways[0]
    if (!way) return refused('code_unreachable')
    const to = contactOf(tx, order)
    const values = { number: order.number ?? '', account: shortAccount(account) }
    const issued = issueCode(tx, {
      purpose: 'refund',
      account: accountOfContact(tx, to),
      customer: null,
      channel: way.channel,
      to,
      about: aboutOf(refundId, account),
      values,
    })
    // Meta's templates for codes have no room for the account, so a second message names it.
    if (issued.ok && way.channel === 'whatsapp' && tx.vendors.messenger('whatsapp') !== 'outbox')
      enqueue(tx, { kind: 'refund_account_asked', ref: issued.value.ticket, to, wanted: 'whatsapp', values })
    return issued
  })
}

/** Says to which bank account owed money goes, or to which other one, with the code that was sent for this account. */
export function nameRefundAccount(
  scope: Scope,
  { token, pass, refundId, ticket, code, ...account }: Decoded<typeof contract.nameRefundAccount>,
): Result<Record<never, never>> {
  const order = findOwnOrOpened(scope, token, pass)
  if (!order) return refused('order_link_invalid')
  return inTransaction(scope, (tx) => {
    const row = findOwed(tx, order, refundId)
    if (!row) return refused('refund_unknown')
    const spent = spendContactCode(tx, 'refund', {
      ticket,
      account: accountOfContact(tx, contactOf(tx, order)),
      typed: code,
      about: aboutOf(refundId, account),
    })
    if (!spent.ok) return spent
    setAccount(tx, order, row, account)
    return accepted({})
  })
}

/**
 * Writes down where the money goes and tells the shopper. After a change, and where somebody else than its owner or the
 * shop's has named it (`waits`), it waits, so that its owner can object.
 */
export function setAccount(
  tx: Tx,
  order: OrderRow,
  row: RefundRow,
  { bankCode, number, holder }: Account,
  waits = false,
): void {
  if (row.bankCode === bankCode && row.number === number && row.holder === holder) return
  const { db, now } = tx
  const payFrom = row.number === null && !waits ? null : new Date(now.getTime() + limits.refundAccountHours * hourMs)
  changeRefund(db, row.id, { bankCode, number, holder, namedAt: now, payFrom })
  const account = shortAccount({ bankCode, number })
  addHistory(db, order.id, 'refund_account', now, account)
  publish(tx, 'refund_account_named', { order, account, ref: `${row.id}:${now.getTime()}` })
}

/** How a code reaches the one who is owed. Empty: not at all, and the seller enters the account. */
export const listCodeWays = (scope: Scope, order: OrderRow): CodeWay[] =>
  codeWaysTo(contactOf(scope, order), scope.vendors.channels)

/** A customer by the account's own contact, a guest as the buyer; nobody stands behind a removed account. */
function contactOf({ db }: Pick<Scope, 'db'>, order: OrderRow): Contact {
  const customer = findCustomer(db, order.customerId)
  if (customer) return customer.removedAt === null ? codeContacts(customer) : nowhere
  return guestContact(order)
}

function findOwed({ db }: Tx, order: OrderRow, id: string): RefundRow | null {
  const row = findRefund(db, id)
  return row?.orderId === order.id && row.state === 'OWED' ? row : null
}

/** A code is for one refund and one account: one that somebody was talked out of names no other. */
const aboutOf = (refundId: string, { bankCode, number }: Omit<Account, 'holder'>): string =>
  `${refundId}\n${bankCode}\n${number}`
