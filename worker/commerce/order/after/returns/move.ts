import { assert } from '#shared/assert.ts'
import { canMoveReturn, isReturnOver, type ReturnStatus } from '#shared/order/return-status.ts'
import { limits } from '#shared/limits.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { lowerCommission } from '#commerce/affiliate/commission.ts'
import { lowerReward } from '../rewards.ts'
import { leftToGive, refund } from '../../payment/refund.ts'
import { moveOrder } from '../../payment/receive.ts'
import { tellBuyer } from '../../messages.ts'
import { returnCoinsPart } from '../../payment/coins-and-wallet.ts'
import { findOrder } from '../../core/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { sendOn } from './bank.ts'
import { coinsBackFor, refundFor, windowEnd } from './rules.ts'
import { addReturnEvent, changeReturn, findReturn, hasOpenReturn, refundedOf, type ReturnRow } from './store.ts'
import { amountOf, givenBy, sendBy } from './views.ts'

type Done = Result<Record<never, never>>
type DescriptionList = Partial<Pick<ReturnRow, 'courier' | 'receiptNumber' | 'replacementReceipt' | 'refunded'>>

/**
 * Every change of a return goes through here, with its line in the history and what follows from it. Inside the
 * caller's transaction.
 */
export function moveReturn(
  scope: Scope,
  row: ReturnRow,
  to: ReturnStatus,
  { note = '', ...facts }: DescriptionList & { note?: string } = {},
): Done {
  if (!canMoveReturn(row.status, to, row.solution)) return refused('return_step_impossible')
  const paid = to === 'REFUNDED' ? payBack(scope, row) : null
  // What stays in the wallet was not sent to the account that was named.
  const where = paid && paid.sentOn === null ? { accountId: null } : {}
  changeReturn(scope.db, row.id, { ...facts, ...where, status: to, ...(paid ? { refunded: paid.refunded } : {}) })
  const said = [note, paid?.coins ?? '', paid?.sentOn ?? '']
  addReturnEvent(scope.db, row.id, to, scope.now, said.filter(Boolean).join('. ').slice(0, limits.noteChars))
  planNext(scope, row, to)
  tellAnswer(scope, row, to)
  if (isReturnOver(to)) endOrder(scope, row.orderId)
  return accepted({})
}

/**
 * The part of what was paid that fell on these goods, once: money into the customer's wallet, coins among the coins.
 * Answers what the history says of it.
 */
function payBack(scope: Scope, row: ReturnRow): { refunded: number; coins: string; sentOn: string | null } {
  const order = findOrder(scope.db, row.orderId)
  assert(order, 'a return always has its order')
  const given = givenBy(scope.db, order, row)
  // No more than what is still here: the payment service may have given some of it back by itself.
  const refunded = Math.max(
    0,
    Math.min(refundFor(order, given), leftToGive(scope, order.id) - refundedOf(scope.db, order.id)),
  )
  const { coins, before } = coinsBackFor(order, given)
  refund(scope, order, 'refund_return', row.id, refunded)
  returnCoinsPart(scope, order, { amount: coins, before, ref: row.id })
  // Whoever bought is rewarded, and whoever recommended it paid, for what is kept.
  lowerReward(scope, order, { returned: refunded, ref: row.id })
  lowerCommission(scope, order.id, { returned: refunded, ref: row.id })
  const sentOn = refunded > 0 ? sendOn(scope, row, { amount: refunded, placedAt: order.placedAt }) : null
  return { refunded, coins: coins > 0 ? `${groupDigits(coins)} koin kembali` : '', sentOn }
}

/** What the seller decides is told; that money came back the refund tells itself. */
const answers: Partial<Record<ReturnStatus, string>> = {
  APPROVED: 'disetujui',
  REJECTED: 'ditolak',
  REPLACED: 'selesai, barang pengganti sudah dikirim',
}
function tellAnswer(scope: Scope, row: ReturnRow, to: ReturnStatus): void {
  const [answer, order] = [answers[to], findOrder(scope.db, row.orderId)]
  if (answer && order)
    tellBuyer(
      scope,
      order,
      'return_answered',
      { answer, amount: formatRupiah(amountOf(scope.db, order, row)) },
      `${row.id}:${to}`,
    )
}

/**
 * What happens by itself: goods that are not sent in time stay with the shopper; what is settled ends after the shop's
 * days.
 */
function planNext(scope: Scope, { id, solution }: ReturnRow, to: ReturnStatus): void {
  if (to === 'APPROVED' && solution !== 'refund') scope.scheduler.plan('end-return', id, sendBy(scope.now))
  else if (to === 'REFUNDED' || to === 'REPLACED')
    scope.scheduler.plan('end-return', id, windowEnd(scope.now, scope.shop.returnDays))
  else scope.scheduler.drop('end-return', id)
}

/** Due: may come late, twice or never. */
export function endReturn(returnId: string, scope: Scope): void {
  scope.db.transaction(() => {
    const row = findReturn(scope.db, returnId)
    if (row?.status === 'APPROVED')
      moveReturn(scope, row, 'CANCELLED', { note: 'Barang tidak dikirim balik sampai batas waktunya' })
    else if (row?.status === 'REFUNDED' || row?.status === 'REPLACED') moveReturn(scope, row, 'COMPLETED')
  })
}

/**
 * When the last return is over and the days for returns have passed, so is the order; before that its own day comes.
 */
function endOrder(scope: Scope, orderId: string): void {
  const order = findOrder(scope.db, orderId)
  if (order?.status !== 'DELIVERED' || !order.deliveredAt || hasOpenReturn(scope.db, orderId)) return
  if (scope.now >= windowEnd(order.deliveredAt, scope.shop.returnDays)) moveOrder(scope, order, 'COMPLETED')
}
