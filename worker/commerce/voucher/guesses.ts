import { limits } from '#shared/limits.ts'
import { refused, accepted, type Result } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import {
  type Caller,
  countHit,
  networkKey,
  type RateLimit,
  rateLimited,
} from '#commerce/platform/rate-limit/rate-limit.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import type { VoucherRow } from './tables.ts'
import { findVoucher } from './store.ts'

/**
 * The voucher of a typed code. Codes are made to be remembered, so they can be guessed: after too many wrong ones the
 * caller waits, also with a right one, because otherwise the answer would reveal which code is right. A code that the
 * shop shows to everybody is no guess: others in the same network can go on using it.
 */
export function lookUp(tx: Tx, code: string): Result<VoucherRow> {
  const found = findVoucher(tx.db, code)
  if (found?.listed) return accepted(found)
  const wait = rateLimited(tx, missLimit, callerOf(tx))
  if (wait) return wait
  if (found) return accepted(found)
  countHit(tx, missLimit, callerOf(tx))
  return refused('voucher_unknown')
}

const missLimit: RateLimit = {
  rule: 'voucher code',
  minutes: limits.triesWindowMinutes,
  bounds: [
    { by: 'subject', most: limits.voucherMissesPerOwner },
    { by: 'network', most: limits.voucherMissesPerNetwork },
  ],
}

/** A visitor is easily invented, a network is not: misses are counted by both. */
function callerOf(scope: Scope): Caller {
  const owner = ownerOf(scope.who)
  return { subject: owner && scope.keyedHash(`voucher-owner\n${owner}`), network: networkKey(scope, missLimit) }
}
