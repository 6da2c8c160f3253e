import { expect, test } from 'vitest'
import { assert } from '#shared/assert.ts'
import { dayIn } from '#shared/format/dates.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { type InShop, type InShopCaller, runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { bcaVa, expectSound, siti, transfer } from '../order/checkout/checkout-steps.ts'

/** A shop in fast motion. NIGHTLY: a week of a large shop. */
const nightly = bindings.NIGHTLY === '1'
const [days, ordersADay] = nightly ? [7, 1_000] : [4, 10]
const stock = days * ordersADay * 3
const items = ['kopi', 'teh', 'susu']

/** The same numbers in every run of a seed. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

interface Bought {
  orderId: string
  who: InShopCaller
  way: 'transfer' | 'vendor' | 'cod'
  /** What the shopper has to pay. */
  total: number
  day: number
}

/** What banks, vendors and couriers know; nothing of it is read from the shop's books. */
interface World {
  bought: Bought[]
  bank: { amount: number; day: string }[]
  /** Transfers that arrive after their orders have expired. */
  late: number[]
  vendor: number
  /** What couriers have paid out, by receipt. */
  courier: Map<string, number>
  /** What fits nothing, as the list of open movements should have it. */
  strange: [kind: string, amount: number][]
}

async function buy(at: InShop, draw: (below: number) => number, n: number, day: number): Promise<Bought> {
  const who = { visitor: `tahun-${n}`.padEnd(24, 'x') }
  const way = (['transfer', 'vendor', 'cod'] as const)[draw(3)] ?? 'vendor'
  const done = async <T>(name: Parameters<InShop['ask']>[0], input: object): Promise<T> => {
    const answer = await at.ask<T>(name, input, who)
    assert(answer.ok, `${name} was refused: ${JSON.stringify(answer)}`)
    return answer.value
  }
  const line = await done<{ id: string }>('cart.add', { itemId: items[draw(3)], quantity: 1 + draw(2) })
  const { orderId } = await done<{ orderId: string }>('checkout.create', { lines: [{ id: line.id }] })
  const phone = `+6281${String(200_000_000 + n)}`
  await done('checkout.applyAddress', { orderId, ...siti, phone, street: `Jl. Tahun ${n}` })
  await done('checkout.applyShipping', { orderId, code: 'jne:reg' })
  const payment = way === 'transfer' ? transfer : way === 'cod' ? { vendor: 'cod', method: 'cod' } : bcaVa
  await done('checkout.applyPayment', { orderId, ...payment })
  if (way === 'cod') {
    const { ticket } = await done<{ ticket: string }>('payment.askContactCode', { orderId, channel: null })
    const [row] = at.sql(`SELECT "values" ->> '$.code' AS code FROM message WHERE event = ?`, `code_order:${ticket}`)
    await done('payment.proveContact', { orderId, ticket, code: String(row?.['code']) })
  }
  await done('checkout.place', { orderId })
  const { total } = await done<{ total: number }>('checkout.find', { orderId })
  return { orderId, who, way, total, day }
}

const referenceOf = (at: InShop, orderId: string): string =>
  String(
    at.sql('SELECT c.reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ?', orderId)[0]?.[
      'reference'
    ],
  )

/** What the shopper does with an order: pays it, in time or too late, wrongly or twice; leaves it; cancels it. */
async function follow(at: InShop, world: World, draw: (below: number) => number, one: Bought): Promise<void> {
  const chance = draw(10)
  if (one.way === 'cod' || chance === 0) return
  if (chance === 1) return void (await at.ask('order.cancel', { orderId: one.orderId, reason: 'Berubah' }, one.who))
  const today = dayIn(at.now())
  if (one.way === 'transfer') {
    // A zero too many; a code in a mistyped amount could be another order's.
    const amount = chance === 2 ? one.total * 10 : one.total
    if (chance === 4) return void world.late.push(amount)
    world.bank.push({ amount, day: today })
    if (amount !== one.total) world.strange.push(['bank', amount])
    if (chance === 3) {
      world.bank.push({ amount, day: today })
      world.strange.push(['bank', amount])
    }
    return
  }
  const reference = referenceOf(at, one.orderId)
  world.vendor += one.total
  at.payAtBank(reference)
  // Every third notice is lost, and one comes twice.
  if (chance < 5) return
  await at.notify(reference)
  if (chance === 9) await at.notify(reference)
}

const csvOf = (lines: World['bank']): string => {
  const rows = lines.map(({ amount, day }) => {
    const [, month, date] = day.split('-')
    return `'${date}/${month},TRSF PEMBELI,'0000,"${amount.toLocaleString('en-US')}.00",CR,"0.00"`
  })
  return ['Tanggal,Keterangan,Cabang,Jumlah,,Saldo', ...rows].join('\n')
}

/** The seller reads the bank's statement, which overlaps yesterday's, and the courier's list; vendors are asked. */
async function night(at: InShop, world: World, draw: (below: number) => number): Promise<void> {
  const done = async (name: string, input: Readonly<Record<string, unknown>>) => {
    const answer = await at.administer(name, input)
    assert(answer.ok, `${name} was refused: ${JSON.stringify(answer)}`)
  }
  const today = dayIn(at.now())
  const amount = 1_000_000 + draw(1_000_000) * 7
  world.bank.push({ amount, day: today })
  world.strange.push(['bank', amount])
  await done('money.importStatement', { bank: 'BCA', csv: csvOf(world.bank.slice(-3 * ordersADay)) })
  await at.pass(25)
  world.bank.push(...world.late.splice(0).map((late) => ({ amount: late, day: dayIn(at.now()) })))
  const parcels = world.bought.flatMap(({ way, orderId, total }) => {
    const [row] = way === 'cod' ? at.sql('SELECT status, receipt_number FROM orders WHERE id = ?', orderId) : []
    const receipt = String(row?.['receipt_number'])
    if (!['DELIVERED', 'COMPLETED'].includes(String(row?.['status'])) || world.courier.has(receipt)) return []
    const paid = draw(8) === 0 ? total - 1_000 : total
    if (paid !== total) world.strange.push(['payout', paid])
    world.courier.set(receipt, paid)
    return [{ receipt, amount: paid }]
  })
  if (parcels.length > 0) await done('money.importPayout', { courier: 'JNE', parcels })
  at.sql("INSERT OR REPLACE INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('ask-vendors', '', 0, 0, 0)")
  while (at.number("SELECT count(*) FROM scheduled_job WHERE kind = 'ask-vendors'") > 0) {
    at.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'ask-vendors'")
    await at.pass(0)
  }
}

test(
  'after days of buying, paying late, twice and wrongly the books are the world, and every difference is listed',
  async () => {
    const shop = await openSellingShop()
    const seed = Date.now() % 1_000_000
    const draw = drawing(seed)
    const world: World = { bought: [], bank: [], late: [], vendor: 0, courier: new Map(), strange: [] }
    await runInShop(shop, async (at) => {
      for (const item of items) at.addItem(item, 50_000, stock)
      for (let day = 0; day < days; day += 1) {
        for (let n = 0; n < ordersADay; n += 1) {
          const one = await buy(at, draw, day * ordersADay + n, day)
          world.bought.push(one)
          await follow(at, world, draw, one)
        }
        await night(at, world, draw)
      }
      await night(at, world, draw)
      const sum = (query: string) => at.number(`SELECT coalesce(sum(${query}`)
      const known = { seed, strange: world.strange }
      // The list is the differences, no more and no fewer.
      const open = at.sql("SELECT kind, amount FROM movement WHERE state = 'open'").map((row) => Object.values(row))
      expect(open.toSorted(byText), JSON.stringify(known)).toEqual(world.strange.toSorted(byText))
      // To the rupiah: bank, vendor and couriers.
      const credits = world.bank.reduce((all, { amount }) => all + amount, 0)
      expect(sum("amount), 0) FROM movement WHERE kind = 'bank'"), `bank ${seed}`).toBe(credits)
      expect(
        sum("amount), 0) FROM charge WHERE account IS NOT NULL AND state IN ('paid', 'returned')"),
        `transfers ${seed}`,
      ).toBe(sum("amount), 0) FROM movement WHERE kind = 'bank' AND state = 'matched'"))
      expect(
        sum("amount), 0) FROM charge WHERE vendor = 'simulator' AND state IN ('paid', 'returned')"),
        `vendor ${seed}`,
      ).toBe(world.vendor)
      const paidOut = [...world.courier.values()].reduce((all, amount) => all + amount, 0)
      expect(sum("amount), 0) FROM movement WHERE kind = 'payout'"), `courier ${seed}`).toBe(paidOut)
      // What came is what orders are worth that are kept, and what is owed back or was given back.
      const received =
        sum("amount), 0) FROM charge WHERE state IN ('paid', 'returned')") +
        sum("amount), 0) FROM bill WHERE vendor = 'cod' AND status = 'PAID'")
      const kept = sum(
        "b.amount), 0) FROM bill b JOIN orders o ON o.id = b.order_id WHERE b.status = 'PAID' AND o.status NOT IN ('CANCEL', 'EXPIRED')",
      )
      expect(received, `received ${seed}`).toBe(kept + sum('amount), 0) FROM refund'))
      // To the piece: the shelf.
      for (const item of items)
        expect(
          at.number('SELECT stock FROM variant WHERE id = ?', item) +
            at.number(
              "SELECT coalesce(sum(quantity), 0) FROM stock_hold WHERE variant_id = ? AND state <> 'RELEASED'",
              item,
            ),
          `${item} ${seed}`,
        ).toBe(stock)
    })
    await expectSound(shop)
  },
  nightly ? 3_600_000 : 120_000,
)

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)
