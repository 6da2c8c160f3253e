import type { Channel } from '#shared/api/message.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { type Contact, wayTo } from './rules.ts'
import { addMessage } from './store.ts'
import type { MessageKind, MessageValues } from './tables.ts'

export interface OutgoingMessage {
  kind: MessageKind
  /** What happened, beside the kind: the same thing is told once. */
  ref: string
  to: Contact
  wanted?: Channel
  orderId?: string | null
  values: MessageValues
  expiresAt?: Date
}

/**
 * Puts a message into the outbox, in the caller's transaction: it exists exactly when what it tells of has happened. It
 * goes out by the agenda. false: nobody can be reached, or this was told before.
 */
export function post(
  { db, now, newId, scheduler, vendors, shop }: Scope,
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
  if (added && !kept) scheduler.plan('send-message', row.id, now)
  return added
}
