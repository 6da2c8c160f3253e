import { accepted, refused, type Result } from '#shared/result.ts'
import { isTurned, withoutMetadata } from './metadata.ts'
import { isMoving } from './moving.ts'
import { isDeep, isOversized, pixelsOf, unpackedPixels } from './pixels.ts'

/** An image as it is kept; its width and height are those that are shown. */
interface CleanImage {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

/**
 * Takes an image apart once, when it is uploaded: what is kept is served as it is. It is cleaned first, because that
 * bounds how many parts it has, and the other steps walk through all of them. Refused are files that are broken, that
 * unpack to too much, and films: each of their frames would unpack to a whole image.
 */
export function cleanImage(bytes: Uint8Array, mime: string): Result<CleanImage> {
  const clean = withoutMetadata(bytes, mime)
  const pixels = clean && pixelsOf(clean, mime)
  const unpacked = clean && unpackedPixels(clean, mime)
  if (!pixels || !unpacked) return refused('image_broken')
  const deep = isDeep(clean, mime)
  if (isOversized(pixels, deep) || isOversized(unpacked, deep)) return refused('image_oversized')
  if (isMoving(clean, mime)) return refused('image_moving')
  const { width, height } = pixels
  const turned = mime === 'image/jpeg' && isTurned(clean)
  return accepted({ bytes: clean, ...(turned ? { width: height, height: width } : pixels) })
}
