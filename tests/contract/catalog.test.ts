import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

test('a new shop lists its sample', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const page = await shop.call('catalog.list', { index: 0, size: 12 })
  expect(page).toMatchObject({ ok: true, value: { index: 0, size: 12 } })
  console.log(JSON.stringify(page).slice(0, 600))
})
