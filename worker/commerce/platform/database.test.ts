import { eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import { expect, test } from 'vitest'
import { orders } from '#commerce/order/core/tables.ts'
import { openDatabase } from './database.ts'
import * as schema from './schema.ts'

test('a statement of raw text has the text and the values that drizzle writes', () => {
  const raw = sql`SELECT ${sql.identifier('a')}, ${sql.raw('1')} FROM ${orders} WHERE ${orders.id} = ${'x'} ${sql.join([sql`AND 1`, sql`AND ${null}`], sql` `)}`
  const [mine, theirs] = [recorder(), recorder()]
  openDatabase(mine.storage).run(raw)
  drizzle(theirs.storage, { schema, casing: 'snake_case' }).run(raw)
  expect(mine.ran).toEqual(theirs.ran)
})

test('the same question is read once until something is written, and its rows are nobody else’s', () => {
  const { storage, ran } = recorder()
  const db = openDatabase(storage)
  const ask = (id: string) => db.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).all()
  const first = ask('a')
  first.push({ id: 'pushed' })
  expect(ask('a')).toEqual([{ id: 'row' }])
  ask('b')
  expect(ran).toHaveLength(2)
  db.update(orders).set({ status: 'DRAFT' }).run()
  ask('a')
  expect(ran).toHaveLength(4)
  db.delete(orders).returning({ id: orders.id }).all()
  ask('a')
  expect(ran).toHaveLength(6)
  db.get(sql`SELECT 1 AS one`)
  db.get(sql`SELECT 1 AS one`)
  expect(ran).toHaveLength(7)
})

/** A storage that notes what it runs; every question has one row. */
function recorder() {
  const ran: unknown[][] = []
  const answer = { raw: () => [['row']].values(), toArray: () => [{ one: 1 }], next: () => ({ value: {} }) }
  const exec = (...statement: unknown[]) => {
    ran.push(statement)
    return answer
  }
  return { ran, storage: { sql: { exec } } as unknown as DurableObjectStorage }
}
