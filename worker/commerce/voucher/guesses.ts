import { limits } from '#shared/limits.ts'
import { refused, type Refused, accepted, type Result } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { networkOf } from '#commerce/platform/network.ts'
import { minutesToWait } from '#commerce/identity/customers/rules.ts'
import { addFailure, listFailures } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { VoucherRow } from './rules.ts'
import { findVoucher } from './store.ts'

/**
 * The voucher of a typed code. Codes are made to be remembered, so they can be guessed: after too many wrong ones the
 * caller waits, also with a right one, because otherwise the answer would tell. A code that the shop shows to everybody
 * is no guess: others in the same network can go on using it. Inside the caller's transaction.
 */
export function lookUp(scope: Scope, code: string): Result<VoucherRow> {
  const found = findVoucher(scope.db, code)
  if (found?.listed) return accepted(found)
  const wait = missedTooOften(scope)
  if (wait) return wait
  if (found) return accepted(found)
  countMiss(scope)
  return refused('voucher_unknown')
}

/**
 * The names under which wrong codes are counted, in the table of failed sign-ins but apart from them: the owner, and the
 * network, which is not so easily invented.
 */
function placesOf({ keyedHash, who }: Scope) {
  return {
    account: keyedHash(`voucher-owner\n${ownerOf(who) ?? ''}`),
    address: who.address === '' ? null : keyedHash(`voucher-network\n${networkOf(who.address)}`),
  }
}

function missedTooOften(scope: Scope): Refused | null {
  const { account, address } = placesOf(scope)
  const since = new Date(scope.now.getTime() - limits.loginWindowMinutes * 60_000)
  const wait = (by: 'account' | 'address', value: string | null, most: number) =>
    value === null
      ? null
      : minutesToWait(listFailures(scope.db, { by, value, since, limit: most, pending: true }), most, scope.now)
  const waits = [
    ownerOf(scope.who) === null ? null : wait('account', account, limits.voucherMissesPerOwner),
    wait('address', address, limits.voucherMissesPerAddress),
  ]
  const minutes = Math.max(...waits.map((one) => one ?? 0))
  return minutes > 0 ? refused('too_many', { minutes }) : null
}

const countMiss = (scope: Scope): void => addFailure(scope.db, { id: scope.newId(), ...placesOf(scope), at: scope.now })
