import { randomBytes } from 'node:crypto'
import { eq, inArray, or } from 'drizzle-orm'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { affiliates } from '../affiliate/tables.ts'
import { forgetAddresses } from '../address/store.ts'
import { customerOwner } from '../cart/store.ts'
import { cartLines, cartNotes } from '../cart/tables.ts'
import { couponChoices, couponClaims, saleCoupons } from '../coupon/tables.ts'
import { newCost } from '../customer/password.ts'
import { checkPassword } from '../customer/proof.ts'
import { type CustomerRow, findCustomer, forgetDevices } from '../customer/store.ts'
import { sessions } from '../customer/tables.ts'
import { googleAccounts } from '../google/tables.ts'
import { onceAnswers } from '../idempotency/tables.ts'
import { balanceOf, purseOf } from '../ledger/store.ts'
import { messages } from '../message/tables.ts'
import { sales } from '../sale/tables.ts'
import type { Db, Scope } from '../scope.ts'
import { bankAccounts, withdrawals } from '../wallet/tables.ts'
import { wishes, wishLinks } from '../wishlist/tables.ts'
import { changeCustomer, countOpenOrders, forgetCodes, removeChange, removeFile } from './store.ts'

const nobody = 'Akun dihapus'

/**
 * Gives an account up. Orders, the ledger and consents are kept, because the law asks for them, and name nobody; everything else goes.
 * Answers the file of the photo, whose bytes are the Worker's to delete.
 */
export function removeAccount(scope: Scope, { password }: { password: string }): Result<{ fileId: string | null }> {
  const { db, who } = scope
  return db.transaction(() => {
    const customer = who.customerId === null ? null : findCustomer(db, who.customerId)
    if (!customer) return refused('sign_in_needed')
    const no = checkPassword(scope, customer.id, password) ?? stillNeeded(scope, customer.id)
    if (no) return no
    forgetTraces(db, customer)
    unname(scope, customer)
    return accepted({ fileId: customer.photoFileId })
  })
}

/** Why the account cannot go yet. */
function stillNeeded({ db, now }: Scope, customerId: string): Refused | null {
  const orders = countOpenOrders(db, customerId, now)
  if (orders > 0) return refused('account_orders', { count: orders })
  const amount = (['wallet', 'held', 'pending', 'commission'] as const).reduce((sum, purse) => sum + balanceOf(db, purseOf(purse, customerId)), 0)
  return amount > 0 ? refused('account_money', { amount }) : null
}

function forgetTraces(db: Db, { id, email, phone, photoFileId }: CustomerRow): void {
  const owner = customerOwner(id)
  forgetAddresses(db, id)
  forgetDevices(db, id)
  forgetCodes(db, id)
  removeChange(db, id)
  db.delete(sessions).where(eq(sessions.customerId, id)).run()
  db.delete(googleAccounts).where(eq(googleAccounts.customerId, id)).run()
  db.delete(wishes).where(eq(wishes.owner, owner)).run()
  db.delete(wishLinks).where(eq(wishLinks.customerId, id)).run()
  db.delete(cartLines).where(eq(cartLines.owner, owner)).run()
  db.delete(cartNotes).where(eq(cartNotes.owner, owner)).run()
  db.delete(couponClaims).where(eq(couponClaims.owner, owner)).run()
  db.delete(couponChoices).where(eq(couponChoices.owner, owner)).run()
  db.delete(onceAnswers).where(eq(onceAnswers.actor, owner)).run()
  db.delete(messages)
    .where(or(eq(messages.target, phone), email === null ? undefined : eq(messages.target, email)))
    .run()
  db.delete(bankAccounts).where(eq(bankAccounts.customerId, id)).run()
  if (photoFileId !== null) removeFile(db, photoFileId)
}

/** What stays says what was bought, sent to which city and paid, and no more. */
function unname({ db, now }: Scope, { id }: CustomerRow): void {
  const own = db.select({ id: sales.id, address: sales.address, status: sales.status }).from(sales).where(eq(sales.customerId, id)).all()
  for (const { id: saleId, address } of own) {
    const place = address && {
      ...address,
      recipient: nobody,
      phone: 'dihapus',
      email: null,
      villageCode: null,
      district: '',
      village: '',
      postcode: null,
      street: null,
      courierNote: null,
      latitude: null,
      longitude: null,
    }
    db.update(sales).set({ address: place, dropshipName: null, dropshipPhone: null, remark: '', visitorId: null }).where(eq(sales.id, saleId)).run()
  }
  const saleIds = own.map((one) => one.id)
  for (let at = 0; at < saleIds.length; at += 50)
    db.update(saleCoupons)
      .set({ phone: null })
      .where(inArray(saleCoupons.saleId, saleIds.slice(at, at + 50)))
      .run()
  db.update(withdrawals).set({ holder: nobody, number: '' }).where(eq(withdrawals.customerId, id)).run()
  db.update(affiliates)
    .set({ code: `dihapus-${id}` })
    .where(eq(affiliates.customerId, id))
    .run()
  changeCustomer(db, id, {
    name: '',
    email: null,
    // Never a number or an e-mail anybody can sign in with.
    phone: `dihapus:${id}`,
    password: { ...newCost(), hash: randomBytes(32).toString('base64') },
    photoFileId: null,
    emailVerifiedAt: null,
    phoneVerifiedAt: null,
    removedAt: now,
  })
}
