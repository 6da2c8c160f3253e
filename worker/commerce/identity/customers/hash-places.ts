import { pause } from '#shared/web/time.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Env } from '#commerce/platform/env.ts'
import { hashPassword, type PasswordCost } from './password.ts'
import type { PasswordHash } from './tables.ts'

/** Under way or waiting. One whose request was cut off never says so, so each has an end. */
interface Asked {
  companyId: number
  /** The id of the customer whose own browser, session or code it comes with; null: a stranger's. */
  owner: string | null
  until: number
}
const underWay = new Set<Asked>()
const waiting = new Set<Asked>()

/**
 * Hashes a password in one of the places of this shop and of the platform. A hash takes a quarter of a second of a
 * thread that all shops share, and anybody may ask for one: what comes when enough are waiting is refused before any
 * work. Places are kept for owners, who come first, with one hash each: anybody can own an account. The refusal has a
 * name of its own: by that of a busy shop the edge would leave its carts and orders alone too.
 */
export async function inHashPlace<T>(
  { companyId, owner: by }: { companyId: number; owner: string | null },
  hash: () => Promise<T>,
): Promise<Result<T>> {
  const owner = [...waiting, ...underWay].some((one) => one.companyId === companyId && one.owner === by) ? null : by
  const asked = { companyId, owner, until: Date.now() + limits.hashWaitMs }
  if (isFull(asked)) return refused('password_busy')
  waiting.add(asked)
  try {
    // A timer of the waiting request itself: a promise of another request may never be resolved.
    while (!mayBegin(asked)) {
      if (Date.now() >= asked.until) return refused('password_busy')
      await pause(limits.hashAskMs)
    }
  } finally {
    waiting.delete(asked)
  }
  const place = { companyId, owner, until: Date.now() + limits.hashWaitMs }
  underWay.add(place)
  try {
    return accepted(await hash())
  } finally {
    underWay.delete(place)
  }
}

/** `owner`: see above. The hash with its salt and costs, or the refusal of a platform that is busy. */
export const hashInTurn = (
  password: string,
  cost: PasswordCost,
  { env, caller, owner }: { env: Env; caller: { companyId: number }; owner: string | null },
): Promise<Result<PasswordHash>> =>
  inHashPlace({ companyId: caller.companyId, owner }, () => hashPassword(password, cost, env))

function isFull({ companyId, owner }: Asked): boolean {
  const share = owner !== null ? 1 : limits.hashStrangers
  return (
    countOf(waiting, companyId) >= limits.hashesWaitingOfShop * share ||
    countOf(waiting) >= limits.hashesWaiting * share
  )
}

/** The first of its shop, an owner before strangers, begins when neither its shop nor the platform has too many under way. */
function mayBegin(asked: Asked): boolean {
  const ofShop = [...waiting].filter(({ companyId }) => companyId === asked.companyId)
  const first = ofShop.find(({ owner }) => owner !== null) ?? ofShop[0]
  return first === asked && countOf(underWay, asked.companyId) === 0 && countOf(underWay) < limits.hashesAtOnce
}

function countOf(all: Set<Asked>, companyId?: number): number {
  const now = Date.now()
  for (const one of all) if (now > one.until + limits.hashAskMs) all.delete(one)
  return [...all].filter((one) => companyId === undefined || one.companyId === companyId).length
}
