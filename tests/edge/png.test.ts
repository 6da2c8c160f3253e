import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { qrModules } from '#client/kit/qr.ts'
import { crc32, pngOf } from '#edge/resources/png.ts'

test('the checksum follows the PNG standard', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  expect(crc32(new TextEncoder().encode('IEND'))).toBe(0xae426082)
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
