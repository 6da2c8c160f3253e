import {
  Column,
  getTableColumns,
  getTableName,
  Name,
  Param,
  Placeholder,
  SQL,
  sql,
  StringChunk,
  Table,
} from 'drizzle-orm'
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core'

type Chunk = SQL['queryChunks'][number]
type SelectConfig = Parameters<SQLiteSyncDialect['buildSelectQuery']>[0]
type InsertConfig = Parameters<SQLiteSyncDialect['buildInsertQuery']>[0]
type UpdateConfig = Parameters<SQLiteSyncDialect['buildUpdateQuery']>[0]
type DeleteConfig = Parameters<SQLiteSyncDialect['buildDeleteQuery']>[0]
type Returning = InsertConfig['returning']
type UpdateSet = UpdateConfig['set']

/**
 * drizzle's own dialect, which writes the text of a statement faster: the same query builds the same text thousands of
 * times, and that was most of what a statement cost. Common queries are built here; everything else falls through to
 * drizzle. The text is identical except for LIMIT.
 */
export class Dialect extends SQLiteSyncDialect {
  /** The texts of tables and columns, which never change. */
  readonly #names = new WeakMap<object, string>()
  /** The same of columns in a selection from one table. */
  readonly #bare = new WeakMap<Column, string>()
  /** Tables as they stand after `from`, with the other name of an alias. */
  readonly #sources = new WeakMap<Table, string>()
  readonly #inserts = new WeakMap<Table, Insert>()

  override sqlToQuery(query: SQL): ReturnType<SQLiteSyncDialect['sqlToQuery']> {
    const params: unknown[] = []
    return { sql: this.#write(query.queryChunks, params), params }
  }

  override buildSelectQuery(config: SelectConfig): SQL {
    const selection = config.fieldsFlat ? null : this.#selectionOf(config)
    if (selection === null) return super.buildSelectQuery(config)
    const { table, joins = [], where, groupBy = [], having, orderBy = [], limit, offset } = config
    const source = this.#sourceOf(table)
    const isPlain = !config.withList?.length && !config.distinct && config.setOperators.length === 0
    if (source === null || !isPlain || joins.some((join) => !(join.table instanceof Table)))
      // drizzle does not look into text that is ready.
      return super.buildSelectQuery({ ...config, fieldsFlat: [{ path: [], field: selection }] })
    const written = new Written('select ')
    written.queryChunks.push(selection)
    written.add(` from ${source}`)
    for (const { joinType, table: joined, on } of joins)
      written.add(` ${joinType} join ${this.#sourceOf(joined)}`).after(' on ', on)
    written.after(' where ', where).list(' group by ', groupBy).after(' having ', having).list(' order by ', orderBy)
    return written.after(' limit ', limit).after(' offset ', offset === 0 ? undefined : offset)
  }

  override buildInsertQuery(config: InsertConfig): SQL {
    const { table, values, withList, select, onConflict = [] } = config
    const returning = this.#returningOf(config.returning)
    const insert = this.#insertOf(table)
    if (withList?.length || select || !Array.isArray(values) || returning === null || insert === null)
      return super.buildInsertQuery(config)
    const written = new Written(insert.head)
    for (const [place, row] of values.entries()) {
      if (place > 0) written.add(', ')
      written.queryChunks.push(insert.columns.map(([name, absent]) => (isGiven(row[name]) ? row[name] : absent)))
    }
    for (const conflict of onConflict) written.queryChunks.push(conflict)
    return written.add(returning)
  }

  override buildUpdateSet(table: UpdateConfig['table'], set: UpdateSet): SQL {
    const columns = getTableColumns(table)
    if (Object.values(columns).some(({ onUpdateFn }) => onUpdateFn)) return super.buildUpdateSet(table, set)
    const written = new Written('')
    let between = ''
    for (const [name, column] of Object.entries(columns)) {
      const value = set[name]
      if (value === undefined) continue
      written.after(`${between}${this.#bareOf(column)} = `, value ?? nothing)
      between = ', '
    }
    return written
  }

  override buildUpdateQuery(config: UpdateConfig): SQL {
    const { table, set, where, withList, joins, from, orderBy, limit } = config
    const returning = this.#returningOf(config.returning)
    if (withList?.length || joins.length > 0 || from || orderBy || limit !== undefined || returning === null)
      return super.buildUpdateQuery(config)
    const written = new Written(`update ${this.#nameOf(table)} set `)
    written.queryChunks.push(this.buildUpdateSet(table, set))
    return written.after(' where ', where).add(returning)
  }

  override buildDeleteQuery(config: DeleteConfig): SQL {
    const { table, where, withList, orderBy, limit } = config
    const returning = this.#returningOf(config.returning)
    if (withList?.length || orderBy || limit !== undefined || returning === null) return super.buildDeleteQuery(config)
    return new Written(`delete from ${this.#nameOf(table)}`).after(' where ', where).add(returning)
  }

  /** null: it answers more than columns. */
  #returningOf(returning: Returning): string | null {
    if (!returning) return ''
    const names: string[] = []
    for (const { field } of returning) {
      if (!(field instanceof Column) || isBigInt(field)) return null
      names.push(this.#bareOf(field))
    }
    return ` returning ${names.join(', ')}`
  }

  /** null: a column of it is filled in by a function, which drizzle calls. */
  #insertOf(table: InsertConfig['table']): Insert | null {
    const known = this.#inserts.get(table)
    if (known) return known
    const columns = Object.entries(getTableColumns(table))
    if (columns.some(([, { generated, defaultFn, onUpdateFn }]) => generated || defaultFn || onUpdateFn)) return null
    const names = columns.map(([, column]) => this.#bareOf(column))
    const insert = {
      head: `insert into ${this.#nameOf(table)} (${names.join(', ')}) values `,
      columns: columns.map(([name, column]) => [name, absentOf(column)] as const),
    }
    this.#inserts.set(table, insert)
    return insert
  }

  /** null: it is no table. */
  #sourceOf(table: SelectConfig['table']): string | null {
    if (!(table instanceof Table)) return null
    const known = this.#sources.get(table)
    if (known !== undefined) return known
    const one = super.buildSelectQuery({
      fields: {},
      fieldsFlat: [{ path: [], field: sql.raw('1') }],
      table,
      setOperators: [],
    })
    const source = super.sqlToQuery(one).sql.slice('select 1 from '.length)
    this.#sources.set(table, source)
    return source
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

  /** null: it is made of more than columns and expressions. */
  #selectionOf({ fields, joins }: SelectConfig): SQL | null {
    const parts = partsIn(fields)
    if (!parts) return null
    const alone = !joins || joins.length === 0
    const written = new Written('')
    let text = ''
    for (const [place, part] of parts.entries()) {
      const before = place === 0 ? '' : ', '
      if (part instanceof Column) {
        text += before + (alone ? this.#bareOf(part) : this.#nameOf(part))
        continue
      }
      written.add(text + before)
      text = ''
      for (const chunk of part.queryChunks)
        if (alone && chunk instanceof Column) written.add(this.#bareOf(chunk))
        else written.queryChunks.push(chunk)
    }
    return written.add(text)
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

/** What every insert into a table begins with, and its columns, each with what stands there when a row does not give it. */
interface Insert {
  head: string
  columns: readonly (readonly [string, Chunk])[]
}

const isGiven = (value: unknown): boolean =>
  value !== undefined && !(value instanceof Param && value.value === undefined)

function absentOf(column: Column): Chunk {
  const value: unknown = column.default
  if (value === undefined || value === null) return nothing
  return value instanceof SQL ? value : new Param(value, column)
}
const nothing = new StringChunk('null')

/** A statement that is put together here. drizzle's own constructor looks at each piece, to find the tables in it. */
class Written extends SQL {
  constructor(text: string) {
    super([])
    this.add(text)
  }
  add(text: string): this {
    if (text !== '') this.queryChunks.push(new StringChunk(text))
    return this
  }
  /** The value behind its word; without a value there is no word either. */
  after(word: string, value: Chunk): this {
    if (value !== undefined) this.queryChunks.push(new StringChunk(word), value)
    return this
  }
  list(word: string, values: readonly Chunk[]): this {
    for (const [place, value] of values.entries()) this.after(place === 0 ? word : ', ', value)
    return this
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

/**
 * The columns and expressions of a selection in drizzle's order, those of tables and groups in it included; null: it
 * holds more.
 */
function partsIn(fields: object): (Column | SQL)[] | null {
  const parts: (Column | SQL)[] = []
  for (const field of Object.values(fields) as unknown[]) {
    if (field instanceof Column && isBigInt(field)) return null
    if (field instanceof Column || field instanceof SQL) {
      parts.push(field)
      continue
    }
    if (field instanceof SQL.Aliased || field === null || typeof field !== 'object') return null
    const inner = partsIn(field instanceof Table ? getTableColumns(field) : field)
    if (!inner) return null
    parts.push(...inner)
  }
  return parts
}

/** drizzle selects it as text. */
const isBigInt = ({ columnType }: Column): boolean => columnType === 'SQLiteNumericBigInt'
