import * as fc from 'fast-check'
import { expect } from 'vitest'
import type { Result } from '#shared/result.ts'
import type { InShopCaller, InShop } from '#tests/support/in-workerd/in-shop.ts'
import { goodsPrice, kinds, ExpectedShop, vouchers } from './expected-shop.ts'
import { outcome } from '../order/checkout/checkout-steps.ts'

/** Events of an existing checkout or order, and events outside of one. */
export type OrderEvent =
  | 'addVoucher'
  | 'removeVoucher'
  | 'useBalance'
  | 'payBy'
  | 'checkout'
  | 'pay'
  | 'paySilently'
  | 'notifyShop'
  | 'expireAtBank'
  | 'cancel'
  | 'cancelAsSeller'
  | 'refuseAtDoor'
  | 'receive'
  | 'giveBack'
  | 'showReceipt'
  | 'answerReceipt'
export type SideEvent = 'begin' | 'order' | 'orderAndRefuse' | 'pass' | 'withdraw' | 'answerWithdrawal'
export type StepName = OrderEvent | SideEvent

/** One random step; its numbers select among the things that exist when it runs. */
export interface Step {
  do: StepName
  who: number
  which: number
  amount: number
}
export const stepsOf = (names: readonly StepName[], { min = 3, max = 6 } = {}): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.record({
      do: fc.constantFrom(...names),
      who: fc.nat(1),
      which: fc.nat(11),
      amount: fc.integer({ min: 1, max: 3 }),
    }),
    {
      minLength: min,
      maxLength: max,
    },
  )

/**
 * Puts new rows into a shop for one run, and creates their model: two variants, two shoppers, an affiliate, two
 * vouchers.
 */
export async function openModelShop(at: InShop, run: number, { customers }: { customers: boolean }) {
  await at.begin()
  const stocks = [4, 5]
  const items = stocks.map((stock, i) => `item-${run}-${i}`)
  for (const [i, stock] of stocks.entries()) at.addItem(items[i] ?? '', goodsPrice, stock)
  const name = (i: number) => `${customers ? 'c' : 'v'}${run}-${i}`.padEnd(24, 'x')
  const phone = (i: number) => `+6281${String(run * 10 + i).padStart(9, '0')}`
  const member = `m${run}`
  if (customers) at.addCustomer(member, phone(9))
  if (customers) at.sql('INSERT INTO affiliate (customer_id, code, joined_at) VALUES (?, ?, 0)', member, `M${run}`)
  const shoppers: InShopCaller[] = [0, 1].map((i) =>
    customers ? at.addCustomer(name(i), phone(i)) : { visitor: name(i) },
  )
  for (const kind of kinds) {
    const { saves, quota, perCustomer } = vouchers[kind]
    const code = codeOf(run, kind)
    at.sql(
      // Only typed codes: the best of the listed vouchers would count in every checkout, without a step.
      `INSERT INTO voucher (id, code, title, starts_at, amount, for_shipping, quota, per_customer, listed) VALUES (?, ?, ?, 0, ?, ?, ?, ?, 0)`,
      ...[code, code, code, saves, kind === 'shipping' ? 1 : 0, quota, perCustomer],
    )
  }
  const expected = new ExpectedShop(
    stocks,
    shoppers.map(() => ({ coins: 0, wallet: 0 })),
  )
  return {
    at,
    run,
    expected,
    items,
    shoppers,
    phone,
    member,
    name,
    customers,
    ids: [] as string[],
    withdrawals: [] as string[],
  }
}
export type ModelShop = Awaited<ReturnType<typeof openModelShop>>
export const codeOf = (run: number, kind: string) => `${kind === 'goods' ? 'G' : 'S'}${run}`

export const pick = <T>(all: readonly T[], which: number): { one: T; i: number } | null => {
  const i = all.length - 1 - (which % Math.max(1, all.length))
  const one = all[i]
  return one === undefined ? null : { one, i }
}
export const expectSame = (real: Result<unknown>, expected: string, what: Step) =>
  expect(outcome(real), JSON.stringify(what)).toBe(expected)
/** The bank's reference for the only payment attempt of an order. */
export const referenceOf = ({ at }: ModelShop, id: string) =>
  String(
    at.sql('SELECT c.reference FROM charge c JOIN bill b ON b.code = c.bill_code WHERE b.order_id = ?', id)[0]?.[
      'reference'
    ],
  )
