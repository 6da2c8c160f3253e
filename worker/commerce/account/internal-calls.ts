import { accepted, refused, type Result } from '#shared/result.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { type Confirmation, reAuthenticate } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { recordChange } from '#commerce/identity/sign-in/account-changed.ts'
import { openSession } from '#commerce/identity/sign-in/sign-in.ts'
import { changeCustomer, changePassword, findCustomer } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Session } from '#commerce/platform/tokens.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { forgetDevices, revokeSessions } from '#commerce/identity/sessions/store.ts'
import { isImage } from '#commerce/files/rules.ts'
import { findFile, isUsed, removeFile } from '#commerce/files/store.ts'
import type { PasswordHash } from '#commerce/identity/customers/tables.ts'

/** The Shop's part of what the Worker does with passwords and photos. */

/** Sets a new password. Every session ends, the caller gets a new one, and a message tells the owner. */
export function changeOwnPassword(
  scope: Scope,
  { confirmation, password }: { confirmation: Confirmation; password: PasswordHash },
): Result<{ session: Session }> {
  return reAuthenticate(
    scope,
    confirmation,
    (tx, { customer }) => {
      changePassword(tx.db, customer.id, password)
      recordChange(tx, customer, { kind: 'password' })
      revokeSessions(tx.db, customer.id, tx.now)
      forgetDevices(tx.db, customer.id)
      return accepted({ session: openSession(tx, customer) })
    },
    { eachTime: true },
  )
}

/** Sets one of the caller's own images as the photo, or removes it with null. */
export function setPhoto(scope: Scope, { fileId }: { fileId: string | null }): Result<Record<never, never>> {
  return inTransaction(scope, ({ db, who, scheduler, now }) => {
    const customer = findCustomer(db, who.customerId)
    if (!customer) return refused('sign_in_needed')
    const file = fileId === null ? null : findFile(db, fileId)
    if (fileId !== null && file?.owner !== customerOwner(customer.id)) return refused('not_found')
    if (file && !isImage(file.mime)) return refused('photo_kind')
    const { photoFileId: before } = customer
    if (before === fileId) return accepted({})
    // A file has one use: that of a review or a receipt would go with the next photo.
    if (fileId !== null && isUsed(db, fileId)) return refused('not_found')
    changeCustomer(db, customer.id, { photoFileId: fileId })
    if (before === null || isUsed(db, before)) return accepted({})
    removeFile(db, before)
    scheduler.plan('remove-file', before, now)
    return accepted({})
  })
}

/** The session alone says whose photo it is: no address exists by which somebody could ask for another customer's. */
export function findPhoto({ db, who }: Scope, _: Record<never, never>): Result<{ fileId: string; mime: string }> {
  const fileId = who.customerId === null ? null : (findCustomer(db, who.customerId)?.photoFileId ?? null)
  const file = fileId === null ? null : findFile(db, fileId)
  return file ? accepted({ fileId: file.id, mime: file.mime }) : refused('not_found')
}
