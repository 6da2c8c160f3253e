import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeCart } from '#commerce/cart/store.ts'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { type InShopCaller, type InShop, runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { expectSound, outcome } from '../order/checkout/checkout-steps.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { noteStocks } from '#tests/support/in-workerd/stock.ts'

const kinds = ['add', 'add', 'add', 'change', 'remove', 'empty', 'stock', 'signIn'] as const
// Quantities around the stock and around the maximum of a line.
const quantity = fc.oneof(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 400, max: 1_000 }))
const stepsOf = fc.array(fc.record({ do: fc.constantFrom(...kinds), item: fc.nat(2), quantity }), { maxLength: 15 })

/** The simplest cart: variants and quantities. */
class ModelCart {
  lines = new Map<number, number>()
  stocks: number[]
  constructor(stocks: readonly number[]) {
    this.stocks = [...stocks]
  }
  problem(item: number, wanted: number): string {
    const stock = this.stocks[item] ?? 0
    if (stock === 0) return 'stock_out'
    if (wanted > stock) return 'stock_short'
    return wanted > limits.cartQuantityMax ? 'quantity_invalid' : 'accepted'
  }
  set(item: number, wanted: number): string {
    const said = this.problem(item, wanted)
    if (said === 'accepted') this.lines.set(item, wanted)
    return said
  }
}

const linesOf = async (at: InShop, who: InShopCaller) => {
  const listed = await at.ask<{ id: string; itemId: string; quantity: number }[]>('cart.list', {}, who)
  return listed.ok ? listed.value : []
}

test('after random steps a cart equals a simple list of variants and quantities', async () => {
  const shop = await openSellingShop()
  let runs = 0
  await runInShop(shop, (at) =>
    fc.assert(
      fc.asyncProperty(stepsOf, async (steps) => {
        const run = (runs += 1)
        const model = new ModelCart([5, 0, 1_200])
        const items = model.stocks.map((_, i) => `cart-${run}-${i}`)
        for (const [i, stock] of model.stocks.entries()) at.addItem(items[i] ?? '', 10_000, stock)
        const customer = at.addCustomer(`k${run}`, `+62${8_200_000_000 + run}`)
        // A guest who signs in again gets both carts merged into one.
        let [who, guests]: [InShopCaller, number] = [{ visitor: `v${run}`.padEnd(24, 'x') }, 0]
        const idOf = async (item: number) =>
          (await linesOf(at, who)).find(({ itemId }) => itemId === items[item])?.id ?? 'none'
        for (const step of steps) {
          const { item, quantity: wanted } = step
          const has = model.lines.get(item)
          const asked = JSON.stringify(step)
          if (step.do === 'add')
            expect(
              outcome(await at.ask('cart.add', { itemId: items[item], quantity: Math.min(wanted, 999) }, who)),
              asked,
            ).toBe(model.set(item, (has ?? 0) + Math.min(wanted, 999)))
          if (step.do === 'change')
            expect(
              outcome(await at.ask('cart.change', { id: await idOf(item), quantity: Math.min(wanted, 999) }, who)),
              asked,
            ).toBe(has === undefined ? 'cart_line_unknown' : model.set(item, Math.min(wanted, 999)))
          if (step.do === 'remove')
            expect(outcome(await at.ask('cart.remove', { id: await idOf(item) }, who)), asked).toBe(
              model.lines.delete(item) ? 'accepted' : 'cart_line_unknown',
            )
          if (step.do === 'empty' && model.lines.size > 0) {
            const lines = (await linesOf(at, who)).map(({ id }) => ({ id }))
            expect(outcome(await at.ask('cart.empty', { lines }, who))).toBe('accepted')
            model.lines.clear()
          }
          if (step.do === 'stock') {
            model.stocks[item] = wanted > 4 ? 0 : wanted
            at.sql('UPDATE variant SET stock = ? WHERE id = ?', model.stocks[item] ?? 0, items[item] ?? '')
            at.sql(noteStocks(items[item]))
          }
          if (step.do === 'signIn') {
            // The guest's cart may hold a variant of the customer's cart: the larger quantity stays, up to the stock.
            const guest: InShopCaller = { visitor: `g${run}-${(guests += 1)}`.padEnd(24, 'x') }
            const from = 'visitor' in who ? who : guest
            const added =
              'customer' in who &&
              outcome(await at.ask('cart.add', { itemId: items[item], quantity: Math.min(wanted, 999) }, guest)) ===
                'accepted'
            if (added)
              model.lines.set(item, Math.min(Math.max(has ?? 0, Math.min(wanted, 999)), model.stocks[item] ?? 0))
            if ('visitor' in who)
              for (const [i, many] of model.lines) model.lines.set(i, Math.max(1, Math.min(many, model.stocks[i] ?? 0)))
            at.inLedger((tx) => mergeCart(tx, { visitorId: from.visitor, customerId: `k${run}` }))
            who = customer
          }
          const real = (await linesOf(at, who)).map(({ itemId, quantity: many }) => [items.indexOf(itemId), many])
          expect(new Map(real as [number, number][]), asked).toEqual(model.lines)
        }
      }),
      { numRuns: bindings.NIGHTLY === '1' ? 2_000 : 200, interruptAfterTimeLimit: 60_000 },
    ),
  )
  await expectSound(shop)
}, 120_000)
