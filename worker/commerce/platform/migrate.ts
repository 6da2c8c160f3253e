/** What drizzle-kit writes: the journal, and the SQL of each entry by `m0000`. */
interface Migrations {
  journal: { entries: { idx: number; when: number; tag: string }[] }
  migrations: Record<string, string>
}
/** What stands between two statements of a migration, and of the finished schema. */
export const breakpoint = '--> statement-breakpoint'

/**
 * Applies what is newer than the database, all of it or nothing; a new one gets `schema`, which is what they all make
 * (tools/build/schema.js). drizzle's own function reports every fault as "Rollback", so nobody could read what was
 * refused, and why.
 */
export function migrate({ storage, id }: DurableObjectState, given: Migrations, schema: string): void {
  try {
    storage.transactionSync(() => applyNewer(storage.sql, given, schema))
  } catch (error) {
    // The shop answers nothing now: each caller gets the cause, and the log names the shop.
    console.error(JSON.stringify({ level: 'error', shop: id.name, error: String(error) }))
    throw error
  }
}

function applyNewer(sql: SqlStorage, { journal, migrations }: Migrations, schema: string): void {
  // As drizzle's function made it in the shops that there are.
  sql.exec(
    'CREATE TABLE IF NOT EXISTS __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)',
  )
  const { newest } = sql
    .exec<{ newest: number | null }>(`SELECT max(created_at) AS newest FROM __drizzle_migrations`)
    .one()
  const last = journal.entries.at(-1)?.when
  if (newest === null && last !== undefined) {
    for (const statement of schema.split(breakpoint)) apply(sql, 'schema', statement)
    note(sql, last)
    return
  }
  for (const { idx, when, tag } of journal.entries) {
    if (newest !== null && newest >= when) continue
    const text = migrations[`m${String(idx).padStart(4, '0')}`] ?? ''
    for (const statement of text.split(breakpoint)) apply(sql, tag, statement.trim())
    note(sql, when)
  }
}

const note = (sql: SqlStorage, when: number): void =>
  void sql.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', ?)", when)

function apply(sql: SqlStorage, tag: string, statement: string): void {
  try {
    sql.exec(statement)
  } catch (cause) {
    const [line = ''] = statement.split('\n')
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`migration ${tag} failed: ${why}, in ${line.slice(0, 100)}`, { cause })
  }
}

/** What keeps a shop from opening with this code; null: the error is another one. It also comes from its object. */
export function migrationFault(error: unknown): string | null {
  const text = error instanceof Error ? error.message : ''
  return /^migration \w+ failed: /.test(text) ? text : null
}

/** Of a shop that was opened it means that its file is gone, and that the object began with an empty one. */
export const notOpened = 'open the shop through the administration before it is called'

/**
 * Whether a shop's database is lost or damaged. The runtime hides the cause behind a number, which its log has; it does
 * the same for its own faults, and says of those that asking again helps.
 */
export function isUnreadable(error: unknown): boolean {
  if (!(error instanceof Error) || ('retryable' in error && error.retryable === true)) return false
  return error.message === notOpened || error.message.startsWith('internal error; reference = ')
}
