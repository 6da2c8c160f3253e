import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScheduler } from '#commerce/platform/scheduler/scheduler.ts'
import { coinsOf, expireCoins, giveCoins, returnCoins, spendCoins } from '#commerce/ledger/coins.ts'
import { balanceOf, listMoves, type Ledger, move, customerAccount } from '#commerce/ledger/store.ts'
import * as schema from '#commerce/platform/schema.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'

const start = Date.parse('2026-11-20T00:00:00Z')
const dayMs = 86_400_000

/** Runs work on a shop's ledger, inside its object and on its real database. */
async function inLedger<T>(shop: TestShop, work: (at: (day: number) => Ledger, sql: SqlStorage) => T): Promise<T> {
  return runInDurableObject(await shop.object(), (_, { storage }) => {
    const db = drizzle(storage, { schema, casing: 'snake_case' })
    const scheduler = createScheduler(db, () => {})
    return work((day) => ({ db, scheduler, now: new Date(start + day * dayMs) }), storage.sql)
  })
}

test('a movement happens once for its kind and its reference', async () => {
  const shop = await openShop()
  await inLedger(shop, (at) => {
    const refund = {
      kind: 'refund',
      ref: 'sale-1',
      from: 'shop:refunds',
      to: customerAccount('wallet', 'a'),
      amount: 50_000,
    } as const
    expect([move(at(0), refund), move(at(1), refund), move(at(0), { ...refund, ref: 'sale-2', amount: 1 })]).toEqual([
      true,
      false,
      true,
    ])
    expect(balanceOf(at(0).db, 'wallet:a')).toBe(50_001)
    expect(balanceOf(at(0).db, 'shop:refunds')).toBe(-50_001)
    expect(listMoves(at(0).db, 'wallet:a', { index: 0, size: 1 })).toMatchObject({
      total: 2,
      rows: [{ amount: 1, ref: 'sale-2', kind: 'refund' }],
    })
    expect(listMoves(at(0).db, 'wallet:a', { index: 0, size: 9, kinds: ['withdrawal'] })).toEqual({
      rows: [],
      total: 0,
    })
  })
  expect(await shop.audit()).toEqual([])
})

test('a balance cannot be negative, and entries never change', async () => {
  const shop = await openShop()
  await inLedger(shop, (at, sql) => {
    move(at(0), { kind: 'refund', ref: 'r', from: 'shop:refunds', to: 'wallet:a', amount: 10 })
    const overdraw = () =>
      at(0).db.transaction(() =>
        move(at(0), { kind: 'wallet_spent', ref: 's', from: 'wallet:a', to: 'shop:sales', amount: 11 }),
      )
    expect(overdraw).toThrow(/CHECK|ledger_balance/)
    expect(balanceOf(at(0).db, 'wallet:a')).toBe(10)
    for (const attack of [
      'UPDATE ledger_entry SET amount = 99',
      'DELETE FROM ledger_entry',
      'UPDATE ledger_transfer SET ref = 1',
      'DELETE FROM ledger_transfer',
    ])
      expect(() => sql.exec(attack), attack).toThrow('only added to')
  })
  expect(await shop.audit()).toEqual([])
})

test('coins that expire first are spent first, keep their expiry when they come back, and expire once', async () => {
  const shop = await openShop()
  await inLedger(shop, (at) => {
    giveCoins(at(0), 'a', 100, 'coins_earned', 'old')
    giveCoins(at(100), 'a', 50, 'coins_cashback', 'new')
    giveCoins(at(100), 'a', 50, 'coins_cashback', 'new')
    expect(coinsOf(at(100), 'a')).toBe(150)
    spendCoins(at(100), 'a', 120, 'sale')
    expect(coinsOf(at(100), 'a')).toBe(30)
    // A year after the first lot: 20 of the second lot are spent, and returned coins of the first have a week left.
    returnCoins(at(400), 'a', 'sale')
    returnCoins(at(400), 'a', 'sale')
    expect(coinsOf(at(400), 'a')).toBe(150)
    expect(coinsOf(at(408), 'a')).toBe(50)
    expireCoins('a', at(408))
    expireCoins('a', at(408))
    expect(balanceOf(at(408).db, 'coins:a')).toBe(50)
    expireCoins('a', at(500))
    expect(balanceOf(at(500).db, 'coins:a')).toBe(0)
  })
  expect(await shop.audit()).toEqual([])
})

type Step = { kind: 'give' | 'spend' | 'back' | 'pass'; amount: number }
const steps = fc.array(
  fc.record({ kind: fc.constantFrom('give', 'spend', 'back', 'pass'), amount: fc.integer({ min: 1, max: 400 }) }),
  { maxLength: 25 },
)

test('after random steps the coins equal those of a simple list of lots', async () => {
  const shop = await openShop()
  let customers = 0
  await inLedger(shop, (at) =>
    fc.assert(
      fc.property(steps as fc.Arbitrary<Step[]>, (all) => {
        const customer = `c${(customers += 1)}`
        let [day, orders] = [0, 0]
        let lots: { left: number; until: number }[] = []
        const sold: { ref: string; parts: { amount: number; until: number }[] }[] = []
        for (const [place, { kind, amount }] of all.entries()) {
          if (kind === 'pass') day += amount
          if (kind === 'give') {
            giveCoins(at(day), customer, amount, 'coins_earned', `${customer}-${place}`)
            lots.push({ left: amount, until: day + 365 })
          }
          const live = lots.filter(({ left, until }) => left > 0 && until > day).toSorted((a, b) => a.until - b.until)
          const has = live.reduce((sum, { left }) => sum + left, 0)
          if (kind === 'spend' && has > 0) {
            const spent = Math.min(has, amount)
            const ref = `${customer}-s${(orders += 1)}`
            spendCoins(at(day), customer, spent, ref)
            const parts: { amount: number; until: number }[] = []
            let missing = spent
            for (const lot of live) {
              const taken = Math.min(lot.left, missing)
              lot.left -= taken
              missing -= taken
              if (taken > 0) parts.push({ amount: taken, until: lot.until })
            }
            sold.push({ ref, parts })
          }
          const back = kind === 'back' ? sold.pop() : undefined
          if (back) {
            returnCoins(at(day), customer, back.ref)
            for (const part of back.parts) lots.push({ left: part.amount, until: Math.max(part.until, day + 7) })
          }
          if (kind === 'pass') expireCoins(customer, at(day))
          lots = lots.filter(({ left, until }) => left > 0 && until > day)
          expect(coinsOf(at(day), customer)).toBe(lots.reduce((sum, { left }) => sum + left, 0))
        }
      }),
      { numRuns: 200 },
    ),
  )
  expect(await shop.audit()).toEqual([])
})

test('the books are summed up every day from the first movement on', async () => {
  const shop = await openShop()
  await inLedger(shop, (at) =>
    move({ ...at(0), now: new Date() }, { kind: 'refund', ref: 'r', from: 'shop:refunds', to: 'wallet:a', amount: 10 }),
  )
  for (const day of [1, 2]) {
    await shop.admin('POST', '/clock', { offsetMs: day * dayMs + 60_000 * day })
    expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 1 } })
  }
})
