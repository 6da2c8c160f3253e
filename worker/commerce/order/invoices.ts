import type { InvoiceOfOrder, Invoices } from '#shared/admin/invoices.ts'
import { daysOf } from '#shared/admin/fields.ts'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { AdminTx } from '#commerce/platform/administration/operation.ts'
import { invoiceSheet } from './after/invoice/view.ts'
import { findBill } from './core/bills.ts'
import { findNamedOrder } from './core/store.ts'
import type { OrderRow } from './core/tables.ts'
import { listSellerOrders } from './selling/list.ts'
import { between } from './selling/shapes.ts'
import { saleView } from './views.ts'

/** The invoices of named orders, or of all that were placed on a day, the newest first. */
export function listInvoices(
  tx: AdminTx,
  { orders, day, after }: { orders: readonly string[] | null; day: Date | null; after: string | null },
): Result<Invoices> {
  if (orders === null) return accepted(ofDay(tx, day, after))
  const found = orders.map((named) => findNamedOrder(tx.db, named))
  const missing = orders.filter((_, place) => (found[place]?.number ?? null) === null)
  if (missing.length > 0) return refused('input_invalid', {}, { orders: `no such order: ${missing.join(', ')}` })
  return accepted({
    ...invoicesOf(
      tx,
      found.flatMap((order) => order ?? []),
    ),
    next: null,
  })
}

function ofDay(tx: AdminTx, day: Date | null, after: string | null): Invoices {
  const { since, until } = day ? daysOf(day, day) : between(tx, { from: null, to: null })
  const size = limits.labelsAtOnce
  const sought = { number: null, phone: null, sku: null, words: null, seesPeople: true }
  const { rows } = listSellerOrders(tx.db, { tab: null, after, since, until, sought, index: 0, size, now: tx.now })
  // Who has not paid has no invoice yet, and nobody looks for it among those of a day.
  const { invoices } = invoicesOf(
    tx,
    rows.map(({ order }) => order),
  )
  return { invoices, without: [], next: rows.length === size ? (rows.at(-1)?.order.id ?? null) : null }
}

function invoicesOf(tx: AdminTx, orders: readonly OrderRow[]): Pick<Invoices, 'invoices' | 'without'> {
  const all = orders.map((order) => ({ order, invoice: invoiceSheet(tx, order) }))
  return {
    invoices: all.flatMap(({ order, invoice }) =>
      invoice.ok ? [{ order: partsOf(tx, order), invoice: invoice.value }] : [],
    ),
    without: all.flatMap(({ order, invoice }) => (invoice.ok ? [] : [order.number ?? ''])),
  }
}

/** What the invoice says, without the key of a link to pay and without the code to fetch it. */
function partsOf(tx: AdminTx, order: OrderRow): InvoiceOfOrder['order'] {
  const { bill, pickup, ...more } = saleView(tx, order, findBill(tx.db, order.id))
  return { ...more, bill: bill && { ...bill, shareToken: null }, pickup: pickup && { ...pickup, code: null } }
}
