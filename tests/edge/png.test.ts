import { crc32, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { qrModules } from '#client/kit/base/qr.ts'
import { pngOf } from '#edge/resources/png.ts'

test('every chunk ends with its checksum', async () => {
  const bytes = Buffer.from(await pngOf(qrModules('00020101021226'), 3))
  const kinds: string[] = []
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12) {
    const end = at + 8 + bytes.readUInt32BE(at)
    expect(bytes.readUInt32BE(end)).toBe(crc32(bytes.subarray(at + 4, end)))
    kinds.push(bytes.toString('latin1', at + 4, at + 8))
  }
  expect(kinds).toEqual(['IHDR', 'IDAT', 'IEND'])
})

test('every module of a QR code is a square of the image', async () => {
  const modules = qrModules('00020101021226')
  const bytes = Buffer.from(await pngOf(modules, 3))
  const side = modules.length * 3
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[24], bytes[25]]).toEqual([side, side, 1, 0])
  const stride = Math.ceil(side / 8) + 1
  const pixels = inflateSync(bytes.subarray(41, 41 + bytes.readUInt32BE(33)))
  expect(pixels).toHaveLength(stride * side)
  const dark = (x: number, y: number) => ((pixels[y * stride + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1)
      if (dark(x, y) !== modules[Math.floor(y / 3)]?.[Math.floor(x / 3)]) throw new Error(`${x}, ${y}`)
})
