import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { signedHeaders } from './rules.ts'

interface Sent {
  url: string
  /** The same each time it is sent. */
  id: string
  body: string
  secrets: readonly string[]
}

/** null: it was taken; else why not. A redirect is not followed, and of the answer only the status counts. */
export async function sendSigned(
  ask: (request: Request) => Promise<Response>,
  { url, id, body, secrets }: Sent,
): Promise<string | null> {
  const late = new AbortController()
  const asked = ask(
    new Request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Etalase-Webhook',
        // A receiver compares the moment with its own clock, so it is never that of a demo shop.
        ...signedHeaders({ id, body, at: new Date() }, secrets),
      },
      body,
      redirect: 'manual',
      signal: late.signal,
    }),
  )
  try {
    // A timer that goes on after the answer would keep the object in memory.
    const answer = await within(limits.webhookTimeoutMs, asked, () => late.abort())
    if (!answer) return 'no answer in time'
    await answer.body?.cancel()
    return answer.ok ? null : `HTTP ${answer.status}`
  } catch {
    // Whatever a connection says may be about the network that it is made from.
    return 'it cannot be reached'
  }
}
