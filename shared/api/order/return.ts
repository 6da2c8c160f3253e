import { receiptPattern } from '#shared/web/id-patterns.ts'
import { z } from 'zod'
import {
  Code,
  FileId,
  Flag,
  ItemId,
  nullable,
  Moment,
  withDefault,
  Quantity,
  ReturnId,
  Rupiah,
  OrderId,
  lenient,
  lenientOrNull,
  text,
  typed,
  Count,
  WholeRupiah,
  wholeNumber,
  word,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { returnReasons, returnSolutions } from '#shared/order/return-status.ts'
import { change, endpoint, list, paged, read, record, rows, wire } from '#shared/api/contract/endpoint.ts'
import { pagingQuery } from '#shared/api/contract/query.ts'
import { OrderEvent } from './order.ts'
import { OrderLine } from './order-line.ts'
import { ReturnState } from './order-returns.ts'
import { lazy } from '#shared/lazy.ts'

const head = lazy(() => ({
  id: ['RETURN_ID', ReturnId],
  number: ['RETURN_CODE', text(40)],
  status: ['RETURN_STATUS', ReturnState],
  solution: ['RETURN_SOLUTION', word(returnSolutions)],
  askedAt: ['RETURN_DATE', Moment],
  orderId: ['SALE_ID', OrderId],
  numberOfOrder: ['SALE_CODE', text(40)],
}))

export const ReturnCard = record(() => ({
  ...head(),
  first: ['RETURN_FIRST_LINE', nullable(OrderLine())],
  lineCount: ['RETURN_TOTAL_LINE', withDefault(Count, 1)],
  /** Why; '': this backend says it on the return's page alone. */
  reason: ['RETURN_REASON', lenient(text(100), '')],
  /** As of the return itself; 0, null: nothing, or this backend does not say. */
  amount: ['RETURN_AMOUNT', lenient(Rupiah, 0)],
  sendBy: ['RETURN_SEND_BY', lenientOrNull(Moment)],
  /** Why the seller refused it; '': it was not, or this backend says it on the return's page alone. */
  refusal: ['RETURN_REFUSAL', lenient(text(limits.noteChars), '')],
}))
export type ReturnCard = z.output<ReturnType<typeof ReturnCard>>

/** What the shopper asks for having sent it back, beside the price of the goods. */
const Postage = record(() => ({
  asked: ['POSTAGE_AMOUNT', Rupiah],
  /** What of it is replaced, 0: nothing; null: that is not decided. */
  paid: ['POSTAGE_PAID', nullable(Rupiah)],
  /** Where it goes: into the wallet, or to a bank account outside of it. */
  way: ['POSTAGE_WAY', lenient(word(['wallet', 'bank']), 'wallet')],
  /** Why it is less. */
  note: ['POSTAGE_NOTE', lenient(text(limits.noteChars), '')],
  /** The courier's receipt. */
  photo: ['POSTAGE_PHOTO', lenientOrNull(FileId)],
  at: ['POSTAGE_DATE', lenientOrNull(Moment)],
}))

export const Return = record(() => ({
  ...head(),
  lines: ['RETURN_LINE_LIST', list(OrderLine())],
  /** How the order was handed over: what was fetched can be brought back too. null: this backend does not say. */
  delivery: ['SALE_DELIVERY', lenientOrNull(word(deliveryWays))],
  reason: ['RETURN_REASON', text(100)],
  description: ['RETURN_DESCRIPTION', text(limits.returnChars)],
  photos: ['RETURN_PHOTO_LIST', list(FileId)],
  videos: ['RETURN_VIDEO_LIST', list(FileId)],
  /** What is paid back, or has been. */
  amount: ['RETURN_AMOUNT', Rupiah],
  /** What comes back in place of money, or has; 0: money does, or this backend does not say. */
  coins: ['RETURN_COINS', lenient(Count, 0)],
  /** 'BCA 1234567890': where it goes on to from the wallet; '': it stays there. */
  refundTo: ['RETURN_REFUND_TO', lenient(text(100), '')],
  /** owed, bank: a guest's, who has the order in an account now: not paid yet, and paid, without a wallet. */
  way: ['RETURN_WAY', lenient(word(['wallet', 'owed', 'bank']), 'wallet')],
  courier: ['RETURN_COURIER', lenient(text(60), '')],
  receiptNumber: ['RETURN_RECEIPT_NUMBER', lenientOrNull(text(60))],
  replacementReceipt: ['RETURN_REPLACEMENT_RECEIPT', lenientOrNull(text(60))],
  /** On its way back, its number can be sent again and it can be cancelled; false: this backend does neither. */
  correctable: ['RETURN_CORRECTABLE', lenient(Flag, false)],
  /** Until when the goods are to be on their way back. */
  sendBy: ['RETURN_SEND_BY', lenientOrNull(Moment)],
  /** So much of the postage can be requested when they are sent; null: nothing, or this backend replaces none. */
  postageMax: ['RETURN_POSTAGE_MAX', lenientOrNull(Rupiah)],
  postage: ['RETURN_POSTAGE', lenientOrNull(Postage())],
  /** The day by which its money is there; null: that depends on what comes first, or this backend promises none. */
  paidBy: ['RETURN_PAID_BY_DATE', lenientOrNull(Moment)],
  /** In so many working days after the goods have come back its money is there; null: this backend promises none. */
  workingDays: ['RETURN_WORKING_DAYS', lenientOrNull(wholeNumber(z.int().min(1).max(limits.refundWorkingDaysMax)))],
  events: ['RETURN_EVENT_LIST', list(OrderEvent())],
}))
export type Return = z.output<ReturnType<typeof Return>>

/** What of an order can still be given back: each line with the pieces that are left of it. */
export const Returnable = record(() => ({
  orderId: ['SALE_ID', OrderId],
  number: ['SALE_CODE', text(40)],
  until: ['RETURN_UNTIL', Moment],
  lines: ['SALE_LINE_LIST', list(OrderLine())],
  /**
   * What the order's goods cost, the money that was paid for them, and what those cost that were paid back already: of
   * the money comes back what falls on the price. null: this backend does not say.
   */
  paid: [
    'RETURN_PAID',
    lenientOrNull(
      wire({
        price: ['GOODS_AMOUNT', WholeRupiah],
        money: ['GOODS_PAID_AMOUNT', WholeRupiah],
        back: ['GOODS_REFUNDED_AMOUNT', WholeRupiah],
      }),
    ),
  ],
  /** What of it is in a return, or has gone back; []: none is, or this backend does not say. */
  given: [
    'RETURN_GIVEN_LIST',
    lenient(
      list(
        wire({
          itemId: ['ITEM_ID_CODE', ItemId],
          quantity: ['ITEM_QTY', Quantity],
          returnId: ['RETURN_ID', ReturnId],
          status: ['RETURN_STATUS', ReturnState],
        }),
      ),
      [],
    ),
  ],
}))
export type Returnable = z.output<ReturnType<typeof Returnable>>

export const returns = {
  list: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /return/list',
    input: () => wire(pagingQuery()),
    output: () => paged(ReturnCard()),
  }),
  find: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /return/detail/:RETURN_ID',
    input: () => wire({ returnId: ['RETURN_ID', ReturnId] }),
    output: Return,
  }),
  findReturnable: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /return/returnable/:SALE_ID',
    input: () => wire({ orderId: ['SALE_ID', OrderId] }),
    output: Returnable,
  }),
  request: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /return/request',
    once: true,
    input: record(() => ({
      orderId: ['SALE_ID', OrderId],
      lines: [
        'RETURN_LINE_LIST',
        rows(wire({ itemId: ['ITEM_ID_CODE', ItemId], quantity: ['ITEM_QTY', Quantity] }), limits.orderLines),
      ],
      reason: ['RETURN_REASON', z.enum(returnReasons)],
      description: ['RETURN_DESCRIPTION', typed(limits.returnCharsMin, limits.returnChars)],
      solution: ['RETURN_SOLUTION', z.enum(returnSolutions)],
      /** What the shopper shows: photos, and a film of the unboxing. */
      photos: ['RETURN_PHOTO_LIST', withDefault(z.array(FileId).max(limits.returnPhotos + limits.returnVideos), [])],
      /** One of the caller's bank accounts the money goes on to; null: it stays in the wallet. */
      accountId: ['BANK_ACCOUNT_ID', nullable(Code)],
    })),
    output: () => wire({ returnId: ['RETURN_ID', ReturnId] }),
  }),
  /** The goods are on their way back. */
  send: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /return/send',
    once: true,
    input: record(() => ({
      returnId: ['RETURN_ID', ReturnId],
      courier: ['RETURN_COURIER', typed(2, 60)],
      receiptNumber: ['RETURN_RECEIPT_NUMBER', z.string().regex(receiptPattern)],
      /** What it has cost, with a photo of the courier's receipt; null: nothing is requested. */
      postage: ['RETURN_POSTAGE_AMOUNT', nullable(WholeRupiah)],
      postagePhoto: ['RETURN_POSTAGE_PHOTO', nullable(FileId)],
    })),
  }),
  /** What was sent instead has come. */
  receive: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /return/receive',
    input: () => wire({ returnId: ['RETURN_ID', ReturnId] }),
  }),
  cancel: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /return/cancel',
    input: () => wire({ returnId: ['RETURN_ID', ReturnId] }),
  }),
}
