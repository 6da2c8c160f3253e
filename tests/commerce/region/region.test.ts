import { expect, test } from 'vitest'
import { openShop } from '#tests/support/in-workerd/shop.ts'

// Proves §2.19
test('regions are listed level by level from the provinces', async () => {
  const shop = await openShop()
  const parts = async (parent?: string) => {
    const answer = await shop.call('region.list', parent === undefined ? {} : { parent })
    return answer.ok ? answer.value : answer.code
  }
  expect(await parts()).toHaveLength(38)
  expect(await parts('31')).toHaveLength(6)
  expect(await parts('31.74.07')).toContainEqual({ code: '31.74.07.1001', name: 'Melawai', postcode: '12160' })
  expect(await parts('99')).toEqual([])
})

test('an invalid region code is refused', async () => {
  const shop = await openShop()
  for (const parent of ['31.74.07.1001', '31.', 'x', '%', "31' OR 1=1", '../31'])
    expect((await shop.upstream('GET', '/helper/region', { query: { REGION_CODE: parent } })).status).toBe(422)
})
