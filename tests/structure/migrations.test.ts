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
