import { z } from 'zod'
import {
  Code,
  FileId,
  ItemId,
  maybe,
  Moment,
  orElse,
  Quantity,
  ReturnId,
  Rupiah,
  SaleId,
  shown,
  shownOrNull,
  text,
  typed,
} from './brands.ts'
import { limits } from '#shared/limits.ts'
import { returnReasons, returnSolutions, returnStatuses } from '#shared/order/return-status.ts'
import { endpoint, list, paged, rows, wire } from './endpoint.ts'
import { pagingQuery } from './query.ts'
import { SaleLine } from './sale.ts'

const head = {
  id: ['RETURN_ID', ReturnId],
  number: ['RETURN_CODE', text(40)],
  status: ['RETURN_STATUS', z.enum(returnStatuses)],
  solution: ['RETURN_SOLUTION', z.enum(returnSolutions)],
  askedAt: ['RETURN_DATE', Moment],
  saleId: ['SALE_ID', SaleId],
  saleNumber: ['SALE_CODE', text(40)],
} as const

export const ReturnCard = wire({
  ...head,
  first: ['RETURN_FIRST_LINE', maybe(SaleLine)],
  lineCount: ['RETURN_TOTAL_LINE', orElse(z.int().min(0), 1)],
})
export type ReturnCard = z.output<typeof ReturnCard>

export const ReturnEvent = wire({
  status: ['STATUS', text(40)],
  label: ['LABEL', text(120)],
  at: ['DATE', Moment],
  note: ['NOTE', shown(text(limits.noteChars), '')],
})

export const Return = wire({
  ...head,
  lines: ['RETURN_LINE_LIST', list(SaleLine)],
  reason: ['RETURN_REASON', text(100)],
  description: ['RETURN_DESCRIPTION', text(limits.returnChars)],
  photos: ['RETURN_PHOTO_LIST', list(FileId)],
  videos: ['RETURN_VIDEO_LIST', list(FileId)],
  /** What is paid back, or has been. */
  amount: ['RETURN_AMOUNT', Rupiah],
  /** 'BCA 1234567890': where it goes on to from the wallet; '': it stays there. */
  refundTo: ['RETURN_REFUND_TO', shown(text(100), '')],
  courier: ['RETURN_COURIER', shown(text(60), '')],
  receiptNumber: ['RETURN_RECEIPT_NUMBER', shownOrNull(text(60))],
  replacementReceipt: ['RETURN_REPLACEMENT_RECEIPT', shownOrNull(text(60))],
  /** Until when the goods are to be on their way back. */
  sendBy: ['RETURN_SEND_BY', shownOrNull(Moment)],
  events: ['RETURN_EVENT_LIST', list(ReturnEvent)],
})
export type Return = z.output<typeof Return>

/** What of an order can still be given back: each line with the pieces that are left of it. */
export const Returnable = wire({
  saleId: ['SALE_ID', SaleId],
  number: ['SALE_CODE', text(40)],
  until: ['RETURN_UNTIL', Moment],
  lines: ['SALE_LINE_LIST', list(SaleLine)],
})
export type Returnable = z.output<typeof Returnable>

const one = { access: 'customer', door: 'closed', input: wire({ returnId: ['RETURN_ID', ReturnId] }) } as const

export const returns = {
  list: endpoint({
    upstream: 'GET /return/list',
    access: 'customer',
    door: 'closed',
    input: wire(pagingQuery),
    output: paged(ReturnCard),
  }),
  find: endpoint({ ...one, upstream: 'GET /return/detail/:RETURN_ID', output: Return }),
  findReturnable: endpoint({
    upstream: 'GET /return/returnable/:SALE_ID',
    access: 'customer',
    door: 'closed',
    input: wire({ saleId: ['SALE_ID', SaleId] }),
    output: Returnable,
  }),
  request: endpoint({
    upstream: 'POST /return/request',
    access: 'customer',
    door: 'closed',
    once: true,
    input: wire({
      saleId: ['SALE_ID', SaleId],
      lines: [
        'RETURN_LINE_LIST',
        rows(wire({ itemId: ['ITEM_ID_CODE', ItemId], quantity: ['ITEM_QTY', Quantity] }), limits.saleLines),
      ],
      reason: ['RETURN_REASON', z.enum(returnReasons)],
      description: ['RETURN_DESCRIPTION', typed(limits.returnCharsMin, limits.returnChars)],
      solution: ['RETURN_SOLUTION', z.enum(returnSolutions)],
      /** What the shopper shows: photos, and a film of the unboxing. */
      photos: ['RETURN_PHOTO_LIST', orElse(z.array(FileId).max(limits.returnPhotos + limits.returnVideos), [])],
      /** One of the caller's bank accounts the money goes on to; null: it stays in the wallet. */
      accountId: ['BANK_ACCOUNT_ID', maybe(Code)],
    }),
    output: wire({ returnId: ['RETURN_ID', ReturnId] }),
  }),
  /** The goods are on their way back. */
  send: endpoint({
    ...one,
    upstream: 'POST /return/send',
    input: wire({
      returnId: ['RETURN_ID', ReturnId],
      courier: ['RETURN_COURIER', typed(2, 60)],
      receiptNumber: ['RETURN_RECEIPT_NUMBER', z.string().regex(/^[\w.-]{4,60}$/)],
    }),
    output: wire({}),
  }),
  /** What was sent instead has come. */
  receive: endpoint({ ...one, upstream: 'POST /return/receive', output: wire({}) }),
  cancel: endpoint({ ...one, upstream: 'POST /return/cancel', output: wire({}) }),
}
