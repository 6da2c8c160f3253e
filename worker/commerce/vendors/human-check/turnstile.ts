import { z } from 'zod'
import { HumanCheckSiteKey } from '#shared/api/shop/site.ts'
import { limits } from '#shared/limits.ts'
import { humanCheckOrigin } from '#shared/web/human-check.ts'
import { BaseUrl, Secret } from '../entry.ts'
import { callVendor } from '../vendor-http.ts'
import type { HumanVerdict } from './human-check.ts'
import type { HumanCheckEntry } from './registry.ts'

const TurnstileKeys = z.strictObject({
  siteKey: HumanCheckSiteKey,
  secret: Secret,
  baseUrl: BaseUrl.default(`${humanCheckOrigin}/turnstile/v0`),
})
type TurnstileKeys = z.output<typeof TurnstileKeys>

const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
})

/** What is wrong with the shopper's token. Every other code is a fault of Cloudflare or of the owner's keys. */
const badToken = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

/**
 * Cloudflare Turnstile (developers.cloudflare.com/turnstile/get-started/server-side-validation): POST /siteverify. A
 * token is good for 300 seconds and once; the answer names the host and the action that it was made for. The shopper's
 * address is not sent: a phone changes it between two networks, and Cloudflare has seen the browser already.
 */
export const turnstile: HumanCheckEntry<TurnstileKeys> = {
  keys: TurnstileKeys,
  check: {
    hosts: /^challenges\.cloudflare\.com$/,
    // No token is right here; Cloudflare says first whether the secret is.
    async check({ secret, baseUrl }, { fetch }) {
      const answer = await callVendor(fetch, Verdict, {
        method: 'POST',
        url: `${baseUrl}/siteverify`,
        headers: {},
        body: { secret, response: 'none' },
        deadline: limits.humanCheckMs,
      })
      const refused = answer.ok && answer.value['error-codes'].some((code) => code.endsWith('-input-secret'))
      return refused ? { ok: false, reason: 'refused', detail: 'the secret is not right' } : answer
    },
  },
  humanCheck: ({ siteKey, secret, baseUrl }, { fetch, newId, settings }) => ({
    siteKey,
    async verify(token, action): Promise<HumanVerdict> {
      const answer = await callVendor(fetch, Verdict, {
        method: 'POST',
        url: `${baseUrl}/siteverify`,
        headers: {},
        body: { secret, response: token, idempotency_key: newId() },
        deadline: limits.humanCheckMs,
      })
      if (!answer.ok) return 'unknown'
      const { success, hostname, action: madeFor, 'error-codes': codes } = answer.value
      if (!success) return codes.some((code) => badToken.has(code)) ? 'failed' : 'unknown'
      return hostname === settings.host && madeFor === action ? 'passed' : 'failed'
    },
  }),
}
