import type { VendorResult } from '../vendor-http.ts'

export interface MessageToSend {
  /** The message's own: a vendor that has seen it sends nothing again. */
  key: string
  kind: string
  /** An e-mail address, or a phone number as E.164. */
  to: string
  subject: string
  text: string
  /** Of the WhatsApp template, in its order. */
  parameters: readonly string[]
  /** Where it leads: in the shop, and in full. */
  path: string | null
  link: string | null
}

/** Brings a message to somebody. `down`: nobody knows, ask again with the same key; `refused`: it never will. */
export interface Messenger {
  send(message: MessageToSend): Promise<VendorResult<{ id: string }>>
}
