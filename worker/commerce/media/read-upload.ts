import { refused, type Result, accepted } from '#shared/result.ts'
import { endingOf } from '#shared/web/image-types.ts'
import { readSent } from '#shared/web/bytes.ts'
import { limits } from '#shared/limits.ts'
import { cleanImage } from '#commerce/files/image.ts'
import { mimeOf } from '#commerce/files/rules.ts'
import type { PictureFile } from './rules.ts'

/** What multipart adds around its files. */
const frameBytes = 16_384

/**
 * The files of one picture: multipart with one or with all of its widths, or the bytes of one alone. Their types and
 * sizes are read from the bytes; what the sender calls them does not count.
 */
export async function readPictures(request: Request): Promise<Result<{ name: string; files: PictureFile[] }>> {
  const sent = await readSent(request, limits.mediaBytes + frameBytes)
  if (typeof sent === 'string') return refused(sent === 'too_large' ? 'file_too_large' : sent)
  const parts = await partsOf(sent, request.headers.get('content-type') ?? '')
  if (!parts || parts.length === 0 || parts.length > limits.mediaFiles) return refused('bad_request')
  const files: PictureFile[] = []
  for (const { bytes } of parts) {
    const file = pictureOf(bytes)
    if (!file.ok) return file
    files.push(file.value)
  }
  return accepted({ name: parts[0]?.name ?? '', files })
}

interface Part {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

async function partsOf(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Part[] | null> {
  if (!type.toLowerCase().startsWith('multipart/form-data')) return [{ name: '', bytes }]
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const files = [...form.values()].filter((value) => value instanceof File)
    return await Promise.all(files.map(async (file) => ({ name: file.name, bytes: await bytesOf(file) })))
  } catch {
    // Not multipart after all, or cut off.
    return null
  }
}
const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())

function pictureOf(bytes: Uint8Array<ArrayBuffer>): Result<PictureFile> {
  if (bytes.length > limits.uploadBytes) return refused('file_too_large')
  const mime = mimeOf(bytes)
  const ending = mime === null ? null : endingOf(mime)
  if (mime === null || ending === null) return refused('image_kind')
  const image = cleanImage(bytes, mime)
  return image.ok ? accepted({ ...image.value, ending }) : image
}
