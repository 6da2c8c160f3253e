import { refused, type Result, accepted } from '#shared/result.ts'
import { endingOf } from '#shared/web/image-types.ts'
import { hasParts, readSent } from '#shared/web/bytes.ts'
import { limits } from '#shared/limits.ts'
import { cleanImage } from '#commerce/files/image.ts'
import { isVideo, mimeOf } from '#commerce/files/rules.ts'
import { filesIn, type UploadedFile } from '#commerce/files/upload.ts'
import { cleanVideo, videoEndingOf } from '#commerce/files/video.ts'
import type { PictureFile, VideoFile } from './rules.ts'

/** What multipart adds around its files. */
const frameBytes = 16_384

interface Upload {
  name: string
  /** One video, or the files of one picture. */
  files: VideoFile | PictureFile[]
}

/**
 * What was sent: multipart with a picture in one or all of its widths or with a video, or the bytes of one file alone.
 * Types and sizes are read from the bytes; what the sender calls them does not count.
 */
export async function readUpload(request: Request): Promise<Result<Upload>> {
  const type = request.headers.get('content-type') ?? ''
  const sent = await readSent(request, limits.mediaBytes + frameBytes)
  if (sent === 'too_large') return refused(type.startsWith('video/') ? 'video_too_large' : 'file_too_large')
  if (typeof sent === 'string') return refused(sent)
  const parts: UploadedFile[] | null = hasParts(request.headers) ? filesIn(sent, request) : [{ name: '', bytes: sent }]
  if (!parts || parts.length === 0 || parts.length > limits.mediaFiles) return refused('bad_request')
  const [{ name, bytes: first } = { name: '', bytes: sent }, ...others] = parts
  const mime = mimeOf(first)
  if (mime !== null && isVideo(mime) && others.length === 0) return withName(name, videoOf(first, mime))
  const files: PictureFile[] = []
  for (const { bytes } of parts) {
    const file = pictureOf(bytes)
    if (!file.ok) return file
    files.push(file.value)
  }
  return accepted({ name, files })
}

const withName = (name: string, video: Result<VideoFile>): Result<Upload> =>
  video.ok ? accepted({ name, files: video.value }) : video

function videoOf(bytes: Uint8Array<ArrayBuffer>, mime: string): Result<VideoFile> {
  const ending = videoEndingOf(mime)
  if (bytes.length > limits.videoBytes) return refused('video_too_large')
  if (ending === null) return refused('video_kind')
  return cleanVideo(bytes, ending) ? accepted({ bytes, ending }) : refused('video_broken')
}

function pictureOf(bytes: Uint8Array<ArrayBuffer>): Result<PictureFile> {
  if (bytes.length > limits.uploadBytes) return refused('file_too_large')
  const mime = mimeOf(bytes)
  const ending = mime === null ? null : endingOf(mime)
  if (mime === null || ending === null) return refused('image_kind')
  const image = cleanImage(bytes, mime)
  return image.ok ? accepted({ ...image.value, ending }) : image
}
