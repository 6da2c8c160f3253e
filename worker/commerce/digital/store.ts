import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { limits } from '#shared/limits.ts'
import { variants } from '../catalog/tables.ts'
import { bills, saleLines, sales } from '../sale/tables.ts'
import type { Db } from '../scope.ts'
import { licences } from './tables.ts'

/** A customer's digital lines that were paid for, the newest first. */
export function listDigitalLines(db: Db, customerId: string, { index, size }: { index: number; size: number }) {
  const where = and(
    eq(sales.customerId, customerId),
    eq(sales.digital, true),
    inArray(sales.status, ['PAYMENT_CONFIRMED', 'COMPLETED']),
    eq(bills.status, 'PAID'),
  )
  const counted = db
    .select({ n: count() })
    .from(saleLines)
    .innerJoin(sales, eq(sales.id, saleLines.saleId))
    .innerJoin(bills, eq(bills.saleId, sales.id))
    .where(where)
    .get()
  const rows = db
    .select({ line: saleLines, sale: sales })
    .from(saleLines)
    .innerJoin(sales, eq(sales.id, saleLines.saleId))
    .innerJoin(bills, eq(bills.saleId, sales.id))
    .where(where)
    .orderBy(desc(sales.placedAt), desc(sales.id), asc(saleLines.position))
    .limit(size)
    .offset(index * size)
    .all()
  return { rows, total: counted?.n ?? 0 }
}

const codesOf = (db: Db, saleId: string, variantId: string) =>
  db
    .select()
    .from(licences)
    .where(and(eq(licences.saleId, saleId), eq(licences.variantId, variantId)))
    .orderBy(asc(licences.id))
    .limit(limits.cartQuantityMax)
    .all()

/** The codes of a line: those it has, and as many free ones as it still lacks. Inside the caller's transaction. */
export function takeCodes(db: Db, { saleId, variantId, quantity }: { saleId: string; variantId: string; quantity: number }): string[] {
  const lacking = quantity - codesOf(db, saleId, variantId).length
  const free =
    lacking <= 0
      ? []
      : db
          .select({ id: licences.id })
          .from(licences)
          .where(and(eq(licences.variantId, variantId), isNull(licences.saleId)))
          .orderBy(asc(licences.id))
          .limit(lacking)
          .all()
  for (const { id } of free) db.update(licences).set({ saleId }).where(eq(licences.id, id)).run()
  return codesOf(db, saleId, variantId).map(({ code }) => code)
}

/** Adds codes; one that is there already stays. */
export function addCodes(db: Db, variantId: string, codes: readonly string[], addedAt: Date): number {
  return codes.filter((code) => db.insert(licences).values({ variantId, code, addedAt }).onConflictDoNothing().returning().all().length > 0).length
}

export const findVariant = (db: Db, id: string) => db.select({ id: variants.id }).from(variants).where(eq(variants.id, id)).get() ?? null
