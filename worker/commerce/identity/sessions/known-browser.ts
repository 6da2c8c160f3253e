import { randomBytes } from 'node:crypto'
import type { Scope } from '#commerce/platform/scope.ts'
import { isKnownDevice, rememberDevice } from './store.ts'

type Asking = Pick<Scope, 'db' | 'who' | 'keyedHash'>

const digestOf = ({ keyedHash }: Pick<Scope, 'keyedHash'>, deviceKey: string) => keyedHash(`device\n${deviceKey}`)

/** The digest of the caller's browser, known or not; null: it has no key. */
export const browserOf = (scope: Pick<Scope, 'who' | 'keyedHash'>): string | null =>
  scope.who.deviceKey ? digestOf(scope, scope.who.deviceKey) : null

/**
 * The digest of the caller's browser, if this customer has signed in from it before; null: the shop does not know it.
 */
export function knownBrowser(scope: Asking, customerId: string | null): string | null {
  const digest = browserOf(scope)
  if (digest === null || customerId === null) return null
  return isKnownDevice(scope.db, customerId, digest) ? digest : null
}

/**
 * The customer has signed in from this browser. Returns its key: a new one where the shop did not know this browser as
 * the customer's, because somebody who used the machine before may have noted the old one. A customer whose session is
 * only renewed keeps theirs.
 */
export function rememberBrowser(scope: Asking & Pick<Scope, 'now'>, customerId: string): string {
  const { deviceKey, customerId: signedIn } = scope.who
  const isOwn = signedIn === customerId || knownBrowser(scope, customerId) !== null
  const key = (isOwn ? deviceKey : null) ?? randomBytes(16).toString('base64url')
  rememberDevice(scope.db, { customerId, device: digestOf(scope, key), usedAt: scope.now })
  return key
}
