/**
 * A picture without what a camera writes beside it: a photo of a thing in somebody's home must not tell where that home is. Colours and
 * the way up stay. What cannot be read to its end is left as it is from there on.
 */
export function barePicture(bytes: Uint8Array, mime: string): Uint8Array<ArrayBuffer> {
  if (mime === 'image/jpeg') return joined(jpegParts(bytes))
  if (mime === 'image/png') return joined(pngParts(bytes))
  return mime === 'image/webp' ? webp(bytes) : new Uint8Array(bytes)
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const ascii = (bytes: Uint8Array, at: number, length: number) => String.fromCharCode(...bytes.subarray(at, at + length))

/** JFIF, a colour profile and Adobe's transform are needed to show it; the other application segments and comments are not. */
const jpegKept: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee])

function jpegParts(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const end = at + 2 + view(bytes).getUint16(at + 2)
    // From here on there is only the picture.
    if (marker === 0xda || end > bytes.length) break
    const segment = bytes.subarray(at, end)
    const said = (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
    if (!said || jpegKept.has(marker)) parts.push(segment)
    else if (marker === 0xe1 && ascii(segment, 4, 4) === 'Exif') parts.push(...wayUp(segment.subarray(10)))
    at = end
  }
  return [...parts, bytes.subarray(at)]
}

/** An Exif segment with the way up and nothing else; none for a picture that stands already. */
function wayUp(tiff: Uint8Array): Uint8Array[] {
  if (tiff.length < 14) return []
  const data = view(tiff)
  const little = data.getUint16(0) === 0x4949
  const table = data.getUint32(4, little)
  const entries = table + 2 <= tiff.length ? data.getUint16(table, little) : 0
  for (let n = 0; n < entries; n += 1) {
    const entry = table + 2 + n * 12
    if (entry + 12 > tiff.length) break
    const way = data.getUint16(entry + 8, little)
    if (data.getUint16(entry, little) === 0x0112 && way >= 2 && way <= 8)
      return [Uint8Array.of(0xff, 0xe1, 0, 34, ...exifName, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, way, 0, 0, 0, 0, 0, 0)]
  }
  return []
}
const exifName = [0x45, 0x78, 0x69, 0x66, 0, 0] as const

function pngParts(bytes: Uint8Array): Uint8Array[] {
  const parts = [bytes.subarray(0, 8)]
  let at = 8
  while (at + 12 <= bytes.length) {
    const end = at + 12 + view(bytes).getUint32(at)
    if (end > bytes.length) break
    if (!['eXIf', 'tEXt', 'iTXt', 'zTXt', 'tIME'].includes(ascii(bytes, at + 4, 4))) parts.push(bytes.subarray(at, end))
    at = end
  }
  return [...parts, bytes.subarray(at)]
}

function webp(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes.length < 12) return new Uint8Array(bytes)
  const parts = [bytes.subarray(0, 12)]
  let at = 12
  while (at + 8 <= bytes.length) {
    const length = view(bytes).getUint32(at + 4, true)
    const end = Math.min(bytes.length, at + 8 + length + (length % 2))
    if (!['EXIF', 'XMP '].includes(ascii(bytes, at, 4))) parts.push(bytes.subarray(at, end))
    at = end
  }
  const whole = joined([...parts, bytes.subarray(at)])
  view(whole).setUint32(4, whole.length - 8, true)
  // The head of an extended file says which of the parts there are.
  if (ascii(whole, 12, 4) === 'VP8X' && whole.length > 20) whole[20] = (whole[20] ?? 0) & ~0x0c
  return whole
}
