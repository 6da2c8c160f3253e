import { type Measured, measureVouchers } from '#commerce/voucher/in-checkout.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { codFeeOf } from '../payment/cod.ts'
import { measurePurses, type Purses } from '../payment/coins-and-wallet.ts'
import { type Amounts, amountsOf, subtotalOf, totalOf } from '../core/rules.ts'
import { changeOrder, type LineNow, listLinesNow, type OrderRow } from '../core/store.ts'

export interface Look {
  checkout: OrderRow
  lines: LineNow[]
  vouchers: Measured
  purses: Purses
}

/**
 * A draft, with `change`, at today's prices, with what its vouchers are worth now and what the customer's purses pay of
 * it. What was seen is written down, so that checkout knows what the shopper was shown. Inside the caller's
 * transaction.
 */
export function look(scope: Scope, draft: OrderRow, change: Partial<OrderRow> = {}): Look {
  const asked = { ...draft, ...change }
  const lines = listLinesNow(scope.db, asked, scope.now)
  const next = { ...asked, subtotal: subtotalOf(lines) }
  const vouchers = measureVouchers(scope, next, lines)
  const priced = { ...amountsOf(next), ...vouchers.amounts, coinsUsed: 0, walletUsed: 0, codFee: 0 }
  const purses = measurePurses(scope, next, priced)
  const paid = {
    coinsUsed: next.coinsWanted ? purses.coins.usable : 0,
    walletUsed: next.walletWanted ? purses.wallet.usable : 0,
  }
  // An order with nothing left to pay is paid by nobody, so nobody collects anything at the door.
  const amounts = {
    ...priced,
    ...paid,
    codFee: totalOf({ ...priced, ...paid }) === 0 ? 0 : codFeeOf(scope, next, next.paymentVendor),
  }
  const checkout = { ...next, ...amounts, total: totalOf(amounts) }
  if (Object.keys(change).length > 0 || differs(draft, checkout)) {
    const { cashback, total } = checkout
    changeOrder(scope.db, draft.id, { ...change, ...amounts, cashback, total })
  }
  return { checkout, lines, vouchers, purses }
}

const differs = (before: OrderRow, after: OrderRow): boolean =>
  before.total !== after.total ||
  before.cashback !== after.cashback ||
  amountNames(before).some((name) => before[name] !== after[name])
const amountNames = (checkout: Amounts) => Object.keys(amountsOf(checkout)) as (keyof Amounts)[]
