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
export function forget(db: Db, name: string): void {
  memories.get(storageOf(db))?.delete(name)
  forgetResults(turnOf(storageOf(db)))
}

/** For what writes any table: a transaction that is undone, a shop that is restored. */
export function forgetAll(db: Db): void {
  memories.delete(storageOf(db))
  forgetReads(storageOf(db))
}

/** What one turn knows: calls beside each other ask much the same. */
interface Turn {
  /** What its statements have read, by their text and values. */
  reads: Map<string, unknown>
  /** What was made of that, beside what it was made of. */
  results: Map<string, Result>
  /** What is being worked out at this moment, the innermost last. */
  open: { reads: Map<string, unknown>; kept: boolean }[]
}
interface Result {
  value: unknown
  reads: ReadonlyMap<string, unknown>
}
const turns = new WeakMap<object, Turn>()

function turnOf(storage: object): Turn {
  const known = turns.get(storage)
  if (known) return known
  const turn = { reads: new Map(), results: new Map(), open: [] }
  turns.set(storage, turn)
  return turn
}

/** A turn that reads the whole shop (an audit, an export) must not hold it in memory. */
const questionsMax = 200
const rowsMax = 200

/** What the same statement has read before in this turn, or what it reads now. A write ends what it may have changed. */
export function readOnce<T>(storage: object, question: string, read: () => T): T {
  const { reads, open } = turnOf(storage)
  // The same text with the same values always has rows of the same kind.
  const found = reads.has(question) ? (reads.get(question) as T) : read()
  const isLong = Array.isArray(found) && found.length > rowsMax
  const isKept = reads.has(question) || (!isLong && reads.size < questionsMax)
  if (isKept) reads.set(question, found)
  for (const result of open) {
    if (isKept) result.reads.set(question, found)
    else result.kept = false
  }
  return found
}

/**
 * What `work` made of the same question before in this turn, or what it makes of it now: the calls of a checkout all
 * price the same draft. It stands as long as everything that it was made of. The question names whatever it depends on
 * beside the database; `work` writes nothing, and nobody changes its value.
 */
export function workOutOnce<T>(db: Db, question: string, work: () => T): T {
  const { reads, results, open } = turnOf(storageOf(db))
  const known = results.get(question)
  if (known && [...known.reads].every(([one, found]) => reads.has(one) && reads.get(one) === found)) {
    for (const outer of open) for (const [one, found] of known.reads) outer.reads.set(one, found)
    // A question always comes with the same `work`.
    return known.value as T
  }
  const own = { reads: new Map<string, unknown>(), kept: true }
  open.push(own)
  try {
    const value = work()
    if (own.kept && results.size < questionsMax) results.set(question, { value, reads: own.reads })
    return value
  } finally {
    open.pop()
  }
}

export function forgetReads(storage: object): void {
  const turn = turns.get(storage)
  turn?.reads.clear()
  if (turn) forgetResults(turn)
}

function forgetResults({ results, open }: Turn): void {
  results.clear()
  for (const result of open) result.kept = false
}

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
  const { reads, open } = turnOf(storage)
  for (const question of reads.keys()) if (changed.some((name) => question.includes(name))) reads.delete(question)
  for (const result of open) result.kept = false
}
