import { accepted, refused, type Result } from '#shared/result.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { checkOwner, type Confirmation, useConfirmation } from '#commerce/identity/re-authentication/re-authenticate.ts'
import { changeCustomer, changePassword, findCustomer } from '#commerce/identity/customers/store.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { forgetDevices, revokeOtherSessions } from '#commerce/identity/sessions/store.ts'
import { findFile, removeFile } from '#commerce/files/store.ts'
import type { PasswordHash } from '#commerce/identity/customers/tables.ts'

/** The Shop's part of what the Worker does with passwords and photos. */

/**
 * Sets a new password for a customer who knows the old one, or holds a code when there is none. Every other session
 * ends, and a message tells the owner.
 */
export function changeOwnPassword(
  scope: Scope,
  { confirmation, password }: { confirmation: Confirmation; password: PasswordHash },
): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const { db, who, now, newId } = tx
    const customer = who.customerId === null ? null : findCustomer(db, who.customerId)
    if (!customer) return refused('sign_in_needed')
    const wrong = checkOwner(tx, customer, confirmation)
    if (wrong) return wrong
    useConfirmation(tx, confirmation)
    changePassword(db, customer.id, password)
    revokeOtherSessions(db, customer.id, who.sessionId, now)
    forgetDevices(db, customer.id)
    enqueue(tx, { kind: 'password_changed', ref: newId(), to: customer, values: {} })
    return accepted({})
  })
}

/** The media type of one of the caller's own images. */
export function findOwnPicture({ db, who }: Scope, { fileId }: { fileId: string }): Result<{ mime: string }> {
  const file = who.customerId === null ? null : findFile(db, fileId)
  if (!file || file.owner !== customerOwner(who.customerId ?? '')) return refused('not_found')
  return file.mime.startsWith('image/') ? accepted({ mime: file.mime }) : refused('photo_kind')
}

/** Sets the photo, or removes it with null; answers which file was there before. */
export function setPhoto(scope: Scope, { fileId }: { fileId: string | null }): Result<{ before: string | null }> {
  return inTransaction(scope, ({ db, who }) => {
    const customer = who.customerId === null ? null : findCustomer(db, who.customerId)
    if (!customer) return refused('sign_in_needed')
    const before = customer.photoFileId === fileId ? null : customer.photoFileId
    changeCustomer(db, customer.id, { photoFileId: fileId })
    if (before !== null) removeFile(db, before)
    return accepted({ before })
  })
}

/** The session alone says whose photo it is: no address exists by which somebody could ask for another customer's. */
export function findPhoto({ db, who }: Scope, _: Record<never, never>): Result<{ fileId: string; mime: string }> {
  const fileId = who.customerId === null ? null : (findCustomer(db, who.customerId)?.photoFileId ?? null)
  const file = fileId === null ? null : findFile(db, fileId)
  return file ? accepted({ fileId: file.id, mime: file.mime }) : refused('not_found')
}
