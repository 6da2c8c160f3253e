import { hourMs } from '#shared/format/units.ts'
import { and, desc, eq, gt, gte, isNull, lt, min, type SQL, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { widelyOf } from '#commerce/platform/network.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { tallyByState } from '#commerce/platform/tally/tally.ts'
import type { Spent } from '#commerce/platform/spent/rules.ts'
import { countSpent, spentOf } from '#commerce/platform/spent/spent.ts'
import type { Issued, IssuedCode } from './rules.ts'
import { oneTimeCodes } from './tables.ts'

export type CodeRow = typeof oneTimeCodes.$inferSelect

export function findCode(db: Db, id: string): CodeRow | null {
  return db.select().from(oneTimeCodes).where(eq(oneTimeCodes.id, id)).get() ?? null
}

/** Who asks for a code, and for which account, as keyed digests. */
export interface Asking {
  account: string
  address: string | null
  /** null: the account's owner has not signed in from this browser, or the code goes to a contact of somebody else. */
  browser: string | null
  /** Who has their own contact changed: the caller, from wherever. */
  changing: string | null
}

/**
 * When codes were issued within the last hour, the newest first: to the same caller for this account, to all strangers
 * for it, and to this network for any account. For a network, codes that were used do not count: thousands of shoppers
 * may share one address of a mobile operator.
 */
export function listIssued(db: Db, { account, address, browser, changing }: Asking, now: Date): Issued {
  const list = (where: SQL | undefined, most: number = limits.codesPerNetwork): IssuedCode[] =>
    db
      .select({ at: oneTimeCodes.createdAt, purpose: oneTimeCodes.purpose })
      .from(oneTimeCodes)
      .where(and(where, gt(oneTimeCodes.createdAt, new Date(now.getTime() - hourMs))))
      .orderBy(desc(oneTimeCodes.createdAt))
      .limit(most)
      .all()
  const ofAccount = eq(oneTimeCodes.account, account)
  if (browser !== null)
    return { caller: list(and(ofAccount, eq(oneTimeCodes.browser, browser))), strangers: [], address: [], wide: [] }
  const byStranger = and(ofAccount, isNull(oneTimeCodes.browser))
  const here = address === null ? isNull(oneTimeCodes.address) : eq(oneTimeCodes.address, address)
  const unused = isNull(oneTimeCodes.spentAt)
  const around = widelyOf(address)
  const byCustomer = and(eq(oneTimeCodes.customerId, changing ?? ''), eq(oneTimeCodes.purpose, 'contact'))
  return {
    caller: list(changing === null ? and(byStranger, here) : byCustomer),
    strangers: list(byStranger),
    address: address === null ? [] : list(and(here, unused)),
    wide: around
      ? list(
          and(gte(oneTimeCodes.address, around.from), lt(oneTimeCodes.address, around.until), unused),
          limits.codesPerNetwork * limits.wideNetworkTimes,
        )
      : [],
  }
}

export function addCode(db: Db, row: typeof oneTimeCodes.$inferInsert): void {
  db.insert(oneTimeCodes).values(row).run()
  if (row.channel !== 'email') countSpent({ db, now: row.createdAt }, 'code', { sent: 1 })
}

/** Deletes the codes that no longer count for any limit. */
export function dropOldCodes(db: Db, now: Date): void {
  db.delete(oneTimeCodes)
    .where(lt(oneTimeCodes.createdAt, new Date(now.getTime() - hourMs)))
    .run()
}

/**
 * The codes to phones of the last hour and of this day in the whole shop, and how many of a day are usual. The hour is the
 * last sixty minutes: a code needs no order before it, so around a full hour strangers would get an hour's codes twice.
 */
export function phoneCodesOf(db: Db, now: Date): Spent {
  const hour = tallyByState(db, 'one_time_code')
  const { day, usual } = spentOf(db, 'code', now)
  return { hour: { unused: hour.get('unused') ?? 0, used: hour.get('used') ?? 0 }, day, usual }
}

/** When the oldest code of the last hour was made. */
export const oldestCode = (db: Db): Date | null =>
  db
    .select({ at: min(oneTimeCodes.createdAt) })
    .from(oneTimeCodes)
    .get()?.at ?? null

export function countTry(db: Db, id: string): void {
  db.update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(eq(oneTimeCodes.id, id))
    .run()
}

export function markSpent(db: Db, id: string, now: Date): void {
  const [spent] = db
    .update(oneTimeCodes)
    .set({ spentAt: now })
    .where(and(eq(oneTimeCodes.id, id), isNull(oneTimeCodes.spentAt)))
    .returning({ channel: oneTimeCodes.channel, createdAt: oneTimeCodes.createdAt })
    .all()
  if (spent && spent.channel !== 'email') countSpent({ db, now }, 'code', { used: 1 }, spent.createdAt)
}

/** Codes from before a change of the account open nothing. Their rows count on for the limits. */
export function voidCodes(db: Db, customerId: string): void {
  db.update(oneTimeCodes)
    .set({ customerId: null, expiresAt: sql`${oneTimeCodes.createdAt}` })
    .where(eq(oneTimeCodes.customerId, customerId))
    .run()
}

/** Of an account that is removed nothing stays. */
export function forgetCodes(db: Db, customerId: string): void {
  db.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId)).run()
}
