import { is } from 'drizzle-orm'
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import * as schema from '#commerce/platform/schema.ts'
import { mediaUses, orderUse } from './uses.ts'

/** Names of columns in which addresses of pictures and videos stand. */
const mayName = /^(image|images|video|logo|photos|hiddenPhotos|body|settings|banners|popup)$/

test('every column that can name a picture is in the list of uses', () => {
  const columns = Object.values(schema).flatMap((table) =>
    is(table, SQLiteTable) ? getTableConfig(table).columns.filter(({ name }) => mayName.test(name)) : [],
  )
  // A message is sent as text; it has no pictures.
  const texts = columns.filter(({ table, name }) => getTableConfig(table).name === 'message' && name === 'body')
  const listed = [...mediaUses, orderUse].map(({ column }) => column)
  expect(new Set(columns.filter((column) => !texts.includes(column)))).toEqual(new Set(listed))
})
