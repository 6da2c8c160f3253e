import { z } from 'zod'
import { channels } from '#shared/api/account/message.ts'
import { DateTime } from './fields.ts'

/** Why a message did not go out: its vendor has refused it, does not answer, or there is nobody to give it to. */
const messageProblems = ['refused', 'no_answer', 'no_vendor', 'no_browser', 'ended'] as const

const text = z.string()
/** A message to the shopper about an order. */
export const OrderMessage = z.object({
  kind: text,
  subject: text,
  /** push: a browser's own screen. */
  channel: z.enum([...channels, 'push']),
  /** '' for a browser. */
  to: text,
  at: DateTime,
  state: z.enum(['sent', 'waiting', 'failed']),
  sentAt: DateTime.nullable(),
  why: z.enum(messageProblems).nullable(),
  /** What the vendor has said. */
  said: text,
})
export type OrderMessage = z.output<typeof OrderMessage>
export const OrderMessages = z.object({ messages: z.array(OrderMessage) })
/** `order`: the number of the one that it is about. */
export const UnsentMessages = z.object({ messages: z.array(OrderMessage.extend({ order: text.nullable() })) })
