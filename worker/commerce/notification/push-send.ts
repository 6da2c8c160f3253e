import { limits } from '#shared/limits.ts'
import { statusOf } from '#commerce/platform/outside.ts'
import { encrypted, newSender, type Reader } from './push-body.ts'
import { type PushKeys, signedFor } from './push-keys.ts'

/**
 * What became of a message: sent; the browser is not there any more; given up for a reason. As an error: to be tried
 * again.
 */
export type Outcome = { kind: 'sent' } | { kind: 'gone' } | { kind: 'refused'; problem: string }

/** RFC 8030. */
export async function sendTo(
  ask: (request: Request) => Promise<Response>,
  { endpoint, ...reader }: Reader & { endpoint: string },
  { keys, text }: { keys: PushKeys; text: string },
): Promise<Outcome> {
  const body = await encrypted(text, reader, await newSender())
  if (!body) return { kind: 'gone' }
  const status = await statusOf(ask, {
    url: endpoint,
    method: 'POST',
    headers: {
      authorization: await signedFor(endpoint, keys),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(limits.pushHours * 3_600),
      urgency: 'normal',
    },
    body,
    waitMs: limits.writeTimeoutMs,
  })
  if (typeof status === 'string' || status >= 500 || status === 429) throw new Error(`a browser’s maker: ${status}`)
  if (status === 404 || status === 410) return { kind: 'gone' }
  return status >= 200 && status < 300 ? { kind: 'sent' } : { kind: 'refused', problem: `HTTP ${status}` }
}
