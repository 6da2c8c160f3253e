import { readdirSync, readFileSync } from 'node:fs'
import { type DrizzleSQLiteSnapshotJSON, generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import * as schema from '#commerce/platform/schema.ts'

test('the newest migration matches the tables; if not, run `node tools/build/migrations.js <name>`', async () => {
  const folder = 'migrations/shop/meta'
  const newest = readdirSync(folder)
    .filter((file) => file.endsWith('_snapshot.json'))
    .toSorted()
    .at(-1)
  const before = JSON.parse(readFileSync(`${folder}/${newest}`, 'utf8')) as DrizzleSQLiteSnapshotJSON
  const now = await generateSQLiteDrizzleJson(schema, before.id, 'snake_case')
  expect(await generateSQLiteMigration(before, now)).toEqual([])
})

test('each migration has a later `when` than the one before it: a shop never runs what is older than its newest', () => {
  const { entries } = JSON.parse(readFileSync('migrations/shop/meta/_journal.json', 'utf8')) as {
    entries: { tag: string; when: number }[]
  }
  const late = entries.filter(({ when }, place) => place > 0 && when <= (entries[place - 1]?.when ?? 0))
  expect(late.map(({ tag }) => tag)).toEqual([])
})
