import { z } from 'zod'

/** What a shop reports to its seller's own systems. */
export const outgoingKinds = [
  'order.placed',
  'order.paid',
  'order.expired',
  'order.cancelled',
  'order.shipped',
  'order.receipt',
  'order.delivered',
  'order.completed',
  'return.asked',
  'return.decided',
  'return.postage',
  'refund.owed',
  'refund.paid',
  'stock.low',
  'review.written',
] as const
export type OutgoingKind = (typeof outgoingKinds)[number]

/** An event as it is sent and listed: ids, numbers, amounts and states, nothing about a person. */
export const OutgoingEvent = z.object({
  type: z.enum(outgoingKinds),
  /** When it happened. */
  timestamp: z.iso.datetime(),
  data: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
})
export type OutgoingEvent = z.output<typeof OutgoingEvent>
