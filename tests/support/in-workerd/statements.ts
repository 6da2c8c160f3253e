import { runInDurableObject } from 'cloudflare:test'
import { bindings } from './bindings.ts'
import { looseColumns, scansIn } from './query-plans.ts'
import type { TestShop } from './shop.ts'

/** A statement that a shop ran, with the cursor that counts its rows. */
interface Ran {
  /** The database of one shop. */
  by: unknown
  text: string
  cursor: Pick<SqlStorageCursor<Record<string, SqlStorageValue>>, 'rowsRead' | 'rowsWritten'>
}
/** What a call costs in the database of its shop. None of it is a time, so it is the same on every machine. */
export interface Cost {
  statements: number
  read: number
  written: number
}

type Exec = (this: unknown, text: string, ...values: unknown[]) => Ran['cursor'] & { toArray(): unknown[] }

interface Watch {
  recorded: Ran[] | null
  planned: Set<string>
  /** Scans of growing tables that were found, each with its statement. */
  scans: Map<string, readonly string[]>
}
/** Suites share one runtime and load their modules again, so what watches belongs to the runtime and is there once. */
const runtime = globalThis as { statementWatch?: Watch }

/**
 * From now on every statement of every shop passes through here: the databases of all objects share one prototype. The
 * first time that a text is seen, SQLite is asked how it would run it.
 */
export async function watchStatements(): Promise<Watch> {
  if (runtime.statementWatch) return runtime.statementWatch
  const watch: Watch = { recorded: null, planned: new Set(), scans: new Map() }
  runtime.statementWatch = watch
  // Two runtimes work on one storage, so each asks an object of its own.
  const anyShop = bindings.SHOP.getByName(`watched statements ${crypto.randomUUID()}`)
  await runInDurableObject(anyShop, (_, { storage }) => {
    const prototype = Object.getPrototypeOf(storage.sql) as { exec: Exec }
    const exec = prototype.exec
    prototype.exec = function (text, ...values) {
      const isNew = !watch.planned.has(text)
      if (!watch.recorded && !isNew) return exec.call(this, text, ...values)
      // A test's own statements do not come through the shop's code.
      const ofShop = /drizzle|worker\/commerce/.test(new Error().stack ?? '')
      if (isNew) watch.planned.add(text)
      if (isNew && ofShop && isPlanned(text)) {
        const plan = exec.call(this, `EXPLAIN QUERY PLAN ${text}`, ...values).toArray() as { detail: string }[]
        const lines = plan.map(({ detail }) => detail)
        const found = [...looseColumns(text), ...scansIn(text, lines)]
        if (found.length > 0) watch.scans.set(text, found)
      }
      const cursor = exec.call(this, text, ...values)
      if (watch.recorded && ofShop) watch.recorded.push({ by: this, text, cursor })
      return cursor
    }
  })
  return watch
}

const isPlanned = (text: string): boolean => /^\s*(select|insert|update|delete|with)\b/i.test(text)

/** The scans that were found since the last call. */
export function takeScans(): string[] {
  const scans = runtime.statementWatch?.scans ?? new Map<string, readonly string[]>()
  const found = [...scans].map(([text, tables]) => `${tables.join(', ')}: ${text}`)
  scans.clear()
  return found
}

/** What this work costs; statements of other work in between are counted too, so nothing else may run. */
export async function costOf(
  shop: Pick<TestShop, 'object'>,
  work: () => Promise<unknown>,
): Promise<Cost & { texts: readonly string[] }> {
  const watch = await watchStatements()
  const own = await runInDurableObject(await shop.object(), (_, { storage }) => storage.sql)
  const all: Ran[] = []
  watch.recorded = all
  try {
    await work()
  } finally {
    watch.recorded = null
  }
  // The shops of other suites are in the same runtime, and their alarms may ring meanwhile.
  const ran = all.filter(({ by }) => by === own)
  return {
    statements: ran.length,
    read: ran.reduce((sum, { cursor }) => sum + cursor.rowsRead, 0),
    written: ran.reduce((sum, { cursor }) => sum + cursor.rowsWritten, 0),
    texts: ran.map(({ text, cursor }) => `${cursor.rowsRead} ${text}`),
  }
}
