import { and, asc, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { licences } from '#commerce/order/fulfilment/digital/tables.ts'
import { transferReceipts } from '#commerce/order/payment/receipts/tables.ts'
import { type RefundRow, refunds } from '#commerce/order/payment/refunds/tables.ts'
import { listShown } from '#commerce/order/after/returns/store.ts'
import { returnEvents, type ReturnRow, returns } from '#commerce/order/after/returns/tables.ts'
import { reviews } from '#commerce/review/tables.ts'
import { orderEvents } from '#commerce/order/core/history/tables.ts'
import { orderLines, orders } from '#commerce/order/core/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { inParts } from './in-parts.ts'

/** A customer's orders with their returns. */
export const exportOrders = (db: Db, customerId: string) =>
  exportEach(db, eq(orders.customerId, customerId), eq(returns.customerId, customerId))

/** One order, also a guest's. */
export const exportOrder = (db: Db, orderId: string) =>
  exportEach(db, eq(orders.id, orderId), eq(returns.orderId, orderId))

/** Orders with their lines, codes, events and reviews; and returns. */
function exportEach(db: Db, which: SQL, given: SQL) {
  const placed = db
    .select()
    .from(orders)
    .where(and(which, isNotNull(orders.placedAt)))
    .orderBy(desc(orders.placedAt))
    .limit(limits.copyRows)
    .all()
  const ids = placed.map(({ id }) => id)
  const ofEach = <T extends { orderId: string | null }>(list: (part: string[]) => T[]) => {
    const byOrder = Map.groupBy(inParts(ids, list), ({ orderId }) => orderId)
    return (orderId: string): T[] => byOrder.get(orderId) ?? []
  }
  const linesOf = ofEach((ids) => db.select().from(orderLines).where(isOneOf(orderLines.orderId, ids)).all())
  const eventsOf = ofEach((ids) =>
    db.select().from(orderEvents).where(isOneOf(orderEvents.orderId, ids)).orderBy(asc(orderEvents.id)).all(),
  )
  const codesOf = ofEach((ids) => db.select().from(licences).where(isOneOf(licences.orderId, ids)).all())
  const receiptsOf = ofEach((ids) =>
    db.select().from(transferReceipts).where(isOneOf(transferReceipts.orderId, ids)).all(),
  )
  const refundsOf = ofEach((ids) => db.select().from(refunds).where(isOneOf(refunds.orderId, ids)).all())
  const written = inParts(ids, (ids) => db.select().from(reviews).where(isOneOf(reviews.orderId, ids)).all())
  return {
    pesanan: placed.map((one) => ({
      nomor: one.number,
      status: one.status,
      tanggal: one.placedAt,
      alamat: one.address,
      pemesan: one.buyer,
      pengirim: one.dropshipName === null ? null : { nama: one.dropshipName, nomorHp: one.dropshipPhone },
      kurir: `${one.shippingCourier} ${one.shippingService}`.trim(),
      resi: one.receiptNumber,
      catatan: one.note,
      ongkir: one.shippingCost,
      total: one.total,
      barang: linesOf(one.id).map((line) => ({
        nama: line.name,
        varian: line.variantName,
        jumlah: line.quantity,
        harga: line.unitPrice,
      })),
      kodeDigital: codesOf(one.id).map(({ code }) => code),
      riwayat: eventsOf(one.id).map(({ kind, at, note }) => ({ kejadian: kind, waktu: at, catatan: note })),
      danaKembali: refundsOf(one.id).map(exportRefund),
      buktiBayar: receiptsOf(one.id).map(({ bank, payer, amount, day, note, state }) => ({
        bank,
        pengirim: payer,
        jumlah: amount,
        tanggal: day,
        catatan: note,
        status: state,
      })),
    })),
    pengembalian: exportReturns(db, given),
    ulasan: written.map(({ stars, text, photos, hiddenPhotos, fit, reply, hidden, createdAt }) => ({
      bintang: stars,
      ukuran: fit,
      ulasan: text,
      foto: [...photos, ...hiddenPhotos],
      disembunyikan: hidden,
      balasan: reply,
      waktu: createdAt,
    })),
  }
}

const exportRefund = ({ amount, bankCode, number, holder, way, paidAt }: RefundRow) => ({
  jumlah: amount,
  bank: bankCode,
  rekening: number,
  pemilik: holder,
  cara: way,
  dibayar: paidAt,
})

const exportPostage = ({ postageAsked, postagePaid, postageNote, postageAt }: Postage) => ({
  diminta: postageAsked,
  diganti: postagePaid,
  catatan: postageNote,
  diputuskan: postageAt,
})
type Postage = Pick<ReturnRow, 'postageAsked' | 'postagePaid' | 'postageNote' | 'postageAt'>

function exportReturns(db: Db, which: SQL) {
  return db
    .select()
    .from(returns)
    .where(which)
    .orderBy(desc(returns.createdAt))
    .limit(limits.copyRows)
    .all()
    .map(
      ({ id, number, status, solution, reason, description, courier, receiptNumber, refunded, createdAt, ...row }) => ({
        nomor: number,
        status,
        penyelesaian: solution,
        alasan: reason,
        penjelasan: description,
        kurir: courier,
        resi: receiptNumber,
        dikembalikan: refunded,
        ongkir: row.postageAsked === null ? null : exportPostage(row),
        waktu: createdAt,
        foto: listShown(db, id).filter(({ shows }) => shows === 'goods').length,
        riwayat: db
          .select()
          .from(returnEvents)
          .where(eq(returnEvents.returnId, id))
          .orderBy(asc(returnEvents.id))
          .limit(limits.pageRowsMax)
          .all()
          .map((event) => ({ status: event.status, waktu: event.at, catatan: event.note })),
      }),
    )
}
