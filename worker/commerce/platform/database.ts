import { NoopLogger } from 'drizzle-orm'
import { DrizzleSqliteDODatabase, SQLiteDOPreparedQuery, SQLiteDOSession } from 'drizzle-orm/durable-sqlite'
import { SQLiteCustomColumn, SQLiteTextJson } from 'drizzle-orm/sqlite-core'
import { Dialect } from './dialect.ts'
import { countStatement } from './load.ts'
import { cached, invalidate } from './memory.ts'
import type { Db } from './scope.ts'
import type * as schema from './schema.ts'

type Schema = typeof schema

/** The database of one shop. */
export function openDatabase(storage: DurableObjectStorage) {
  const dialect = new Dialect({ casing: 'snake_case' })
  const session = new Session(storage, dialect)
  return Object.assign(new DrizzleSqliteDODatabase<Schema>('sync', dialect, session as never, undefined), {
    $client: storage,
  })
}

/** `Db` hides the storage. */
const sqlOf = (db: Db): SqlStorage => (db as Db & { $client: DurableObjectStorage }).$client.sql

/** How large a shop's database is, without reading. */
export const bytesIn = (db: Db): number => sqlOf(db).databaseSize

/** Writes one of millions of rows. The caller forgets what was cached. */
export const write = (db: Db, text: string, values: readonly SqlStorageValue[]): void =>
  void sqlOf(db).exec(text, ...values)

type Prepared = Parameters<SQLiteDOSession<Schema, Record<never, never>>['prepareQuery']>

/** Reads the same question once a turn: see `cached`. */
class Session extends SQLiteDOSession<Schema, Record<never, never>> {
  readonly #storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage, dialect: Dialect) {
    super(storage, dialect, undefined)
    this.#storage = storage
  }

  override prepareQuery(...[query, fields, method, isArray, mapper]: Prepared) {
    const Kind = fields === undefined && mapper === undefined ? RawStatement : Statement
    return new Kind(this.#storage, query, silent, fields, method, isArray, mapper) as never
  }
}
const silent = new NoopLogger()

/** A text that only reads begins so; in any other a word that only looks like writing does no harm. */
const selects = /^select\b/
const writes = /\b(?:insert|update|delete|replace|create|drop|pragma|begin|commit|rollback)\b/i
type Row = Record<string, unknown>

const threeReplacements = '\ufffd'.repeat(3)
const wholeJson = (json: string): string =>
  JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value)))

class Statement extends SQLiteDOPreparedQuery {
  readonly #storage: DurableObjectStorage
  readonly #fields: ConstructorParameters<typeof SQLiteDOPreparedQuery>[3]

  constructor(...given: ConstructorParameters<typeof SQLiteDOPreparedQuery>) {
    super(...given)
    this.#storage = given[0]
    this.#fields = given[3]
  }

  /** Without placeholders, which drizzle looks for in each value. */
  override run(values?: Row): void {
    const { sql: text, params } = this.getQuery()
    this.#change()
    if (values) super.run(values)
    else this.#storage.sql.exec(text, ...params)
  }
  /** drizzle makes its rows of these, so that no caller gets another's. */
  override values(values?: Row): unknown[][] {
    const { sql: text, params } = this.getQuery()
    return this.once('values', values, () =>
      this.#healed(
        values ? (super.values(values) as unknown[][]) : Array.from(this.#storage.sql.exec(text, ...params).raw()),
      ),
    )
  }
  /**
   * Half of a character becomes U+FFFD, the replacement character. It is for rows that a shop took before the contract
   * refused such halves, and heals nothing that raw statements read. It may go once no shop has such rows: no migration
   * corrects them.
   */
  #healed(rows: unknown[][]): unknown[][] {
    for (const row of rows)
      for (let place = 0; place < row.length; place += 1) {
        const cell = row[place]
        if (typeof cell !== 'string') continue
        // A column keeps three bytes of it, each of which is read as U+FFFD.
        if (cell.includes(threeReplacements)) row[place] = cell.replaceAll(threeReplacements, '\ufffd')
        // JSON keeps it as an escape, and nothing else so.
        if (cell.includes('\\ud') && this.#isJson(place)) row[place] = wholeJson(cell)
      }
    return rows
  }
  #isJson(place: number): boolean {
    const field = this.#fields?.[place]?.field
    return field instanceof SQLiteTextJson || field instanceof SQLiteCustomColumn
  }

  protected once<T>(how: string, given: Row | undefined, read: () => T): T {
    const { sql: text, params } = this.getQuery()
    if (given || (!selects.test(text) && writes.test(text))) {
      this.#change()
      return read()
    }
    return cached(this.#storage, { statement: `${how}\n${text}\n${JSON.stringify(params)}` }, () => {
      countStatement(this.#storage, false)
      return read()
    })
  }

  #change(): void {
    countStatement(this.#storage, true)
    invalidate(this.#storage, 'turn')
  }
}

/** Of a text, whose rows come as they are. */
class RawStatement extends Statement {
  override all(values?: Row): unknown {
    return this.once('all', values, () => super.all(values) as Row[]).map((row) => ({ ...row }))
  }
  override get(values?: Row): unknown {
    const row = this.once('get', values, () => super.get(values) as Row | undefined)
    return row && { ...row }
  }
}
