import { assert } from '#shared/assert.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { hasOpenReturn } from './after/returns/store.ts'
import { findOwnSale } from './core/store.ts'
import { cancelOwn } from './after/cancel.ts'
import { claimOf, claimOrder } from './after/claim.ts'
import { findLinked, isOpened, openLink } from './core/link.ts'
import { invoiceView } from './payment/invoice.ts'
import { moveOrder } from './payment/settle.ts'
import { countTabs, listOrders } from './core/lists.ts'
import { cardView, orderView, trackView } from './views.ts'

/** What became of a sale after checkout. */
export const order: Handlers<'order'> = {
  list({ index, size, text, tab }, { db, who, now }) {
    assert(who.customerId, 'orders are listed for a customer: give the endpoint access customer')
    const { rows, total } = listOrders(db, { customerId: who.customerId, tab, text, index, size, now })
    const cards = rows.map(({ sale, first, lineCount }) => cardView(db, sale, first, lineCount, now))
    return accepted({ rows: cards, index, size, total, more: { tabs: countTabs(db, who.customerId, now) } })
  },

  async find({ saleId }, scope) {
    const sale = findOwnSale(scope, saleId)
    if (!sale || sale.status === 'DRAFT') return refused('sale_unknown')
    return accepted(orderView(scope, sale, await scope.links.sign(sale.id)))
  },

  cancel: ({ saleId, reason }, scope) => cancelOwn(scope, saleId, reason),

  receive({ saleId }, scope) {
    return scope.db.transaction(() => {
      const sale = findOwnSale(scope, saleId)
      if (!sale || sale.status === 'DRAFT') return refused('sale_unknown')
      if (sale.status === 'COMPLETED') return accepted({})
      if (sale.status !== 'DELIVERED') return refused('order_step_impossible')
      if (hasOpenReturn(scope.db, sale.id)) return refused('return_open')
      moveOrder(scope, sale, 'COMPLETED')
      return accepted({})
    })
  },

  async track({ token, pass }, scope) {
    const sale = await findLinked(scope, token)
    if (!sale) return refused('order_link_invalid')
    return accepted(
      trackView(orderView(scope, sale, null), { opened: isOpened(scope, pass, sale.id), claim: claimOf(scope, sale) }),
    )
  },

  async openTrack({ token, digits }, scope) {
    const sale = await findLinked(scope, token)
    return sale ? openLink(scope, sale, digits) : refused('order_link_invalid')
  },

  async claim({ token }, scope) {
    const sale = await findLinked(scope, token)
    return sale ? claimOrder(scope, sale.id) : refused('order_link_invalid')
  },

  async trackInvoice({ token, pass }, scope) {
    const sale = await findLinked(scope, token)
    return sale && isOpened(scope, pass, sale.id) ? invoiceView(scope, sale) : refused('order_link_invalid')
  },
}
