import { type BillCode, OrderId, rupiah } from '#shared/api/contract/brands.ts'
import type { Checkout } from '#shared/api/order/checkout.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { onWire } from '#shared/order/delivery-way.ts'
import { tierNote } from '#commerce/pricing/flash-sale-rules.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { changesOf as voucherChanges } from '#commerce/voucher/in-checkout.ts'
import type { OrderVoucherRow } from '#commerce/voucher/store.ts'
import { appliedView } from '#commerce/voucher/views.ts'
import { mustInsure } from '#shared/order/insurance.ts'
import { changesOf, lineProblem, piecesOf, statusAt, summaryOf, totalOf } from '../core/rules.ts'
import type { LineRow, OrderRow } from '../core/tables.ts'
import { dropshipView, lineView } from '../core/views.ts'
import { shippingName } from '../fulfilment/rates.ts'
import type { Usable } from '../payment/charges/coins-and-wallet.ts'
import type { PricedDraft } from './price-draft.ts'

/** A draft as checkout shows it, at today's prices. */
export function draftView({ checkout, lines, vouchers, coins, wallet }: PricedDraft): Checkout {
  const rows = vouchers.map(({ row }) => row)
  return {
    ...commonView(checkout, rows, lines),
    adult: lines.some((line) => line.adult),
    lines: lines.map((line) => lineView(line, lineProblem(line) === null, tierNote(line.origin))),
    changes: [...changesOf(lines), ...voucherChanges(vouchers)],
    coins: usableView(coins, checkout.coinsWanted),
    wallet: usableView(wallet, checkout.walletWanted),
  }
}

/** An order that was placed: its agreed prices stay. */
export function placedView(
  order: OrderRow,
  lines: readonly LineRow[],
  vouchers: readonly OrderVoucherRow[],
  { now, billCode }: { now: Date; billCode: BillCode | null },
): Checkout {
  return {
    ...commonView(order, vouchers, lines, billCode),
    status: statusAt(order, now),
    lines: lines.map((line) => lineView(line)),
    changes: [],
    coins: null,
    wallet: null,
  }
}

function commonView(
  order: OrderRow,
  rows: readonly OrderVoucherRow[],
  lines: readonly { quantity: number }[],
  billCode: BillCode | null = null,
): Omit<Checkout, 'lines' | 'changes' | 'coins' | 'wallet'> {
  const vouchers = appliedView(rows)
  return {
    pickup: null,
    pickupOnly: false,
    id: OrderId.parse(order.id),
    status: order.status,
    adult: false,
    ...onWire(order.delivery),
    address: order.address,
    buyer: order.buyer,
    shippingCode: order.shippingCode,
    shippingName: shippingName(order),
    paymentVendor: order.paymentVendor,
    paymentMethod: order.paymentMethod,
    billCode,
    paymentName: findMethod(order.paymentVendor, order.paymentMethod)?.name ?? '',
    voucherCode: vouchers.find(({ forShipping }) => !forShipping)?.code ?? null,
    vouchers,
    cashback: rupiah(order.cashback),
    dropship: dropshipView(order),
    note: order.note,
    weightGrams: order.weightGrams,
    insured: order.insured,
    insuranceReason:
      order.insured && mustInsure(order.subtotal)
        ? `Wajib untuk barang di atas ${formatRupiah(limits.insuredFrom)}.`
        : null,
    pointWanted: false,
    ownerWanted: false,
    summary: summaryOf(order, piecesOf(lines)),
    total: rupiah(totalOf(order)),
  }
}

/** A customer without coins, or without a balance, is not shown any. */
const usableView = ({ balance, usable }: Usable, active: boolean): Checkout['coins'] =>
  balance > 0 ? { balance: rupiah(balance), usable: rupiah(usable), active } : null
