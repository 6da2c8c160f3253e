import { minuteMs } from '#shared/format/units.ts'
import { limits } from '#shared/limits.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { browserOf } from '../sessions/known-browser.ts'
import { confirmSession, findSession } from '../sessions/store.ts'

/**
 * Whether the caller has signed in or confirmed within the last minutes, in this session and in this browser: a copied
 * session is of no use in another browser, not even right after its owner has signed in.
 */
export function hasJustConfirmed(scope: Pick<Scope, 'db' | 'now' | 'who' | 'keyedHash'>): boolean {
  const { db, now, who } = scope
  const session = who.sessionId === null ? null : findSession(db, who.sessionId)
  if (!session?.confirmedAt || session.confirmedIn !== browserOf(scope)) return false
  return now.getTime() - session.confirmedAt.getTime() < limits.confirmationMinutes * minuteMs
}

/** The same in a browser that has a key: there the account may be changed without a further question. */
export const hasConfirmedInBrowser = (scope: Pick<Scope, 'db' | 'now' | 'who' | 'keyedHash'>): boolean =>
  browserOf(scope) !== null && hasJustConfirmed(scope)

/** For some minutes this session counts as confirmed in this browser. */
export function keepConfirmation(tx: Tx): void {
  const { db, now, who } = tx
  if (who.sessionId !== null) confirmSession(db, who.sessionId, { confirmedAt: now, confirmedIn: browserOf(tx) })
}
