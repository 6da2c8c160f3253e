import type { Tx } from '#commerce/platform/transaction.ts'
import { isSameHash } from '../customers/password.ts'
import { changePassword, type CustomerRow } from '../customers/store.ts'
import { knownBrowser } from '../sessions/known-browser.ts'

/**
 * Whether what was typed, hashed by the Worker, is the customer's password. The one from before the owner's first code
 * counts where that code has signed in, and is the password again.
 */
export function isRightPassword(tx: Tx, { id, password }: CustomerRow, typed: string): boolean {
  if (isSameHash(password.hash, typed)) return true
  const { former, ...kept } = password
  if (former === undefined || knownBrowser(tx, id) === null || !isSameHash(former, typed)) return false
  changePassword(tx.db, id, { ...kept, hash: former })
  return true
}
