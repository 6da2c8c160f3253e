import { dayMs, hourMs, minuteMs } from '#shared/format/units.ts'
import { listText } from '#shared/order/sql-words.ts'
import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { inWib, zones } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { openReturnStatuses } from '#shared/order/return-status.ts'
import { customerAddresses } from '#commerce/address/tables.ts'
import { goodsAlerts } from '#commerce/alert/tables.ts'
import { affiliates, commissions } from '#commerce/affiliate/tables.ts'
import { cartLines, cartNotes } from '#commerce/cart/tables.ts'
import { files } from '#commerce/files/tables.ts'
import { oneTimeCodes } from '#commerce/identity/codes/tables.ts'
import {
  accountChanges,
  consents,
  contactChanges,
  customers,
  googleAccounts,
  passkeys,
  pendingRegistrations,
} from '#commerce/identity/customers/tables.ts'
import { googlePendingLogins } from '#commerce/identity/google/tables.ts'
import { passkeyChallenges } from '#commerce/identity/passkeys/tables.ts'
import { knownDevices, sessions } from '#commerce/identity/sessions/tables.ts'
import { coinLots, coinUses, ledgerAccounts } from '#commerce/ledger/tables.ts'
import { messages, pushTargets } from '#commerce/notification/tables.ts'
import { returnEvents, returnLines, returnPhotos, returns } from '#commerce/order/after/returns/tables.ts'
import { orderEvents } from '#commerce/order/core/history/tables.ts'
import { bills, charges, orderLines, orders } from '#commerce/order/core/tables.ts'
import { digitalDownloads, licences } from '#commerce/order/fulfilment/digital/tables.ts'
import { shipments, stockHolds, trackings } from '#commerce/order/fulfilment/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { refunds } from '#commerce/order/payment/refunds/tables.ts'
import { adminLog, adminTokens } from '#commerce/platform/administration/tables.ts'
import { onceAnswers } from '#commerce/platform/idempotency/tables.ts'
import { rateLimitHits } from '#commerce/platform/rate-limit/tables.ts'
import { movements } from '#commerce/reconciliation/tables.ts'
import { reviewPhotos, reviews } from '#commerce/review/tables.ts'
import { tagPurchases } from '#commerce/tags/tables.ts'
import { affiliateClicks } from '#commerce/tracking/tables.ts'
import { orderVouchers, voucherChoices, voucherClaims } from '#commerce/voucher/tables.ts'
import { bankAccounts, withdrawals } from '#commerce/wallet/tables.ts'
import { wishes, wishLinks } from '#commerce/wishlist/tables.ts'
import type { PurposeName } from './activities.ts'

/**
 * Until when a table's rows name somebody. account: until the account is removed · books: until the years of the books
 * have passed, then without a name · order: as the order they belong to · revoked: until it is taken from them.
 */
type Ending = 'account' | 'books' | 'order' | 'revoked' | Term

/** So long, in milliseconds. */
export interface Term {
  ms: number
  /** Since then; `ends`: that is the end already. null: a job of the table's own looks after it. */
  at: SQLiteColumn | SQL | null
  ends?: true
  /** Where a guest's rows end, and a customer's stay with the account. */
  which?: SQL
  /** No index has `at`, so the rows are looked at one after the other. */
  unsorted?: true
}

/** What a table holds of people: for which of the shop's activities, and until when. */
interface PersonalData {
  table: SQLiteTable
  for: PurposeName
  until: Ending
}

const since = (at: SQLiteColumn, ms: number, more: Omit<Term, 'at' | 'ms'> = {}): Term => ({ at, ms, ...more })
const until = (at: SQLiteColumn, ms: number): Term => ({ at, ms, ends: true })
const ofGuests = (owner: SQLiteColumn): SQL => sql`${owner} >= 'v:' AND ${owner} < 'v;'`
const guestMs = limits.visitorSeconds * 1_000
const ofGuest = (owner: SQLiteColumn, at: SQLiteColumn | SQL): Term => ({
  at,
  ms: guestMs,
  which: ofGuests(owner),
  unsorted: true,
})
/** All lines of a cart end together. */
const cartChanged = sql`(SELECT max(other.added_at) FROM ${cartLines} AS other WHERE other.owner = ${cartLines.owner})`

const openReturns = sql.raw(listText(openReturnStatuses))
/** A return may still pay into it. */
const noReturnWaits = sql`NOT EXISTS (SELECT 1 FROM ${returns} WHERE ${returns.accountId} = ${bankAccounts.id} AND ${returns.customerId} = ${bankAccounts.customerId} AND ${returns.status} IN ${openReturns})`

const rows = (activity: PurposeName, ...all: readonly (readonly [SQLiteTable, Ending])[]): PersonalData[] =>
  all.map(([table, end]) => ({ table, for: activity, until: end }))

/** Every table that holds something about people. The job `forget-people` keeps it; docs/storage.md says the same. */
export const kept: readonly PersonalData[] = [
  ...rows(
    'orders',
    [orders, 'books'],
    [orderLines, 'order'],
    [orderEvents, 'order'],
    [orderVouchers, 'order'],
    [bills, 'order'],
    [charges, 'order'],
    [stockHolds, 'order'],
    [licences, 'order'],
    [digitalDownloads, 'order'],
    [shipments, 'order'],
    [trackings, 'order'],
    [transferReceipts, 'order'],
    [refunds, 'order'],
    [movements, 'books'],
  ),
  ...rows(
    'returns',
    [returns, 'order'],
    [returnLines, 'order'],
    [returnEvents, 'order'],
    // What no form names.
    [files, { ms: limits.uploadKeptHours * hourMs, at: null }],
    [
      returnPhotos,
      {
        ms: limits.returnPhotosKeptDays * dayMs,
        at: sql`(SELECT ${returns.createdAt} FROM ${returns} WHERE ${returns.id} = ${returnPhotos.returnId} AND ${returns.status} NOT IN ${openReturns})`,
        unsorted: true,
      },
    ],
  ),
  ...rows(
    'account',
    [customers, 'account'],
    [customerAddresses, 'account'],
    [accountChanges, since(accountChanges.at, limits.accountChangesKeptDays * dayMs)],
    [contactChanges, since(contactChanges.at, limits.contactChangeKeptDays * dayMs, { unsorted: true })],
    [pendingRegistrations, since(pendingRegistrations.at, hourMs)],
    [consents, 'account'],
  ),
  ...rows(
    'signIn',
    [sessions, until(sessions.expiresAt, limits.sessionSeconds * 1_000)],
    [knownDevices, since(knownDevices.usedAt, limits.deviceSeconds * 1_000, { unsorted: true })],
    [googleAccounts, 'account'],
    [googlePendingLogins, until(googlePendingLogins.expiresAt, 10 * minuteMs)],
    [passkeys, 'account'],
    [passkeyChallenges, until(passkeyChallenges.expiresAt, 10 * minuteMs)],
    [oneTimeCodes, since(oneTimeCodes.createdAt, hourMs)],
    [rateLimitHits, until(rateLimitHits.until, dayMs)],
  ),
  ...rows(
    'cart',
    [cartLines, ofGuest(cartLines.owner, cartChanged)],
    [
      cartNotes,
      {
        ms: guestMs,
        // It has no time of its own and goes when the cart is empty.
        at: sql`0`,
        which: sql`${ofGuests(cartNotes.owner)} AND NOT EXISTS (SELECT 1 FROM ${cartLines} WHERE ${cartLines.owner} = ${cartNotes.owner})`,
        unsorted: true,
      },
    ],
    [wishes, ofGuest(wishes.owner, wishes.savedAt)],
    [wishLinks, 'account'],
    [voucherClaims, ofGuest(voucherClaims.owner, voucherClaims.claimedAt)],
    [voucherChoices, since(voucherChoices.chosenAt, limits.voucherKeptDays * dayMs)],
    [onceAnswers, since(onceAnswers.at, 2 * dayMs)],
  ),
  ...rows(
    'money',
    [ledgerAccounts, 'account'],
    [coinLots, 'account'],
    [coinUses, 'account'],
    [
      bankAccounts,
      since(bankAccounts.removedAt, limits.accountChangesKeptDays * dayMs, { which: noReturnWaits, unsorted: true }),
    ],
    [withdrawals, 'books'],
    [affiliates, 'account'],
    [commissions, 'order'],
    [affiliateClicks, since(affiliateClicks.at, 30 * minuteMs)],
  ),
  ...rows('reviews', [reviews, 'order'], [reviewPhotos, 'order']),
  ...rows(
    'messages',
    [messages, since(messages.createdAt, limits.messagesKeptDays * dayMs)],
    [pushTargets, since(pushTargets.createdAt, limits.pushKeptDays * dayMs)],
  ),
  ...rows('alerts', [goodsAlerts, since(goodsAlerts.askedAt, limits.alertDays * dayMs)]),
  ...rows('tags', [tagPurchases, since(tagPurchases.createdAt, limits.tagPurchasesKeptDays * dayMs)]),
  ...rows('administration', [adminLog, since(adminLog.at, limits.adminLogKeptDays * dayMs)], [adminTokens, 'revoked']),
]

/** The first moment of the books that the law keeps: of the calendar year in Jakarta that began `bookYears` ago. */
export function booksBegin(now: Date): Date {
  const year = inWib(now).getUTCFullYear() - limits.bookYears
  return new Date(Date.UTC(year, 0, 1) - zones.WIB * hourMs)
}
