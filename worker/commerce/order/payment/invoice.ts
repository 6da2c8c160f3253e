import type { Invoice } from '#shared/api/bill.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { findBill, type SaleRow } from '../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { ppnOf } from './tax.ts'

/** What was paid has an invoice, and what is paid at the door one to pay by; what was never paid has none. */
export function invoiceView({ db, shop }: Pick<Scope, 'db' | 'shop'>, sale: SaleRow): Result<Invoice> {
  const bill = findBill(db, sale.id)
  if (!bill || sale.number === null || sale.placedAt === null || (bill.status !== 'PAID' && bill.status !== 'COD'))
    return refused('invoice_unavailable')
  const goods = sale.subtotal - sale.discount
  const tax = shop.npwp ? { npwp: shop.npwp, ...ppnOf(goods) } : null
  return accepted({ number: sale.number, issuedAt: (bill.paidAt ?? sale.placedAt).toISOString(), tax })
}
