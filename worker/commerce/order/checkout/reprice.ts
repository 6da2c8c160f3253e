import { type Measured, measureCoupons } from '#commerce/voucher/in-checkout.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { codFeeOf } from '../payment/cod.ts'
import { measurePurses, type Purses } from '../payment/coins-and-wallet.ts'
import { type Amounts, amountsOf, subtotalOf, totalOf } from '../core/rules.ts'
import { changeSale, type LineNow, listLinesNow, type SaleRow } from '../core/store.ts'

export interface Look {
  sale: SaleRow
  lines: LineNow[]
  coupons: Measured
  purses: Purses
}

/**
 * A draft, with `change`, at today's prices, with what its vouchers are worth now and what the customer's purses pay of
 * it. What was seen is written down, so that checkout knows what the shopper was shown. Inside the caller's
 * transaction.
 */
export function look(scope: Scope, draft: SaleRow, change: Partial<SaleRow> = {}): Look {
  const asked = { ...draft, ...change }
  const lines = listLinesNow(scope.db, asked, scope.now)
  const next = { ...asked, subtotal: subtotalOf(lines) }
  const coupons = measureCoupons(scope, next, lines)
  const priced = { ...amountsOf(next), ...coupons.amounts, coinsUsed: 0, walletUsed: 0, codFee: 0 }
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
  const sale = { ...next, ...amounts, total: totalOf(amounts) }
  if (Object.keys(change).length > 0 || differs(draft, sale)) {
    const { cashback, total } = sale
    changeSale(scope.db, draft.id, { ...change, ...amounts, cashback, total })
  }
  return { sale, lines, coupons, purses }
}

const differs = (before: SaleRow, after: SaleRow): boolean =>
  before.total !== after.total ||
  before.cashback !== after.cashback ||
  amountNames(before).some((name) => before[name] !== after[name])
const amountNames = (sale: Amounts) => Object.keys(amountsOf(sale)) as (keyof Amounts)[]
