import { dayMs } from '#shared/format/units.ts'
import { listText } from '#shared/order/sql-words.ts'
import { inArray, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { WaitingKind } from '#shared/admin/waiting.ts'
import { vendorsOfCouriers } from '#shared/order/payment-way.ts'
import { limits } from '#shared/limits.ts'
import { type OrderStatus, orderStatus, orderStatuses } from '#shared/order/order-status.ts'
import { pausedDaysSince } from '#shared/order/shipping-pause.ts'
import { returnStatusesWaitingFor } from '#shared/order/return-status.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { drivenText } from '#commerce/order/core/rules.ts'
import { waitsFor } from '#commerce/order/selling/waiting.ts'
import { nobodys } from '#commerce/order/payment/refunds/store.ts'
import { payBackWaits, postageIsOpen, returns } from '#commerce/order/after/returns/tables.ts'
import { waitingForCodes } from '#commerce/order/fulfilment/digital/missing.ts'
import { seenByHelpers } from './by-helpers.ts'

/** Something that waits until a person has done it. */
interface Waiting {
  what: string
  /** The command that lists it. */
  see: WaitingKind
  /** It settles by itself before so many days, so it is said from then on. */
  after?: number
  /** After so many days it has been forgotten: doctor and health say so. Infinity: nobody can hurry it. */
  days: number
  /** Its rows, each with `since` in milliseconds, and `amount` if it has one, found by an index. */
  rows: SQL
  /** The rows have an amount. */
  money?: true
  /** Nobody does it on the days on which the shop sends nothing. */
  rests?: true
}

const statusesThat = (is: (facts: (typeof orderStatus)[OrderStatus]) => boolean): readonly OrderStatus[] =>
  orderStatuses.filter((status) => is(orderStatus[status]))
const toArrive = statusesThat(({ sent, underWay }) => sent && underWay)

/**
 * Bills of parcels whose money the courier has not paid out, as SQL of `bill b`: since the first payout that the shop has
 * entered, because a shop that enters none misses none.
 */
export const unpaidByCourier = `b.vendor IN ${listText(vendorsOfCouriers)} AND b.status = 'PAID' AND b.paid_at >= (SELECT min(p.created_at) FROM movement p WHERE p.kind = 'payout')
  AND NOT EXISTS (SELECT 1 FROM movement m WHERE m.order_id = b.order_id AND m.kind = 'payout' AND m.state = 'matched')
  AND NOT EXISTS (SELECT 1 FROM orders d WHERE d.id = b.order_id AND ${drivenText('d')})`

/** What couriers have paid out for a bill in parts that are not all of it yet, as SQL of `bill b`. */
export const paidInParts = `(SELECT coalesce(sum(m.amount), 0) FROM movement m WHERE m.order_id = b.order_id AND m.kind = 'payout' AND m.state = 'open')`

/**
 * Orders in a state, each since the newest such line of its history brought it there. The longest placed are enough:
 * each costs a look into its history.
 */
const ordersThat = (are: SQL, kinds = sql`w.status`): SQL =>
  sql`SELECT coalesce((SELECT e.at FROM order_event e WHERE e.order_id = w.id AND e.kind IN (${kinds}) ORDER BY e.id DESC LIMIT 1), w.placed_at) AS since
    FROM (SELECT o.id, o.status, o.placed_at FROM orders o WHERE ${are} ORDER BY o.placed_at LIMIT ${limits.listRows}) AS w`

/** The same of returns. None comes to a status twice; a later line of the same one corrects a parcel's number. */
const returnsThat = (are: SQL | undefined, status: SQLWrapper = returns.status): SQL =>
  sql`SELECT coalesce((SELECT min(e.at) FROM order_return_event e WHERE e.return_id = ${returns.id} AND e.status = ${status}), ${returns.createdAt}) AS since
    FROM ${returns} WHERE ${are}`

/** Everything in a shop that waits for a person, what costs money first. */
const list: readonly Waiting[] = [
  {
    what: 'uang masuk atau keluar yang tidak cocok',
    see: 'money.list',
    days: 2,
    rows: sql`SELECT at AS since FROM movement WHERE state = 'open'`,
  },
  {
    what: 'pembayaran yang hanya dilihat pegawai, belum dilihat pemilik',
    see: 'money.listByHelpers',
    after: limits.unshownDays,
    days: 2 * limits.unshownDays,
    rows: seenByHelpers,
    money: true,
  },
  {
    what: 'dana yang harus dikembalikan',
    see: 'refund.list',
    days: 7,
    rows: sql`SELECT r.created_at AS since FROM refund r WHERE r.state = 'OWED' AND NOT (${nobodys})`,
  },
  {
    what: 'dana dari akun yang sudah dihapus',
    see: 'refund.list',
    days: Number.POSITIVE_INFINITY,
    rows: sql`SELECT r.created_at AS since FROM refund r WHERE r.state = 'OWED' AND ${nobodys}`,
  },
  {
    what: 'penarikan saldo',
    see: 'withdrawal.list',
    days: 3,
    rows: sql`SELECT at AS since FROM withdrawal WHERE status IN ('REQUESTED', 'PROCESSING')`,
  },
  {
    what: 'bukti transfer yang belum diperiksa',
    see: 'receipt.list',
    days: 2,
    rows: sql`SELECT sent_at AS since FROM transfer_receipt WHERE state = 'waiting'`,
  },
  {
    what: 'pesanan yang belum dikemas',
    see: 'order.listWaiting step=pack',
    days: 4,
    rests: true,
    rows: ordersThat(waitsFor.pack),
  },
  {
    what: 'pesanan yang belum diserahkan',
    see: 'order.listWaiting step=send',
    days: 4,
    rests: true,
    rows: ordersThat(waitsFor.send, sql`w.status, 'returned_to_sender'`),
  },
  {
    what: 'permintaan pembatalan pesanan',
    see: 'order.listWaiting step=cancel',
    days: 1,
    rows: ordersThat(waitsFor.cancel, sql`'cancel_asked'`),
  },
  {
    what: 'paket pesanan batal yang dibawa kurir',
    see: 'order.listWaiting step=carried',
    days: 14,
    rows: ordersThat(waitsFor.carried),
  },
  {
    what: 'kode digital yang kurang',
    see: 'digital.listMissing',
    days: 1,
    rows: waitingForCodes,
  },
  {
    what: 'permintaan pengembalian barang',
    see: 'return.list',
    days: 3,
    rows: sql`${returnsThat(inArray(returns.status, [...returnStatusesWaitingFor('seller')]))} UNION ALL ${returnsThat(payBackWaits)}`,
  },
  {
    what: 'ongkir retur yang diminta',
    see: 'return.list waiting=yes',
    days: 3,
    rows: returnsThat(postageIsOpen, sql`'RECEIVED'`),
  },
  {
    what: 'retur yang sedang dikirim kembali',
    see: 'return.list',
    days: 21,
    rows: returnsThat(inArray(returns.status, [...returnStatusesWaitingFor('courier')])),
  },
  {
    what: 'paket yang belum sampai',
    see: 'order.list tab=dikirim',
    days: 14,
    rows: ordersThat(sql`o.status IN ${toArrive}`),
  },
  {
    what: 'uang COD yang belum disetor kurir',
    see: 'money.listUnpaid',
    days: 14,
    rows: sql`SELECT b.paid_at AS since FROM bill b INDEXED BY bill_of_cod
      WHERE ${sql.raw(unpaidByCourier)}`,
  },
  {
    what: 'kejadian yang tidak diterima sistem Anda',
    see: 'webhook.list',
    days: 0,
    rows: sql`SELECT failed_at AS since FROM webhook_held WHERE failed_at IS NOT NULL
      UNION ALL SELECT stopped_at FROM webhook WHERE stopped_at IS NOT NULL`,
  },
]

export interface WaitingNow {
  what: string
  count: number
  since: Date
  /** It has waited for longer than anybody should. */
  long: boolean
  see: WaitingKind
  /** Whole rupiah of all of it; null: it is not counted. */
  amount: number | null
}

/** What waits for a person now. */
export function findWaitingNow({ db, now, shop }: Pick<Scope, 'db' | 'now' | 'shop'>): WaitingNow[] {
  return list.flatMap(({ what, see, after = 0, days, rows, money, rests }) => {
    const last = now.getTime() - after * dayMs
    const { n, since, sum } = db.get<{ n: number; since: number | null; sum: number | null }>(
      sql`SELECT count(*) AS n, min(since) AS since, ${money ? sql`sum(amount)` : sql`NULL`} AS sum
        FROM (${rows} ORDER BY 1 LIMIT ${limits.listRows})${after > 0 ? sql` WHERE since <= ${last}` : sql``}`,
    )
    if (n === 0 || since === null) return []
    const pauses = rests ? [shop.shippingPause, shop.pauseBefore] : []
    const rested = pauses.reduce((days, pause) => days + pausedDaysSince(pause, new Date(since), now), 0)
    const long = now.getTime() - since > (days + rested) * dayMs
    return [{ what, count: n, since: new Date(since), long, see, amount: sum }]
  })
}
