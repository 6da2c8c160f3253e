import { limits } from '#shared/limits.ts'
import { statusOf } from '#commerce/platform/outside.ts'
import { signedHeaders } from './rules.ts'

interface Sent {
  url: string
  /** The same each time it is sent. */
  id: string
  body: string
  secrets: readonly string[]
}

/** null: it was taken; else why not. */
export async function sendSigned(
  ask: (request: Request) => Promise<Response>,
  { url, id, body, secrets }: Sent,
): Promise<string | null> {
  const status = await statusOf(ask, {
    url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Etalase-Webhook',
      // A receiver compares the moment with its own clock, so it is never that of a demo shop.
      ...signedHeaders({ id, body, at: new Date() }, secrets),
    },
    body,
    waitMs: limits.webhookTimeoutMs,
  })
  if (typeof status === 'string') return status
  return status >= 200 && status < 300 ? null : `HTTP ${status}`
}
