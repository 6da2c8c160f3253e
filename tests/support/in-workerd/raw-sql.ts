import { invalidate } from '#commerce/platform/memory.ts'

/** Runs a statement past the shop's own code, which then has to read again what it has cached. */
export function rawSql(
  storage: DurableObjectStorage,
  query: string,
  ...values: SqlStorageValue[]
): Record<string, SqlStorageValue>[] {
  const rows = storage.sql.exec(query, ...values).toArray()
  invalidate(storage, 'everything')
  return rows
}
