import { cached } from '#commerce/platform/memory.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type MeasuredVoucher, measureVouchers, savingsOf } from '#commerce/voucher/in-checkout.ts'
import { keepMeasured } from '#commerce/voucher/store.ts'
import { type LineNow, listLinesNow } from '../core/lines-now.ts'
import { amountsOf, subtotalOf, totalOf } from '../core/rules.ts'
import { changeOrder } from '../core/store.ts'
import type { OrderRow } from '../core/tables.ts'
import { codFeeOf } from '../payment/choices/cod.ts'
import { type CoinsAndWallet, measureCoinsAndWallet } from '../payment/charges/coins-and-wallet.ts'

/** A draft at this moment's prices. */
export interface PricedDraft extends CoinsAndWallet {
  /** What is changed about its row besides the amounts. */
  change: Partial<OrderRow>
  /** Its row with the change and today's amounts. */
  checkout: OrderRow
  lines: readonly LineNow[]
  vouchers: readonly MeasuredVoucher[]
}

/**
 * What a draft, with `change`, costs now: at today's prices, with what its vouchers save and what the customer's coins
 * and balance pay of it. Writes nothing.
 */
export function priceDraft(scope: Scope, draft: OrderRow, change: Partial<OrderRow> = {}): PricedDraft {
  const asked = { ...draft, ...change }
  const turn = ['price', asked, scope.now, scope.who.customerId, scope.who.visitorId]
  return { change, ...cached(scope.db, { turn }, () => price(scope, asked)) }
}

function price(scope: Scope, asked: OrderRow): Omit<PricedDraft, 'change'> {
  const lines = listLinesNow(scope.db, asked, scope.now)
  const next = { ...asked, subtotal: subtotalOf(lines) }
  const vouchers = measureVouchers(scope, next, lines)
  const priced = { ...amountsOf(next), ...savingsOf(vouchers), coinsUsed: 0, walletUsed: 0, codFee: 0 }
  const { coins, wallet } = measureCoinsAndWallet(scope, next, priced)
  const paid = {
    coinsUsed: next.coinsWanted ? coins.usable : 0,
    walletUsed: next.walletWanted ? wallet.usable : 0,
  }
  // Where nothing is left to pay, the courier collects nothing on delivery.
  const amount = totalOf({ ...priced, ...paid })
  const codFee = amount === 0 ? 0 : codFeeOf(scope, next, { vendor: next.paymentVendor, amount })
  const amounts = { ...priced, ...paid, codFee }
  return { checkout: { ...next, ...amounts, total: totalOf(amounts) }, lines, vouchers, coins, wallet }
}

/**
 * Changes a draft and writes what it costs now. So placing the order can compare its price with what the shopper was
 * last asked about.
 */
export function repriceDraft(tx: Tx, draft: OrderRow, change: Partial<OrderRow> = {}): PricedDraft {
  const priced = priceDraft(tx, draft, change)
  keepPriced(tx, priced)
  return priced
}

/** Writes what pricing a draft has found, and for an order that is placed what else begins with that. */
export function keepPriced(tx: Tx, priced: PricedDraft, placed: Partial<OrderRow> = {}): void {
  const { change, checkout, vouchers } = priced
  const { cashback, total } = checkout
  changeOrder(tx.db, checkout.id, { ...change, ...amountsOf(checkout), cashback, total, ...placed })
  keepMeasured(tx, checkout.id, vouchers)
}
