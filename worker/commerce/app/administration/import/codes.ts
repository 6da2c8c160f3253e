import { and, eq, sql } from 'drizzle-orm'
import { variantKey } from '#shared/admin/catalog.ts'
import type { ImportBatch } from '#shared/admin/import.ts'
import { products, variants } from '#commerce/catalog/tables.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { TxDb } from '#commerce/platform/transaction.ts'
import type { PlannedProduct } from './products.ts'

const codes = ['sku', 'barcode'] as const
type Code = (typeof codes)[number]

/** Each variant of a batch that has a code, and the id of the one that is there. */
const holdersOf = (planned: readonly PlannedProduct[], code: Code) =>
  planned.flatMap(({ product, stored }) =>
    product.variants.flatMap((variant, place) => {
      const value = variant[code]
      const id = stored.get(variantKey(variant.values))?.id ?? null
      return value === '' ? [] : [{ slug: product.slug, place, value, id, variant }]
    }),
  )

/** Codes that two variants would have, at their path in the batch: a code tells one from all others of the shop. */
export function codeProblems(
  db: Db,
  batch: ImportBatch,
  planned: readonly PlannedProduct[],
): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  const inBatch = new Set(planned.flatMap(({ stored }) => [...stored.values()].map(({ id }) => id)))
  for (const code of codes) {
    const holders = holdersOf(planned, code)
    const taken = takenBy(db, code, holders)
    const seen = new Map<string, string>()
    for (const { slug, value, id, variant } of holders) {
      const owner = taken.get(value)
      const other = owner && owner.id !== id && !inBatch.has(owner.id) ? owner.slug : seen.get(value)
      seen.set(value, slug)
      if (other === undefined) continue
      const place = batch.products.findIndex((one) => one.slug === slug)
      const at = batch.products[place]?.variants?.findIndex((one) => one[code] === variant[code]) ?? -1
      problems[`products.${place}.variants.${Math.max(0, at)}.${code}`] = `${value} belongs to ${other}`
    }
  }
  return problems
}

function takenBy(db: Db, code: Code, holders: readonly { value: string }[]) {
  if (holders.length === 0) return new Map<string, { id: string; slug: string }>()
  const column = variants[code]
  const wanted = holders.map(({ value }) => value)
  const rows = db
    .select({ value: column, id: variants.id, slug: products.slug })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(isOneOf(column, wanted), sql`${column} <> ''`))
    .all()
  return new Map(rows.map(({ value, ...owner }) => [value, owner]))
}

/** Variants that are about to get another code give up theirs, so that two can change places. */
export function freeCodes(db: TxDb, planned: readonly PlannedProduct[]): void {
  for (const code of codes) {
    const moving = planned.flatMap(({ product, stored }) =>
      product.variants.flatMap((variant) => {
        const row = stored.get(variantKey(variant.values))
        return row && row[code] !== '' && row[code] !== variant[code] ? [row.id] : []
      }),
    )
    if (moving.length === 0) continue
    db.update(variants)
      .set(code === 'sku' ? { sku: '' } : { barcode: '' })
      .where(isOneOf(variants.id, moving))
      .run()
  }
}
