import { eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Stock } from '#shared/admin/fields.ts'
import { OwnSlug } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused } from '#shared/result.ts'
import { listMoved, noteMoved, ofOrders } from '#commerce/catalog/movements.ts'
import { products, stockMovementKinds, type StockMovementKind, variants } from '#commerce/catalog/tables.ts'
import { limitToCodes } from '#commerce/order/core/stock.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { isOneOf } from '#commerce/platform/is-one-of.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'

const ItemId = z.string().max(limits.idChars)
const Which = {
  itemId: ItemId.nullable().default(null),
  slug: OwnSlug.nullable().default(null),
}
/** What a seller says of a stock: one of the three. */
const Said = {
  /** What can be sold from now on. */
  stock: Stock.exactOptional(),
  /** What lies on the shelf, with the pieces of orders that have not left it: what a till or a person counts. */
  counted: Stock.exactOptional(),
  /** So many more, or fewer: a delivery, or what is broken. */
  change: z.int().min(-1_000_000).max(1_000_000).exactOptional(),
}
const said = ({ stock, counted, change }: { stock?: number; counted?: number; change?: number }): number =>
  [stock, counted, change].filter((one) => one !== undefined).length

export const stockOperations = {
  setStock: operation({
    method: 'POST',
    path: '/shops/:host/stock',
    role: 'manager',
    summary:
      'The stock of one variant by its id, or of each variant of a product: what can be sold, was counted, or came',
    input: z
      .strictObject({
        ...Which,
        ...Said,
        /** Of a change. */
        reason: z.enum(['received', 'returned', 'damaged', 'corrected']).default('corrected'),
      })
      .refine(({ itemId, slug }) => (itemId === null) !== (slug === null), 'give itemId or slug')
      .refine((given) => said(given) === 1, 'give stock, counted or change')
      .refine(({ change = 0, reason }) => reason !== 'damaged' || change <= 0, {
        path: ['change'],
        error: 'what is damaged leaves the shelf: give it below 0',
      })
      .refine(({ change = 0, reason }) => (reason !== 'received' && reason !== 'returned') || change >= 0, {
        path: ['change'],
        error: 'what comes adds to the shelf: give another reason',
      }),
    /**
     * `codesShort`: variants that are sold by codes, of which fewer are free than the stock that was asked for.
     * `missing`: pieces of orders that were not found at a count.
     */
    output: z.object({ changed: z.int(), codesShort: z.int(), missing: z.int() }),
    watch: ({ db }, which) => Object.fromEntries(stocksOf(db, which).map(({ id, stock }) => [id, stock])),
    run: (tx, { reason, stock, counted, change, ...which }) => {
      const before = stocksOf(tx.db, which)
      if (before.length === 0) return refused('item_unknown')
      const wanted = before.map((one) => ({
        ...one,
        wanted: stock ?? (counted === undefined ? one.stock + (change ?? 0) : counted - ofOrders(one)),
      }))
      const short = wanted.find((one) => !Stock.safeParse(Math.max(counted === undefined ? -1 : 0, one.wanted)).success)
      if (short) return refused('input_invalid', {}, { change: `${short.stock} are in stock` })
      const kind = counted === undefined ? (change === undefined ? 'corrected' : reason) : 'counted'
      const now = setStocks(tx, wanted, kind)
      const changed = before.filter(({ id, stock: was }) => now.get(id) !== was)
      // A till that reports its stock every minute makes no page old unless something is sold out or there again.
      if (changed.some(({ id, stock: was }) => was > 0 !== (now.get(id) ?? 0) > 0)) tx.invalidate(true)
      return accepted({
        changed: changed.length,
        codesShort: wanted.filter((one) => (now.get(one.id) ?? 0) < one.wanted).length,
        missing: wanted.reduce((sum, one) => sum + Math.max(0, -one.wanted), 0),
      })
    },
  }),
  listMovements: operation({
    method: 'GET',
    path: '/shops/:host/stock/:itemId/movements',
    role: 'viewer',
    summary:
      'What came to the shelf and left it of one variant, the newest first; orders that hold pieces are not in it',
    input: z.strictObject({ before: z.coerce.number().int().min(1).nullable().default(null) }),
    output: z.object({
      movements: z.array(
        z.object({
          id: z.int(),
          kind: z.enum(stockMovementKinds),
          /** Below zero: they left. */
          pieces: z.int(),
          /** The order that moved them; '': none did. */
          orderId: z.string(),
          at: z.iso.datetime(),
        }),
      ),
      /** The `before` of the next page. */
      next: z.int().nullable(),
    }),
    run: ({ db }, { itemId, before }) => {
      if (stocksOf(db, { itemId, slug: null }).length === 0) return refused('item_unknown')
      const rows = listMoved(db, itemId, { before, size: limits.adminListRows })
      return accepted({
        movements: rows.map(({ id, kind, quantity: pieces, ref: orderId, at }) => ({
          id,
          kind,
          pieces,
          orderId,
          at: at.toISOString(),
        })),
        next: rows.length === limits.adminListRows ? (rows.at(-1)?.id ?? null) : null,
      })
    },
  }),
}

/** Writes the stocks that are wanted, as far as there are codes, with their movements. Answers the stocks of now. */
function setStocks(
  tx: Tx,
  wanted: readonly { id: string; stock: number; wanted: number }[],
  kind: StockMovementKind,
): ReadonlyMap<string, number> {
  const { db } = tx
  const steps = wanted.map((one) => ({ ...one, wanted: Math.max(0, one.wanted) }))
  for (const { id, wanted: stock } of steps.filter((one) => one.wanted !== one.stock))
    db.update(variants).set({ stock }).where(eq(variants.id, id)).run()
  noteMoved(
    tx,
    kind,
    steps.map((one) => ({ variantId: one.id, quantity: one.wanted - one.stock })),
  )
  const ids = steps.map(({ id }) => id)
  limitToCodes(tx, ids)
  const rows = db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(isOneOf(variants.id, ids))
    .all()
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

/** The variant of an id, or all of a product. */
function stocksOf(db: Db, { itemId, slug }: { itemId: string | null; slug: string | null }) {
  const which =
    itemId !== null
      ? eq(variants.id, itemId)
      : sql`${variants.productId} = (SELECT ${products.id} FROM ${products} WHERE ${products.slug} = ${slug})`
  return db
    .select({ id: variants.id, stock: variants.stock, onHand: variants.onHand })
    .from(variants)
    .where(which)
    .limit(limits.productVariants)
    .all()
}
