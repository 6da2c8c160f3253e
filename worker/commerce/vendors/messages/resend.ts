import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { callVendor, type Fetch, type VendorResult } from '../vendor-http.ts'
import type { Messenger } from './messenger.ts'
import type { MessageEntry } from './registry.ts'

const EmailKeys = z.strictObject({
  key: Secret,
  /** `Batik Kencana <pesanan@batik.id>`. */
  from: z.string().min(3).max(200),
  /** Resend, or a server with the same API. */
  baseUrl: BaseUrl.default('https://api.resend.com'),
})
type EmailKeys = z.output<typeof EmailKeys>

export const email: MessageEntry<EmailKeys> = {
  channel: 'email',
  keys: EmailKeys,
  check: {
    hosts: /^api\.resend\.com$/,
    // A key that may only send e-mails gets this answer, and that it does is what the shop needs.
    check: async ({ baseUrl, key }, { fetch }) => {
      const answer = await callVendor(fetch, z.unknown(), {
        method: 'GET',
        url: `${baseUrl}/domains`,
        headers: { authorization: `Bearer ${key}` },
        deadline: limits.writeTimeoutMs,
      })
      return !answer.ok && answer.body?.includes('restricted_api_key') ? { ok: true, value: null } : answer
    },
  },
  messenger: (keys, { fetch }) => createEmail({ ...keys, fetch }),
}

/**
 * E-mail by Resend's HTTP API (resend.com/docs): POST /emails. Requests with the same Idempotency-Key within 24 hours
 * send one e-mail.
 */
function createEmail({ baseUrl, key, from, fetch }: EmailKeys & { fetch: Fetch }): Messenger {
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
      }).then(asSent),
  }
}

/**
 * 409: the first request with this key is still in progress, so ask again later; or it was sent, and the text has another
 * sender or link since. 403: the account, its key or its domain, not this message (resend.com/docs/api-reference/errors).
 */
function asSent(answer: VendorResult<{ id: string }>): VendorResult<{ id: string }> {
  if (answer.ok || answer.reason === 'down') return answer
  if (answer.body?.includes('invalid_idempotent_request')) return { ok: true, value: { id: '' } }
  if (answer.detail.startsWith('HTTP 403')) return { ...answer, reason: 'locked' }
  return answer.detail.startsWith('HTTP 409') ? { ...answer, reason: 'down' } : answer
}
