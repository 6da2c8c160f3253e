import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { listAddresses } from '../address/store.ts'
import { customerOwner } from '../cart/store.ts'
import type { CustomerRow } from '../customer/store.ts'
import { consents } from '../customer/tables.ts'
import { listMoves, type Purse, purseOf } from '../ledger/store.ts'
import { reviews } from '../review/tables.ts'
import { saleLines, sales } from '../sale/tables.ts'
import type { Scope } from '../scope.ts'
import { bankAccounts, withdrawals } from '../wallet/tables.ts'
import { listWishes } from '../wishlist/store.ts'

const purses: readonly Purse[] = ['wallet', 'held', 'coins', 'pending', 'commission']
/** So many ids one statement takes. */
const together = 50

/** Everything the shop holds about a customer (UU PDP 27/2022, the right to a copy): plain JSON with names a person can read. */
export function exportOf({ db, now, shop }: Scope, customer: CustomerRow): string {
  const { id, code, name, phone, email, type, createdAt, phoneVerifiedAt, emailVerifiedAt } = customer
  const orders = db
    .select()
    .from(sales)
    .where(and(eq(sales.customerId, id), isNotNull(sales.placedAt)))
    .orderBy(desc(sales.placedAt))
    .limit(limits.listRows)
    .all()
  const groups = Array.from({ length: Math.ceil(orders.length / together) }, (_, n) => orders.slice(n * together, (n + 1) * together).map((one) => one.id))
  const lines = groups.flatMap((ids) => db.select().from(saleLines).where(inArray(saleLines.saleId, ids)).all())
  const written = groups.flatMap((ids) => db.select().from(reviews).where(inArray(reviews.saleId, ids)).all())
  const all = { index: 0, size: limits.listRows }
  return JSON.stringify(
    {
      toko: shop.name,
      dibuat: now,
      profil: {
        kode: code,
        nama: name,
        nomorHp: phone,
        nomorHpTerverifikasi: phoneVerifiedAt,
        email,
        emailTerverifikasi: emailVerifiedAt,
        tipe: type,
        sejak: createdAt,
      },
      alamat: listAddresses(db, id).map(({ address, label, mainAt, usedAt }) => ({ ...address, label, utama: mainAt !== null, dipakai: usedAt })),
      pesanan: orders.map((one) => ({
        nomor: one.number,
        status: one.status,
        tanggal: one.placedAt,
        alamat: one.address,
        kurir: `${one.shippingCourier} ${one.shippingService}`.trim(),
        resi: one.receiptNumber,
        catatan: one.remark,
        ongkir: one.shippingCost,
        total: one.total,
        barang: lines
          .filter(({ saleId }) => saleId === one.id)
          .map((line) => ({ nama: line.name, varian: line.variantName, jumlah: line.quantity, harga: line.unitPrice })),
      })),
      mutasi: Object.fromEntries(
        purses.map((purse) => [
          purse,
          listMoves(db, purseOf(purse, id), all).rows.map(({ amount, kind, ref, at }) => ({ jumlah: amount, jenis: kind, rujukan: ref, waktu: at })),
        ]),
      ),
      rekening: db
        .select()
        .from(bankAccounts)
        .where(eq(bankAccounts.customerId, id))
        .all()
        .map(({ bankCode, number, holder, createdAt: since }) => ({ bank: bankCode, nomor: number, nama: holder, sejak: since })),
      penarikan: db
        .select()
        .from(withdrawals)
        .where(eq(withdrawals.customerId, id))
        .all()
        .map(({ amount, fee, status, bankCode, number, at }) => ({ jumlah: amount, biaya: fee, status, bank: bankCode, nomor: number, waktu: at })),
      wishlist: listWishes(db, customerOwner(id)).map(({ wish, product }) => ({ produk: product.name, sejak: wish.savedAt })),
      ulasan: written.map(({ stars, text, createdAt: at }) => ({ bintang: stars, ulasan: text, waktu: at })),
      persetujuan: db
        .select()
        .from(consents)
        .where(eq(consents.customerId, id))
        .all()
        .map(({ purpose, version, granted, at }) => ({ tujuan: purpose, versi: version, diberikan: granted, waktu: at })),
    },
    null,
    2,
  )
}
