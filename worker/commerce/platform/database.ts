import {
  Column,
  getTableColumns,
  getTableName,
  Name,
  NoopLogger,
  Param,
  Placeholder,
  SQL,
  sql,
  StringChunk,
  Table,
} from 'drizzle-orm'
import { DrizzleSqliteDODatabase, SQLiteDOPreparedQuery, SQLiteDOSession } from 'drizzle-orm/durable-sqlite'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'
import { countStatement } from './load.ts'
import { forgetChanged, readOnce } from './memory.ts'
import type * as schema from './schema.ts'

type Schema = typeof schema
type SelectConfig = Parameters<SQLiteSyncDialect['buildSelectQuery']>[0]
type Chunk = SQL['queryChunks'][number]

/** The database of one shop. */
export function openDatabase(storage: DurableObjectStorage) {
  const dialect = new Dialect({ casing: 'snake_case' })
  const session = new Session(storage, dialect)
  return Object.assign(new DrizzleSqliteDODatabase<Schema>('sync', dialect, session as never, undefined), {
    $client: storage,
  })
}

type Prepared = Parameters<SQLiteDOSession<Schema, Record<never, never>>['prepareQuery']>

/** Reads the same question once a turn: see `readOnce`. */
class Session extends SQLiteDOSession<Schema, Record<never, never>> {
  readonly #storage: DurableObjectStorage

  constructor(storage: DurableObjectStorage, dialect: Dialect) {
    super(storage, dialect, undefined)
    this.#storage = storage
  }

  override prepareQuery(...[query, fields, method, isArray, mapper]: Prepared) {
    return new Statement(this.#storage, query, silent, fields, method, isArray, mapper) as never
  }
}
const silent = new NoopLogger()

/** A text that only reads begins so; in any other a word that only looks like writing does no harm. */
const selects = /^select\b/
const writes = /\b(?:insert|update|delete|replace|create|drop|pragma|begin|commit|rollback)\b/i
type Row = Record<string, unknown>

class Statement extends SQLiteDOPreparedQuery {
  readonly #storage: DurableObjectStorage
  /** Its rows come through `values`. */
  readonly #isMapped: boolean
  /** What its rows are made of, when that is nothing but columns. */
  readonly #columns: readonly NamedColumn[] | null

  constructor(...given: ConstructorParameters<typeof SQLiteDOPreparedQuery>) {
    super(...given)
    this.#storage = given[0]
    this.#isMapped = given[3] !== undefined || given[6] !== undefined
    this.#columns = given[6] === undefined ? plainColumns(given[3]) : null
  }

  override run(values?: Row): void {
    this.#change(this.getQuery().sql)
    super.run(values)
  }
  /** drizzle makes its rows of these, so that no caller gets another's. */
  override values(values?: Row): unknown[][] {
    return this.#once('values', values, () => super.values(values) as unknown[][])
  }
  override all(values?: Row): unknown {
    if (this.#columns) return this.values(values).map((row) => rowOf(this.#columns ?? [], row))
    if (this.#isMapped) return super.all(values)
    return this.#once('all', values, () => super.all(values) as Row[]).map((row) => ({ ...row }))
  }
  override get(values?: Row): unknown {
    if (this.#columns) {
      const [row] = this.values(values)
      return row && rowOf(this.#columns, row)
    }
    if (this.#isMapped) return super.get(values)
    const row = this.#once('get', values, () => super.get(values) as Row | undefined)
    return row && { ...row }
  }

  #once<T>(how: string, given: Row | undefined, read: () => T): T {
    const { sql: text, params } = this.getQuery()
    if (given || (!selects.test(text) && writes.test(text))) {
      this.#change(text)
      return read()
    }
    return readOnce(this.#storage, `${how}\n${text}\n${JSON.stringify(params)}`, () => {
      countStatement(this.#storage, false)
      return read()
    })
  }

  #change(text: string): void {
    countStatement(this.#storage, true)
    forgetChanged(this.#storage, text)
  }
}

interface NamedColumn {
  name: string
  column: Column
}

/** The columns of a row without groups in it; null: it holds more, and drizzle makes it. */
function plainColumns(fields: Prepared[1]): NamedColumn[] | null {
  const columns: NamedColumn[] = []
  for (const { path, field } of fields ?? []) {
    const [name, ...inner] = path
    if (name === undefined || inner.length > 0 || !(field instanceof Column)) return null
    columns.push({ name, column: field })
  }
  return fields ? columns : null
}

/** As drizzle makes it, which finds out what each column is again for each row. */
function rowOf(columns: readonly NamedColumn[], values: readonly unknown[]): Row {
  const row: Row = {}
  for (const [place, { name, column }] of columns.entries()) {
    const value = values[place] ?? null
    row[name] = value === null ? null : column.mapFromDriverValue(value)
  }
  return row
}

/**
 * drizzle's own dialect, which writes the text of a statement faster: the same query builds the same text thousands of
 * times, and that was most of what a statement cost. It writes itself what nearly every query is made of, and leaves
 * the rest to drizzle. Only limits it writes otherwise.
 */
class Dialect extends SQLiteSyncDialect {
  /** The texts of tables and columns, which never change. */
  readonly #names = new WeakMap<object, string>()
  /** The same of columns in a selection from one table. */
  readonly #bare = new WeakMap<Column, string>()

  override sqlToQuery(query: SQL): ReturnType<SQLiteSyncDialect['sqlToQuery']> {
    const params: unknown[] = []
    return { sql: this.#write(query.queryChunks, params), params }
  }

  override buildSelectQuery(config: SelectConfig): SQL {
    const selection = config.fieldsFlat ? null : this.#selectionOf(config)
    // drizzle does not look into text that is ready.
    return super.buildSelectQuery(
      selection === null ? config : { ...config, fieldsFlat: [{ path: [], field: sql.raw(selection) }] },
    )
  }

  #write(chunks: readonly Chunk[], params: unknown[]): string {
    let text = ''
    for (const chunk of chunks) text += isLimit(chunk, text) ? String(chunk) : this.#writeOne(chunk, params)
    return text
  }

  #writeOne(chunk: unknown, params: unknown[]): string {
    if (chunk instanceof StringChunk) return chunk.value.join('')
    if (chunk instanceof SQL) return this.#write(chunk.queryChunks, params)
    if (chunk instanceof Column || chunk instanceof Table) return this.#nameOf(chunk)
    if (chunk instanceof Name) return this.escapeName(chunk.value)
    if (chunk === undefined) return ''
    if (Array.isArray(chunk)) return `(${chunk.map((one) => this.#writeOne(one, params)).join(', ')})`
    if (chunk instanceof Param && !(chunk.value instanceof Placeholder)) {
      const value: unknown = chunk.value === null ? null : chunk.encoder.mapToDriverValue(chunk.value)
      return value instanceof SQL ? this.#write(value.queryChunks, params) : bound(value, params)
    }
    if (chunk === null || typeof chunk !== 'object' || chunk instanceof Date) return bound(chunk, params)
    const rest = super.sqlToQuery(sql`${chunk}`)
    params.push(...rest.params)
    return rest.sql
  }

  /** As drizzle writes it: `"table"`, `"table"."column"`. */
  #nameOf(named: Table | Column): string {
    const known = this.#names.get(named)
    if (known !== undefined) return known
    const name = super.sqlToQuery(sql`${named}`).sql
    this.#names.set(named, name)
    return name
  }

  /** null: it is made of more than columns. */
  #selectionOf({ fields, joins }: SelectConfig): string | null {
    const alone = !joins || joins.length === 0
    return (
      columnsIn(fields)
        ?.map((column) => (alone ? this.#bareOf(column) : this.#nameOf(column)))
        .join(', ') ?? null
    )
  }

  /** Without its table: `"column"`. */
  #bareOf(column: Column): string {
    const known = this.#bare.get(column)
    if (known !== undefined) return known
    const name = this.#nameOf(column).slice(this.escapeName(getTableName(column.table)).length + 1)
    this.#bare.set(column, name)
    return name
  }
}

/**
 * SQLite plans by a bound limit, so it prepares the statement again at each execution: that took half of what reading
 * costs. A limit is nearly always the same number, so it belongs to the text.
 */
const isLimit = (chunk: unknown, before: string): boolean => Number.isSafeInteger(chunk) && /\blimit $/i.test(before)

function bound(value: unknown, params: unknown[]): string {
  params.push(value)
  return '?'
}

/** The columns of a selection in drizzle's order, those of tables and groups in it included; null: it holds more. */
function columnsIn(fields: object): Column[] | null {
  const columns: Column[] = []
  for (const field of Object.values(fields) as unknown[]) {
    if (field instanceof Column) {
      // drizzle selects it as text.
      if (field.columnType === 'SQLiteNumericBigInt') return null
      columns.push(field)
      continue
    }
    if (field instanceof SQL || field instanceof SQL.Aliased || field === null || typeof field !== 'object') return null
    const inner = columnsIn(field instanceof Table ? getTableColumns(field) : field)
    if (!inner) return null
    columns.push(...inner)
  }
  return columns
}
