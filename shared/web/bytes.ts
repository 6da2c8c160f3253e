/** The body of a request or a response, in the form that all our runtimes share. */
interface WithBody {
  headers: { get(name: string): string | null }
  body: { getReader(): OfParts; getReader(options: { mode: 'byob' }): Reader } | null
}
interface Read {
  done: boolean
  value?: Uint8Array | undefined
}
interface Reader {
  read(into: Uint8Array<ArrayBuffer>): Promise<Read>
  cancel(): Promise<unknown>
}
interface OfParts {
  read(): Promise<Read>
  cancel(): Promise<unknown>
}
/** Room for a body that does not say how long it is; it doubles. */
const roomBytes = 16 * 1024

/**
 * Reads the whole body; null when it is longer than `maxBytes`. It counts the bytes itself, because Content-Length may
 * lie and an endless body must not fill the memory. It reads into its own room: the runtime then gives as much at once
 * as has come, where it would make an object for each 4 KB.
 */
export async function readBounded(
  { headers, body }: WithBody,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const declared = Number(headers.get('content-length') ?? 0)
  if (declared > maxBytes) return null
  if (!body) return new Uint8Array()
  const reader = readerOf(body)
  // One byte more, which tells a body that ends from one that goes on.
  let room = new Uint8Array((declared > 0 ? declared : Math.min(maxBytes, roomBytes)) + 1)
  let size = 0
  for (;;) {
    if (size === room.length) room = larger(room, maxBytes + 1)
    const { done, value } = await reader.read(room.subarray(size))
    // What was read into belongs to the answer now.
    if (value) room = new Uint8Array(value.buffer as ArrayBuffer)
    if (done) return room.subarray(0, size)
    size += value?.length ?? 0
    if (size > maxBytes) {
      await reader.cancel()
      return null
    }
  }
}

function readerOf(body: NonNullable<WithBody['body']>): Reader {
  try {
    return body.getReader({ mode: 'byob' })
  } catch {
    // A stream that a script made gives parts of its own.
    return copying(body.getReader())
  }
}

function copying(parts: OfParts): Reader {
  let left: Uint8Array = new Uint8Array()
  return {
    async read(into) {
      if (left.length === 0) {
        const { done, value } = await parts.read()
        if (done) return { done, value: into }
        left = value ?? left
      }
      const now = left.subarray(0, into.length)
      into.set(now)
      left = left.subarray(now.length)
      return { done: false, value: into.subarray(0, now.length) }
    },
    cancel: () => parts.cancel(),
  }
}

function larger(room: Uint8Array, mostBytes: number): Uint8Array<ArrayBuffer> {
  const twice = new Uint8Array(Math.min(2 * room.length, mostBytes))
  twice.set(room)
  return twice
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
