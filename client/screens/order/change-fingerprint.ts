import type { Order } from '#shared/api/order.ts'
import { orderStatus } from '#shared/order/order-status.ts'
import { isReturnOver } from '#shared/order/return-status.ts'

export type News = Pick<Order, 'status' | 'events' | 'receiptNumber' | 'returns'>

/** What of an order a shopper would want to hear of. */
export const changeFingerprint = ({ status, events, receiptNumber, returns }: News): string =>
  [status, events.length, receiptNumber ?? '', ...returns.map((one) => one.status)].join(' ')

/** Nothing more is going to happen to it. */
export const isOver = ({ status, returns }: News): boolean =>
  orderStatus[status].over && returns.every((one) => isReturnOver(one.status))
