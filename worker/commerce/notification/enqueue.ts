import type { Channel } from '#shared/api/account/message.ts'
import type { Tx } from '#commerce/platform/transaction.ts'
import { type Contact, wayTo } from './rules.ts'
import { addMessage } from './store.ts'
import type { MessageKind, MessageValues } from './tables.ts'

export interface OutgoingMessage {
  kind: MessageKind
  /** What happened, beside the kind: a message about the same thing is written once. */
  ref: string
  to: Contact
  wanted?: Channel
  orderId?: string | null
  values: MessageValues
  expiresAt?: Date
}

/**
 * Puts a message into the outbox; it exists exactly when its event has happened. The scheduler sends it. false: the
 * contact cannot be reached, or the message was written before.
 */
export function enqueue(
  { db, now, newId, scheduler, vendors, shop }: Tx,
  { kind, ref, to, wanted, orderId = null, values, expiresAt }: OutgoingMessage,
): boolean {
  const way = wayTo(to, vendors.channels, wanted)
  if (!way) return false
  const kept = vendors.messenger(way.channel) === 'outbox'
  const row = {
    id: newId(),
    event: `${kind}:${ref}`,
    kind,
    ...way,
    orderId,
    values: { shop: shop.name, ...values },
    createdAt: now,
  }
  const added = addMessage(db, { ...row, expiresAt: expiresAt ?? null, sentAt: kept ? now : null })
  if (added && !kept) scheduler.plan(expiresAt ? 'send-code' : 'send-message', row.id, now)
  return added
}
