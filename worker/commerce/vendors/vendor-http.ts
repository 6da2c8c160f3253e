import type { z } from 'zod'
import { readBounded } from '#shared/web/bytes.ts'
import { limits } from '#shared/limits.ts'

export interface VendorCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  /** Milliseconds. */
  deadline: number
  /**
   * Whether an answer below 500 is the vendor's own. Without this function every 2xx is, and the rest counts as a
   * refusal.
   */
  speaks?(status: number): boolean
}
export type Fetch = (request: Request) => Promise<Response>

/**
 * `down`: the outcome is unknown; `refused`: the vendor said no; `locked`: it does not take the shop's key, so it has done
 * nothing and does when the key is right again.
 */
export type VendorResult<T> =
  | { ok: true; value: T }
  | {
      ok: false
      reason: 'down' | 'refused' | 'locked'
      detail: string
      /** The whole text, but of `down`. */
      body?: string
    }

/**
 * One call to a vendor that speaks JSON. Where no complete, readable answer came in time, it is `down`. Redirects are not
 * followed, so that a key never reaches another host.
 */
export async function callVendor<T>(
  fetch: Fetch,
  schema: z.ZodType<T>,
  { method, url, headers, body, deadline, speaks }: VendorCall,
): Promise<VendorResult<T>> {
  try {
    const sent = new Request(url, {
      method,
      headers: {
        accept: 'application/json',
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const response = await fetch(sent)
    const bytes = await readBounded(response, limits.answerBytes)
    if (bytes === null) return { ok: false, reason: 'down', detail: 'the answer is too large' }
    const text = new TextDecoder().decode(bytes)
    const { status } = response
    if (status >= 500 || status === 429 || status < 200) return { ok: false, reason: 'down', detail: `HTTP ${status}` }
    if (!(speaks?.(status) ?? status < 300))
      return {
        ok: false,
        reason: status === 401 ? 'locked' : 'refused',
        detail: `HTTP ${status} ${text.slice(0, limits.messageChars)}`,
        body: text,
      }
    const parsed = schema.safeParse(text === '' ? null : JSON.parse(text))
    return parsed.success
      ? { ok: true, value: parsed.data }
      : { ok: false, reason: 'down', detail: `unreadable answer: ${parsed.error.issues[0]?.path.join('.')}` }
  } catch (error) {
    // A lost connection, a timeout and a body that is not JSON are the same to the shop.
    return { ok: false, reason: 'down', detail: error instanceof Error ? error.message : 'no answer' }
  }
}
