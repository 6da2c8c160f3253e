import { encode } from 'uqr'

/**
 * A QR code as one path in a square of `size` modules, quiet zone included. It is plain data, so the island that shows
 * it needs no encoder.
 */
export type QrDrawing = { size: number; path: string }

/** Medium error correction, and the quiet zone of four modules that scanners need. */
export const qrModules = (text: string): boolean[][] => encode(text, { ecc: 'M', border: 4 }).data

/** Neighbouring dark modules of a row become one stroke. */
export function qrDrawing(text: string): QrDrawing {
  const rows = qrModules(text)
  const path = rows.flatMap((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`)).join('')
  return { size: rows.length, path }
}

function runs(row: readonly boolean[]): [start: number, width: number][] {
  const found: [number, number][] = []
  row.forEach((dark, x) => {
    const last = found.at(-1)
    if (dark && last && last[0] + last[1] === x) last[1] += 1
    else if (dark) found.push([x, 1])
  })
  return found
}
