/** Width, height and how many points have each colour, of a PNG with a palette and without filters. */
export async function readPng(answer: Response) {
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const view = new DataView(bytes.buffer)
  const chunks = new Map<string, Uint8Array<ArrayBuffer>>()
  for (let at = 8; at < bytes.length; at += view.getUint32(at) + 12)
    chunks.set(
      new TextDecoder().decode(bytes.subarray(at + 4, at + 8)),
      bytes.slice(at + 8, at + 8 + view.getUint32(at)),
    )
  const packed = new Blob([chunks.get('IDAT') ?? new Uint8Array()]).stream()
  const rows = new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer())
  const [width, height] = [view.getUint32(16), view.getUint32(20)]
  const palette = chunks.get('PLTE') ?? new Uint8Array()
  const counts = new Map<string, number>()
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x <= width; x += 1) {
      const place = (rows[y * (width + 1) + x] ?? 0) * 3
      const colour = [...palette.subarray(place, place + 3)].map((one) => one.toString(16).padStart(2, '0')).join('')
      counts.set(colour, (counts.get(colour) ?? 0) + 1)
    }
  return { bytes: bytes.length, width, height, counts, ended: chunks.has('IEND') }
}
