import { expect } from 'vitest'
import type { InShop } from '#tests/support/in-workerd/in-shop.ts'
import { items, type World } from './world.ts'

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
const sumOf = (amounts: Iterable<number>): number => [...amounts].reduce((all, amount) => all + amount, 0)

/** The books are the world, to the rupiah and to the piece, and every difference is on the list. */
export function expectSame(at: InShop, world: World, seed: number): void {
  const sum = (query: string) => at.number(`SELECT coalesce(sum(${query}`)
  const open = at.sql("SELECT kind, amount FROM movement WHERE state = 'open'").map((row) => Object.values(row))
  expect(open.toSorted(byText), `open ${seed}`).toEqual(world.strange.toSorted(byText))

  // What came: bank, vendor, couriers.
  const credits = sumOf(world.bank.map(({ amount }) => amount))
  expect(sum("amount), 0) FROM movement WHERE kind = 'bank'"), `bank ${seed}`).toBe(credits)
  const transfers = sum("amount), 0) FROM charge WHERE account IS NOT NULL AND state IN ('paid', 'returned')")
  expect(transfers, `transfers ${seed}`).toBe(
    sum("amount), 0) FROM movement WHERE kind = 'bank' AND state = 'matched'"),
  )
  const knownReferences = new Set(at.sql('SELECT reference FROM charge').map(({ reference }) => String(reference)))
  const known = (reference: string) => knownReferences.has(reference)
  const atVendor = sum("amount), 0) FROM charge WHERE vendor = 'simulator' AND state IN ('paid', 'returned')")
  const paidThere = [...world.vendor].filter(([reference]) => known(reference)).map(([, { amount }]) => amount)
  expect(atVendor, `vendor ${seed}`).toBe(sumOf(paidThere))
  expect(sum("amount), 0) FROM movement WHERE kind = 'payout'"), `courier ${seed}`).toBe(sumOf(world.courier.values()))

  // What went: by the owner's hand, and back from the vendor.
  const transferred = sumOf(world.transferred.values())
  expect(
    sum("amount), 0) FROM refund WHERE state = 'PAID' AND way = 'bank'") +
      sum("amount - fee), 0) FROM withdrawal WHERE status = 'PAID'"),
    `transferred ${seed}`,
  ).toBe(transferred)
  const returned = at
    .sql("SELECT reference, refunds FROM simulated_payment WHERE refunds <> '[]'")
    .filter(({ reference }) => known(String(reference)))
    .flatMap(({ refunds }) => JSON.parse(String(refunds)) as { refund_amount: string }[])
    .map(({ refund_amount: amount }) => Number(amount))

  // What came is what orders are worth that are kept, what went, and what the shop still owes.
  const received = transfers + atVendor + sum("amount), 0) FROM bill WHERE vendor = 'cod' AND status = 'PAID'")
  const kept =
    sum(
      "b.amount + o.wallet_used), 0) FROM bill b JOIN orders o ON o.id = b.order_id WHERE b.status = 'PAID' AND o.status NOT IN ('CANCEL', 'EXPIRED')",
    ) - sum('refunded), 0) FROM order_return')
  const owed =
    sum("amount), 0) FROM refund WHERE state <> 'PAID'") +
    sum("balance), 0) FROM ledger_account WHERE id GLOB 'wallet:*' OR id GLOB 'held:*'")
  const fees = sum("fee), 0) FROM withdrawal WHERE status = 'PAID'")
  expect(received, `received ${seed}`).toBe(kept + owed + fees + transferred + sumOf(returned))

  // To the piece: the shelf.
  for (const item of items)
    expect(at.number('SELECT on_hand FROM variant WHERE id = ?', item), `${item} ${seed}`).toBe(world.shelf.get(item))
}
