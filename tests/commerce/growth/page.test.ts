import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import type { Result } from '#shared/result.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { age } from './age.ts'
import { reads } from './age-reads.ts'
import { given } from './age-rows.ts'
import { thingsOf } from './age-things.ts'
import { openGrown } from './world.ts'

/** A statement takes at most 100 values, so here one breaks that takes an id for each row. */
test('the longest page that the contract allows is answered, of every list', { timeout: 120_000 }, async () => {
  const world = await openGrown({ products: 140, orders: 0 })
  skipAudit(world.shop)
  const [me] = await world.shop.sql('SELECT customer_id AS id FROM orders WHERE customer_id IS NOT NULL LIMIT 1')
  assert(typeof me?.['id'] === 'string', 'the customer has bought')
  const things = { ...(await thingsOf(world)), said: () => ({}) }
  await age(world.shop, me['id'])
  const rows: Record<string, number> = {}
  for (const [name, what = {}] of reads) {
    if (!('size' in what)) continue
    const input = { ...(await given(what, things)), size: limits.pageRowsMax }
    const answer: Result<unknown> = await world.shop.call(name, input as never, world.customer)
    expect(answer.ok, `${name} ${JSON.stringify(input)}`).toBe(true)
    const page = answer.ok ? (answer.value as { rows?: unknown[] }).rows?.length : 0
    rows[name] = Math.max(rows[name] ?? 0, page ?? 0)
  }
  expect(rows).toMatchObject({
    'order.list': 100,
    'wallet.listMoves': 100,
    'coins.listMoves': 100,
    'catalog.list': 100,
  })
})
