import type { Invoice } from '#shared/api/order/payment.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findBill } from '../core/bills.ts'
import type { OrderRow } from '../core/tables.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { ppnOf } from './rules/tax.ts'

/** An order that was paid has an invoice, and so has one that is paid on delivery. One that was never paid has none. */
export function invoiceView({ db, shop }: Pick<Scope, 'db' | 'shop'>, order: OrderRow): Result<Invoice> {
  const bill = findBill(db, order.id)
  if (!bill || order.number === null || order.placedAt === null || (bill.status !== 'PAID' && bill.status !== 'COD'))
    return refused('invoice_unavailable')
  const goods = order.subtotal - order.discount
  const tax = shop.npwp ? { npwp: shop.npwp, ...ppnOf(goods) } : null
  return accepted({ number: order.number, issuedAt: (bill.paidAt ?? order.placedAt).toISOString(), tax })
}
