import type { Context } from 'hono'
import { z } from 'zod'
import { notYours } from '#client/desk/words.ts'
import { asSentence, inIndonesian } from '#shared/admin/import-words.ts'
import { limits } from '#shared/limits.ts'
import { isErrorCode, messageOf } from '#shared/text/errors.ts'
import { within } from '#shared/web/time.ts'
import { learn } from '#edge/backend/forward.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'

/** An operation that refused, or did not answer. */
export class DeskFailure extends Error {
  override name = 'DeskFailure'
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string>> = {},
    /** Of the operation's refusal, or of its silence. */
    readonly code: string | undefined = undefined,
  ) {
    super(message)
  }
}

interface Sent {
  method: string
  /** JSON, or a form with a file. */
  body?: object | FormData
  /** What makes it happen once. */
  key?: string
}

const Refusal = z.object({
  message: z.string(),
  errorCode: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
})

/** Sends to an operation of this shop, as who sits at the desk. `session` '': nobody does yet. */
export async function operate(c: Context<EdgeEnv>, session: string, path: string, sent: Sent): Promise<Response> {
  const early = c.get('early')
  const { host } = early.tenant
  const headers = new Headers({
    'request-id': early.requestId,
    'visitor-address': early.address,
    'administered-at': host,
    'desk-session': session,
  })
  if (sent.key !== undefined) headers.set('idempotency-key', sent.key)
  const isForm = sent.body instanceof FormData
  if (sent.body && !isForm) headers.set('content-type', 'application/json')
  early.log.backendCalls += 1
  const request = new Request(`https://commerce/admin/v1/shops/${host}${path}`, {
    method: sent.method,
    headers,
    ...(sent.body ? { body: sent.body instanceof FormData ? sent.body : JSON.stringify(sent.body) } : {}),
  })
  const response = await within(limits.requestTimeoutMs, c.env.COMMERCE.fetch(request), () => null).catch(() => null)
  if (!response && sent.method === 'GET') throw new DeskFailure(503, messageOf('unavailable'))
  if (!response) throw new DeskFailure(503, unanswered, {}, 'result_unknown')
  if (!response.ok) throw await failureOf(response)
  await learn(c, response, host)
  return response
}

/** Nobody looks after it here, as pages of the shop do: another press finds out. */
const unanswered = 'Toko belum menjawab. Tekan lagi.'

async function failureOf(response: Response): Promise<DeskFailure> {
  const refusal = Refusal.safeParse(await response.json().catch(() => null))
  if (!refusal.success) return new DeskFailure(503, messageOf('unavailable'))
  const { message, errorCode, fields = {} } = refusal.data
  const said = Object.entries(fields).map(([field, words]) => [field, sentenceOf(words)])
  return new DeskFailure(response.status, wordsOf(errorCode, message), Object.fromEntries(said), errorCode)
}

/** What is wrong with a field, as a sentence of its own; what is one already stays. */
function sentenceOf(words: string): string {
  const own = inIndonesian(words)
  return own === words ? words : asSentence(own)
}

/** Sentences for programs, in words for people. */
const wordsOf = (code: string | undefined, message: string): string =>
  code === 'role_missing'
    ? notYours
    : code === 'access_denied'
      ? messageOf('sign_in_needed')
      : isErrorCode(code) || code === undefined
        ? message
        : messageOf('unavailable')
