import { orderStatus } from '#shared/order/order-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { addPushTarget, type Subscription } from '#commerce/notification/push.ts'
import { readPushKeys } from '#commerce/notification/push-keys.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { owns } from './core/rules.ts'
import type { OrderRow } from './core/tables.ts'

/**
 * From now on this browser shows that there is news of the order. Nothing comes of one that is over. Who has only the
 * link takes no other browser's place.
 */
export function notifyBrowser(scope: Scope, order: OrderRow, browser: Subscription): Result<Record<never, never>> {
  if (!readPushKeys(scope.platform.pushKeys)) return refused('not_found')
  if (order.status === 'DRAFT' || orderStatus[order.status].over) return accepted({})
  return inTransaction(scope, (tx) =>
    addPushTarget(tx, order.id, browser, { owner: owns(tx.who, order) }) === null
      ? refused('input_invalid')
      : accepted({}),
  )
}
