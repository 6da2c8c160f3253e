import type { Context } from 'hono'
import { ActionRefused } from '#client/page.ts'
import { helper } from '#shared/api/helper.ts'
import { ApiFailure } from '#shared/api/index.ts'
import { FileId } from '#shared/brands.ts'
import { isErrorCode, messageOf } from '#shared/errors.ts'
import { limits } from '#shared/limits.ts'
import { pageNotFoundAt } from '#shared/text.ts'
import { answer } from './answer.ts'
import { fetchBytes } from './backend.ts'
import { notFoundPage } from './errors.tsx'
import { uploadFile } from './upload.ts'
import type { EdgeEnv } from './pipeline.tsx'
import type { Visit } from './visit.ts'

/** Keeps the files of a form's field. What is too large, too many or no picture is refused at the field. */
export async function uploadAll(visit: Visit, field: string, values: readonly (File | string)[], most: number): Promise<FileId[]> {
  // A field nobody chose a file in is sent as one without bytes.
  const files = values.filter((value) => value instanceof File && value.size > 0) as File[]
  if (files.length > most) throw new ActionRefused('input_invalid', { [field]: `Maksimal ${most} foto.` })
  if (files.some(({ size }) => size > limits.uploadBytes)) throw new ActionRefused('file_too_large', { [field]: messageOf('file_too_large') })
  const ids: FileId[] = []
  for (const file of files) ids.push(await upload(visit, field, file))
  return ids
}

async function upload(visit: Visit, field: string, file: File): Promise<FileId> {
  try {
    return FileId.parse(await uploadFile(visit, file))
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.kind !== 'refused' || !isErrorCode(failure.code)) throw failure
    throw new ActionRefused(failure.code, { [field]: failure.shown })
  }
}

const shownKinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'application/pdf'])

/** A file of the shopper's own; anybody else's is as if it were not there. */
export async function ownFile(c: Context<EdgeEnv>): Promise<Response> {
  const visit = c.get('visit')
  const id = FileId.safeDecode(c.req.query('id') ?? '')
  const file = id.success && visit.session ? await fetchBytes(visit, helper.upload, `/helper/file/${encodeURIComponent(id.data)}`) : null
  if (!file || !shownKinds.has(file.type)) return notFoundPage(visit, pageNotFoundAt(visit.url.pathname))
  return answer(visit, file.bytes, { kind: 'data', headers: { 'content-type': file.type, 'cache-control': 'private, no-store' } })
}
