import { unsentField } from '#client/app/dom-names.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { limits } from '#shared/limits.ts'
import { errors, messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import { readForm } from './sent-form.ts'

/** Bytes of the typed fields of a form: the longest description, in letters of four bytes. */
const typedBytes = 4 * limits.bodyBytes

/**
 * What was typed into a form that is not read whole: its fields up to the first file field, so file fields stand last.
 * null: it cannot be read any more.
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

const fileMark = '; filename="'
/** As a form that ends there; null: there is no file. */
function beforeFile(start: string): string | null {
  const file = start.indexOf(fileMark)
  const line = start.slice(0, start.indexOf('\r\n'))
  if (file < 0 || !line.startsWith('--')) return null
  return `${start.slice(0, start.lastIndexOf(line, file) + line.length)}--\r\n`
}

/** A letter for each byte. */
async function beginningOf(body: ReadableStream<Uint8Array>): Promise<{ read: string; ended: boolean }> {
  const reader = body.getReader()
  let read = ''
  // Of files nothing is read.
  for (let seen = 0; read.length < typedBytes && !read.includes(fileMark, seen);) {
    seen = Math.max(0, read.length - fileMark.length)
    const { done, value } = await reader.read()
    if (done) return { read, ended: true }
    for (const byte of value) read += String.fromCharCode(byte)
  }
  await reader.cancel()
  return { read, ended: false }
}
const asBytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))

/** The same for a page that keeps it: marked, so that its files are chosen again before it is sent. */
export async function keptWithoutFiles(request: Request): Promise<FormData | null> {
  const form = await typedBefore(request)
  if (form && [...form.keys()].some((name) => !name.startsWith('_'))) form.set(unsentField, '1')
  return form
}

/** The fields of a form, without its files. */
export const fieldsOf = (form: FormData | null): Record<string, string> =>
  Object.fromEntries([...(form ?? [])].filter((one): one is [string, string] => typeof one[1] === 'string'))

/** What was typed, for the page that shows it again; the first of several values is the one that was read. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form.keys()].flatMap((key) => {
      const value = form.get(key)
      return typeof value === 'string' && !/password|^_/i.test(key) ? [[key, value]] : []
    }),
  )

/**
 * The refusal of a form whose files did not come.
 *
 * @param typed what stood before them; null: nothing of it was read
 * @param code why they were not read; without it they were left on the way
 */
export function unsent(action: string, typed: FormData | null, code?: 'too_large' | 'bad_request'): Refusal {
  const message = [code ? messageOf(code) : '', typed ? text.filesUnsent : ''].filter(Boolean).join(' ')
  const values = typed ? valuesOf(typed) : {}
  return { action, status: code ? errors[code].status : 422, message, fields: {}, values }
}
