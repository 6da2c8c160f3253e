import { ApiFailure } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { hasParts, readSent } from '#shared/web/bytes.ts'
import { formParts } from '#shared/web/form-parts.ts'
import type { RequestContext } from '#edge/request/request-context.ts'
import type { Target } from './show-page.tsx'

/**
 * Whether a form may bring files: it is made of parts, and longer than any other or does not say how long it is. Every
 * other form counts as one without files (`workOf`), so no more of it is read.
 */
export const bringsFiles = ({ headers }: Request, { page: { uploads } }: Target): boolean =>
  uploads !== undefined && hasParts(headers) && lengthOf(headers) > limits.bodyBytes
const lengthOf = (headers: Headers): number => Number(headers.get('content-length') ?? Infinity)

/** How much of it is read at most. */
export const bytesOf = ({ headers }: Request): number => Math.min(lengthOf(headers), limits.formUploadBytes)

/**
 * The form that was sent to a page. One with files is read after the page: a person who finds nothing there that takes a
 * file, or is not signed in, sends megabytes for nothing, and these must not take the memory of all shops.
 *
 * @param load reads the page as it shows itself to this shopper
 */
export async function formOf(
  { request }: RequestContext,
  target: Target,
  load: () => Promise<unknown>,
): ReturnType<typeof readForm> {
  if (!bringsFiles(request, target)) return readForm(request, limits.bodyBytes)
  try {
    // How long it is may be unknown, so a short one is read.
    if (!target.page.uploads?.((await load()) as never))
      return lengthOf(request.headers) === Infinity ? await readForm(request, limits.bodyBytes) : new FormData()
  } catch (failure) {
    // A page that cannot be read just now says nothing; what was typed is kept.
    if (!(failure instanceof ApiFailure) || failure.kind !== 'down') throw failure
  }
  return readForm(request, limits.formUploadBytes)
}

/** The fields and files of a form, or why they cannot be read. */
export async function readForm(
  request: Request,
  most: number,
): Promise<FormData | 'too_large' | 'cut_off' | 'bad_request'> {
  const bytes = await readSent(request, most)
  if (typeof bytes === 'string') return bytes
  const type = request.headers.get('content-type') ?? ''
  const form = new FormData()
  if (/^\s*application\/x-www-form-urlencoded\b/i.test(type))
    for (const [name, value] of new URLSearchParams(utf8.decode(bytes))) form.append(name, value)
  else {
    const parts = formParts(bytes, type)
    // Not a form: the shopper is asked to load the page again.
    if (!parts) return 'bad_request'
    for (const part of parts)
      if (part.fileName === null) form.append(part.name, utf8.decode(part.bytes))
      else form.append(part.name, new File([part.bytes], part.fileName, { type: part.type }))
  }
  // Freed at once and not at the next garbage collection: it is as large as its files together.
  bytes.buffer.transfer(0)
  return form
}
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true, fatal: false })
