const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0))
const little = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => (value >>> (8 * place)) & 255)

/** A PNG of 45 bytes that says how large it is; it has no pixels. */
export const pngOf = (width = 1, height = 1) =>
  Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...[...u32(13), ...letters('IHDR'), ...u32(width), ...u32(height), 8, 2, 0, 0, 0, 0, 0, 0, 0],
    ...[...u32(0), ...letters('IEND'), 0xae, 0x42, 0x60, 0x82],
  ])

/** A JPEG with a frame and a scan, but no picture in it. */
export const jpegOf = (width = 1, height = 1) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe0, ...u16(16), ...letters('JFIF'), 0, 1, 1, 0, 0, 1, 0, 1, 0, 0],
    ...[0xff, 0xc0, ...u16(11), 8, ...u16(height), ...u16(width), 1, 1, 0x11, 0],
    ...[0xff, 0xda, ...u16(8), 1, 1, 0, 0, 63, 0, 1, 2, 3, 0xff, 0xd9],
  ])

const webpChunks = {
  'VP8 ': (width: number, height: number) => [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)],
  VP8L: (width: number, height: number) => [0x2f, ...little(width - 1 + (height - 1) * 0x40_00, 4), 0],
  VP8X: (width: number, height: number) => [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)],
}
/** A WebP with these chunks, each of which says the same size. */
export function webpOf(width: number, height: number, chunks: readonly (keyof typeof webpChunks)[]) {
  const body = chunks.flatMap((name) => {
    const content = webpChunks[name](width, height)
    return [...letters(name), ...little(content.length, 4), ...content]
  })
  return Uint8Array.from([...letters('RIFF'), ...little(body.length + 4, 4), ...letters('WEBP'), ...body])
}

const box = (name: string, content: readonly number[]) => [...u32(content.length + 8), ...letters(name), ...content]
/** Version and flags 0, or another version. */
const full = (name: string, content: readonly number[], version = 0) => box(name, [version, 0, 0, 0, ...content])

/**
 * An AVIF with one picture, which is six bytes of nothing, and EXIF with the word GPS behind it. `brand` may make a
 * film of it; so often more the EXIF names what is before the picture.
 */
export function avifOf(width: number, height: number, brand = 'avif', more = 0) {
  const head = box('ftyp', [...letters(brand), ...u32(0), ...letters('mif1')])
  const item = (id: number, kind: string) => full('infe', [...u16(id), 0, 0, ...letters(kind), 0], 2)
  const meta = (data: number) =>
    full('meta', [
      ...full('iinf', [...u16(2), ...item(1, 'av01'), ...item(2, 'Exif')]),
      ...full('iloc', [
        ...[0x44, 0, ...u16(2)],
        ...[...u16(1), ...u16(0), ...u16(1), ...u32(data), ...u32(6)],
        ...[...u16(2), ...u16(0), ...u16(1 + more), ...u32(data + 6), ...u32(3)],
        ...Array.from({ length: more }, () => [...u32(0), ...u32(data)]).flat(),
      ]),
      ...box('iprp', box('ipco', full('ispe', [...u32(width), ...u32(height)]))),
    ])
  const data = head.length + meta(0).length + 8
  return Uint8Array.from([...head, ...meta(data), ...box('mdat', [0, 1, 2, 3, 4, 5, ...letters('GPS')])])
}

interface Mp4Parts {
  brand?: string
  /** How many bytes its pictures have. */
  bytes?: number
}
/** An MP4 with a track, and with the words GPS in each place where a camera writes them. */
export function mp4Of({ brand = 'isom', bytes = 40 }: Mp4Parts = {}): Uint8Array<ArrayBuffer> {
  const note = (name: string) => box(name, letters('GPS-6.2+106.8'))
  const track = box('trak', [...box('tkhd', [0, 0, 0, 7]), ...note('udta')])
  const movie = box('moov', [...box('mvhd', [0, 0, 0, 1]), ...track, ...note('udta'), ...note('meta')])
  const head = [...box('ftyp', [...letters(brand), ...u32(0), ...letters('mp41')]), ...note('uuid'), ...movie]
  const file = new Uint8Array(head.length + 8 + bytes)
  file.set([...head, ...u32(bytes + 8), ...letters('mdat')])
  for (let at = head.length + 8; at < file.length; at += 1) file[at] = at & 255
  return file
}

/** A WebM, or a Matroska file, which begins with the same bytes. */
export const webmOf = (kind = 'webm') =>
  Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x80 + kind.length, ...letters(kind), 1, 2, 3])
