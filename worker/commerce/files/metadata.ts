import { limits } from '#shared/limits.ts'
import { cleanAvif } from './avif.ts'
import { viewOf } from './boxes.ts'
import { isAlone, isFrame } from './pixels.ts'

/**
 * An image without what a camera wrote beside its pixels: EXIF with place and time, XMP, comments. It is never longer
 * than the image. null: the image is broken, or has more parts than any encoder makes.
 */
export function withoutMetadata(bytes: Uint8Array, mime: string): Uint8Array<ArrayBuffer> | null {
  try {
    if (mime === 'image/jpeg') return jpeg(bytes)
    if (mime === 'image/png') return png(bytes)
    if (mime === 'image/webp') return webp(bytes)
    return mime === 'image/avif' ? cleanAvif(bytes) : null
  } catch (error) {
    // A length that leads beyond the end: the image is cut off.
    if (error instanceof RangeError) return null
    throw error
  }
}

function part(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to > bytes.length || to < from) throw new RangeError('beyond the end')
  return bytes.subarray(from, to)
}

/** The parts that are kept, written one after the other into one array: a file may consist of nothing but parts. */
class Kept {
  readonly file: Uint8Array
  readonly bytes: Uint8Array<ArrayBuffer>
  length = 0
  #parts = 0

  constructor(file: Uint8Array) {
    this.file = file
    this.bytes = new Uint8Array(file.length)
  }

  /** Another part of the file begins. */
  next(): void {
    this.#parts += 1
    if (this.#parts > limits.imageParts) throw new RangeError('too many parts')
  }

  range(from: number, to: number): void {
    this.add(part(this.file, from, to))
  }

  add(piece: Uint8Array): void {
    this.bytes.set(piece, this.length)
    this.length += piece.length
  }

  whole(): Uint8Array<ArrayBuffer> {
    return this.bytes.subarray(0, this.length)
  }
}

const [app0, app1, app2, app14, app15, comment, start, scan, end] = [
  0xe0, 0xe1, 0xe2, 0xee, 0xef, 0xfe, 0xd8, 0xda, 0xd9,
]
/**
 * Of the segments beside the pixels, only JFIF, a colour profile and Adobe's colours are needed to show the image. Others
 * of the same markers hold a smaller picture of it, or whatever somebody wrote.
 */
const neededNames: Readonly<Record<number, string>> = { [app0]: 'JFIF', [app2]: 'ICC_PROFILE\0', [app14]: 'Adobe' }
function isNeeded(bytes: Uint8Array, marker: number, from: number): boolean {
  const name = neededNames[marker]
  if (name === undefined) return (marker < app0 || marker > app15) && marker !== comment
  return [...name].every((letter, n) => bytes[from + n] === letter.charCodeAt(0))
}

function jpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const view = viewOf(bytes)
  if (view.getUint16(0) !== 0xff00 + start) return null
  const kept = new Kept(bytes)
  kept.range(0, 2)
  let [at, frames, scans, turned] = [2, 0, 0, 1]
  for (;;) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    kept.next()
    // Whatever follows the end marker is no image data.
    if (marker === end) {
      kept.range(at, at + 2)
      return kept.whole()
    }
    // A decoder would look for the next marker where we expect a length, and could find another image there.
    if (isAlone(marker)) return null
    const next = at + 2 + view.getUint16(at + 2)
    if (isFrame(marker)) frames += 1
    if (marker === scan) scans += 1
    if (frames > 1 || scans > limits.imageScans) return null
    if (marker === app1) {
      const found = turned === 1 ? orientationOf(part(bytes, at + 4, next)) : 1
      if (found > 1) kept.add(orientationSegment((turned = found)))
    } else if (isNeeded(bytes, marker, at + 4)) kept.range(at, next)
    at = next
    if (marker !== scan) continue
    const after = scanEnd(bytes, at)
    kept.range(at, after)
    at = after
  }
}

/** The position of the next marker that is neither a stuffed byte nor a restart. */
function scanEnd(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    at = bytes.indexOf(0xff, at)
    if (at < 0 || at + 1 >= bytes.length) throw new RangeError('no end')
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at
    at += marker === 0xff ? 1 : 2
  }
}

const exif = [0x45, 0x78, 0x69, 0x66, 0, 0]
/** The shortest that says anything: its name, the head of a TIFF, and a list of one entry. */
const exifBytes = exif.length + 8 + 2 + 12 + 4
/** How the phone was held, 1 to 8: without it the photo would lie on its side. */
function orientationOf(segment: Uint8Array): number {
  if (!exif.every((byte, n) => segment[n] === byte) || segment.length < exifBytes) return 1
  const tiff = viewOf(segment.subarray(6))
  const little = tiff.getUint16(0) === 0x4949
  const first = tiff.getUint32(4, little)
  if (first + 2 > tiff.byteLength) return 1
  const entries = tiff.getUint16(first, little)
  for (let n = 0; n < entries; n += 1) {
    const entry = first + 2 + n * 12
    if (entry + 12 > tiff.byteLength) return 1
    if (tiff.getUint16(entry, little) !== 0x0112) continue
    const turned = tiff.getUint16(entry + 8, little)
    return turned <= 8 ? turned : 1
  }
  return 1
}
/** Whether a JPEG is shown on its side, so that its width is its height. It must have been cleaned. */
export function isTurned(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  for (let at = 2; view.getUint8(at + 1) !== scan && view.getUint8(at + 1) !== end; at += 2 + view.getUint16(at + 2))
    if (view.getUint8(at + 1) === app1 && orientationOf(bytes.subarray(at + 4)) > 4) return true
  return false
}
/** An EXIF segment with a single entry. */
const orientationSegment = (turned: number) =>
  new Uint8Array([
    0xff,
    app1,
    0,
    34,
    ...exif,
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    turned,
    0,
    0,
    0,
    0,
    0,
    0,
  ])

/** What says how the pixels are shown; a film is refused later by the parts that are kept of it. */
const pngNeeded = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs hIST cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)
function png(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const kept = new Kept(bytes)
  kept.range(0, 8)
  let profiled = false
  for (let at = 8; ;) {
    kept.next()
    const next = at + 12 + view.getUint32(at)
    const name = String.fromCharCode(...part(bytes, at + 4, at + 8))
    // A profile is packed, and unpacks to a thousand times as much. Decoders read the first.
    const isProfile = name === 'iCCP'
    if (pngNeeded.has(name) && !(isProfile && (profiled || next - at > limits.imageProfileBytes))) kept.range(at, next)
    profiled ||= isProfile
    if (name === 'IEND') return kept.whole()
    at = next
  }
}

const webpNeeded = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP', 'ANIM', 'ANMF'])
function webp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const stop = 8 + view.getUint32(4, true)
  const kept = new Kept(bytes)
  kept.range(0, 12)
  for (let at = 12; at + 8 <= stop;) {
    kept.next()
    const length = view.getUint32(at + 4, true)
    const next = Math.min(at + 8 + length + (length % 2), Math.max(stop, at + 8 + length))
    const name = String.fromCharCode(...part(bytes, at, at + 4))
    const flags = kept.length + 8
    if (webpNeeded.has(name)) kept.range(at, next)
    // The header lists which chunks follow.
    if (name === 'VP8X') kept.bytes[flags] = (kept.bytes[flags] ?? 0) & ~0x0c
    at = next
  }
  const all = kept.whole()
  viewOf(all).setUint32(4, all.length - 8, true)
  return all
}
