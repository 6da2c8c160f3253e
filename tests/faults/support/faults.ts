import { refuse } from '#commerce/platform/http/envelope.ts'

/**
 * What a dependency does instead of its work. `lost`: it does the work and its answer never arrives. `vendor`: it
 * answers, but a company behind it does not.
 */
export type Fault =
  | 'down'
  | 'slow'
  | 'html'
  | 'empty'
  | 'huge'
  | 'half'
  | 'endless'
  | 'wrong-types'
  | 'error'
  | 'vendor'
  | 'lost'

/** The faults of a backend that answers no call as it should; for a page they are all the same. */
export const brokenAnswers = [
  'down',
  'slow',
  'html',
  'empty',
  'huge',
  'half',
  'endless',
  'wrong-types',
  'error',
] as const satisfies readonly Fault[]

/** Words of the backend that no shopper may read. */
export const secret = 'rahasia-dalam'

/** Ten megabytes in pieces, as they travel: a reader that stops at its limit does no more work than that. */
const huge = ['{"data":"', ...Array.from({ length: 160 }, () => 'x'.repeat(64 * 1024)), '"}']
const json = { 'content-type': 'application/json' }

/** An answer that is wrong in one way. `slow` never ends by itself; the caller gives up. */
export function misbehave(fault: Fault, signal: AbortSignal | null | undefined): Promise<Response> | Response {
  if (fault === 'slow') return never(signal)
  if (fault === 'html') return new Response(`<h1>${secret}</h1>`, { headers: { 'content-type': 'text/html' } })
  if (fault === 'empty') return new Response('')
  if (fault === 'huge') return new Response(streamOf(huge, 'ends'), { headers: json })
  if (fault === 'half') return new Response(streamOf(['{"statusCode":200,"data":[{'], 'breaks'), { headers: json })
  if (fault === 'endless') return new Response(streamOf(['{"statusCode":200,"data":["'], 'hangs'), { headers: json })
  if (fault === 'wrong-types')
    return Response.json({ statusCode: 200, message: { text: secret }, data: { [secret]: 7, PRODUCT_LIST: secret } })
  if (fault === 'error') return Response.json({ statusCode: 500, message: secret }, { status: 500 })
  if (fault === 'vendor') return refuse('payment_vendor_down')
  throw new Error('connection refused')
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))))
}

/** A body that begins well and then ends, breaks off, or stays open without another byte. */
function streamOf(parts: readonly string[], end: 'ends' | 'breaks' | 'hangs'): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(body) {
      const part = parts[at]
      at += 1
      if (part !== undefined) return body.enqueue(new TextEncoder().encode(part))
      if (end === 'ends') return body.close()
      if (end === 'breaks') return body.error(new Error('connection reset'))
      return new Promise(() => {})
    },
  })
}
