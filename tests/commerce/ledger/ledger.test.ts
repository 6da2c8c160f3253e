import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { drizzle } from 'drizzle-orm/durable-sqlite'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScheduler } from '#commerce/platform/scheduler/scheduler.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { coinsOf, expireCoins, giveCoins, returnCoins, spendCoins } from '#commerce/ledger/coins.ts'
import { balanceOf, listMoves, type Ledger, move, customerAccount } from '#commerce/ledger/store.ts'
import * as schema from '#commerce/platform/schema.ts'
import { openShop, skipAudit, type TestShop } from '#tests/support/in-workerd/shop.ts'

const start = Date.parse('2026-11-20T00:00:00Z')

/** Runs a step on the ledger at a day. */
type At = <T>(day: number, step: (tx: Ledger) => T) => T

/** Runs work on a shop's ledger, inside its object and on its real database. */
async function inLedger<T>(shop: TestShop, work: (at: At, sql: SqlStorage) => T): Promise<T> {
  return runInDurableObject(await shop.object(), (_, { storage }) => {
    const db = drizzle(storage, { schema, casing: 'snake_case' })
    const scheduler = createScheduler(db, () => {})
    return work((day, step) => inTransaction({ db, scheduler, now: new Date(start + day * dayMs) }, step), storage.sql)
  })
}

/** A shop for books alone. What moves in them has no order or withdrawal, which is all that the audit says of them. */
async function openBooks(): Promise<TestShop> {
  const shop = await openShop()
  skipAudit(shop)
  return shop
}
async function expectSoundBooks(shop: TestShop): Promise<void> {
  const found = ((await shop.audit()) as { invariant: string }[]).map(({ invariant }) => invariant)
  expect([...new Set(found)]).toEqual(['a transfer is about something that moves its accounts'])
}

test('a movement happens once for its kind and its reference', async () => {
  const shop = await openBooks()
  await inLedger(shop, (at) => {
    const refund = {
      kind: 'wallet_returned',
      ref: 'sale-1',
      from: 'shop:refunds',
      to: customerAccount('wallet', 'a'),
      amount: 50_000,
    } as const
    const moveAt = (day: number, change = {}) => at(day, (tx) => move(tx, { ...refund, ...change }))
    expect([moveAt(0), moveAt(1), moveAt(0, { ref: 'sale-2', amount: 1 })]).toEqual([true, false, true])
    expect(at(0, ({ db }) => balanceOf(db, 'wallet:a'))).toBe(50_001)
    expect(at(0, ({ db }) => balanceOf(db, 'shop:refunds'))).toBe(-50_001)
    expect(at(0, ({ db }) => listMoves(db, 'wallet:a', { index: 0, size: 1 }))).toMatchObject({
      total: 2,
      rows: [{ amount: 1, ref: 'sale-2', kind: 'wallet_returned' }],
    })
    expect(at(0, ({ db }) => listMoves(db, 'wallet:a', { index: 0, size: 9, direction: 'OUT' }))).toEqual({
      rows: [],
      total: 0,
    })
  })
  await expectSoundBooks(shop)
})

test('a balance cannot be negative, and entries never change', async () => {
  const shop = await openBooks()
  await inLedger(shop, (at, sql) => {
    at(0, (tx) => move(tx, { kind: 'wallet_returned', ref: 'r', from: 'shop:refunds', to: 'wallet:a', amount: 10 }))
    const overdraw = () =>
      at(0, (tx) => move(tx, { kind: 'wallet_spent', ref: 's', from: 'wallet:a', to: 'shop:sales', amount: 11 }))
    expect(overdraw).toThrow(/CHECK|ledger_balance/)
    expect(at(0, ({ db }) => balanceOf(db, 'wallet:a'))).toBe(10)
    for (const attack of [
      'UPDATE ledger_entry SET amount = 99',
      'DELETE FROM ledger_entry',
      'UPDATE ledger_transfer SET ref = 1',
      'DELETE FROM ledger_transfer',
    ])
      expect(() => sql.exec(attack), attack).toThrow('only added to')
  })
  await expectSoundBooks(shop)
})

test('coins that expire first are spent first, keep their expiry when they come back, and expire once', async () => {
  const shop = await openBooks()
  await inLedger(shop, (at) => {
    at(0, (tx) => giveCoins(tx, 'a', 100, 'coins_earned', 'old'))
    at(100, (tx) => giveCoins(tx, 'a', 50, 'coins_cashback', 'new'))
    at(100, (tx) => giveCoins(tx, 'a', 50, 'coins_cashback', 'new'))
    expect(at(100, (tx) => coinsOf(tx, 'a'))).toBe(150)
    at(100, (tx) => spendCoins(tx, 'a', 120, 'sale'))
    expect(at(100, (tx) => coinsOf(tx, 'a'))).toBe(30)
    // A year after the first lot: 20 of the second lot are spent, and returned coins of the first have a week left.
    at(400, (tx) => returnCoins(tx, 'a', 'sale'))
    at(400, (tx) => returnCoins(tx, 'a', 'sale'))
    expect(at(400, (tx) => coinsOf(tx, 'a'))).toBe(150)
    expect(at(408, (tx) => coinsOf(tx, 'a'))).toBe(50)
    at(408, (tx) => expireCoins('a', tx))
    at(408, (tx) => expireCoins('a', tx))
    expect(at(408, ({ db }) => balanceOf(db, 'coins:a'))).toBe(50)
    at(500, (tx) => expireCoins('a', tx))
    expect(at(500, ({ db }) => balanceOf(db, 'coins:a'))).toBe(0)
  })
  await expectSoundBooks(shop)
})

type Step = { kind: 'give' | 'spend' | 'back' | 'pass'; amount: number }
const steps = fc.array(
  fc.record({ kind: fc.constantFrom('give', 'spend', 'back', 'pass'), amount: fc.integer({ min: 1, max: 400 }) }),
  { maxLength: 25 },
)

test('after random steps the coins equal those of a simple list of lots', async () => {
  const shop = await openBooks()
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
            at(day, (tx) => giveCoins(tx, customer, amount, 'coins_earned', `${customer}-${place}`))
            lots.push({ left: amount, until: day + 365 })
          }
          const live = lots.filter(({ left, until }) => left > 0 && until > day).toSorted((a, b) => a.until - b.until)
          const has = live.reduce((sum, { left }) => sum + left, 0)
          if (kind === 'spend' && has > 0) {
            const spent = Math.min(has, amount)
            const ref = `${customer}-s${(orders += 1)}`
            at(day, (tx) => spendCoins(tx, customer, spent, ref))
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
            at(day, (tx) => returnCoins(tx, customer, back.ref))
            for (const part of back.parts) lots.push({ left: part.amount, until: Math.max(part.until, day + 7) })
          }
          if (kind === 'pass') at(day, (tx) => expireCoins(customer, tx))
          lots = lots.filter(({ left, until }) => left > 0 && until > day)
          expect(at(day, (tx) => coinsOf(tx, customer))).toBe(lots.reduce((sum, { left }) => sum + left, 0))
        }
      }),
      { numRuns: 200 },
    ),
  )
  await expectSoundBooks(shop)
})

test('the books are summed up every day from the first movement on', async () => {
  const shop = await openBooks()
  await inLedger(shop, (at) =>
    at(0, (tx) =>
      move(
        { ...tx, now: new Date() },
        { kind: 'wallet_returned', ref: 'r', from: 'shop:refunds', to: 'wallet:a', amount: 10 },
      ),
    ),
  )
  for (const day of [1, 2]) {
    await shop.admin('POST', '/clock', { offsetMs: day * dayMs + 60_000 * day })
    expect(await shop.admin('POST', '/jobs')).toMatchObject({ body: { ran: 1 } })
  }
})
