import { and, eq, inArray, isNull } from 'drizzle-orm'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { forgetAlerts } from '#commerce/alert/store.ts'
import { forgetAddresses } from '#commerce/address/store.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { cartLines, cartNotes } from '#commerce/cart/tables.ts'
import { voucherChoices, voucherClaims } from '#commerce/voucher/tables.ts'
import { type Confirmation, reAuthenticate } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { verifiedContacts } from '#commerce/identity/codes/contacts.ts'
import { type CustomerRow, findByContact } from '#commerce/identity/customers/store.ts'
import { googlePendingLogins } from '#commerce/identity/google/tables.ts'
import { forgetPasskeys } from '#commerce/identity/customers/passkeys.ts'
import { passkeyChallenges } from '#commerce/identity/passkeys/tables.ts'
import { files } from '#commerce/files/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import { onceAnswers } from '#commerce/platform/idempotency/tables.ts'
import { balanceOf, type CustomerAccount, customerAccount, move } from '#commerce/ledger/store.ts'
import { forgetPushTargets } from '#commerce/notification/push.ts'
import { messages } from '#commerce/notification/tables.ts'
import { owedTo } from '#commerce/order/payment/refunds/store.ts'
import { returns } from '#commerce/order/after/returns/tables.ts'
import { orders } from '#commerce/order/core/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import { forgetPhotos } from '#commerce/review/bought.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { forgetTagPurchases } from '#commerce/tags/store.ts'
import { withdrawalMinimum } from '#commerce/wallet/rules.ts'
import { bankAccounts, withdrawals } from '#commerce/wallet/tables.ts'
import { wishes, wishLinks } from '#commerce/wishlist/tables.ts'
import { inParts } from './in-parts.ts'
import { countOpenOrders, countOpenReturns, listOrderIds } from './store.ts'
import { anonymise } from './anonymise.ts'
import { forgetAccountChanges } from '#commerce/identity/customers/account-changes.ts'
import { forgetRegistrations } from '#commerce/identity/customers/pending-registrations.ts'
import { forgetDevices } from '#commerce/identity/sessions/store.ts'
import { sessions } from '#commerce/identity/sessions/tables.ts'
import { googleAccounts } from '#commerce/identity/customers/tables.ts'
import { findContactChange, removeContactChange } from '#commerce/identity/customers/contact-changes.ts'
import { forgetCodes } from '#commerce/identity/codes/store.ts'

/**
 * Closes an account. Orders, the ledger and consents stay, because the law requires them, but they no longer name
 * anybody; everything else goes.
 */
export function eraseAccount(scope: Scope, confirmation: Confirmation): Result<Record<never, never>> {
  return reAuthenticate(scope, confirmation, (tx, { customer }) => eraseCustomer(tx, customer), { eachTime: true })
}

/** The same once it is clear who asks: the customer, or the seller for them. */
export function eraseCustomer(tx: Tx, customer: CustomerRow): Result<Record<never, never>> {
  const needed = stillNeeded(tx, customer.id)
  if (needed) return needed
  forgetCustomer(tx, customer)
  return accepted({})
}

/** Nobody is asked any more: they were erased, and an export of before has brought them back. */
export function forgetCustomer(tx: Tx, customer: CustomerRow): void {
  const orderIds = listOrderIds(tx.db, customer.id)
  forgetTraces(tx.db, customer, orderIds)
  anonymise(tx, customer.id, orderIds)
  giveUpCommission(tx, customer.id)
  // Beside the exports of the shop it is written down, so that none of them brings anybody back.
  tx.scheduler.plan('note-erasure', `c:${customer.id}`, tx.now)
  forgetFiles(tx, customer.id)
}

/** Why the account cannot be closed yet. */
export function stillNeeded({ db, now }: Scope, customerId: string): Refused | null {
  const theirs = eq(orders.customerId, customerId)
  const open = countOpenOrders(db, theirs, now)
  if (open > 0) return refused('account_orders', { count: open })
  const back = countOpenReturns(db, eq(returns.customerId, customerId))
  if (back > 0) return refused('account_returns', { count: back })
  const has = (account: CustomerAccount) => balanceOf(db, customerAccount(account, customerId))
  const amount = has('wallet') + has('held') + has('pending') + has('commission') - givenUp(db, customerId)
  if (amount > 0) return refused('account_money', { amount })
  const owed = owedTo(db, theirs)
  return owed > 0 ? refused('account_refunds', { amount: owed }) : null
}

/** What closing the account gives up: a commission too small to be withdrawn. */
export function givenUp(db: Db, customerId: string): number {
  const commission = balanceOf(db, customerAccount('commission', customerId))
  return commission < withdrawalMinimum('commission', commission) ? commission : 0
}

function giveUpCommission(tx: Tx, customerId: string): void {
  const from = customerAccount('commission', customerId)
  const amount = balanceOf(tx.db, from)
  if (amount > 0) move(tx, { kind: 'commission_given_up', ref: customerId, from, to: 'shop:commission', amount })
}

function forgetTraces(db: Db, customer: CustomerRow, orderIds: readonly string[]): void {
  const { id, email, phone } = customer
  const owner = customerOwner(id)
  forgetMessages(db, verifiedContacts(customer), orderIds)
  forgetTyped(db, customer)
  forgetPayouts(db, id)
  forgetAddresses(db, id)
  forgetRegistrations(db, { phone, email })
  forgetDevices(db, id)
  forgetAccountChanges(db, id)
  forgetCodes(db, id)
  removeContactChange(db, id)
  forgetPasskeys(db, id)
  db.delete(passkeyChallenges).where(eq(passkeyChallenges.customerId, id)).run()
  db.delete(sessions).where(eq(sessions.customerId, id)).run()
  const google = db.delete(googleAccounts).where(eq(googleAccounts.customerId, id)).returning().all()
  for (const { sub } of google) db.delete(googlePendingLogins).where(eq(googlePendingLogins.sub, sub)).run()
  forgetAlerts(db, owner)
  db.delete(wishes).where(eq(wishes.owner, owner)).run()
  db.delete(wishLinks).where(eq(wishLinks.customerId, id)).run()
  db.delete(cartLines).where(eq(cartLines.owner, owner)).run()
  db.delete(cartNotes).where(eq(cartNotes.owner, owner)).run()
  db.delete(voucherClaims).where(eq(voucherClaims.owner, owner)).run()
  db.delete(voucherChoices).where(eq(voucherChoices.owner, owner)).run()
  db.delete(onceAnswers).where(eq(onceAnswers.actor, owner)).run()
  db.delete(bankAccounts).where(eq(bankAccounts.customerId, id)).run()
}

/** What went to a contact that was only typed, unless it stands for another account, or was about somebody's order. */
function forgetTyped(db: Db, { id, email, phone }: CustomerRow): void {
  const change = findContactChange(db, id)
  const typed = [
    { by: 'phone', value: phone },
    ...(email === null ? [] : [{ by: 'email', value: email } as const]),
    ...(change ? [{ by: change.kind, value: change.value }] : []),
  ] as const
  const own = typed.filter((login) => [undefined, id].includes(findByContact(db, login)?.id))
  db.delete(messages)
    .where(
      and(
        inArray(
          messages.target,
          own.map(({ value }) => value),
        ),
        isNull(messages.orderId),
      ),
    )
    .run()
}

/** The seller read there to which bank account a withdrawal goes, and whose it is. */
function forgetPayouts(db: Db, customerId: string): void {
  const own = db.select({ id: withdrawals.id }).from(withdrawals).where(eq(withdrawals.customerId, customerId)).all()
  const events = own.flatMap(({ id }) => ['email', 'whatsapp'].map((way) => `seller_withdrawal:${id}:${way}`))
  inParts(events, (part) => void db.delete(messages).where(isOneOf(messages.event, part)).run())
}

/** Messages to the customer, and what was sent about the customer's orders. */
export function forgetMessages(db: Db, targets: readonly string[], orderIds: readonly string[]): void {
  if (targets.length > 0)
    db.delete(messages)
      .where(inArray(messages.target, [...targets]))
      .run()
  inParts(orderIds, (ids) => forgetTagPurchases(db, ids))
  inParts(orderIds, (ids) => forgetPushTargets(db, ids))
  inParts(orderIds, (ids) => void db.delete(messages).where(isOneOf(messages.orderId, ids)).run())
}

/**
 * Forgets the customer's files, except transfer receipts: they belong to the shop's books. A photo may stand in a review
 * of an order that was never claimed. The same transaction plans the removal of their bytes.
 */
function forgetFiles({ db, invalidate, scheduler, now }: Tx, customerId: string): void {
  const own = db
    .select({ id: files.id })
    .from(files)
    .leftJoin(transferReceipts, eq(transferReceipts.fileId, files.id))
    .where(and(eq(files.owner, customerOwner(customerId)), isNull(transferReceipts.id)))
    .all()
    .map(({ id }) => id)
  inParts(own, (ids) => {
    forgetPhotos({ db, invalidate }, ids)
    db.delete(files).where(isOneOf(files.id, ids)).run()
  })
  for (const id of own) scheduler.plan('remove-file', id, now)
}
