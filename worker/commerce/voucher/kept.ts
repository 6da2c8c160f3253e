import { dayMs } from '#shared/format/units.ts'
import { and, asc, desc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { withBranches } from '#commerce/catalog/offered-vouchers.ts'
import { cached } from '#commerce/platform/memory.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Choices } from './rules.ts'
import {
  type VoucherRow,
  endOf,
  orderVouchers,
  voucherChoices,
  voucherClaims,
  type VoucherKind,
  voucherKinds,
  vouchers,
} from './tables.ts'

/** What ended, or was decided, before this is not shown any more. */
export const keptSince = (now: Date) => new Date(now.getTime() - limits.voucherKeptDays * dayMs)

export const isKept = ({ endsAt }: Pick<VoucherRow, 'endsAt'>, now: Date): boolean =>
  endsAt === null || endsAt > keptSince(now)

/** A decision is forgotten after a while, and ends with its voucher. */
function keptUntil(at: number, voucher: VoucherRow | null): Date {
  const forgotten = new Date(at + limits.voucherKeptDays * dayMs)
  return voucher?.endsAt && voucher.endsAt < forgotten ? voucher.endsAt : forgotten
}

/** The vouchers of a shopper, beside what everyone is offered. */
interface Kept {
  claimed: VoucherRow[]
  /** What was decided about the next checkout. */
  choices: Choices
  /** Until when each of them counts. */
  until: ReadonlyMap<VoucherKind, Date>
  /** Those of a draft, each as it is now. */
  drafted: { row: typeof orderVouchers.$inferSelect; voucher: VoucherRow }[]
}
/**
 * The caller's own vouchers, and those of a draft where there is one, in one statement. What ended, or was decided, long
 * ago is not among the own.
 */
export const findKept = ({ db, who, now }: Pick<Scope, 'db' | 'who' | 'now'>, draftId: string | null): Kept =>
  cached(db, { turn: ['kept vouchers', ownerOf(who), draftId, now] }, () => {
    const [owner, since] = [ownerOf(who) ?? '', keptSince(now)]
    const rows = keptRows(db, { owner, since, draftId: draftId ?? '' })
    const whole = withBranches(
      db,
      rows.flatMap(({ voucher }) => voucher ?? []),
    )
    const kept: Kept & { choices: Map<VoucherKind, VoucherRow | null>; until: Map<VoucherKind, Date> } = {
      claimed: [],
      choices: new Map(),
      until: new Map(),
      drafted: [],
    }
    for (const { kind, at, voucher: known, row } of rows) {
      const voucher = whole.find(({ id }) => id === known?.id) ?? null
      if (row && voucher) kept.drafted.push({ row, voucher })
      else if (kind !== null) {
        kept.choices.set(kind, voucher)
        if (at !== null) kept.until.set(kind, keptUntil(at, voucher))
      } else if (voucher) kept.claimed.push(voucher)
    }
    return kept
  })

/** `kind` is null of what was claimed, and `row` of all that is in no draft. */
function keptRows(db: Db, { owner, since, draftId }: { owner: string; since: Date; draftId: string }) {
  const chosen = db
    .select({
      id: voucherChoices.voucherId,
      kind: sql<VoucherKind | null>`${voucherChoices.kind}`.as('kept_as'),
      orderId: sql<string | null>`NULL`.as('draft_id'),
      at: sql<number | null>`${voucherChoices.chosenAt}`.as('chosen_at'),
    })
    .from(voucherChoices)
    .where(and(eq(voucherChoices.owner, owner), gt(voucherChoices.chosenAt, since)))
  const claimed = db
    .select({
      id: voucherClaims.voucherId,
      kind: sql<null>`NULL`.as('kept_as'),
      orderId: sql<null>`NULL`.as('draft_id'),
      at: sql<null>`NULL`.as('chosen_at'),
    })
    .from(voucherClaims)
    .where(eq(voucherClaims.owner, owner))
  const drafted = db
    .select({
      id: orderVouchers.voucherId,
      kind: orderVouchers.kind,
      orderId: orderVouchers.orderId,
      at: sql<null>`NULL`.as('chosen_at'),
    })
    .from(orderVouchers)
    .where(eq(orderVouchers.orderId, draftId))
  const kept = chosen.unionAll(claimed).unionAll(drafted).as('kept')
  return db
    .select({ kind: kept.kind, at: kept.at, voucher: vouchers, row: orderVouchers })
    .from(kept)
    .leftJoin(vouchers, eq(vouchers.id, kept.id))
    .leftJoin(orderVouchers, and(eq(orderVouchers.orderId, kept.orderId), eq(orderVouchers.kind, kept.kind)))
    .where(or(isNotNull(kept.kind), isNull(vouchers.endsAt), gt(vouchers.endsAt, since)))
    .orderBy(desc(kept.kind), asc(endOf(vouchers.endsAt)), asc(vouchers.code))
    .limit(2 * voucherKinds.length + limits.vouchersShown)
    .all()
}
