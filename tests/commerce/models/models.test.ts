import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { giveFunds } from '#tests/support/in-workerd/funds.ts'
import { runInShop } from '#tests/support/in-workerd/in-shop.ts'
import { type ModelShop, openModelShop, type StepName, stepsOf } from './model-shop.ts'
import { kinds } from './expected-shop.ts'
import { take } from './model-steps.ts'
import { expectSound } from '../order/checkout/checkout-steps.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'

/**
 * fast-check prints the seed of a failed run; pass it as `seed` and `path` to repeat the run. NIGHTLY makes more runs.
 */
const nightly = bindings.NIGHTLY === '1'
const [numRuns, patienceMs] = nightly ? [2_000, 900_000] : [200, 100_000]

const step = (name: StepName, which = 0) => ({ do: name, who: 0, which, amount: 2 })
/** Runs begin with an order of each payment method, or with two refused shipments, because faults lie behind those. */
const deliver = [
  step('order'),
  step('pay'),
  { ...step('pass'), amount: 1 },
  { ...step('pass'), amount: 1 },
  { ...step('pass'), amount: 1 },
]
const beginnings = [
  [step('order')],
  [step('order', 1)],
  [step('order', 2)],
  [step('orderAndRefuse'), step('orderAndRefuse')],
]

/**
 * Runs random lists of steps on a shop and on its model; after each step both must agree. Fewer runs than requested
 * fail the test.
 */
async function compareWithModel(
  shop: SellingShop,
  names: readonly StepName[],
  { customers, beginnings: from }: { customers: boolean; beginnings: readonly (typeof deliver)[] },
  compare: (modelShop: ModelShop) => void,
): Promise<void> {
  let runs = 0
  const began = performance.now()
  await runInShop(shop, (at) =>
    fc.assert(
      fc.asyncProperty(fc.constantFrom(...from), stepsOf(names), async (beginning, steps) => {
        const modelShop = await openModelShop(at, (runs += 1), { customers })
        if (customers && steps.some(({ do: name }) => spending.has(name))) await fill(modelShop)
        for (const next of [...beginning, ...steps]) {
          await take(modelShop, next)
          compare(modelShop)
        }
      }),
      // The time limit also ends the shrinking of a failed run. A limit that stops before all runs are done is a
      // failure, too.
      { numRuns, interruptAfterTimeLimit: patienceMs, markInterruptAsFailure: true },
    ),
  )
  console.info(`${runs} runs in ${((performance.now() - began) / 1_000).toFixed(1)} s`)
  expect(runs).toBeGreaterThanOrEqual(numRuns)
  await expectSound(shop)
}

const often = (name: StepName, times: number): StepName[] => Array.from({ length: times }, () => name)
const events = ['pay', 'paySilently', 'notifyShop', 'expireAtBank', 'cancel', 'cancelAsSeller'] as const
/** Events that only cash on delivery or transfers have. */
const codAndTransferEvents = [
  'refuseAtDoor',
  'refuseAtDoor',
  'showReceipt',
  'showReceipt',
  'answerReceipt',
  'answerReceipt',
  'payBy',
] as const

test(
  'after random events orders, stock and voucher use equal the model',
  async () => {
    const shop = await openSellingShop()
    const names: StepName[] = [
      ...often('order', 4),
      ...often('begin', 2),
      ...often('checkout', 2),
      ...often('addVoucher', 3),
      'removeVoucher',
      ...often('pass', 4),
      ...events,
      ...codAndTransferEvents,
    ]
    await compareWithModel(shop, names, { customers: false, beginnings }, (modelShop) => {
      compareOrders(modelShop)
      for (const [i, item] of modelShop.items.entries())
        expect(modelShop.at.number('SELECT stock FROM variant WHERE id = ?', item), `stock of ${i}`).toBe(
          modelShop.expected.stock(i),
        )
      for (const kind of kinds)
        expect(
          modelShop.at.number(
            'SELECT used FROM voucher WHERE code = ?',
            `${kind === 'goods' ? 'G' : 'S'}${modelShop.run}`,
          ),
          kind,
        ).toBe(modelShop.expected.used(kind))
    })
  },
  2 * patienceMs,
)

test(
  'after random events coins, wallet balances and commission equal the model',
  async () => {
    const shop = await openSellingShop()
    await shop.sql(
      `UPDATE shop_state SET settings = json_set(settings, '$.coins', json('{"earnPercent":1,"usePercent":50}'), '$.affiliate', json('{"percent":5,"maximum":null}'))`,
    )
    const names: StepName[] = [
      ...often('order', 2),
      ...often('begin', 3),
      ...often('useBalance', 5),
      'addVoucher',
      ...often('checkout', 4),
      ...often('pass', 3),
      ...events,
      ...codAndTransferEvents,
      'withdraw',
      'answerWithdrawal',
      ...often('receive', 2),
      ...often('giveBack', 2),
    ]
    await compareWithModel(
      shop,
      names,
      { customers: true, beginnings: [...beginnings, deliver, deliver] },
      (modelShop) => {
        compareOrders(modelShop)
        const { expected, member } = modelShop
        const balance = (name: string) => modelShop.at.number('SELECT balance FROM ledger_account WHERE id = ?', name)
        for (const i of [0, 1]) {
          const real = {
            coins: balance(`coins:${modelShop.name(i)}`),
            wallet: balance(`wallet:${modelShop.name(i)}`),
            held: balance(`held:${modelShop.name(i)}`),
          }
          expect(real, `balancesOf of ${i}`).toEqual({
            coins: expected.coins(i),
            wallet: expected.wallet(i),
            held: expected.held(i),
          })
        }
        expect({ pending: balance(`pending:${member}`), commission: balance(`commission:${member}`) }).toEqual({
          pending: expected.pending(),
          commission: expected.commission(),
        })
      },
    )
  },
  2 * patienceMs,
)

const spending: ReadonlySet<StepName> = new Set(['useBalance', 'withdraw'])
/** Gives the shoppers of a run that spends any the coins and balance that they start with; each run would take longer. */
async function fill({ at, name, expected }: ModelShop): Promise<void> {
  for (const [i, shopper] of expected.shoppers.entries()) {
    const funds = { coins: 30_000, wallet: 90_000 }
    await giveFunds(at, name(i), funds)
    Object.assign(shopper, funds)
  }
}

/** Compares status, total and refund of every order; a deleted checkout counts as GONE. */
function compareOrders({ at, expected, ids, customers }: ModelShop): void {
  const query = `SELECT status, total, (SELECT count(*) FROM order_event e WHERE e.order_id = s.id AND e.kind IN (?, ?)) AS refunds FROM orders s WHERE id = ?`
  const real = ids.map(
    (id) =>
      at.sql(query, ...(customers ? ['refunded', 'refunded_return'] : ['refund_due', 'refund_due']), id)[0] ?? {
        status: 'GONE',
        total: 0,
        refunds: 0,
      },
  )
  const said = expected.orders.map(({ status, total, refunded }) => ({
    status,
    total: status === 'GONE' ? 0 : total,
    refunds: refunded > 0 ? 1 : 0,
  }))
  expect(real).toEqual(said)
}
