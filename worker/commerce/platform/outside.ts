import { within } from '#shared/web/time.ts'

/**
 * Asks an address that somebody else has named. Of the answer only the status counts, and a redirect is not followed.
 * What a connection says may be about the network that it is made from, so it is not passed on.
 */
export async function statusOf(
  ask: (request: Request) => Promise<Response>,
  {
    url,
    waitMs,
    ...rest
  }: { url: string; waitMs: number; method: 'POST'; headers: Record<string, string>; body: BodyInit },
): Promise<number | 'no answer in time' | 'it cannot be reached'> {
  const late = new AbortController()
  const asked = ask(new Request(url, { ...rest, redirect: 'manual', signal: late.signal }))
  try {
    // A timer that goes on after the answer would keep the object in memory.
    const answer = await within(waitMs, asked, () => late.abort())
    if (!answer) return 'no answer in time'
    await answer.body?.cancel()
    return answer.status
  } catch {
    return 'it cannot be reached'
  }
}
