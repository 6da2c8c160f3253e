import { crc32 } from 'node:zlib'

/** The first bytes of every file, by the PNG specification. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

/**
 * A QR code as an image of one bit per pixel, each module `scale` pixels wide, for bank apps that read it from the
 * gallery.
 */
export async function pngOf(modules: readonly (readonly boolean[])[], scale: number): Promise<Uint8Array<ArrayBuffer>> {
  const side = modules.length * scale
  const stride = Math.ceil(side / 8)
  const pixels = new Uint8Array((stride + 1) * side)
  for (let y = 0; y < side; y += 1) {
    const row = modules[Math.floor(y / scale)] ?? []
    // Each line begins with its filter, none; 1 is white.
    for (let x = 0; x < side; x += 1) {
      const at = y * (stride + 1) + 1 + (x >> 3)
      if (!row[Math.floor(x / scale)]) pixels[at] = (pixels[at] ?? 0) | (0x80 >> (x & 7))
    }
  }
  // One bit, grey.
  return fileOf({ width: side, height: side, depth: 1, kind: 0 }, pixels)
}

/** A picture whose points are places in a palette of at most 256 colours. */
export function pngOfPoints(
  { width, height, points }: { width: number; height: number; points: Uint8Array },
  palette: readonly (readonly [number, number, number])[],
): Promise<Uint8Array<ArrayBuffer>> {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(points.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return fileOf({ width, height, depth: 8, kind: 3 }, rows, [chunk('PLTE', new Uint8Array(palette.flat()))])
}

/** `rows`: each begins with its filter. */
async function fileOf(
  { width, height, depth, kind }: { width: number; height: number; depth: number; kind: number },
  rows: Uint8Array<ArrayBuffer>,
  more: readonly Uint8Array<ArrayBuffer>[] = [],
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = depth
  header[9] = kind
  return new Uint8Array(
    await new Blob([
      new Uint8Array(signature),
      chunk('IHDR', header),
      ...more,
      chunk('IDAT', await deflate(rows)),
      chunk('IEND', new Uint8Array()),
    ]).arrayBuffer(),
  )
}

/** Length, type, data, checksum over type and data. */
function chunk(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(data.length + 12)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, data.length)
  bytes.set(new TextEncoder().encode(type), 4)
  bytes.set(data, 8)
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)))
  return bytes
}

/** zlib's format, as PNG wants it. */
async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}
