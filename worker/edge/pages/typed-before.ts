import { limits } from '#shared/limits.ts'
import { readForm } from './sent-form.ts'

/** Bytes of the typed fields of a form: the longest description, in letters of four bytes. */
const typedBytes = 4 * limits.bodyBytes

/**
 * What was typed into a form that is not read whole: its fields, of a longer one those before the first file. null:
 * it cannot be read any more.
 */
export async function typedBefore({ url, headers, body, bodyUsed }: Request): Promise<FormData | null> {
  if (!body || bodyUsed) return null
  const type = headers.get('content-type') ?? ''
  const start = await beginningOf(body).catch(() => null)
  const letters = start && (start.ended ? start.read : beforeFile(start.read))
  if (letters === null) return null
  const cut = new Request(url, { method: 'POST', headers: { 'content-type': type }, body: asBytes(letters) })
  const form = await readForm(cut, letters.length)
  return typeof form === 'string' ? null : form
}

/** As a form that ends there; null: there is no file. */
function beforeFile(start: string): string | null {
  const file = start.indexOf('; filename="')
  const line = start.slice(0, start.indexOf('\r\n'))
  if (file < 0 || !line.startsWith('--')) return null
  return `${start.slice(0, start.lastIndexOf(line, file) + line.length)}--\r\n`
}

/** A letter for each byte. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<{ read: string; ended: boolean }> {
  const reader = body.getReader()
  let read = ''
  while (read.length < typedBytes) {
    const { done, value } = await reader.read()
    if (done) return { read, ended: true }
    for (const byte of value) read += String.fromCharCode(byte)
  }
  await reader.cancel()
  return { read, ended: false }
}
const asBytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** The fields of a form, without its files. */
export const fieldsOf = (form: FormData | null): Record<string, string> =>
  Object.fromEntries([...(form ?? [])].filter((one): one is [string, string] => typeof one[1] === 'string'))
