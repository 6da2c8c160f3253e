import type { Bill } from '#shared/api/bill.ts'
import type { Sale, SaleLine } from '#shared/api/sale.ts'
import { BillCode, ItemId, rupiah, SaleId } from '#shared/api/brands.ts'
import { href } from '#shared/web/routes.ts'
import type { SaleCouponRow } from '#commerce/voucher/store.ts'
import { appliedView } from '#commerce/voucher/views.ts'
import { tierNote } from '#commerce/pricing/flash-sale-rules.ts'
import type { Vendors } from '#commerce/app/vendors.ts'
import { findMethod } from '#commerce/vendors/payment/methods.ts'
import { isPayable } from '../payment/attempts.ts'
import type { Look } from '../checkout/reprice.ts'
import type { PurseNow } from '../payment/coins-and-wallet.ts'
import { changesOf, lineProblem, piecesOf, statusAt, summaryOf, totalOf } from './rules.ts'
import { mustInsure, shippingName } from '../fulfilment/rates.ts'
import type { BillRow, ChargeRow, LineRow, SaleRow } from './store.ts'

/** A draft as checkout shows it, at today's prices. */
export function draftView(
  { sale, lines, coupons: { changes }, purses }: Look,
  coupons: readonly SaleCouponRow[],
): Sale {
  const shown = lines.map((line) => lineView(line, lineProblem(line) === null, tierNote(line.deal)))
  return {
    ...commonView(sale, coupons, lines),
    lines: shown,
    changes: [...changesOf(lines), ...changes],
    coins: purseView(purses.coins, sale.coinsWanted),
    wallet: purseView(purses.wallet, sale.walletWanted),
  }
}

/** A sale that was placed: what was agreed stays. */
export function placedView(
  sale: SaleRow,
  lines: readonly LineRow[],
  coupons: readonly SaleCouponRow[],
  now: Date,
): Sale {
  return {
    ...commonView(sale, coupons, lines),
    status: statusAt(sale, now),
    lines: lines.map((line) => lineView(line)),
    changes: [],
    coins: null,
    wallet: null,
  }
}

function commonView(
  sale: SaleRow,
  rows: readonly SaleCouponRow[],
  lines: readonly { quantity: number }[],
): Omit<Sale, 'lines' | 'changes' | 'coins' | 'wallet'> {
  const coupons = appliedView(rows)
  return {
    id: SaleId.parse(sale.id),
    status: sale.status,
    digital: sale.digital,
    address: sale.address,
    shippingCode: sale.shippingCode,
    shippingName: shippingName(sale),
    paymentVendor: sale.paymentVendor,
    paymentMethod: sale.paymentMethod,
    paymentName: findMethod(sale.paymentVendor, sale.paymentMethod)?.name ?? '',
    couponCode: coupons.find(({ forShipping }) => !forShipping)?.code ?? null,
    coupons,
    cashback: rupiah(sale.cashback),
    dropship: dropshipView(sale),
    remark: sale.remark,
    weightGrams: sale.weightGrams,
    insured: sale.insured,
    insuranceReason: sale.insured && mustInsure(sale.subtotal) ? 'Wajib untuk barang di atas Rp 1.000.000.' : null,
    pointWanted: false,
    summary: summaryOf(sale, piecesOf(lines)),
    total: rupiah(totalOf(sale)),
  }
}

/** A purse with nothing in it is none. */
const purseView = ({ balance, usable }: PurseNow, active: boolean): Sale['coins'] =>
  balance > 0 ? { balance: rupiah(balance), usable: rupiah(usable), active } : null

export const dropshipView = ({
  dropshipName: name,
  dropshipPhone: phone,
}: Pick<SaleRow, 'dropshipName' | 'dropshipPhone'>): Sale['dropship'] =>
  name === null || phone === null ? null : { name, phone }

export function lineView(
  line: Omit<LineRow, 'saleId' | 'position' | 'flashSaleId'>,
  available = true,
  priceNote = '',
): SaleLine {
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
    saleId: SaleId.parse(bill.saleId),
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
