import { expect, test } from 'vitest'
import type { Result } from '#shared/result.ts'
import { giveFunds } from '#tests/support/in-workerd/funds.ts'
import { type InShopCaller, type InShop, runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { type ModelShop, openModelShop, type StepName } from './model-shop.ts'
import { take } from './model-steps.ts'
import { expectSound } from '../order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/**
 * A customer's order with vouchers, coins, wallet balance and an affiliate: it changes every kind of row that an order
 * can.
 */
interface Case {
  modelShop: ModelShop
  at: InShop
  orderId: string
  who: InShopCaller
  reference: () => string
}
interface Flow {
  name: string
  /** The steps before the tested one. */
  before: readonly StepName[]
  /** The step that is interrupted and then repeated, because its caller got no answer. */
  act(one: Case): Promise<unknown>
  /** What happens afterwards by jobs and by the shopper. */
  after?(one: Case): Promise<unknown>
}

const key = 'one-press-0123456789'
const flows: readonly Flow[] = [
  {
    name: 'checkout',
    before: [],
    act: ({ at, orderId, who }) => at.ask('checkout.place', { orderId }, who, key),
    after: ({ at, orderId, who }) => at.ask('payment.retry', { orderId }, who),
  },
  {
    name: 'payment',
    before: ['checkout', 'paySilently'],
    act: ({ at, reference }) => at.notify(reference()),
  },
  {
    name: 'expiry',
    before: ['checkout'],
    // A job that fails is tried again within the hour.
    act: ({ at }) => at.pass(24),
    after: ({ at }) => at.pass(1),
  },
  {
    name: 'a change of the payment method',
    before: ['checkout'],
    act: ({ at, orderId, who }) => at.ask('payment.change', { orderId, vendor: 'simulator', method: 'qris' }, who, key),
    after: async ({ at, orderId, who }) => [await at.ask('payment.retry', { orderId }, who), await at.pass(1)],
  },
  {
    name: 'a cancellation of an order that the bank has money for',
    before: ['checkout', 'paySilently'],
    act: ({ at, orderId, who }) => at.ask('order.cancel', { orderId, reason: 'Berubah' }, who, key),
    after: ({ at }) => at.pass(1),
  },
  {
    name: 'a refund',
    before: ['checkout', 'pay'],
    act: ({ at, orderId }) => at.administer('order.step', { orderId, step: 'cancel', note: 'Habis' }),
  },
]

let runs = 0
async function prepare(at: InShop, { before }: Flow): Promise<Case> {
  const modelShop = await openModelShop(at, (runs += 1), { customers: true })
  const funds = { wallet: 10_000, coins: 5_000 }
  await giveFunds(at, modelShop.name(0), funds)
  Object.assign(modelShop.expected.shoppers[0] ?? {}, funds)
  // `which: 8` makes an order with an affiliate; `amount` selects the voucher and `who` coins or wallet.
  await take(modelShop, { do: 'begin', who: 0, which: 8, amount: 1 })
  for (const amount of [1, 2]) await take(modelShop, { do: 'addVoucher', who: 0, which: 0, amount })
  for (const who of [0, 1]) await take(modelShop, { do: 'useBalance', who, which: 0, amount: 2 })
  for (const step of before) await take(modelShop, { do: step, who: 0, which: 0, amount: 2 })
  const [orderId = '', who] = [modelShop.ids[0], modelShop.shoppers[0] ?? { visitor: '' }]
  const query =
    'SELECT c.reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ? ORDER BY c.attempt LIMIT 1'
  return { modelShop, at, orderId, who, reference: () => String(at.sql(query, orderId)[0]?.['reference']) }
}

/** The state of everything that an order touches, without ids and times that differ between orders. */
function stateOf({ at, modelShop, orderId }: Case) {
  const balance = (name: string) => at.number('SELECT balance FROM ledger_account WHERE id = ?', name)
  return {
    order: at.sql(
      'SELECT status, total, coins_used, wallet_used, discount, shipping_discount FROM orders WHERE id = ?',
      orderId,
    ),
    bill: at.sql('SELECT status, method, amount, problem FROM bill WHERE order_id = ?', orderId),
    attempts: at.sql(
      'SELECT c.attempt, c.state, c.number IS NULL AND c.qr_text IS NULL AS numberless FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ? ORDER BY 1',
      orderId,
    ),
    atBank: at.sql(
      'SELECT p.status, p.kind FROM simulated_payment p JOIN charge c ON c.reference = p.reference JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ? ORDER BY 2',
      orderId,
    ),
    events: at.sql('SELECT kind FROM order_event WHERE order_id = ? ORDER BY id', orderId).map(({ kind }) => kind),
    stock: at.number('SELECT stock FROM variant WHERE id = ?', modelShop.items[0] ?? ''),
    vouchers: at.sql(
      'SELECT used FROM voucher WHERE code IN (?, ?) ORDER BY code',
      `G${modelShop.run}`,
      `S${modelShop.run}`,
    ),
    balances: ['coins', 'wallet', 'held'].map((name) => balance(`${name}:${modelShop.name(0)}`)),
    commission: balance(`pending:${modelShop.member}`),
  }
}

const verbs = ['INSERT', 'UPDATE', 'DELETE'] as const
const tablesOf = (at: InShop) =>
  at
    .sql(
      "SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main' AND name NOT GLOB '[_]*' AND name NOT GLOB 'sqlite*' AND name <> 'touched'",
    )
    .map(({ name }) => String(name))

/** Runs a flow once without a crash and returns every kind of write it does, and its final state. */
async function writesOf(at: InShop, flow: Flow) {
  const one = await prepare(at, flow)
  at.sql('CREATE TABLE touched (point TEXT)')
  const all = tablesOf(at).flatMap((table) => verbs.map((verb) => ({ table, verb })))
  for (const { table, verb } of all)
    at.sql(
      `CREATE TRIGGER watch_${table}_${verb} AFTER ${verb} ON "${table}" BEGIN INSERT INTO touched VALUES ('${verb} ON ${table}'); END`,
    )
  await flow.act(one)
  for (const { table, verb } of all) at.sql(`DROP TRIGGER watch_${table}_${verb}`)
  const points = at.sql('SELECT DISTINCT point FROM touched ORDER BY 1').map(({ point }) => String(point))
  at.sql('DROP TABLE touched')
  await flow.after?.(one)
  return { points, ends: stateOf(one) }
}

const crashed = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    return ((await work) as Result<unknown> | undefined)?.ok === false
  } catch {
    // A crash: the caller gets no answer.
    return true
  }
}

/**
 * Simulates a crash at each kind of write of each flow: a database trigger aborts the first write of that kind, so the
 * step ends there. Then the trigger is dropped, the step is repeated with the same idempotency key, and the later jobs
 * run.
 */
test.each(flows.map((flow) => [flow.name, flow] as const))(
  '%s ends exactly once after a crash at any of its writes and a retry',
  async (_, flow) => {
    const shop: SellingShop = await openSellingShop()
    await shop.sql(
      `UPDATE shop_state SET settings = json_set(settings, '$.coins', json('{"earnPercent":1,"usePercent":50}'), '$.affiliate', json('{"percent":5,"maximum":null}'))`,
    )
    await runInShop(shop, async (at) => {
      const { points, ends } = await writesOf(at, flow)
      expect(points.length, 'a flow writes').toBeGreaterThan(3)
      for (const point of points) {
        const one = await prepare(at, flow)
        at.sql(`CREATE TRIGGER crash AFTER ${point} BEGIN SELECT RAISE(ABORT, 'crash'); END`)
        const interrupted = await crashed(flow.act(one))
        at.sql('DROP TRIGGER crash')
        expect(await at.administer('shop.audit', {}), `after a crash at ${point}`).toEqual({ ok: true, value: [] })
        if (interrupted) await crashed(flow.act(one))
        await flow.after?.(one)
        expect(stateOf(one), `crash at ${point}`).toEqual(ends)
      }
    })
    await expectSound(shop)
  },
  60_000,
)
