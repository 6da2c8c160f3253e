/** One field or file of a form of parts. */
export interface FormPart {
  name: string
  /** null: it is a field. */
  fileName: string | null
  type: string
  /** A view of what was sent. */
  bytes: Uint8Array<ArrayBuffer>
}
const mostParts = 256
const mostHeadBytes = 4_096
const utf8 = new TextDecoder('utf-8')
const bytesOf = (words: string) => Uint8Array.from(words, (letter) => letter.charCodeAt(0))
const headEnd = bytesOf('\r\n\r\n')
const lastMark = bytesOf('--')

/**
 * Takes a form of parts apart without a copy; null: it is none, or a broken one. The runtime's own `formData()` copies
 * each file to where its garbage collection does not see it, so a few photos take the memory of all shops. The work
 * grows with the bytes alone, whatever they are.
 *
 * @param contentType the header of the request
 * @see RFC 7578 for forms, RFC 2046 §5.1.1 for a boundary of 70 characters at most
 */
export function formParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): FormPart[] | null {
  const named = /^\s*multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType)
  const boundary = named?.[1] ?? named?.[2]
  if (boundary === undefined) return null
  const delimiter = bytesOf(`\r\n--${boundary}`)
  const parts: FormPart[] = []
  if (!isAt(bytes, delimiter.subarray(2), 0)) return null
  let at = delimiter.length - 2
  while (!isAt(bytes, lastMark, at)) {
    const head = find(bytes, headEnd, at, at + mostHeadBytes)
    const next = head < 0 ? -1 : find(bytes, delimiter, head + headEnd.length)
    const part = next < 0 ? null : partOf(utf8.decode(bytes.subarray(at, head)))
    if (!part || parts.length === mostParts) return null
    parts.push({ ...part, bytes: bytes.subarray(head + headEnd.length, next) })
    at = next + delimiter.length
  }
  return parts
}

/** null: it has no name. */
function partOf(head: string): Omit<FormPart, 'bytes'> | null {
  const valueOf = (pattern: RegExp) => pattern.exec(head)?.[1]?.replaceAll('%22', '"').replaceAll('%0D%0A', '\r\n')
  const name = valueOf(/^content-disposition:\s*form-data\s*;.*?\bname="([^"]*)"/im)
  if (name === undefined) return null
  const fileName = valueOf(/^content-disposition:.*;\s*filename="([^"]*)"/im) ?? null
  return { name, fileName, type: valueOf(/^content-type:\s*(.*\S)/im) ?? 'text/plain' }
}

/** Where `needle` begins, which has no line break that may be the beginning of another; -1: nowhere before `end`. */
function find(bytes: Uint8Array, needle: Uint8Array, from: number, end = bytes.length): number {
  const [first = 0, second] = needle
  for (let at = from; at >= 0 && at < end; at++) {
    if (bytes[at] !== first) at = bytes.indexOf(first, at)
    if (at >= 0 && at < end && bytes[at + 1] === second && isAt(bytes, needle, at)) return at
    if (at < 0) break
  }
  return -1
}
const isAt = (bytes: Uint8Array, needle: Uint8Array, at: number): boolean =>
  needle.every((byte, place) => bytes[at + place] === byte)
