import { minuteMs } from '#shared/format/units.ts'
import { minutesToWait } from './rules.ts'
import { and, desc, eq, gt, gte, isNull, lt } from 'drizzle-orm'
import { refused, type Refused } from '#shared/result.ts'
import { limits } from '#shared/limits.ts'
import { networkKeyOf, widelyOf } from '../network.ts'
import type { Db, Scope } from '../scope.ts'
import { rateLimitHits } from './tables.ts'

/** How often something may be tried within some minutes. Each room states its own limits. */
export interface RateLimit {
  /** The name of the limit: hits of one limit never count for another. */
  rule: string
  minutes: number
  bounds: readonly Bound[]
}
export interface Bound {
  /**
   * pair: the subject as tried from this one network, or, where that is null, from none · wide: the wide network around
   * it, which every bound by network has beside its own.
   */
  by: 'subject' | 'network' | 'pair' | 'wide'
  most: number
  /** A try does not count while its outcome is not known. */
  settledOnly?: true
}

/** What all networks of a wide one may do together. */
const widely = (bound: Bound): Bound => ({ ...bound, by: 'wide', most: bound.most * limits.wideNetworkTimes })

/** What one try is counted under: its subject and the network it comes from. null: no bound by it applies. */
export interface Caller {
  subject: string | null
  network: string | null
}

/** The refusal while a bound is reached, with the minutes to wait; null: another try is allowed now. */
export function rateLimited(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { rule, bounds }: RateLimit,
  caller: Caller,
): Refused | null {
  const waits = bounds.flatMap((bound) => {
    if ((bound.by === 'network' || bound.by === 'wide' ? caller.network : caller.subject) === null) return []
    const own = minutesToWait(listEnds(db, rule, bound, caller, now), bound.most, now)
    const wide = bound.by === 'network' && widelyOf(caller.network) !== null ? widely(bound) : null
    return [own, wide && minutesToWait(listEnds(db, rule, wide, caller, now), wide.most, now)].filter(
      (minutes) => minutes !== null,
    )
  })
  return waits.length > 0 ? refused('too_many', { minutes: Math.max(...waits) }) : null
}

/**
 * Counts one try and answers its id. `pending`: the outcome is not known yet, and `settleHit` or `forgetHit` follows. A
 * caller who learns the outcome much later gives the id.
 */
export function countHit(
  { db, now, newId }: Pick<Scope, 'db' | 'now' | 'newId'>,
  { rule, minutes }: RateLimit,
  caller: Caller,
  { pending, id = newId() }: { pending: boolean; id?: string } = { pending: false },
): string {
  const until = new Date(now.getTime() + minutes * minuteMs)
  db.insert(rateLimitHits)
    .values({ id, rule, ...caller, pending, until })
    .run()
  db.delete(rateLimitHits).where(lt(rateLimitHits.until, now)).run()
  return id
}

/** The try has failed and counts in every bound. */
export function settleHit(db: Db, id: string): void {
  db.update(rateLimitHits).set({ pending: false }).where(eq(rateLimitHits.id, id)).run()
}

/** What a try was counted under, while it counts. */
export const findHit = (db: Db, id: string): Caller | null =>
  db.select().from(rateLimitHits).where(eq(rateLimitHits.id, id)).get() ?? null

/** The try is known by another id from now on. */
export function renameHit(db: Db, id: string, to: string): void {
  db.update(rateLimitHits).set({ id: to }).where(eq(rateLimitHits.id, id)).run()
}

/** The try succeeded and does not count. */
export function forgetHit(db: Db, id: string): void {
  db.delete(rateLimitHits).where(eq(rateLimitHits.id, id)).run()
}

/** After a success the earlier tries at the same subject no longer count, for their networks either. */
export function forgetHits(db: Db, { rule }: RateLimit, subject: string): void {
  db.delete(rateLimitHits)
    .where(and(eq(rateLimitHits.rule, rule), eq(rateLimitHits.subject, subject)))
    .run()
}

/** How many hits of this subject from this network count now; no more than the bounds ask for. */
export const countHits = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { rule, bounds }: RateLimit,
  caller: Caller,
): number => listEnds(db, rule, { by: 'pair', most: Math.max(...bounds.map(({ most }) => most)) }, caller, now).length

/**
 * How many hits from a network count now, whatever their subject, up to so many. Of a wide network all count: its owner
 * has as many networks as they like.
 */
export const countHitsOf = (
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { rule }: RateLimit,
  network: string | null,
  most: number,
): number =>
  network === null
    ? 0
    : listEnds(db, rule, { by: widelyOf(network) ? 'wide' : 'network', most }, { subject: null, network }, now).length

/** After a success the earlier tries from the same network no longer count; those from elsewhere do. */
export function forgetHitsOf(db: Db, { rule }: RateLimit, caller: Caller): void {
  db.delete(rateLimitHits)
    .where(and(eq(rateLimitHits.rule, rule), counted('pair', caller)))
    .run()
}

/**
 * The caller's network as a limit counts it; null when the address is not known. An address is personal data, so only
 * its digest is stored.
 */
export const networkKey = ({ who, keyedHash }: Pick<Scope, 'who' | 'keyedHash'>, { rule }: RateLimit): string | null =>
  networkKeyOf(who.address, (network) => keyedHash(`${rule} network\n${network}`))

/** When the latest hits stop counting, the last one first; no more than are needed to decide. */
function listEnds(db: Db, rule: string, { by, most, settledOnly }: Bound, caller: Caller, now: Date): Date[] {
  return db
    .select({ until: rateLimitHits.until })
    .from(rateLimitHits)
    .where(
      and(
        eq(rateLimitHits.rule, rule),
        counted(by, caller),
        gt(rateLimitHits.until, now),
        settledOnly && eq(rateLimitHits.pending, false),
      ),
    )
    .orderBy(desc(rateLimitHits.until))
    .limit(most)
    .all()
    .map(({ until }) => until)
}

function counted(by: Bound['by'], { subject, network }: Caller) {
  const ofSubject = subject === null ? isNull(rateLimitHits.subject) : eq(rateLimitHits.subject, subject)
  const ofNetwork = network === null ? isNull(rateLimitHits.network) : eq(rateLimitHits.network, network)
  const wide = widelyOf(network)
  if (by === 'wide' && wide) return and(gte(rateLimitHits.network, wide.from), lt(rateLimitHits.network, wide.until))
  return by === 'subject' ? ofSubject : by === 'network' ? ofNetwork : and(ofSubject, ofNetwork)
}
