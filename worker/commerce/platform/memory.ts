import type { Db } from './scope.ts'

/**
 * What a shop's object has cached of its own database. Nobody else writes there, so a value stays true until the object
 * itself writes what it was read from. It belongs to the storage and not to a request.
 */
interface Memory {
  /** For as long as the object lives, by their keys. */
  values: Map<string, unknown>
  /** What the statements of this turn have read, by their text and values: calls beside each other ask much the same. */
  reads: Map<string, unknown>
  /** What this turn has computed from that, each with the statements that it was computed from. */
  results: Map<string, Result>
  /** What is being computed at this moment, the innermost last. */
  open: { reads: Map<string, unknown>; kept: boolean }[]
}
interface Result {
  value: unknown
  reads: ReadonlyMap<string, unknown>
}
const memories = new WeakMap<object, Memory>()

/** A database, or the storage behind it; drizzle keeps that as `$client`. */
type Owner = Db | DurableObjectStorage

function memoryOf(owner: Owner): Memory {
  const storage = '$client' in owner ? (owner.$client as object) : owner
  const known = memories.get(storage)
  if (known) return known
  const memory: Memory = { values: new Map(), reads: new Map(), results: new Map(), open: [] }
  memories.set(storage, memory)
  return memory
}

/**
 * How long a value is cached. `object`: until `invalidate` names its key. `turn`: as long as all that was read for it is;
 * the key has whatever it depends on beside the database, and nobody changes the value. `statement`: until the end of the
 * turn or a write to its tables.
 */
type Key = { object: string } | { turn: readonly unknown[] } | { statement: string }

/** A turn that reads the whole shop (an audit, an export) must not hold it in memory. */
const readsMax = 200
const rowsMax = 200

/** What `read` found under this key before, or finds now. A key always comes with the same `read`, which writes nothing. */
export function cached<T>(owner: Owner, key: Key, read: () => T): T {
  const memory = memoryOf(owner)
  if ('turn' in key) return computed(memory, JSON.stringify(key.turn), read)
  const { values, reads, open } = memory
  const [known, name] = 'object' in key ? [values, key.object] : [reads, key.statement]
  const isKnown = known.has(name)
  const found = isKnown ? (known.get(name) as T) : read()
  const isLong = known === reads && Array.isArray(found) && found.length > rowsMax
  const isKept = isKnown || known === values || (!isLong && reads.size < readsMax)
  if (isKept) known.set(name, found)
  if (known === values) return found
  for (const result of open) {
    if (isKept) result.reads.set(name, found)
    else result.kept = false
  }
  return found
}

/** The calls of a checkout all price the same draft. */
function computed<T>({ reads, results, open }: Memory, key: string, compute: () => T): T {
  const known = results.get(key)
  if (known && [...known.reads].every(([one, found]) => reads.has(one) && reads.get(one) === found)) {
    for (const outer of open) for (const [one, found] of known.reads) outer.reads.set(one, found)
    return known.value as T
  }
  const own = { reads: new Map<string, unknown>(), kept: true }
  open.push(own)
  try {
    const value = compute()
    if (own.kept && results.size < readsMax) results.set(key, { value, reads: own.reads })
    return value
  } finally {
    open.pop()
  }
}

/**
 * What has ended. `object`: the rows behind this key were written. `write`: a statement wrote, so whatever read its tables
 * ends; where those are not known, the turn does. `turn`: another one begins. `everything`: any table may be another, as
 * after a transaction that was undone.
 */
type Ended = { object: string } | { write: string } | 'turn' | 'everything'

/** Drops what is cached and may not be true any more. */
export function invalidate(owner: Owner, ended: Ended): void {
  const { values, reads, results, open } = memoryOf(owner)
  for (const result of open) result.kept = false
  if (typeof ended === 'object' && 'write' in ended) {
    const tables = writtenBy(ended.write)
    // A statement names the tables that it reads; that another name may contain one of these does no harm.
    if (tables) for (const text of reads.keys()) if (tables.some((name) => text.includes(name))) reads.delete(text)
    if (tables) return
  }
  results.clear()
  if (ended === 'everything') values.clear()
  if (typeof ended === 'object' && 'object' in ended) values.delete(ended.object)
  else reads.clear()
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
    'shop_event',
    'simulated_payment',
    'stock_hold',
    'voucher',
    'voucher_choice',
    'voucher_claim',
  ].map((table) => [table, []] as const),
  ['orders', ['tally']],
])
const change = /^\s*(?:insert into|update) "(\w+)"/i

/** null: not known. */
function writtenBy(text: string): readonly string[] | null {
  const table = change.exec(text)?.[1] ?? ''
  const along = reachOfWrites.get(table)
  return along ? [table, ...along] : null
}
