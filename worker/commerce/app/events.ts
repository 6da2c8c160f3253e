import { askForContact } from '#commerce/account/contact.ts'
import { mergeAlerts } from '#commerce/alert/store.ts'
import {
  lowerCommission,
  lookAtCommission,
  planCommission,
  promiseCommission,
  takeBackCommission,
  takeBackOwnCommission,
} from '#commerce/affiliate/commission.ts'
import { removePurchased } from '#commerce/cart/purchased.ts'
import { mergeCart } from '#commerce/cart/store.ts'
import { cancelUnsent } from '#commerce/order/after/cancel.ts'
import { claimBrought, claimOrders, moveGuestOrders } from '#commerce/order/after/claim.ts'
import { lowerReward, planReward, rewardOrder, takeBackReward } from '#commerce/order/after/rewards.ts'
import { returnDaysFor } from '#commerce/order/core/issued.ts'
import { planCompletion } from '#commerce/order/core/move.ts'
import {
  writeMoved,
  writePlaced,
  writeRefundAccount,
  writeRefunded,
  writePostage,
  writeReplacement,
  writeReturnAnswered,
} from '#commerce/order/messages.ts'
import {
  notifyCancelAsked,
  notifyCancelled,
  notifyCarried,
  notifyLowStock,
  notifyPaid,
  notifyPlaced,
  notifyReceipt,
  notifyPostage,
  notifyReturnAsked,
} from '#commerce/order/seller-messages.ts'
import { countAnswers } from '#commerce/order/fulfilment/paid-questions.ts'
import { countMessaged } from '#commerce/order/unpaid-messages.ts'
import { closeCodBill } from '#commerce/order/payment/choices/cod.ts'
import { forgetOpenOrder } from '#commerce/order/payment/choices/open-orders.ts'
import {
  holdCoinsAndBalance,
  holdCoinsAndBalanceAgain,
  returnCoinsAndBalance,
} from '#commerce/order/payment/charges/coins-and-wallet.ts'
import { forgetHelper, noteHelper } from '#commerce/order/payment/charges/shown.ts'
import { noteParcelPrice, noteStrangePayment, noteUndonePayment } from '#commerce/reconciliation/store.ts'
import { movePushTargets } from '#commerce/notification/push.ts'
import type { Listener, Listeners } from '#commerce/platform/events.ts'
import { returnQuotas, takeQuotas, takeQuotasAgain } from '#commerce/pricing/quotas.ts'
import { refreshPages } from '#commerce/site/generation.ts'
import { keepTagClient, planTagPurchase } from '#commerce/tags/purchase.ts'
import { returnVouchers, spendVouchers, spendVouchersAgain } from '#commerce/voucher/in-checkout.ts'
import { claimUses, mergeVouchers } from '#commerce/voucher/store.ts'
import {
  queueMoved,
  queuePaid,
  queuePlaced,
  queueRefund,
  queueReturnAsked,
  queuePostage,
  queueReturnMoved,
  queueReceipt,
  queueReview,
} from '#commerce/webhook/events.ts'
import { mergeWishes } from '#commerce/wishlist/store.ts'
import { removeNewAccounts } from '#commerce/wallet/restored.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'

/** Only when an order moves to this status. */
const movedTo =
  (status: OrderStatus, listener: Listener<'order_moved'>): Listener<'order_moved'> =>
  (tx, event) => {
    if (event.to === status) listener(tx, event)
  }

/** Everything that follows from what happens in a shop, in the order in which it is done. */
export const listeners: Listeners = {
  guest_signed_in: [mergeCart, mergeVouchers, mergeWishes, mergeAlerts],
  phone_verified: [claimOrders],
  contact_wanted: [askForContact],
  visitor_renewed: [moveGuestOrders],
  session_renewed: [movePushTargets],
  account_restored: [removeNewAccounts],
  order_placed: [
    takeQuotas,
    spendVouchers,
    holdCoinsAndBalance,
    removePurchased,
    refreshPages,
    writePlaced,
    notifyPlaced,
    notifyLowStock,
    keepTagClient,
    queuePlaced,
  ],
  order_moved: [
    writeMoved,
    queueMoved,
    closeCodBill,
    movedTo('CANCEL', notifyCancelled),
    movedTo('DELIVERED', planCompletion),
    movedTo('COMPLETED', planReward),
    movedTo('COMPLETED', (tx, { order }) => planCommission(tx, order, returnDaysFor(tx, order.id))),
  ],
  order_paid: [
    noteHelper,
    promiseCommission,
    planTagPurchase,
    forgetOpenOrder,
    countMessaged,
    countAnswers,
    notifyPaid,
    queuePaid,
  ],
  money_shown: [lookAtCommission, (tx, { order }) => rewardOrder(order.id, tx)],
  order_ended: [forgetHelper, returnVouchers, returnQuotas, returnCoinsAndBalance, takeBackCommission, refreshPages],
  order_revived: [spendVouchersAgain, holdCoinsAndBalanceAgain, takeQuotasAgain, refreshPages],
  order_brought: [claimBrought],
  order_claimed: [takeBackOwnCommission, claimUses, (tx, { order }) => rewardOrder(order.id, tx)],
  payment_taken_back: [takeBackCommission, takeBackReward, cancelUnsent],
  money_refunded: [writeRefunded, queueRefund],
  payment_strange: [noteStrangePayment],
  payment_undone: [noteUndonePayment],
  receipt_changed: [queueReceipt],
  parcel_priced: [noteParcelPrice],
  refund_account_named: [writeRefundAccount],
  goods_refunded: [lowerCommission, lowerReward],
  receipt_sent: [notifyReceipt],
  courier_kept: [notifyCarried],
  cancel_asked: [notifyCancelAsked],
  return_asked: [notifyReturnAsked, queueReturnAsked],
  return_moved: [writeReturnAnswered, notifyPostage, queueReturnMoved],
  replacement_corrected: [writeReplacement],
  postage_decided: [writePostage, queuePostage],
  review_written: [queueReview],
}
