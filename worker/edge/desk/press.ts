import { contentId } from '#client/app/dom-names.ts'
import { findPress } from '#client/desk/presses.ts'
import type { DeskRefusal } from '#client/desk/screen.ts'
import { FoundOrder } from '#shared/admin/orders.ts'
import { formatTime } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { DeskFailure, operate } from './operations.ts'
import { readForm } from '#edge/pages/sent-form.ts'
import { sendAgainPage } from '#edge/pages/error-pages.tsx'
import { redirectTo } from '#edge/request/answer.ts'
import { askFor, type Desk, doneParam, leave, showScreen, typedIn } from './show.tsx'

type Fields = Readonly<Record<string, string>>
type Found = NonNullable<ReturnType<typeof findPress>>

/** One press: an operation, then the screen again. Nothing that was typed is lost. */
export async function press(desk: Desk): Promise<Response | null> {
  const form = await readForm(desk.context.request, limits.formUploadBytes)
  if (typeof form === 'string') throw new DeskFailure(413, messageOf(form))
  const fields: Fields = Object.fromEntries(
    [...form].filter((one): one is [string, string] => typeof one[1] === 'string'),
  )
  const { press: name = '', id = '', key = '', ...values } = fields
  const found = findPress(name)
  if (!found || id.length > limits.idChars) return null
  const said: DeskRefusal = { press: name, id, message: '', fields: {}, values }
  const sent = await bodyOf(found, { id, key, fields, form })
  if ('fields' in sent) {
    const first = { message: 'Belum tersimpan. Periksa isian yang ditandai.', fields: sent.fields }
    return again(desk, form, { ...said, ...first }, 422)
  }
  try {
    await operate(desk.c, desk.session, sent.path, sent)
  } catch (failure) {
    if (!(failure instanceof DeskFailure)) throw failure
    if (failure.status === 401) return leave(desk, failure.message, typedIn(values))
    const news = failure.status === 409 ? await newsOf(desk, found, id) : ''
    return again(desk, form, { ...said, message: failure.message + news, fields: failure.fields }, failure.status)
  }
  const next = new URL(desk.context.url)
  next.searchParams.set(doneParam, name)
  // Without a place of its own the browser would go on to that of the form, past what has been done.
  return redirectTo(desk.context, `${next.pathname}${next.search}#${contentId}`, 303)
}

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
  const sent = { method, path, body: read.body }
  return once && /^[0-9a-f-]{36}$/.test(key) ? { ...sent, key: await keyOf(key, [found.name, id, read.body]) } : sent
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
    if (!(failure instanceof DeskFailure) || failure.status < 500) throw failure
    return sendAgainPage(desk.context, refusal.message, form)
  }
}
