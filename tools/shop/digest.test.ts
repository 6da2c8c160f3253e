import { expect, test } from 'vitest'
import { digestOf } from './digest.ts'

test('a file goes on where it stopped only if it is read for the same, and is counted once however it is read', () => {
  const of = (replace: boolean, counted: boolean, text = 'slug;harga\n') =>
    digestOf(text, { replace, counted, columns: null })
  expect(new Set([of(false, false), of(true, false), of(false, true)]).size).toBe(3)
  expect(of(true, true)).toBe(of(false, true))
  expect(of(false, false)).toBe(of(false, false))
  expect(of(false, false, 'slug;stok\n')).not.toBe(of(false, false))
})
