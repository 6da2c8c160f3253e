import { limits } from '#shared/limits.ts'
import { refused, type Refused } from '#shared/result.ts'
import { networkOf } from '#commerce/platform/network.ts'
import { minutesToWait } from '#commerce/identity/customers/rules.ts'
import { addFailure, listFailures } from '#commerce/identity/customers/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/**
 * The names under which a wrong pair of number and phone is counted, in the table of failed sign-ins but apart from
 * them: the number, whether or not there is such an order, and the network.
 */
function placesOf({ keyedHash, who }: Scope, number: string) {
  return {
    account: keyedHash(`receipt-order\n${number}`),
    address: who.address === '' ? null : keyedHash(`receipt-network\n${networkOf(who.address)}`),
  }
}

/** Inside the caller's transaction. */
export function guessedTooOften(scope: Scope, number: string): Refused | null {
  const { account, address } = placesOf(scope, number)
  const since = new Date(scope.now.getTime() - limits.loginWindowMinutes * 60_000)
  const wait = (by: 'account' | 'address', value: string | null, most: number) =>
    value === null
      ? null
      : minutesToWait(listFailures(scope.db, { by, value, since, limit: most, pending: true }), most, scope.now)
  const waits = [
    wait('account', account, limits.orderGuessesPerNumber),
    wait('address', address, limits.orderGuessesPerAddress),
  ].filter((one) => one !== null)
  return waits.length > 0 ? refused('too_many', { minutes: Math.max(...waits) }) : null
}

export function countGuess(scope: Scope, number: string): void {
  addFailure(scope.db, { id: scope.newId(), ...placesOf(scope, number), at: scope.now })
}
