/**
 * Migrates the Directory to the newest schema. It keeps the same table of applied migrations as `wrangler d1 migrations
 * apply` does in production.
 *
 * @param {import('@cloudflare/workers-types/experimental').D1Database} directory
 * @param {readonly import('../build/serve-options.js').Migration[]} migrations
 */
export async function migrateDirectory(directory, migrations) {
  await directory
    .prepare(
      'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)',
    )
    .run()
  const { results } = await directory.prepare('SELECT name FROM d1_migrations LIMIT 10000').all()
  const applied = new Set(results.map(({ name }) => name))
  for (const { name, statements } of migrations.filter((migration) => !applied.has(migration.name))) {
    const steps = statements.map((sql) => directory.prepare(sql))
    await directory.batch([...steps, directory.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name)])
  }
}
