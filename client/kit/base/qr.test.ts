import { expect, test } from 'vitest'
import { qrDrawing, qrModules } from './qr.ts'

test('the drawing is the same code, with four light modules around it', () => {
  const text = 'QRIS'
  const [modules, { size, path }] = [qrModules(text), qrDrawing(text)]
  const drawn = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(width))
  expect(drawn).toEqual(modules)
  expect(modules.slice(0, 4).flat()).not.toContain(true)
  expect(modules.map((row) => row.slice(0, 4)).flat()).not.toContain(true)
})
