import { assert } from '#shared/assert.ts'
import type { Return } from '#shared/api/order/return.ts'
import { FileId, rupiah } from '#shared/api/contract/brands.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWay } from '#shared/order/delivery-way.ts'
import { canMoveReturn, goodsCameBack, shopPaysPostage } from '#shared/order/return-status.ts'
import { accepted, refused, type Refused, type Result } from '#shared/result.ts'
import { messageOf } from '#shared/text/errors.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { isImage } from '#commerce/files/rules.ts'
import { customerAccount, move, owedAccount } from '#commerce/ledger/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Db, Scope } from '#commerce/platform/scope.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { findAttempt, findBill } from '../../core/bills.ts'
import { addHistory, findOrder } from '../../core/store.ts'
import type { OrderRow } from '../../core/tables.ts'
import { returnedByVendor } from '../../payment/charges/refund.ts'
import { addRefund, walletOwner } from '../../payment/refunds/store.ts'
import { changeReturn, listFreeKinds } from './store.ts'
import type { ReturnRow } from './tables.ts'

/** The goods have come, and nobody has decided on what was requested: the rule of `postageIsOpen`. */
export const postageWaits = ({ postageAsked, postagePaid, status }: ReturnRow): boolean =>
  postageAsked !== null && postagePaid === null && status !== 'SENT_BACK'

/** So much postage the shop replaces of a return with this reason; null: none. */
function mostPostage({ returnPostage }: Scope['shop'], { reason }: ReturnRow) {
  const most = returnPostage ?? limits.returnPostage
  return most >= limits.returnPostageMin && shopPaysPostage(reason) ? rupiah(most) : null
}

/** So much of the postage can be requested when the goods are sent; null: nothing of it, or the goods stay. */
export const postageMaxOf = (shop: Scope['shop'], row: ReturnRow) =>
  canMoveReturn(row.status, 'SENT_BACK', row.solution) ? mostPostage(shop, row) : null

/**
 * So much the owner can replace though nobody has requested it, because the goods were posted and came without their
 * number; null: nothing. What was fetched and has no number was brought to the counter.
 */
export function mostUnasked(shop: Scope['shop'], row: ReturnRow, order: OrderRow | null) {
  const posted = row.receiptNumber !== null || (order !== null && !deliveryWay[order.delivery].fetched)
  return row.postageAsked === null && posted && goodsCameBack(row.status, row.solution) ? mostPostage(shop, row) : null
}

function outside(
  code: 'return_postage_amount' | 'return_postage_unasked',
  field: string,
  amount: number,
  most: number,
) {
  const values = { least: limits.returnPostageMin, most }
  if (amount >= values.least && amount <= most) return null
  return refused(code, values, { [field]: messageOf(code, values) })
}

interface Asked {
  postage: number | null
  postagePhoto: string | null
}
/** Why this cannot be requested; null: it can, or nothing is. */
export function postageProblem(tx: Tx, row: ReturnRow, { postage, postagePhoto }: Asked): Refused | null {
  if (postage === null || row.customerId === null) return null
  // An outdated form is refused because of the return's status.
  if (!canMoveReturn(row.status, 'SENT_BACK', row.solution)) return refused('return_step_impossible')
  const most = postageMaxOf(tx.shop, row)
  if (most === null) return refused('return_postage_refused')
  const wrong = outside('return_postage_amount', 'postage', postage, most)
  if (wrong) return wrong
  const kinds = postagePhoto === null ? [] : listFreeKinds(tx.db, customerOwner(row.customerId), [postagePhoto])
  if (kinds.some(isImage)) return null
  const code = postagePhoto === null ? 'return_postage_photo' : 'return_photo_invalid'
  return refused(code, {}, { postagePhoto: messageOf(code) })
}

export function postageView(
  db: Db,
  { postageAsked, postagePaid, postageNote, postageAt }: ReturnRow,
  order: OrderRow | null,
  photo: string | null,
): Return['postage'] {
  if (postageAsked === null) return null
  return {
    asked: rupiah(postageAsked),
    paid: postagePaid === null ? null : rupiah(postagePaid),
    way: order && walletOwner(db, order) === null ? 'bank' : 'wallet',
    note: postageNote,
    photo: photo === null ? null : FileId.parse(photo),
    at: postageAt?.toISOString() ?? null,
  }
}

/**
 * The owner replaces the postage, a part of it, or nothing, once: when the goods have come, before or after they are
 * paid for. It was never paid for the order, so no vendor gives it back and no sum of refunds has it. Where a bank has
 * taken the whole payment back, nothing more is paid.
 */
export function decidePostage(
  tx: Tx,
  row: ReturnRow,
  { amount, note }: { amount: number; note: string },
): Result<Record<never, never>> {
  const [order, said] = [findOrder(tx.db, row.orderId), note.trim()]
  assert(order, 'a return always has its order')
  if (row.postagePaid !== null) return refused('return_postage_answered')
  const wrong = row.postageAsked === null ? unaskedProblem(tx, row, order, amount) : null
  if (wrong) return wrong
  const asked = row.postageAsked ?? amount
  if (!postageWaits({ ...row, postageAsked: asked })) return refused('return_step_impossible')
  if (amount > asked)
    return refused('return_postage_more', { asked }, { amount: messageOf('return_postage_more', { asked }) })
  if (amount < asked && said === '')
    return refused('return_postage_note', {}, { note: messageOf('return_postage_note') })
  if (amount > 0 && isTakenBack(tx.db, order.id)) return refused('return_postage_taken_back')
  const decided = { postagePaid: amount, postageNote: amount < asked ? said : '', postageAt: tx.now }
  changeReturn(tx.db, row.id, { ...decided, postageAsked: asked })
  const way = amount === 0 ? null : replace(tx, order, row.id, amount)
  const kind = way === null ? 'postage_refused' : way === 'wallet' ? 'postage_paid' : 'postage_due'
  addHistory(tx.db, order.id, kind, tx.now, formatRupiah(amount === 0 ? asked : amount))
  publish(tx, 'postage_decided', { order, returnId: row.id, asked, paid: amount, way })
  return accepted({})
}

/** Why the owner cannot replace so much that nobody has requested; null: that is possible. */
function unaskedProblem(tx: Tx, row: ReturnRow, order: OrderRow, amount: number): Refused | null {
  const most = mostUnasked(tx.shop, row, order)
  if (most === null || amount === 0) return refused('return_postage_none')
  return outside('return_postage_unasked', 'amount', amount, most)
}

/** The money goes into the wallet; who has none is owed it, until the seller has transferred it. */
function replace(tx: Tx, order: OrderRow, returnId: string, amount: number): 'wallet' | 'bank' {
  const { db, now, newId } = tx
  const owner = walletOwner(db, order)
  const kind = 'return_postage'
  const to = owner === null ? owedAccount(order.id) : customerAccount('wallet', owner)
  const moved = move(tx, { kind, ref: returnId, from: 'shop:postage', to, amount })
  assert(moved, 'the row of a return says whether its postage was replaced')
  if (owner !== null) return 'wallet'
  addRefund(db, { id: newId(), orderId: order.id, reason: kind, ref: returnId, amount, state: 'OWED', createdAt: now })
  return 'bank'
}

/** The whole payment of an order has gone back where it came from. */
export function isTakenBack(db: Db, orderId: string): boolean {
  const bill = findBill(db, orderId)
  const attempt = bill && findAttempt(db, bill)
  return attempt !== null && returnedByVendor(attempt) >= attempt.amount
}
