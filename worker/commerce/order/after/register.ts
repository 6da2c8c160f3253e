import { orderStatus } from '#shared/order/order-status.ts'
import { messageOf } from '#shared/text/errors.ts'
import { refused } from '#shared/result.ts'
import { sendUnchecked } from '#commerce/identity/human-check/check.ts'
import { registerByCode } from '#commerce/identity/sign-in/register.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { guestContact, nameOfBuyer } from '../core/buyer.ts'
import { findOwnOrder } from '../core/store.ts'

/** What of an account begins with an order: the rest of the identity room knows none. */
export const buyers: Pick<Handlers<'customer'>, 'registerByOrder'> = {
  /**
   * Sends the code to the guest who bought, and to nobody else: the caller names an order, not a number. A guest who
   * bought for somebody else has not said their own name, so they register as everybody does.
   */
  registerByOrder({ orderId, terms }, scope) {
    return inTransaction(scope, (tx) => {
      const order = findOwnOrder(tx, orderId)
      if (!order || order.status === 'DRAFT' || order.customerId !== null) return refused('order_unknown')
      if (!terms) return refused('terms_needed', {}, { terms: messageOf('terms_needed') })
      const { phone, email } = guestContact(order)
      const name = nameOfBuyer(order)
      if (phone === null || name === '' || !orderStatus[order.status].paid) return refused('code_unreachable')
      // Nobody has asked whether a person is there.
      const verdict = tx.vendors.humanCheck === null ? 'passed' : 'failed'
      return sendUnchecked(tx, verdict, 'register', () => registerByCode(tx, { name, phone, email, marketing: false }))
    })
  },
}
