import { and, asc, gte, lt, sql } from 'drizzle-orm'
import { inWib } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { labelOf } from '#shared/order/order-status.ts'
import { accepted, type Result } from '#shared/result.ts'
import { addressLineOf } from '#commerce/address/rules.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { FilePart } from '#commerce/platform/administration/csv-parts.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import { isOrder, statusAt, valueOf } from '../core/rules.ts'
import { bills, type OrderRow, orders } from '../core/tables.ts'
import { shippingName } from '../fulfilment/rates.ts'
import { taxText } from '../core/issued.ts'
import { paidWith } from './paid-with.ts'
import { sourceOf } from './source.ts'
import { goodsOf } from './views.ts'

interface Days {
  since: Date
  until: Date
}
/** Of the exported file. */
export const exportColumns =
  'nomor;waktu;status;sku;barang;varian;jumlah;harga;subtotal;diskon;ongkir;diskon_ongkir;asuransi;biaya_cod;kode_unik;koin;saldo;nilai;pembayaran;kurir;resi;penerima;telepon;email;alamat;catatan;sumber;ppn'.split(
    ';',
  )

/** The orders that were placed in these days, the oldest first: a row for each of their lines. */
export function exportPart(tx: AdminTx, { since, until }: Days, after: FilePart['next']): Result<FilePart> {
  const { db, now } = tx
  const place = after ? sql`(${orders.placedAt}, ${orders.id}) > (${after.at}, ${after.id})` : undefined
  const found = db
    .select()
    .from(orders)
    .where(and(gte(orders.placedAt, since), lt(orders.placedAt, until), place))
    .orderBy(asc(orders.placedAt), asc(orders.id))
    .limit(limits.ordersExported)
    .all()
  const last = found.length === limits.ordersExported ? found.at(-1) : undefined
  return accepted({
    rows: rowsOf(db, found, now),
    next: last?.placedAt ? { id: last.id, at: last.placedAt.getTime() } : null,
  })
}

function rowsOf(db: Db, found: readonly OrderRow[], now: Date): string[][] {
  const taxes = taxesOf(db, found)
  const goods = goodsOf(
    db,
    found.map(({ id }) => id),
    limits.orderLines,
  )
  return found.flatMap((order) =>
    (goods.get(order.id) ?? []).map(({ sku, name, variant, pieces, unitPrice }, place) => [
      ...[order.number ?? '', timeOf(order.placedAt), statusOf(order, now)],
      ...[sku, name, variant, String(pieces), String(unitPrice)],
      // Once for each order, so that the sum of a column is right.
      ...(place === 0 ? amountsOf(order) : amountsOf(order).map(() => '')),
      ...factsOf(order),
      // Where `;` separates, spreadsheets read a comma.
      place === 0 ? String(taxes.get(order.id) ?? '').replace('.', ',') : '',
    ]),
  )
}

/** The PPN of each invoice: a shop that is not registered any more had it then. */
function taxesOf(db: Db, found: readonly OrderRow[]): ReadonlyMap<string, number | null> {
  const rows = db
    .select({ orderId: bills.orderId, tax: sql<number | null>`${sql.raw(taxText('bill'))}` })
    .from(bills)
    .where(
      isOneOf(
        bills.orderId,
        found.map(({ id }) => id),
      ),
    )
    .all()
  return new Map(rows.map(({ orderId, tax }) => [orderId, tax]))
}

const amountsOf = (order: OrderRow): string[] =>
  [
    ...[order.subtotal, order.discount, order.shippingCost, order.shippingDiscount, order.insuranceFee],
    ...[order.codFee, order.uniqueCode, order.coinsUsed, order.walletUsed, valueOf(order)],
  ].map(String)

function factsOf(order: OrderRow): string[] {
  const { address, note } = order
  return [
    paidWith(order),
    shippingName(order),
    order.receiptNumber ?? '',
    ...[address?.recipient ?? '', address?.phone ?? '', address?.email ?? '', address ? addressLineOf(address) : ''],
    note,
    sourceOf(order),
  ]
}

const statusOf = (order: OrderRow, now: Date): string => {
  const status = statusAt(order, now)
  return isOrder(status) ? labelOf(status, order) : ''
}
/** `2026-11-26 14:03`, in western Indonesia: spreadsheets sort it and take it for a time. */
const timeOf = (at: Date | null): string => (at ? inWib(at).toISOString().slice(0, 16).replace('T', ' ') : '')
