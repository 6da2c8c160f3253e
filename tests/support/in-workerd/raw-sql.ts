import { drizzle } from 'drizzle-orm/durable-sqlite'
import { forgetAll } from '#commerce/platform/memory.ts'
import * as schema from '#commerce/platform/schema.ts'

/** Runs a statement past the shop's own code, which then has to read again what it remembered. */
export function rawSql(
  storage: DurableObjectStorage,
  query: string,
  ...values: SqlStorageValue[]
): Record<string, SqlStorageValue>[] {
  const rows = storage.sql.exec(query, ...values).toArray()
  forgetAll(drizzle(storage, { schema, casing: 'snake_case' }))
  return rows
}
