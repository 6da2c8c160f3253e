import type { Bill } from '#shared/api/payment.ts'
import type { Checkout, OrderLine } from '#shared/api/checkout.ts'
import { BillCode, ItemId, rupiah, OrderId } from '#shared/api/brands.ts'
import { href } from '#shared/web/routes.ts'
import type { OrderVoucherRow } from '#commerce/voucher/store.ts'
import { appliedView } from '#commerce/voucher/views.ts'
import { tierNote } from '#commerce/pricing/flash-sale-rules.ts'
import type { Vendors } from '#commerce/vendors/vendors.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { isPayable } from '../payment/attempts.ts'
import type { Look } from '../checkout/price-draft.ts'
import type { PurseNow } from '../payment/coins-and-wallet.ts'
import { changesOf, lineProblem, piecesOf, statusAt, summaryOf, totalOf } from './rules.ts'
import { mustInsure, shippingName } from '../fulfilment/rates.ts'
import type { BillRow, ChargeRow, LineRow, OrderRow } from './store.ts'

/** A draft as checkout shows it, at today's prices. */
export function draftView(
  { checkout, lines, vouchers: { changes }, purses }: Look,
  vouchers: readonly OrderVoucherRow[],
): Checkout {
  const shown = lines.map((line) => lineView(line, lineProblem(line) === null, tierNote(line.deal)))
  return {
    ...commonView(checkout, vouchers, lines),
    lines: shown,
    changes: [...changesOf(lines), ...changes],
    coins: purseView(purses.coins, checkout.coinsWanted),
    wallet: purseView(purses.wallet, checkout.walletWanted),
  }
}

/** A sale that was placed: what was agreed stays. */
export function placedView(
  order: OrderRow,
  lines: readonly LineRow[],
  vouchers: readonly OrderVoucherRow[],
  now: Date,
): Checkout {
  return {
    ...commonView(order, vouchers, lines),
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
): Omit<Checkout, 'lines' | 'changes' | 'coins' | 'wallet'> {
  const vouchers = appliedView(rows)
  return {
    id: OrderId.parse(order.id),
    status: order.status,
    digital: order.digital,
    address: order.address,
    shippingCode: order.shippingCode,
    shippingName: shippingName(order),
    paymentVendor: order.paymentVendor,
    paymentMethod: order.paymentMethod,
    paymentName: findMethod(order.paymentVendor, order.paymentMethod)?.name ?? '',
    voucherCode: vouchers.find(({ forShipping }) => !forShipping)?.code ?? null,
    vouchers,
    cashback: rupiah(order.cashback),
    dropship: dropshipView(order),
    remark: order.remark,
    weightGrams: order.weightGrams,
    insured: order.insured,
    insuranceReason: order.insured && mustInsure(order.subtotal) ? 'Wajib untuk barang di atas Rp 1.000.000.' : null,
    pointWanted: false,
    summary: summaryOf(order, piecesOf(lines)),
    total: rupiah(totalOf(order)),
  }
}

/** A purse with nothing in it is none. */
const purseView = ({ balance, usable }: PurseNow, active: boolean): Checkout['coins'] =>
  balance > 0 ? { balance: rupiah(balance), usable: rupiah(usable), active } : null

export const dropshipView = ({
  dropshipName: name,
  dropshipPhone: phone,
}: Pick<OrderRow, 'dropshipName' | 'dropshipPhone'>): Checkout['dropship'] =>
  name === null || phone === null ? null : { name, phone }

export function lineView(
  line: Omit<LineRow, 'orderId' | 'position' | 'flashSaleId'>,
  available = true,
  priceNote = '',
): OrderLine {
  return {
    itemId: ItemId.parse(line.variantId),
    name: line.name,
    variant: line.variantName,
    slug: line.slug,
    image: line.image,
    quantity: line.quantity,
    price: rupiah(line.unitPrice),
    fullPrice: line.fullPrice === null ? null : rupiah(line.fullPrice),
    total: rupiah(line.unitPrice * line.quantity),
    available,
    priceNote,
  }
}

/** What to pay, where and until when. */
export function billView(
  bill: BillRow,
  charge: ChargeRow | null,
  vendors: Pick<Vendors, 'methods' | 'bank'>,
  now: Date,
): Bill {
  const method = findMethod(bill.vendor, bill.method)
  const byWallet = bill.vendor === 'free' && bill.method === 'wallet'
  const status = billStatusAt(bill, charge, now)
  const { number = null, billerCode = null, qrText = null, transactionId = null } = charge ?? {}
  const simulated = bill.vendor === 'simulator' && vendors.methods.some(({ vendor }) => vendor === 'simulator')
  const simulatorId = simulated ? transactionId : null
  // The simulator's pages stand in the shop itself.
  const link = charge?.link && simulatorId !== null ? href('simulator', { id: simulatorId }) : (charge?.link ?? null)
  const payable = status === 'UNPAID' && charge !== null && isPayable(charge)
  return {
    orderId: OrderId.parse(bill.orderId),
    code: BillCode.parse(bill.code),
    amount: rupiah(bill.amount),
    uniqueCode: bill.uniqueCode > 0 ? bill.uniqueCode : null,
    status,
    vendor: bill.vendor,
    method: bill.method,
    methodName: byWallet ? 'Saldo Toko' : (method?.name ?? ''),
    group: byWallet ? 'wallet' : (method?.group ?? 'transfer'),
    number,
    billerCode,
    qr: qrText,
    link,
    holder: bill.holder,
    bank: bill.account !== null && bill.account === vendors.bank?.number ? vendors.bank.bank : (method?.bank ?? ''),
    expiresAt: bill.vendor === 'cod' ? null : bill.expiresAt.toISOString(),
    paidAt: bill.paidAt?.toISOString() ?? null,
    steps: payable && method ? method.steps({ number: number ?? '', billerCode: billerCode ?? '' }) : [],
    simulatorId,
    problem: status === 'UNPAID' ? bill.problem : '',
  }
}

/**
 * The status that counts: past its deadline a bill is expired although no alarm has said so, and a payment the vendor
 * doubts is being verified.
 */
function billStatusAt(bill: BillRow, charge: ChargeRow | null, now: Date): Bill['status'] {
  const open = bill.status === 'UNPAID' || bill.status === 'FAILED'
  if (open && now >= bill.expiresAt) return 'EXPIRED'
  return bill.status === 'UNPAID' && charge?.state === 'review' ? 'VERIFYING' : bill.status
}
