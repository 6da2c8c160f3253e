import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { minutesToWait } from '../customers/rules.ts'
import { addFailure, listFailures } from '../customers/store.ts'

/**
 * What fails is counted by account and by network. A hundred at once at one account are a hundred; many people behind
 * one address are not one.
 */
export function throttled({ db, now }: Scope, { account, address }: Tried): Refused | null {
  const since = new Date(now.getTime() - limits.loginWindowMinutes * 60_000)
  const waitFor = (by: 'account' | 'address', value: string | null, limit: number, pending: boolean) =>
    value === null || value === ''
      ? null
      : minutesToWait(listFailures(db, { by, value, since, limit, pending }), limit, now)
  const waits = [
    waitFor('account', account, limits.loginFailuresPerAccount, true),
    waitFor('address', address, limits.loginFailuresPerAddress, false),
    waitFor('address', address, limits.loginTriesPerAddress, true),
  ].filter((minutes) => minutes !== null)
  return waits.length > 0 ? refused('too_many', { minutes: Math.max(...waits) }) : null
}

export function countTry({ db, now, newId }: Scope, { account, address }: Tried): string {
  const id = newId()
  addFailure(db, { id, account, address, pending: true, at: now })
  return id
}

interface Tried {
  account: string
  address: string | null
}
