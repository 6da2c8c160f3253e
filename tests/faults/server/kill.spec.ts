import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { Visitor } from '#tests/support/server/server-call.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'
import { audit, type Basket, fillBasket, goodsOf, openOn, placeOrder } from './buyer.ts'

const rounds = process.env.NIGHTLY ? 8 : 1
const buyers = process.env.NIGHTLY ? 24 : 8

// Proves ASVS 2.3.3
test('a shop that is killed while it sells loses nothing that it acknowledged', async () => {
  test.setTimeout(60_000 * (rounds + 1))
  let server: RunningServer = await startServer({ name: 'kill' })
  try {
    for (let round = 0; round < rounds; round++) {
      // A new shop each time, because the buyers of three rounds buy the smallest stock out.
      const host = `mati-${randomBytes(4).toString('hex')}.localhost`
      await openOn(server, host)
      const goods = await goodsOf(server, host)
      const baskets: Basket[] = []
      for (let i = 0; i < buyers; i++) baskets.push(await fillBasket(server, host, goods[i % 4] ?? ''))
      const keys = baskets.map(() => randomUUID())
      const sent = Promise.all(baskets.map((basket, i) => placeOrder(basket, keys[i] ?? '')))
      await new Promise((passed) => setTimeout(passed, 20 + Math.random() * 200))
      await server.kill()
      await expect.poll(() => server.memory(), 'no runtime is left that would write next to the next one').toBe(0)
      const acknowledged = await sent
      server = await startServer({ name: 'kill', state: server.state })
      const again = baskets.map(({ visitor, ...basket }) => {
        const same = new Visitor(server.port, host)
        for (const [name, value] of visitor.cookies) same.cookies.set(name, value)
        return { ...basket, visitor: same }
      })
      for (const [i, basket] of again.entries()) {
        const before = acknowledged[i] ?? null
        if (before) expect((await basket.visitor.get(before)).status, `round ${round}: an acknowledged order`).toBe(200)
        // Asked again with the same key, each purchase ends in one order.
        const after = await placeOrder(basket, keys[i] ?? '')
        expect(after, `round ${round}: a purchase that is asked again`).not.toBeNull()
        if (before) expect(after).toBe(before)
      }
      expect(await audit(server, host)).toEqual([])
    }
  } finally {
    await server[Symbol.asyncDispose]()
  }
})
