import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { licences } from '#commerce/order/fulfilment/digital/tables.ts'
import { paymentProofs } from '#commerce/order/payment/receipts/tables.ts'
import { returnEvents, returnPhotos, returns } from '#commerce/order/after/returns/tables.ts'
import { reviews } from '#commerce/review/tables.ts'
import { saleEvents, saleLines, sales } from '#commerce/order/core/tables.ts'
import type { Db } from '#commerce/platform/scope.ts'

/** So many ids one statement takes. */
const together = 50

/** A customer's orders, with what was handed over, said and sent for each of them; and what was given back. */
export function exportOrders(db: Db, customerId: string) {
  const orders = db
    .select()
    .from(sales)
    .where(and(eq(sales.customerId, customerId), isNotNull(sales.placedAt)))
    .orderBy(desc(sales.placedAt))
    .limit(limits.listRows)
    .all()
  const ofEach = <T>(list: (ids: string[]) => T[]): T[] =>
    Array.from({ length: Math.ceil(orders.length / together) }, (_, n) =>
      orders.slice(n * together, (n + 1) * together).map(({ id }) => id),
    ).flatMap(list)
  const lines = ofEach((ids) => db.select().from(saleLines).where(inArray(saleLines.saleId, ids)).all())
  const events = ofEach((ids) =>
    db.select().from(saleEvents).where(inArray(saleEvents.saleId, ids)).orderBy(asc(saleEvents.id)).all(),
  )
  const codes = ofEach((ids) => db.select().from(licences).where(inArray(licences.saleId, ids)).all())
  const proofs = ofEach((ids) => db.select().from(paymentProofs).where(inArray(paymentProofs.saleId, ids)).all())
  const written = ofEach((ids) => db.select().from(reviews).where(inArray(reviews.saleId, ids)).all())
  return {
    pesanan: orders.map((one) => ({
      nomor: one.number,
      status: one.status,
      tanggal: one.placedAt,
      alamat: one.address,
      pengirim: one.dropshipName === null ? null : { nama: one.dropshipName, nomorHp: one.dropshipPhone },
      kurir: `${one.shippingCourier} ${one.shippingService}`.trim(),
      resi: one.receiptNumber,
      catatan: one.remark,
      ongkir: one.shippingCost,
      total: one.total,
      barang: lines
        .filter(({ saleId }) => saleId === one.id)
        .map((line) => ({ nama: line.name, varian: line.variantName, jumlah: line.quantity, harga: line.unitPrice })),
      kodeDigital: codes.filter(({ saleId }) => saleId === one.id).map(({ code }) => code),
      riwayat: events
        .filter(({ saleId }) => saleId === one.id)
        .map(({ kind, at, note }) => ({ kejadian: kind, waktu: at, catatan: note })),
      buktiBayar: proofs
        .filter(({ saleId }) => saleId === one.id)
        .map(({ bank, payer, amount, day, note, state }) => ({
          bank,
          pengirim: payer,
          jumlah: amount,
          tanggal: day,
          catatan: note,
          status: state,
        })),
    })),
    pengembalian: exportReturns(db, customerId),
    ulasan: written.map(({ stars, text, photos, reply, createdAt }) => ({
      bintang: stars,
      ulasan: text,
      foto: photos,
      balasan: reply,
      waktu: createdAt,
    })),
  }
}

function exportReturns(db: Db, customerId: string) {
  return db
    .select()
    .from(returns)
    .where(eq(returns.customerId, customerId))
    .orderBy(desc(returns.createdAt))
    .limit(limits.listRows)
    .all()
    .map(({ id, number, status, solution, reason, description, courier, receiptNumber, refunded, createdAt }) => ({
      nomor: number,
      status,
      penyelesaian: solution,
      alasan: reason,
      penjelasan: description,
      kurir: courier,
      resi: receiptNumber,
      dikembalikan: refunded,
      waktu: createdAt,
      foto: db.select().from(returnPhotos).where(eq(returnPhotos.returnId, id)).limit(limits.returnPhotos).all().length,
      riwayat: db
        .select()
        .from(returnEvents)
        .where(eq(returnEvents.returnId, id))
        .orderBy(asc(returnEvents.id))
        .limit(limits.pageMax)
        .all()
        .map((event) => ({ status: event.status, waktu: event.at, catatan: event.note })),
    }))
}
