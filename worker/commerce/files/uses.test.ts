import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#commerce/platform/schema.ts'
import { files } from './tables.ts'
import { fileUses } from './uses.ts'

test('every column that names a shopper’s file is in the list of uses', () => {
  const columns = Object.values(schema).flatMap((table) => {
    if (!is(table, SQLiteTable)) return []
    const { columns: all, foreignKeys } = getTableConfig(table)
    const references = foreignKeys.map((key) => key.reference())
    return all.filter((column) => {
      const target = references.find((reference) => reference.columns.includes(column))?.foreignTable
      return target === files || (target === undefined && /fileId$/i.test(column.name))
    })
  })
  expect(new Set(columns)).toEqual(new Set(fileUses))
})
