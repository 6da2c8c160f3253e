import type { z } from 'zod'
import type { Channel } from '#shared/api/account/message.ts'
import type { VendorCheck, VendorDeps } from '../entry.ts'
import { sms } from './infobip.ts'
import type { Messenger } from './messenger.ts'
import { email } from './resend.ts'
import { whatsapp } from './whatsapp.ts'

/**
 * Everything the shop knows of a vendor that carries messages. To add one, write its adapter, its line below, and its
 * test.
 */
export interface MessageEntry<Keys> {
  channel: Channel
  keys: z.ZodType<Keys>
  check: VendorCheck<Keys>
  messenger(keys: Keys, deps: Pick<VendorDeps, 'fetch'>): Messenger
}

/** Of several vendors of one channel that a shop has keys for, the first carries its messages. */
const entries = { email, whatsapp, sms }
type Entries = typeof entries

/** A shop's keys with each vendor. */
export type MessageKeys = { [N in keyof Entries]: Entries[N] extends MessageEntry<infer Keys> ? Keys : never }
export type MessageVendorName = keyof MessageKeys

export const messageVendors: { readonly [N in MessageVendorName]: MessageEntry<MessageKeys[N]> } = entries

const isMessageVendor = (name: string): name is MessageVendorName => Object.hasOwn(messageVendors, name)
export const messageVendorNames = Object.keys(messageVendors).filter(isMessageVendor)
