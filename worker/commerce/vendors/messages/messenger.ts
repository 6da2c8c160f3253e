import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import type { VendorResult } from '../shipping/courier.ts'
import { callVendor, type Fetch } from '../vendor-http.ts'

export interface Outgoing {
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
  send(message: Outgoing): Promise<VendorResult<{ id: string }>>
}

export interface EmailAccount {
  /** https://api.resend.com, or a server that speaks like it. */
  baseUrl: string
  key: string
  /** `Batik Kencana <pesanan@batik.id>`. */
  from: string
  fetch: Fetch
}

/**
 * E-mail by Resend's HTTP API (resend.com/docs): POST /emails; the same Idempotency-Key within 24 hours is one e-mail.
 */
export function createEmail({ baseUrl, key, from, fetch }: EmailAccount): Messenger {
  return {
    send: (message) =>
      callVendor(fetch, z.object({ id: z.string().max(200) }), {
        method: 'POST',
        url: `${baseUrl}/emails`,
        headers: { authorization: `Bearer ${key}`, 'idempotency-key': message.key },
        body: {
          from,
          to: [message.to],
          subject: message.subject,
          text: message.link ? `${message.text}\n\n${message.link}` : message.text,
        },
        deadline: limits.writeTimeoutMs,
      }).then(whileUnderWay),
  }
}

export interface WhatsappAccount {
  /** https://graph.facebook.com/v23.0, or a server that speaks like it. */
  baseUrl: string
  token: string
  phoneNumberId: string
  fetch: Fetch
}

/**
 * WhatsApp by Meta's Cloud API (developers.facebook.com/docs/whatsapp/cloud-api): POST /<number>/messages with an
 * approved template, named `etalase_<kind>`, in Indonesian. Its one button opens the order, or copies the code. The API
 * has no idempotency: the key travels as `biz_opaque_callback_data` and comes back in Meta's reports.
 */
export function createWhatsapp({ baseUrl, token, phoneNumberId, fetch }: WhatsappAccount): Messenger {
  return {
    send: (message) =>
      callVendor(fetch, Accepted, {
        method: 'POST',
        url: `${baseUrl}/${encodeURIComponent(phoneNumberId)}/messages`,
        headers: { authorization: `Bearer ${token}` },
        body: {
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: message.to.replace('+', ''),
          type: 'template',
          biz_opaque_callback_data: message.key,
          template: { name: `etalase_${message.kind}`, language: { code: 'id' }, components: componentsOf(message) },
        },
        deadline: limits.writeTimeoutMs,
      }),
  }
}

const Accepted = z
  .object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) })
  .transform(({ messages: [first] }) => ({ id: first?.id ?? '' }))

function componentsOf({ kind, parameters, path }: Outgoing) {
  const texts = (values: readonly string[]) => values.map((text) => ({ type: 'text', text }))
  const button = kind.startsWith('code_') ? parameters : path === null ? [] : [path.slice(1)]
  return [
    { type: 'body', parameters: texts(parameters) },
    ...(button.length === 0 ? [] : [{ type: 'button', sub_type: 'url', index: '0', parameters: texts(button) }]),
  ]
}

export interface SmsAccount {
  /** The account's own: https://abc123.api.infobip.com, or a server that speaks like it. */
  baseUrl: string
  key: string
  /** The sender the operators have registered for the shop. */
  from: string
  fetch: Fetch
}

/**
 * SMS by Infobip's HTTP API (infobip.com/docs/api): POST /sms/2/text/advanced. The message carries our key as its id
 * and is told apart in Infobip's reports by it; as on WhatsApp, a lost answer may bring it twice. A link would cost a
 * second message: the words go alone.
 */
export function createSms({ baseUrl, key, from, fetch }: SmsAccount): Messenger {
  return {
    send: async (message) => {
      const answer = await callVendor(fetch, Queued, {
        method: 'POST',
        url: `${baseUrl}/sms/2/text/advanced`,
        headers: { authorization: `App ${key}` },
        body: {
          messages: [
            { from, destinations: [{ to: message.to.replace('+', ''), messageId: message.key }], text: message.text },
          ],
        },
        deadline: limits.writeTimeoutMs,
      })
      if (!answer.ok) return answer
      const { id, group } = answer.value
      return refusedGroups.has(group) ? { ok: false, reason: 'refused', detail: group } : { ok: true, value: { id } }
    },
  }
}

/** A 200 says only that the request was read; what becomes of the message stands in its status. */
const Queued = z
  .object({
    messages: z
      .array(z.object({ messageId: z.string().max(200), status: z.object({ groupName: z.string().max(60) }) }))
      .min(1),
  })
  .transform(({ messages: [first] }) => ({ id: first?.messageId ?? '', group: first?.status.groupName ?? '' }))
const refusedGroups: ReadonlySet<string> = new Set(['UNDELIVERABLE', 'EXPIRED', 'REJECTED'])

/** 409: the first request with this key has not been answered yet. It is asked about again. */
const whileUnderWay = <T>(answer: VendorResult<T>): VendorResult<T> =>
  !answer.ok && answer.detail.startsWith('HTTP 409') ? { ...answer, reason: 'down' } : answer
