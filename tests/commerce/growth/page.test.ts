import { beforeAll, expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { limits } from '#shared/limits.ts'
import { skipAudit } from '#tests/support/in-workerd/shop.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'
import { age } from './age.ts'
import { type Grown, openGrown } from './world.ts'

let world: Grown
beforeAll(async () => {
  world = await openGrown({ products: 40, orders: 0 })
  skipAudit(world.shop)
  const [me] = await world.shop.sql('SELECT customer_id AS id FROM orders WHERE customer_id IS NOT NULL LIMIT 1')
  assert(typeof me?.['id'] === 'string', 'the customer has bought')
  await age(world.shop, me['id'])
}, 60_000)

test.each(['order.list', 'wallet.listMoves', 'coins.listMoves'] as const)(
  'the longest page of %s that the contract allows is answered',
  async (name) => {
    const input = { index: 0, size: limits.pageRowsMax, tab: null, text: null }
    const { rows } = valueOf<{ rows: unknown[] }>(await world.shop.call(name, input as never, world.customer))
    expect(rows).toHaveLength(limits.pageRowsMax)
  },
)
