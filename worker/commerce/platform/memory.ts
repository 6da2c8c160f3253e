import type { Db } from './scope.ts'

/**
 * What a shop's object has cached of its own database. Nobody else writes there, so a value stays true until the object
 * itself writes. It belongs to the storage and not to a request.
 */
interface Memory {
  /** For as long as the object lives, by their keys. */
  values: Map<string, unknown>
  /** What the statements of this turn have read, by their text and values: calls that run together ask much the same. */
  reads: Map<string, unknown>
  /** What this turn has computed from that. */
  results: Map<string, unknown>
  /** How often something has ended: what a write meets while it is being computed is not kept. */
  ended: number
}
const memories = new WeakMap<object, Memory>()

/** A database, or the storage behind it; drizzle keeps that as `$client`. */
type Owner = Db | DurableObjectStorage

function memoryOf(owner: Owner): Memory {
  const storage = '$client' in owner ? (owner.$client as object) : owner
  const known = memories.get(storage)
  if (known) return known
  const memory: Memory = { values: new Map(), reads: new Map(), results: new Map(), ended: 0 }
  memories.set(storage, memory)
  return memory
}

/**
 * How long a value is cached. `object`: until `invalidate` names its key. `statement` and `turn`: until a write or the end
 * of the turn; the key of a `turn` has whatever the value depends on besides the database, and nobody changes the value.
 */
type Key = { object: string } | { turn: readonly unknown[] } | { statement: string }

/** A turn that reads the whole shop (an audit, an export) must not hold it in memory. */
const turnMax = 200
const rowsMax = 200

/** What `read` found under this key before, or finds now. A key always comes with the same `read`. */
export function cached<T>(owner: Owner, key: Key, read: () => T): T {
  const memory = memoryOf(owner)
  const { values, reads, results } = memory
  const [known, name] =
    'object' in key
      ? [values, key.object]
      : 'turn' in key
        ? [results, JSON.stringify(key.turn)]
        : [reads, key.statement]
  if (known.has(name)) return known.get(name) as T
  const { ended } = memory
  const found = read()
  const isLong = Array.isArray(found) && found.length > rowsMax
  if (known === values || (!isLong && known.size < turnMax && ended === memory.ended)) known.set(name, found)
  return found
}

/**
 * What has ended. `object`: the rows behind this key were written. `turn`: another one begins, or a statement wrote.
 * `everything`: any table may be another, as after a transaction that was undone.
 */
type Ended = { object: string } | 'turn' | 'everything'

/** Drops what is cached and may not be true any more. */
export function invalidate(owner: Owner, ended: Ended): void {
  const memory = memoryOf(owner)
  memory.ended += 1
  memory.results.clear()
  if (typeof ended === 'object') memory.values.delete(ended.object)
  else memory.reads.clear()
  if (ended === 'everything') memory.values.clear()
}
