import { expect, test } from 'vitest'
import { held, scaleMax, turns, whole, zoomed } from './zoom.ts'

const stage = { width: 360, height: 740 }
const image = { width: 360, height: 360 }

test('what is under the finger stays under it', () => {
  const at = { x: 50, y: 0 }
  const view = zoomed(whole, 2, at, image, stage)
  // The point of the image that was at 50 is still at 50: its distance from the image's middle has doubled.
  expect(view).toEqual({ scale: 2, x: -50, y: 0 })
})

test('an image is never smaller than whole nor larger than four times', () => {
  expect(zoomed(whole, 0.2, { x: 90, y: 90 }, image, stage)).toEqual(whole)
  expect(zoomed(whole, 100, { x: 0, y: 0 }, image, stage).scale).toBe(scaleMax)
})

test('its edges stay at the edges of the stage, and a side with room stays in the middle', () => {
  expect(held({ scale: 2, x: 900, y: 50 }, image, stage)).toEqual({ scale: 2, x: 180, y: 0 })
  expect(held({ scale: 4, x: -900, y: -900 }, image, stage)).toEqual({ scale: 4, x: -540, y: -350 })
})

test.each([
  [100, 0, true],
  [-100, 0, true],
  [40, 0, false],
  [40, 0.6, true],
  [-40, 0.6, false],
  [10, 2, false],
])('let go at %s px with %s px/ms: turns %s', (distance, speed, expected) => {
  expect(turns(distance, speed, 360)).toBe(expected)
})
