import { limits } from '#shared/limits.ts'
import { readForm } from '#edge/pages/sent-form.ts'

/** Of a form of the desk, as far as it is typed: the longest description, in letters of four bytes. */
const typedBytes = 4 * limits.bodyBytes

/**
 * What was typed into a form that is longer than any we read: its fields, up to the first file. null: that cannot be
 * told any more, or there is no file.
 */
export async function typedBefore({ url, headers, body, bodyUsed }: Request): Promise<FormData | null> {
  if (!body || bodyUsed) return null
  const type = headers.get('content-type') ?? ''
  const start = await beginningOf(body).catch(() => null)
  const file = start?.indexOf('; filename="') ?? -1
  const line = start?.slice(0, start.indexOf('\r\n')) ?? ''
  if (!start || file < 0 || !line.startsWith('--')) return null
  const fields = start.slice(0, start.lastIndexOf(line, file) + line.length)
  const cut = new Request(url, { method: 'POST', headers: { 'content-type': type }, body: bytesOf(`${fields}--\r\n`) })
  const form = await readForm(cut, typedBytes)
  return typeof form === 'string' ? null : form
}

/** A letter for each byte. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const reader = body.getReader()
  let read = ''
  while (read.length < typedBytes) {
    const { done, value } = await reader.read()
    if (done) break
    for (const byte of value) read += String.fromCharCode(byte)
  }
  await reader.cancel()
  return read
}
const bytesOf = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
