import { keyPattern } from '#shared/web/id-patterns.ts'
import { contentId } from '#client/app/dom-names.ts'
import { doneParam, productPath } from '#client/desk/addresses.ts'
import type { Fields } from '#client/desk/typed.ts'
import { tooMuch } from '#client/desk/words.ts'
import { findPress, outcomeOf } from '#client/desk/presses.ts'
import type { DeskRefusal } from '#client/desk/screen.ts'
import { FoundOrder } from '#shared/admin/orders.ts'
import { formatTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { hasParts } from '#shared/web/bytes.ts'
import { DeskFailure, operate } from './operations.ts'
import { putProduct, takePictures, unsaved } from './products.ts'
import { fieldsOf, typedBefore } from '#edge/pages/typed-before.ts'
import { typedIn } from './typed-words.ts'
import { whileHeld } from '#edge/cache/held-forms.ts'
import { bytesOf, readForm } from '#edge/pages/sent-form.ts'
import { sendAgainPage } from '#edge/pages/error-pages.tsx'
import { redirectTo } from '#edge/request/answer.ts'
import { askFor, type Desk, leave, refusedPage, showScreen } from './show.tsx'

type Found = NonNullable<ReturnType<typeof findPress>>

/** One press: an operation, then the screen again. Nothing that was typed is lost. */
export async function press(desk: Desk): Promise<Response | null> {
  const bytes = bytesOf(desk.context.request)
  if (bytes <= limits.bodyBytes) return readAndDo(desk, limits.bodyBytes)
  try {
    // One with files is read for somebody who is known alone, and few are at once: the memory is that of all shops.
    await operate(desk.c, desk.session, '/desk', { method: 'GET' })
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    return leaveUnread(desk, failure)
  }
  const done = await whileHeld(bytes, async () => ({ answer: await readAndDo(desk, limits.formUploadBytes) }))
  return done ? done.answer : leaveUnread(desk, new DeskFailure(503, messageOf('unavailable')))
}

async function readAndDo(desk: Desk, most: number): Promise<Response | null> {
  const form = await readForm(desk.context.request, most)
  if (typeof form !== 'string') return carryOut(desk, form, null)
  const failure = new DeskFailure(413, messageOf(form))
  if (form !== 'too_large') throw failure
  return leaveUnread(desk, failure)
}

/** The files of a form are not read; what was typed before them is. */
async function leaveUnread(desk: Desk, failure: DeskFailure): Promise<Response | null> {
  const form = await typedBefore(desk.context.request)
  if (failure.status === 401) return leave(desk, failure.message, typedIn(fieldsOf(form)))
  if (!form) throw failure
  return carryOut(desk, form, failure)
}

/** `unread`: why the files of the form were not read. */
async function carryOut(desk: Desk, form: FormData, unread: DeskFailure | null): Promise<Response | null> {
  const fields = fieldsOf(form)
  const { press: name = '', id = '', key: given = '', [ofFiles]: unsent = '' } = fields
  const found = findPress(name)
  if (!found || id.length > limits.idChars) return null
  const key = keyPattern.test(given) ? given : ''
  const refuse = ({ status, message, fields: wrong, key: own = key }: Refused) => {
    const { press: _press, id: _id, key: _key, [ofFiles]: _unsent, ...values } = fields
    form.set('key', own)
    return again(desk, form, { press: name, id, key: own, message, fields: wrong, values }, status)
  }
  if (unread) return refuse(unreadForm(found, unread, hasParts(desk.context.request.headers)))
  if (unsent !== '') return refuse(wrongAt({ file: unsent }))
  const next = new URL(desk.context.url)
  let done = name
  try {
    const pictures = found.pictures ? await takePictures(desk, form, fields) : {}
    const sent = await bodyOf(found, { id, key, fields, form })
    const wrong = { ...('fields' in sent ? sent.fields : {}), ...pictures }
    if ('fields' in sent || Object.keys(wrong).length > 0) return await refuse(wrongAt(wrong))
    if (sent.product) next.pathname = productPath(await putProduct(desk, { ...sent, product: sent.product }))
    else {
      const answer = await operate(desk.c, desk.session, sent.path, sent)
      const outcome = found.outcomes ? outcomeOf(await answer.json()) : ''
      if (outcome !== '') done = `${name}.${outcome}`
    }
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    if (failure.status === 401) return leave(desk, failure.message, typedIn(fields))
    return refuse(await refusedPress(desk, found, id, failure))
  }
  next.searchParams.set(doneParam, done)
  // Without `#…` the browser keeps the form's own and scrolls past the message.
  return redirectTo(desk.context, `${next.pathname}${next.search}#${contentId}`, 303)
}

/** What the form that comes back says. `key`: it needs another one than it had. */
interface Refused {
  status: number
  message: string
  fields: Fields
  key?: string
}
const wrongAt = (fields: Fields): Refused => ({ status: 422, message: unsaved, fields })

/** Its files together, or its file, were too large, or they could not be read now. */
function unreadForm({ pictures }: Found, { status, message }: DeskFailure, hadFiles: boolean): Refused {
  if (status !== 413) return { status, message, fields: hadFiles ? unsentFile : {} }
  const file = pictures ? tooMuch : messageOf('file_too_large')
  return { status, message: pictures ? unsaved : file, fields: { file } }
}

async function refusedPress(
  desk: Desk,
  found: Found,
  id: string,
  { status, code, message, fields }: DeskFailure,
): Promise<Refused> {
  const isNew = found.once === 'form'
  if (isNew && code === 'key_reused') return { status, message, fields: {}, key: crypto.randomUUID() }
  const news = isNew && code === 'result_unknown' ? notTwice : status === 409 ? await newsOf(desk, found, id) : ''
  const lost = found.upload && status >= 500 ? unsentFile : {}
  return { status, message: message + news, fields: { ...lost, ...atFields(found, fields) } }
}
const unsentFile = { file: 'Filenya belum terkirim. Pilih lagi.' }
const notTwice = ' Produk ini tidak akan tersimpan dua kali.'
/** The field by which a page without a place for files says what their own field must say when the form comes back. */
const ofFiles = 'unsentFiles'

const atFields = ({ atField }: Found, said: Fields): Fields =>
  atField ? Object.fromEntries(Object.entries(said).map(([path, words]) => atField(path, words))) : said

interface Pressed {
  id: string
  key: string
  fields: Fields
  form: FormData
}
/** What the operation is sent, or what is wrong with which field. */
async function bodyOf(found: Found, { id, key, fields, form }: Pressed) {
  const read = found.read(fields)
  if ('fields' in read) return read
  const path = found.path.replace(':id', encodeURIComponent(id))
  const { method, once = false, upload = false } = found
  if (upload) {
    const file = form.get('file')
    if (!(file instanceof File) || file.size === 0)
      return { fields: { file: 'Pilih foto atau PDF bukti transfernya.' } }
    const body = new FormData()
    body.set('file', file)
    return { method, path: `${path}?${new URLSearchParams({ proof: fields['proof'] ?? '' })}`, body }
  }
  const sent = { method, path, ...read }
  if (!once || key === '') return sent
  return { ...sent, key: await keyOf(key, once === 'form' ? [found.name] : [found.name, id, read.body]) }
}

/** The same press of the same page happens once; with something else typed it is another one. */
async function keyOf(page: string, what: unknown): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(page + JSON.stringify(what)))
  return [...new Uint8Array(hash).slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Somebody else was faster: what has become of the order. */
async function newsOf(desk: Desk, found: Found, id: string): Promise<string> {
  if (found.operation !== 'order.step') return ''
  const order = await askFor(desk)(FoundOrder, `/orders/${encodeURIComponent(id)}`).catch(() => null)
  const last = order?.history.at(-1)
  if (!order || !last) return ''
  const receipt = order.receiptNumber ? `, resi ${order.receiptNumber}` : ''
  return ` ${order.number} sekarang: ${last.label} (${formatTime(last.at)})${receipt}.`
}

async function again(desk: Desk, form: FormData, refusal: DeskRefusal, status: number): Promise<Response> {
  try {
    return await showScreen(desk, refusal, status)
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    // There is no screen any more that would hold what was typed, or none for this person.
    const typed = typedIn(refusal.values)
    if (failure.status === 401) return leave(desk, failure.message, typed)
    if (failure.status < 500) return refusedPage(desk, { message: refusal.message, status }, typed)
    const { file } = refusal.fields
    if (file === undefined) return sendAgainPage(desk.context, refusal.message, form)
    // Sent again as it is the form would do without them what they belong to.
    form.set(ofFiles, file)
    return sendAgainPage(desk.context, `${refusal.message} ${filesLater}`, form)
  }
}
const filesLater = 'File yang belum terkirim Anda pilih lagi sesudah ini.'
