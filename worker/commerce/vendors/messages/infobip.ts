import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { callVendor, type Fetch } from '../vendor-http.ts'
import type { Messenger } from './messenger.ts'
import type { MessageEntry } from './registry.ts'

const SmsKeys = z.strictObject({
  key: Secret,
  /** The sender's name that the operators have registered for the shop. */
  from: z.string().regex(/^[\w .-]{3,14}$/),
  /** The account's own address: https://abc123.api.infobip.com, or a server with the same API. */
  baseUrl: BaseUrl,
})
type SmsKeys = z.output<typeof SmsKeys>

export const sms: MessageEntry<SmsKeys> = {
  channel: 'sms',
  keys: SmsKeys,
  check: {
    hosts: /\.api\.infobip\.com$/,
    check: ({ baseUrl, key }, { fetch }) =>
      callVendor(fetch, z.unknown(), {
        method: 'GET',
        url: `${baseUrl}/account/1/balance`,
        headers: { authorization: `App ${key}` },
        deadline: limits.writeTimeoutMs,
      }),
  },
  messenger: (keys, { fetch }) => createSms({ ...keys, fetch }),
}

/**
 * SMS by Infobip's HTTP API (infobip.com/docs/api): POST /sms/3/messages. Our key is the message's id, by which
 * Infobip's reports name it. As on WhatsApp, after a lost answer the message may arrive twice. A link would cost a
 * second SMS, so the text is sent without one.
 */
function createSms({ baseUrl, key, from, fetch }: SmsKeys & { fetch: Fetch }): Messenger {
  return {
    send: async (message) => {
      const answer = await callVendor(fetch, Queued, {
        method: 'POST',
        url: `${baseUrl}/sms/3/messages`,
        headers: { authorization: `App ${key}` },
        body: {
          messages: [
            {
              sender: from,
              destinations: [{ to: message.to.replace('+', ''), messageId: message.key }],
              content: { text: message.text },
            },
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

/** A 200 only says that the request was read; the message's own status says what becomes of it. */
const Queued = z
  .object({
    messages: z
      .array(z.object({ messageId: z.string().max(200), status: z.object({ groupName: z.string().max(60) }) }))
      .min(1),
  })
  .transform(({ messages: [first] }) => ({ id: first?.messageId ?? '', group: first?.status.groupName ?? '' }))
const refusedGroups: ReadonlySet<string> = new Set(['UNDELIVERABLE', 'EXPIRED', 'REJECTED'])
