import { readdirSync, readFileSync } from 'node:fs'
import { type DrizzleSQLiteSnapshotJSON, generateSQLiteDrizzleJson, generateSQLiteMigration } from 'drizzle-kit/api'
import { expect, test } from 'vitest'
import { cached, invalidate } from '#commerce/platform/memory.ts'
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

test('what a shop remembers within a turn is forgotten by each write that changes it, by triggers and views too', () => {
  const statements = readdirSync('migrations/shop')
    .filter((file) => file.endsWith('.sql'))
    .flatMap((file) => readFileSync(`migrations/shop/${file}`, 'utf8').split('--> statement-breakpoint'))
  const named = (kind: string) =>
    statements.flatMap((text) => {
      const [, name, rest = ''] = new RegExp(`^CREATE (?:VIRTUAL )?${kind} [\`"]?(\\w+)([^]*)`, 'm').exec(text) ?? []
      return name ? [{ name, rest }] : []
    })
  const [tables, views, triggers] = [named('TABLE'), named('VIEW'), named('TRIGGER')]
  expect([tables, views, triggers].map(({ length }) => length > 3)).toEqual([true, true, true])
  const names = [...tables, ...views].map(({ name }) => name)
  const follow = ({ rest }: { rest: string }) => {
    const [, on = ''] = /\bON [`"]?(\w+)/.exec(rest) ?? []
    const written = [...rest.matchAll(/(?:INTO|UPDATE|DELETE FROM) [`"]?(\w+)/g)].map(([, name = '']) => name)
    return { on, written }
  }
  const steps = [
    ...triggers.map(follow),
    ...views.flatMap(({ name, rest }) =>
      names.filter((of) => new RegExp(`\\b${of}\\b`).test(rest)).map((on) => ({ on, written: [name] })),
    ),
  ]
  const reachOf = (table: string): ReadonlySet<string> => {
    const reach = new Set([table])
    // A set that grows while it is walked is walked to its end.
    for (const one of reach)
      for (const { on, written } of steps) if (on === one) written.forEach((name) => reach.add(name))
    return reach
  }
  const storage = {} as Parameters<typeof cached>[0]
  const keptAfter = (write: string): string[] => {
    invalidate(storage, 'turn')
    for (const name of names) cached(storage, { statement: `select * from "${name}"` }, () => 'before')
    invalidate(storage, { write })
    return names.filter((name) => cached(storage, { statement: `select * from "${name}"` }, () => 'after') === 'before')
  }
  const wrong = tables.flatMap(({ name }) => {
    const reach = reachOf(name)
    return [`insert into "${name}" values (?)`, `update "${name}" set "x" = ?`, `delete from "${name}"`].flatMap(
      (write) => keptAfter(write).flatMap((kept) => (reach.has(kept) ? [`${write} changes ${kept}`] : [])),
    )
  })
  expect(wrong).toEqual([])
  expect(keptAfter('update "orders" set "note" = ?')).toEqual(
    expect.arrayContaining(['order_line', 'variant', 'voucher']),
  )
})
