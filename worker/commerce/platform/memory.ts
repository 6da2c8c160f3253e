import type { Db } from './scope.ts'

/**
 * What a shop's object remembers of its own database. Nobody else writes there, so what was read stays true until the
 * object itself writes it. It is kept by the storage and not by a request.
 */
const memories = new WeakMap<object, Map<string, unknown>>()

/** The storage behind a database; drizzle keeps it as `$client`. */
const storageOf = (db: Db): object => (db as Db & { $client: object }).$client

/** What was read under this name before, or what `read` finds now. */
export function remembered<T>(db: Db, name: string, read: () => T): T {
  const storage = storageOf(db)
  const memory = memories.get(storage) ?? new Map<string, unknown>()
  memories.set(storage, memory)
  if (!memory.has(name)) memory.set(name, read())
  // A name always comes with the same `read`.
  return memory.get(name) as T
}

/** Whatever wrote the rows behind a name calls this. */
export const forget = (db: Db, name: string): void => void memories.get(storageOf(db))?.delete(name)

/** For what writes any table: a transaction that is undone, a shop that is restored. */
export function forgetAll(db: Db): void {
  memories.delete(storageOf(db))
  reads.delete(storageOf(db))
}

/** What the statements of one turn have read: calls beside each other ask much the same. */
const reads = new WeakMap<object, Map<string, unknown>>()

/** A turn that reads the whole shop (an audit, an export) must not hold it in memory. */
const questionsMax = 200
const rowsMax = 200

/** What the same statement has read before in this turn, or what it reads now. A write ends what it may have changed. */
export function readOnce<T>(storage: object, question: string, read: () => T): T {
  const known = reads.get(storage) ?? new Map<string, unknown>()
  reads.set(storage, known)
  // The same text with the same values always has rows of the same kind.
  if (known.has(question)) return known.get(question) as T
  const found = read()
  const isLong = Array.isArray(found) && found.length > rowsMax
  if (!isLong && known.size < questionsMax) known.set(question, found)
  return found
}

export const forgetReads = (storage: object): void => void reads.delete(storage)

/**
 * The tables that a purchase writes, each with what its triggers write along. Nothing else follows from an insert or an
 * update there: no view shows it. A test compares this with the migrations.
 */
const reachOfWrites: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[
    'bill',
    'cart_line',
    'cart_note',
    'charge',
    'courier_quote',
    'message',
    'once_answer',
    'order_event',
    'order_line',
    'order_voucher',
    'rate_limit_hit',
    'scheduled_job',
    'simulated_payment',
    'stock_hold',
    'voucher',
    'voucher_choice',
    'voucher_claim',
  ].map((table) => [table, []] as const),
  ['orders', ['tally']],
])
const change = /^\s*(?:insert into|update) "(\w+)"/i

/** Forgets what a statement that writes may have changed: where that is not known, everything. */
export function forgetChanged(storage: object, text: string): void {
  const table = change.exec(text)?.[1] ?? ''
  const along = reachOfWrites.get(table)
  if (!along) return forgetReads(storage)
  // A question names the tables that it reads; that another name may contain one of these does no harm.
  const changed = [table, ...along]
  const known = reads.get(storage)
  for (const question of known?.keys() ?? [])
    if (changed.some((name) => question.includes(name))) known?.delete(question)
}
