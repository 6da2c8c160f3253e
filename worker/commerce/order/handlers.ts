import { assert } from '#shared/assert.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '../implement.ts'
import { findOwnSale, findSale } from '../sale/store.ts'
import { cancelOwn } from './cancel.ts'
import { moveOrder } from './settle.ts'
import { listOrders } from './store.ts'
import { cardView, orderView, trackView } from './views.ts'

/** What became of a sale after checkout. */
export const order: Handlers<'order'> = {
  list({ index, size, text, tab }, { db, who, now }) {
    assert(who.customerId, 'orders are listed for a customer: give the endpoint access customer')
    const { rows, total } = listOrders(db, { customerId: who.customerId, tab, text, index, size, now })
    return accepted({ rows: rows.map(({ sale, first, lineCount }) => cardView(sale, first, lineCount, now)), index, size, total })
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
      moveOrder(scope, sale, 'COMPLETED')
      return accepted({})
    })
  },

  async track({ token }, scope) {
    const saleId = await scope.links.open(token)
    const sale = saleId === null ? null : findSale(scope.db, saleId)
    if (!sale || sale.status === 'DRAFT') return refused('order_link_invalid')
    return accepted(trackView(orderView(scope, sale, null)))
  },
}
