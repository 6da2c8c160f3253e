import { hourMs } from '#shared/format/units.ts'
import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { few } from '#commerce/platform/is-one-of.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { openGrown } from './world.ts'

const sorts = [undefined, 'terbaru', 'terlaris', 'harga-terendah', 'harga-tertinggi'] as const
/** Prices and as many filters as an address can name. */
const filters = {
  min: 1,
  max: 900_000_000,
  attributes: ['Katun', ...'123456789'].map((value) => ({ name: 'Bahan', value })),
}

/** A statement takes at most 100 values. Ids are values up to `few` of one list, and a list is asked for twice at once. */
test('a long list is answered however many of its products are in a flash sale', { timeout: 60_000 }, async () => {
  const { shop } = await openGrown({ products: 140, orders: 0 })
  skipAudit(shop)
  const failed: string[] = []
  for (const inSale of [few, few + 1, limits.flashSaleProducts]) {
    const items = Array.from({ length: inSale }, (_, n) => ({ itemId: `v${n + 1}-M`, price: 900, quota: 3 }))
    const [startsAt, endsAt] = [-1, 1].map((hours) => new Date(Date.now() + hours * hourMs).toISOString())
    const made = await shop.admin('POST', '/flash-sales', { startsAt, endsAt, items })
    expect([inSale, made.status, made.body]).toEqual([inSale, 200, expect.anything()])
    for (const sort of sorts)
      for (const asked of [{}, filters]) {
        const answer = await shop
          .call('catalog.list', { index: 0, size: 12, ...asked, ...(sort ? { sort } : {}) } as never)
          .catch((mistake: unknown) => ({ ok: false, mistake: String(mistake) }))
        if (!answer.ok)
          failed.push(`${inSale} ${sort ?? ''} ${JSON.stringify(asked).length}: ${JSON.stringify(answer)}`)
      }
    await shop.admin('POST', `/flash-sales/${(made.body as { id: string }).id}/end`, {})
  }
  expect(failed).toEqual([])
})
