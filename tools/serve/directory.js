import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unstable_splitSqlQuery as statements } from 'wrangler'

const folder = 'migrations/directory'

/**
 * Migrates the Directory to the newest schema. It keeps the same table of applied migrations as `wrangler d1 migrations
 * apply` does in production.
 *
 * @param {import('@cloudflare/workers-types/experimental').D1Database} directory
 */
export async function migrateDirectory(directory) {
  await directory
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await directory.prepare('SELECT name FROM d1_migrations LIMIT 10000').all()
  const applied = new Set(results.map(({ name }) => name))
  for (const name of readdirSync(folder)
    .filter((file) => file.endsWith('.sql') && !applied.has(file))
    .sort()) {
    const steps = statements(readFileSync(join(folder, name), 'utf8')).map((sql) => directory.prepare(sql))
    await directory.batch([...steps, directory.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
  }
}
