/** The body of a request or a response, in the form that all our runtimes share. */
interface WithBody {
  headers: { get(name: string): string | null }
  body: AsyncIterable<Uint8Array> | null
}

/**
 * Reads the whole body; null when it is longer than `maxBytes`. It counts the bytes itself, because Content-Length may
 * lie and an endless body must not fill the memory.
 */
export async function readBounded(
  { headers, body }: WithBody,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) return null
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of body ?? []) {
    size += part.byteLength
    if (size > maxBytes) return null
    parts.push(part)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.byteLength
  }
  return whole
}

/**
 * The body of a request. 'cut_off': its sender left before the end, as phones do; that is nobody's mistake, and nobody
 * reads the answer.
 */
export async function readSent(request: WithBody, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | Unread> {
  try {
    return (await readBounded(request, maxBytes)) ?? 'too_large'
  } catch {
    // Only the network can fail here: the bytes are counted, not understood.
    return 'cut_off'
  }
}
type Unread = 'too_large' | 'cut_off'

/** Whether what was sent is a form of parts, the one kind that brings files. */
export const hasParts = (headers: WithBody['headers']): boolean =>
  /^\s*multipart\//i.test(headers.get('content-type') ?? '')
