import type { Context } from 'hono'
import { files } from '#shared/api/shop/files.ts'
import { limits } from '#shared/limits.ts'
import { accepted } from '#shared/result.ts'
import { ownerOf } from '#commerce/cart/store.ts'
import { shopOf } from '#commerce/platform/directory/object.ts'
import { answered, refuse } from '#commerce/platform/http/envelope.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import type { HttpEnv } from '#commerce/platform/http/caller.ts'
import { readSent } from '#shared/web/bytes.ts'
import { formParts } from '#shared/web/form-parts.ts'
import { privateKey } from '#commerce/platform/bucket.ts'
import { cleanImage } from './image.ts'
import { isImage, isVideo, mimeOf } from './rules.ts'

/** What multipart adds around the bytes of one file. */
const frameBytes = 4_096

/**
 * One file by multipart. Its bytes go to the bucket under the shop's private prefix; the Shop only stores whose they
 * are. An image is kept as it will be served: without what a camera wrote beside its pixels.
 */
export async function upload(c: Context<HttpEnv>): Promise<Response> {
  const caller = c.get('caller')
  if (
    !caller.session &&
    ownerOf({ customerId: null, sessionId: null, visitorId: caller.visitorId, address: '' }) === null
  )
    return refuse('bad_request')
  const file = await readFile(c.req.raw, limits.videoBytes)
  if (typeof file === 'string') return refuse(file)
  const { bytes } = file
  const mime = mimeOf(bytes)
  if (mime === null) return refuse(bytes.length > limits.uploadBytes ? 'file_too_large' : 'file_kind')
  if (!isVideo(mime) && bytes.length > limits.uploadBytes) return refuse('file_too_large')
  const image = isImage(mime) ? cleanImage(bytes, mime) : null
  if (image && !image.ok) return refuse(image.code)
  const kept = image ? image.value.bytes : bytes
  const id = crypto.randomUUID()
  const { objectName } = c.get('company')
  // The row comes first: if something fails afterwards, the cleaning job still finds the file by its row.
  const { result, generation } = await shopOf(c.env, c.get('company')).internalCall(
    'addFile',
    { id, mime, bytes: kept.length },
    caller,
  )
  if (result.ok) await c.env.MEDIA.put(privateKey(objectName, id), kept, { httpMetadata: { contentType: mime } })
  return answered(files.upload, { result: result.ok ? accepted({ fileId: id }) : result, generation })
}

/** The caller's own file. */
export async function download(c: Context<HttpEnv>): Promise<Response> {
  const id = c.req.param('id') ?? ''
  const { result } = await shopOf(c.env, c.get('company')).internalCall('findOwnFile', { id }, c.get('caller'))
  return result.ok ? sendFile(c.env, c.get('company'), id, result.value.mime) : refuse(result.code)
}

/** A private file: never cached on the way, and never served as another type than its first bytes showed. */
export async function sendFile(env: Env, { objectName }: Company, id: string, mime: string): Promise<Response> {
  const stored = await env.MEDIA.get(privateKey(objectName, id))
  if (!stored) return refuse('not_found')
  return new Response(stored.body, {
    headers: { 'content-type': mime, 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  })
}

/** The single file of a multipart body, or why there is none. */
export async function readFile(
  request: Request,
  maxBytes: number,
): Promise<UploadedFile | 'bad_request' | 'cut_off' | 'file_too_large'> {
  const sent = await readSent(request, maxBytes + frameBytes)
  if (typeof sent === 'string') return sent === 'too_large' ? 'file_too_large' : sent
  const [file, ...others] = filesIn(sent, request) ?? []
  if (!file || others.length > 0) return 'bad_request'
  return file.bytes.length > maxBytes ? 'file_too_large' : file
}

export interface UploadedFile {
  /** What its sender calls it. */
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** The files of a multipart body; null: it is none, or was cut off. */
export const filesIn = (sent: Uint8Array<ArrayBuffer>, { headers }: Request): UploadedFile[] | null =>
  formParts(sent, headers.get('content-type') ?? '')?.flatMap(({ fileName, bytes }) =>
    fileName === null ? [] : [{ name: fileName, bytes }],
  ) ?? null
