import type { VendorResult } from '../vendor-http.ts'

export interface MessageToSend {
  /** The message's id: a vendor that has seen it does not send it again. */
  key: string
  kind: string
  /** An e-mail address, or a phone number as E.164. */
  to: string
  subject: string
  text: string
  /** The parameters of the WhatsApp template, in its order. */
  parameters: readonly string[]
  /** Where the message leads: as a path of the shop, and as a whole address. */
  path: string | null
  link: string | null
}

/**
 * Carries a message to somebody. `down`: the outcome is unknown, ask again with the same key; `refused`: it will never
 * be sent.
 */
export interface Messenger {
  send(message: MessageToSend): Promise<VendorResult<{ id: string }>>
}
