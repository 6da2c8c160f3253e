import { and, asc, count, desc, eq, exists, gt, inArray, isNull, like, lte, max, or, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { alias } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { products, variants } from '#commerce/catalog/tables.ts'
import { orderLines, orders } from '#commerce/order/core/tables.ts'
import { vendorKeys } from '#commerce/vendors/keys/tables.ts'
import { openDatabase } from './database.ts'
import * as schema from './schema.ts'

const none = {} as DurableObjectStorage
const ours = openDatabase(none)
type Built = { toSQL(): { sql: string; params: unknown[] } }

const other = alias(variants, 'other')
const key = { vendor: 'x', sealed: 'y', setBy: 'z', setAt: new Date(5), checkedAt: new Date(6), problem: '' }
const queries: Readonly<Record<string, (db: typeof ours) => Built>> = {
  'all columns': (db) => db.select().from(products).where(eq(products.slug, 'kopi')).limit(1),
  'a column twice': (db) => db.select({ a: variants.id, b: variants.id, c: variants.stock }).from(variants),
  'some columns': (db) => db.select({ id: variants.id, stock: variants.stock }).from(variants),
  'a join with a table as a field': (db) =>
    db
      .select({ id: orderLines.orderId, variant: variants, in: { slug: products.slug } })
      .from(orderLines)
      .innerJoin(variants, eq(variants.id, orderLines.variantId))
      .leftJoin(products, eq(products.id, variants.productId))
      .where(and(inArray(orderLines.orderId, ['a', 'b']), or(gt(variants.stock, 3), isNull(variants.stock))))
      .orderBy(desc(variants.position), asc(variants.id))
      .limit(20)
      .offset(40),
  'an alias': (db) =>
    db.select({ a: variants.id, b: other.id }).from(variants).innerJoin(other, eq(other.productId, variants.productId)),
  'an expression': (db) =>
    db
      .select({ day: sql<string>`date(${orders.createdAt})`, pieces: count(), last: max(orders.createdAt) })
      .from(orders)
      .where(lte(orders.createdAt, new Date(7)))
      .groupBy(sql`1`),
  'a query inside a query': (db) =>
    db
      .select({ id: products.id })
      .from(products)
      .where(
        exists(
          db
            .select({ one: sql`1` })
            .from(variants)
            .where(eq(variants.productId, products.id)),
        ),
      ),
  'a subquery': (db) => {
    const newest = db
      .select({ id: variants.productId, at: max(variants.position).as('at') })
      .from(variants)
      .groupBy(variants.productId)
      .as('newest')
    return db.select({ id: newest.id, at: newest.at }).from(newest).where(like(newest.id, 'a%'))
  },
  'no rows asked for': (db) => db.select({ id: products.id }).from(products).where(inArray(products.id, [])),
  'an insert that may update': (db) =>
    db.insert(vendorKeys).values(key).onConflictDoUpdate({ target: vendorKeys.vendor, set: key }),
  'an insert that answers': (db) => db.insert(vendorKeys).values([key, key]).returning({ vendor: vendorKeys.vendor }),
  'an update': (db) =>
    db
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${2}` })
      .where(and(eq(variants.id, 'x'), gt(variants.stock, 1))),
  'groups of a join without a condition': (db) =>
    db
      .select({ id: orderLines.orderId, other: other.id })
      .from(orderLines)
      .crossJoin(other)
      .groupBy(orderLines.orderId, other.id)
      .having(gt(orderLines.quantity, 1))
      .orderBy(asc(orderLines.orderId)),
  'an expression with a value, beside a table': (db) =>
    db
      .select({
        near: sql<boolean>`${variants.stock} > ${3} AND ${products.sold} < ${4}`,
        of: products,
        at: variants.id,
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, 'x')),
  'a name for an expression': (db) => db.select({ all: sql<number>`count(${orders.id})`.as('all') }).from(orders),
  'rows that differ': (db) => db.selectDistinct({ id: variants.id }).from(variants).limit(3),
  'an insert that leaves columns out': (db) =>
    db
      .insert(orders)
      .values({
        id: 'a',
        status: 'DRAFT',
        delivery: 'shipped',
        weightGrams: 1,
        subtotal: 2,
        total: 2,
        createdAt: new Date(8),
      })
      .onConflictDoNothing(),
  'an insert with an expression': (db) =>
    db
      .insert(vendorKeys)
      .values({ ...key, problem: sql`lower(${'X'})` })
      .onConflictDoNothing({ target: vendorKeys.vendor }),
  'an insert of what was selected': (db) => db.insert(vendorKeys).select(db.select().from(vendorKeys)),
  'an update that answers': (db) =>
    db.update(orders).set({ number: null, status: 'PENDING', note: undefined }).where(eq(orders.id, 'x')).returning(),
  'an update of all rows': (db) => db.update(variants).set({ stock: 0 }),
  'a deletion that answers': (db) =>
    db
      .delete(orders)
      .where(eq(orders.id, 'x'))
      .returning({ id: orders.id, one: sql`1` }),
  'a deletion': (db) => db.delete(orders).where(sql`rowid IN (SELECT rowid FROM ${orders} LIMIT ${20})`),
}

test.each(Object.entries(queries))('%s has the text and the values that drizzle writes, twice', (_, query) => {
  const theirs = drizzle(none, { schema, casing: 'snake_case' })
  const written = withLimits(query(theirs).toSQL())
  expect(query(ours).toSQL()).toEqual(written)
  expect(query(ours).toSQL()).toEqual(written)
})

/** A limit stands in the text, where drizzle binds it: SQLite would prepare the statement at each execution. */
function withLimits({ sql: text, params }: ReturnType<Built['toSQL']>): ReturnType<Built['toSQL']> {
  const left = [...params]
  let place = -1
  const whole = text.replaceAll(/(limit )?\?/gi, (mark, limit: string | undefined) => {
    place += 1
    return limit === undefined ? mark : `${limit}${String(left.splice(place--, 1)[0])}`
  })
  return { sql: whole, params: left }
}
