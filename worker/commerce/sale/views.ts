import type { Bill, PaymentChoice, Sale, SaleLine } from '#shared/api/sale.ts'
import { BillCode, rupiah, SaleId } from '#shared/brands.ts'
import type { Vendors } from '../vendors/index.ts'
import { findMethod, type PaymentMethod } from '../vendors/methods.ts'
import { changesOf, lineProblem, statusAt, subtotalOf, summaryOf, totalOf } from './rules.ts'
import { shippingName } from './shipping.ts'
import type { BillRow, ChargeRow, LineNow, LineRow, SaleRow } from './store.ts'

/** A draft as checkout shows it, at today's prices. */
export function draftView(sale: SaleRow, lines: readonly LineNow[]): Sale {
  const amounts = { ...sale, subtotal: subtotalOf(lines) }
  return { ...commonView(amounts), lines: lines.map((line) => lineView(line, lineProblem(line) === null)), changes: changesOf(lines) }
}

/** A sale that was placed: what was agreed stays. */
export function placedView(sale: SaleRow, lines: readonly LineRow[], now: Date): Sale {
  return { ...commonView(sale), status: statusAt(sale, now), lines: lines.map((line) => lineView(line)), changes: [] }
}

function commonView(sale: SaleRow): Omit<Sale, 'lines' | 'changes'> {
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
    couponCode: null,
    coupons: [],
    cashback: rupiah(sale.cashback),
    dropship: sale.dropshipName === null || sale.dropshipPhone === null ? null : { name: sale.dropshipName, phone: sale.dropshipPhone },
    remark: sale.remark,
    weightGrams: sale.weightGrams,
    summary: summaryOf(sale),
    total: rupiah(totalOf(sale)),
  }
}

export function lineView(line: Omit<LineRow, 'saleId' | 'position' | 'flashSaleId'>, available = true): SaleLine {
  return {
    name: line.name,
    variant: line.variantName,
    slug: line.slug,
    image: line.image,
    quantity: line.quantity,
    price: rupiah(line.unitPrice),
    fullPrice: line.fullPrice === null ? null : rupiah(line.fullPrice),
    total: rupiah(line.unitPrice * line.quantity),
    available,
  }
}

export function paymentView(method: PaymentMethod): PaymentChoice {
  const { vendor, name, group, description } = method
  return { vendor, method: method.method, name, group, description, available: true, reason: '' }
}

/** What to pay, where and until when. */
export function billView(bill: BillRow, charge: ChargeRow | null, vendors: Pick<Vendors, 'methods'>, now: Date): Bill {
  const method = findMethod(bill.vendor, bill.method)
  const open = bill.status === 'UNPAID' || bill.status === 'FAILED'
  const status = open && now >= bill.expiresAt ? 'EXPIRED' : bill.status
  const number = charge?.number ?? null
  const simulated = bill.vendor === 'simulator' && vendors.methods.some(({ vendor }) => vendor === 'simulator')
  return {
    saleId: SaleId.parse(bill.saleId),
    code: BillCode.parse(bill.code),
    amount: rupiah(bill.amount),
    uniqueCode: bill.uniqueCode > 0 ? bill.uniqueCode : null,
    status,
    vendor: bill.vendor,
    method: bill.method,
    methodName: method?.name ?? '',
    group: method?.group ?? 'transfer',
    number,
    holder: bill.holder,
    bank: method?.bank ?? '',
    expiresAt: bill.expiresAt.toISOString(),
    paidAt: bill.paidAt?.toISOString() ?? null,
    steps: status === 'UNPAID' && number !== null && method ? method.steps(number) : [],
    simulatorId: simulated ? (charge?.transactionId ?? null) : null,
    problem: status === 'UNPAID' ? bill.problem : '',
  }
}
