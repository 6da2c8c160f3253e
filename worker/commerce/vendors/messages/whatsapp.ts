import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { BaseUrl } from '../entry.ts'
import { unlessLater } from '../meta-errors.ts'
import { callVendor, type Fetch } from '../vendor-http.ts'
import type { Messenger, MessageToSend } from './messenger.ts'
import type { MessageEntry } from './registry.ts'

const WhatsappKeys = z.strictObject({
  token: z.string().min(8).max(500),
  phoneNumberId: z.string().regex(/^\d{5,30}$/),
  /** Meta's Graph API, or a server with the same API. */
  baseUrl: BaseUrl.default('https://graph.facebook.com/v23.0'),
})
type WhatsappKeys = z.output<typeof WhatsappKeys>

export const whatsapp: MessageEntry<WhatsappKeys> = {
  channel: 'whatsapp',
  keys: WhatsappKeys,
  check: {
    hosts: /^graph\.facebook\.com$/,
    check: ({ baseUrl, token, phoneNumberId }, { fetch }) =>
      callVendor(fetch, z.unknown(), {
        method: 'GET',
        url: `${baseUrl}/${encodeURIComponent(phoneNumberId)}?fields=id`,
        headers: { authorization: `Bearer ${token}` },
        deadline: limits.writeTimeoutMs,
      }),
  },
  messenger: (keys, { fetch }) => createWhatsapp({ ...keys, fetch }),
}

/**
 * WhatsApp by Meta's Cloud API (developers.facebook.com/docs/whatsapp/cloud-api): POST /<number>/messages with an
 * approved template, named `etalase_<kind>`, in Indonesian. Its one button opens the order or copies the code. The API
 * has no idempotency: our key travels as `biz_opaque_callback_data` and comes back in Meta's reports.
 */
function createWhatsapp({ baseUrl, token, phoneNumberId, fetch }: WhatsappKeys & { fetch: Fetch }): Messenger {
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
      }).then(unlessLater),
  }
}

const Accepted = z
  .object({ messages: z.array(z.object({ id: z.string().max(200) })).min(1) })
  .transform(({ messages: [first] }) => ({ id: first?.id ?? '' }))

function componentsOf({ kind, parameters, path }: MessageToSend) {
  const texts = (values: readonly string[]) => values.map((value) => ({ type: 'text', text: inOneLine(value) }))
  const button = kind.startsWith('code_') ? parameters : path === null ? [] : [path.slice(1)]
  return [
    { type: 'body', parameters: texts(parameters) },
    ...(button.length === 0 ? [] : [{ type: 'button', sub_type: 'url', index: '0', parameters: texts(button) }]),
  ]
}

/** Meta refuses a message with a parameter that is empty, has several lines, or many spaces. */
const inOneLine = (value: string): string => value.replaceAll(/\s+/g, ' ').trim() || '-'
