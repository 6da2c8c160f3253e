/** A request's or an answer's body, as every runtime of ours has it. */
interface Bodied {
  headers: { get(name: string): string | null }
  body: AsyncIterable<Uint8Array> | null
}

/**
 * The whole body, or null when it is longer than `maxBytes`, whatever its Content-Length claims: an endless body must
 * not fill the isolate.
 */
export async function readBounded(
  { headers, body }: Bodied,
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
