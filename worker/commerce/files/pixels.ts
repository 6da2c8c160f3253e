import { limits } from '#shared/limits.ts'
import { avifPixels, codedPixels, isDeepAvif } from './avif.ts'
import { nameAt } from './boxes.ts'

/** Width and height of an image in pixels. */
interface Pixels {
  width: number
  height: number
}

/**
 * What the header of an image says about its size: a file of 45 bytes may unpack to gigabytes in the shopper's browser.
 * It must have been cleaned, so that its parts are few. null: there is no size where decoders look for it, so the file
 * is no image.
 */
export function pixelsOf(bytes: Uint8Array, mime: string): Pixels | null {
  const pixels = whole(() => readers[mime]?.(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? null)
  return pixels && pixels.width > 0 && pixels.height > 0 ? pixels : null
}

/** What a decoder unpacks first; only an AVIF may be made to show less. null: it is broken. */
export const unpackedPixels = (bytes: Uint8Array, mime: string): Pixels | null =>
  whole(() => (mime === 'image/avif' ? codedPixels(bytes) : pixelsOf(bytes, mime)))

function whole(read: () => Pixels | null): Pixels | null {
  try {
    return read()
  } catch (error) {
    // A length that leads beyond the end: the image is cut off.
    if (error instanceof RangeError) return null
    throw error
  }
}

/** Whether decoding it would cost a phone more than a photo may: a pixel takes 4 bytes there, a deep one 8. */
export const isOversized = ({ width, height }: Pixels, deep: boolean): boolean =>
  Math.max(width, height) > limits.imageSidePx || width * height * (deep ? 2 : 1) > limits.imagePixels

/** Whether a colour of a pixel has more than 8 bits. JPEG and WebP have none that browsers show. It must be cleaned. */
export const isDeep = (bytes: Uint8Array, mime: string): boolean =>
  (mime === 'image/png' && bytes[pngDepthAt] === 16) || (mime === 'image/avif' && isDeepAvif(bytes))

const pngDepthAt = 24
/** The first chunk must be the header. */
const png = (view: DataView): Pixels | null =>
  nameAt(view, 12) === 'IHDR' ? { width: view.getUint32(16), height: view.getUint32(20) } : null

/** SOF0 to SOF15; in between are tables (DHT, DAC) and one reserved marker. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
/** Markers without a length: a stuffed byte, TEM, restarts and the start of an image. */
export const isAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)
const [endOfImage, startOfScan] = [0xd9, 0xda]

/** The first frame before the pixels. Like decoders, it skips bytes that belong to no segment. */
function jpeg(view: DataView): Pixels | null {
  for (let at = 2; ;) {
    while (view.getUint8(at) !== 0xff) at += 1
    while (view.getUint8(at) === 0xff) at += 1
    const marker = view.getUint8(at)
    if (marker === endOfImage || marker === startOfScan) return null
    if (isFrame(marker)) return { height: view.getUint16(at + 4), width: view.getUint16(at + 6) }
    at += isAlone(marker) ? 1 : 1 + view.getUint16(at + 1)
  }
}

const threeBytes = (view: DataView, at: number): number => view.getUint16(at, true) + view.getUint8(at + 2) * 0x1_00_00
/** Widths and heights of both codecs have fourteen bits. */
const size14 = 0x3fff

/** By the name of the chunk; `at` is where its content begins. */
const webpChunks: Readonly<Record<string, (view: DataView, at: number) => Pixels>> = {
  VP8X: (view, at) => ({ width: threeBytes(view, at + 4) + 1, height: threeBytes(view, at + 7) + 1 }),
  VP8L: (view, at) => {
    const bits = view.getUint32(at + 1, true)
    return { width: (bits & size14) + 1, height: ((bits >>> 14) & size14) + 1 }
  },
  'VP8 ': (view, at) => ({
    width: view.getUint16(at + 6, true) & size14,
    height: view.getUint16(at + 8, true) & size14,
  }),
}
/** The largest that any of its chunks says, because the canvas may say less than the picture on it. */
function webp(view: DataView): Pixels {
  const largest = { width: 0, height: 0 }
  for (let at = 12; at + 8 <= view.byteLength;) {
    const read = webpChunks[nameAt(view, at)]
    if (read) {
      const { width, height } = read(view, at + 8)
      largest.width = Math.max(largest.width, width)
      largest.height = Math.max(largest.height, height)
    }
    const length = view.getUint32(at + 4, true)
    at += 8 + length + (length % 2)
  }
  return largest
}

const readers: Readonly<Record<string, (view: DataView) => Pixels | null>> = {
  'image/png': png,
  'image/jpeg': jpeg,
  'image/webp': webp,
  'image/avif': avifPixels,
}
