import { assert } from '#shared/assert.ts'
import { accepted, refused } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { hasOpenReturn } from './after/returns/store.ts'
import { findOwnOrder } from './core/store.ts'
import { cancelOwn } from './after/cancel.ts'
import { claimOf, claimOrder } from './after/claim.ts'
import { confirmDelivery } from './after/delivered.ts'
import { findLinked, findOpened, isOpened, openLink } from './core/link.ts'
import { owns } from './core/rules.ts'
import { notifyBrowser } from './news.ts'
import { moveOrder } from './core/move.ts'
import { askRefundCode, nameRefundAccount } from './payment/refunds/account.ts'
import { invoiceView } from './after/invoice/view.ts'
import { countTabs, listOrders } from './core/lists.ts'
import { cardViews, orderView, trackView } from './views.ts'

/** What became of a checkout after it was placed. */
export const order: Handlers<'order'> = {
  list({ index, size, text, tab }, scope) {
    const { db, who, now } = scope
    assert(who.customerId, 'orders are listed for a customer: give the endpoint access customer')
    const { rows, total } = listOrders(db, { customerId: who.customerId, tab, text, index, size, now })
    return accepted({
      rows: cardViews(scope, rows),
      index,
      size,
      total,
      more: { tabs: countTabs(db, who.customerId, now) },
    })
  },

  find({ orderId }, scope) {
    const order = findOwnOrder(scope, orderId)
    if (!order || order.status === 'DRAFT') return refused('order_unknown')
    return accepted(orderView(scope, order, scope.links.order.sign(order.id)))
  },

  findInvoice({ orderId }, scope) {
    const order = findOwnOrder(scope, orderId)
    return order ? invoiceView(scope, order) : refused('order_unknown')
  },

  cancel: ({ orderId, reason }, scope) => cancelOwn(scope, orderId, reason),

  confirmDelivery: (said, scope) => confirmDelivery(scope, said),

  receive({ orderId }, scope) {
    return inTransaction(scope, (tx) => {
      const order = findOwnOrder(tx, orderId)
      if (!order || order.status === 'DRAFT') return refused('order_unknown')
      if (order.status === 'COMPLETED') return accepted({})
      if (order.status !== 'DELIVERED') return refused('order_step_impossible')
      if (hasOpenReturn(tx.db, order.id)) return refused('return_open')
      moveOrder(tx, order, 'COMPLETED')
      return accepted({})
    })
  },

  track({ token, pass }, scope) {
    const order = findLinked(scope, token)
    if (!order) return refused('order_link_invalid')
    return accepted(
      trackView(orderView(scope, order, null), {
        opened: isOpened(scope, pass, order),
        claim: claimOf(scope, order),
        own: owns(scope.who, order),
      }),
    )
  },

  openTrack({ token, digits }, scope) {
    const order = findLinked(scope, token)
    return order ? openLink(scope, order, digits) : refused('order_link_invalid')
  },

  notify({ token, ...browser }, scope) {
    const order = findLinked(scope, token)
    return order ? notifyBrowser(scope, order, browser) : refused('order_link_invalid')
  },

  claim({ token }, scope) {
    const order = findLinked(scope, token)
    return order ? claimOrder(scope, order.id) : refused('order_link_invalid')
  },

  askRefundCode: (asked, scope) => askRefundCode(scope, asked),

  nameRefundAccount: (named, scope) => nameRefundAccount(scope, named),

  trackInvoice({ token, pass }, scope) {
    const order = findOpened(scope, token, pass)
    return order ? invoiceView(scope, order) : refused('order_link_invalid')
  },
}
