import { assert } from '#shared/assert.ts'
import { ItemId, ReturnId, OrderId } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { mayNeverHaveCome, neverCame, type ReturnStatus } from '#shared/order/return-status.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { customerOwner } from '#commerce/cart/store.ts'
import { publish } from '#commerce/platform/events.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction, type Tx } from '#commerce/platform/transaction.ts'
import { findBankAccount } from '#commerce/wallet/store.ts'
import { findOwnOrder, listHistory, listShippedLines } from '../../core/store.ts'
import { lineView } from '../../core/views.ts'
import { planDemoStep } from './jobs.ts'
import { moveReturn } from './move.ts'
import { postageProblem } from './postage.ts'
import { fits, leftOf, shows } from './rules.ts'
import {
  addPostagePhoto,
  addReturn,
  addReturnEvent,
  changeReturn,
  findOwnReturn,
  listFreeKinds,
  listGiven,
  listReturnEvents,
  listReturns,
  newReturnNumber,
  returnWindowOf,
} from './store.ts'
import type { ReturnRow } from './tables.ts'
import { paidOf, returnCardViews, returnView } from './views.ts'

/** Returns: what a customer gives back. */
export const returns: Handlers<'return'> = {
  list({ index, size }, { db, who }) {
    assert(who.customerId, 'returns are listed for a customer: give the endpoint access customer')
    const { rows, total } = listReturns(db, { customerId: who.customerId, index, size })
    return accepted({
      rows: returnCardViews(db, rows),
      index,
      size,
      total,
    })
  },

  find({ returnId }, scope) {
    const row = findOwnReturn(scope, returnId)
    return row ? accepted(returnView(scope, row)) : refused('return_unknown')
  },

  findReturnable({ orderId }, scope) {
    const order = findOwnOrder(scope, orderId)
    if (!order || order.status === 'DRAFT') return refused('order_unknown')
    const { until } = returnWindowOf(scope, order)
    if (until === null) return refused('return_closed')
    const given = listGiven(scope.db, orderId)
    const lines = leftOf(listShippedLines(scope.db, orderId), given)
    return accepted({
      orderId: OrderId.parse(order.id),
      number: order.number ?? '',
      until: until.toISOString(),
      lines: lines.map((line) => lineView(line)),
      paid: paidOf(scope.db, order),
      given: given.map(({ variantId, returnId, ...piece }) => ({
        ...piece,
        itemId: ItemId.parse(variantId),
        returnId: ReturnId.parse(returnId),
      })),
    })
  },

  /** Pieces are counted and written in one transaction: two requests at once never ask for more than was bought. */
  request({ orderId, lines, reason, description, solution, photos, accountId }, scope) {
    return inTransaction(scope, (tx) => {
      const { db, who, now, newId } = tx
      const order = findOwnOrder(tx, orderId)
      if (!order || order.status === 'DRAFT' || who.customerId === null) return refused('order_unknown')
      if (returnWindowOf(tx, order).until === null) return refused('return_closed')
      // The shopper has confirmed that it came: nobody else completes an order while it can be returned.
      if (reason === neverCame && !mayNeverHaveCome(order.status, kindsOf(db, orderId)))
        return refused('return_received', {}, { reason: messageOf('return_received') })
      const asked = lines.map(({ itemId, quantity }) => ({ variantId: itemId, quantity }))
      if (!fits(asked, leftOf(listShippedLines(db, orderId), listGiven(db, orderId)))) return refused('return_too_much')
      if (photos.length === 0 && reason !== neverCame)
        return refused('return_photo_missing', {}, { photos: messageOf('return_photo_missing') })
      if (
        new Set(photos).size !== photos.length ||
        !shows(listFreeKinds(db, customerOwner(who.customerId), photos), photos.length)
      )
        return refused('return_photo_invalid')
      if (accountId !== null && !findBankAccount(db, who.customerId, accountId)) return refused('bank_account_unknown')
      const id = newId()
      const row = {
        id,
        number: newReturnNumber(tx),
        orderId,
        customerId: who.customerId,
        status: 'REQUESTED',
        reason,
        description,
        solution,
        accountId,
        createdAt: now,
      } as const
      addReturn(db, { row, lines: asked, photos })
      addReturnEvent(db, id, 'REQUESTED', now, '')
      publish(tx, 'return_asked', { order, returnId: id })
      planDemoStep(tx, id)
      return accepted({ returnId: ReturnId.parse(id) })
    })
  },

  send: ({ returnId, courier, receiptNumber, ...asked }, scope) =>
    inTransaction(scope, (tx) => {
      const row = findOwnReturn(tx, returnId)
      // Another tab's postage must not be silently lost.
      if (row?.status === 'SENT_BACK')
        return row.postageAsked === asked.postage
          ? correct(tx, row, { courier, receiptNumber })
          : refused('return_sent')
      const wrong = row && postageProblem(tx, row, asked)
      if (wrong) return wrong
      const sent = step(tx, returnId, 'SENT_BACK', { courier, receiptNumber, postageAsked: asked.postage })
      if (!sent.ok) return sent
      if (asked.postage !== null && asked.postagePhoto !== null) addPostagePhoto(tx.db, returnId, asked.postagePhoto)
      planDemoStep(tx, returnId)
      return sent
    }),
  receive: ({ returnId }, scope) => step(scope, returnId, 'COMPLETED', {}),
  cancel: ({ returnId }, scope) => step(scope, returnId, 'CANCELLED', {}),
}

/** The parcel's number was typed wrong: the history keeps the one before. Sent again it is the same answer. */
function correct(
  { db, now }: Tx,
  { id, ...before }: ReturnRow,
  sent: { courier: string; receiptNumber: string },
): Result<Record<never, never>> {
  if (before.courier === sent.courier && before.receiptNumber === sent.receiptNumber) return accepted({})
  const times = listReturnEvents(db, id).filter(({ status }) => status === 'SENT_BACK').length
  if (times > limits.returnCorrections) return refused('return_corrected')
  changeReturn(db, id, sent)
  addReturnEvent(db, id, 'SENT_BACK', now, `Resi sebelumnya: ${before.courier} ${before.receiptNumber ?? ''}`)
  return accepted({})
}

/** A step that the shopper takes; the second time it is taken already. */
function step(
  scope: Scope,
  returnId: string,
  to: ReturnStatus,
  facts: { courier?: string; receiptNumber?: string; postageAsked?: number | null },
): Result<Record<never, never>> {
  return inTransaction(scope, (tx) => {
    const row = findOwnReturn(tx, returnId)
    if (!row) return refused('return_unknown')
    if (row.status === to) return accepted({})
    return moveReturn(tx, row, to, facts)
  })
}

const kindsOf = (db: Scope['db'], orderId: string): string[] => listHistory(db, orderId).map(({ kind }) => kind)
