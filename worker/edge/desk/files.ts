import { limits } from '#shared/limits.ts'
import { messageOf } from '#shared/text/errors.ts'
import { isImageType } from '#shared/web/image-types.ts'
import { DeskFailure, operate } from './operations.ts'
import { readForm } from '#edge/pages/sent-form.ts'
import { answer } from '#edge/request/answer.ts'
import type { Desk } from './show.tsx'

/** Where the files are that the desk shows. */
const kinds: Readonly<Record<string, (id: string) => string>> = {
  bukti: (id) => `/receipts/${id}/file`,
  retur: (id) => `/files/${id}`,
}

/** A stranger has sent the file: a picture is shown, anything else is saved and never opened as a page of ours. */
export async function deskFile({ c, context, session }: Desk, kind: string, id: string): Promise<Response | null> {
  const pathOf = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!pathOf || id === '') return null
  const file = await operate(c, session, pathOf(id), { method: 'GET' })
  const type = file.headers.get('content-type') ?? 'application/octet-stream'
  return answer(context, file.body, {
    kind: 'data',
    headers: {
      'content-type': type,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(isImageType(type)
        ? {}
        : { 'content-disposition': `attachment; filename="${kind}.${type.split('/')[1] ?? ''}"` }),
    },
  })
}

/** Labels of the orders that were ticked; one that is fetched has none: a page to print, in a tab of its own. */
export async function printLabels({ c, context, session }: Desk): Promise<Response> {
  const form = await readForm(context.request, limits.bodyBytes)
  if (typeof form === 'string') throw new DeskFailure(413, messageOf(form))
  const orders = form.getAll('orders').join(',')
  if (orders === '') throw new DeskFailure(422, 'Centang dulu pesanan yang labelnya dicetak, lalu coba lagi.')
  const size = form.get('size') === '100x150' ? '100x150' : 'A6'
  const labels = await operate(c, session, '/labels', { method: 'POST', body: { orders, size } }).catch(
    (no: unknown) => {
      // Which ones: it is a page of its own, without a field at which that could stand.
      if (!(no instanceof DeskFailure)) throw no
      const why = no.fields['orders']
      throw why ? new DeskFailure(no.status, why) : no
    },
  )
  const page = await answer(context, labels.body, {
    kind: 'data',
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
  })
  // It has styles in it, and its own policy lets nothing else load or run.
  const policy = labels.headers.get('content-security-policy') ?? "default-src 'none'"
  page.headers.set('content-security-policy', `${policy}; frame-ancestors 'none'`)
  return page
}
