import { expect, test } from 'vitest'
import { formId } from './parts.tsx'

test('each id has a place of its own on its page, and an address can name it', () => {
  const ids = ['kopia', 'kopi.a', 'kopi a', 'kopi.2e.a', 'kopi-a', '珈琲', '茶', '☕', '🫖', '3f2a-0b1c']
  const places = ids.map((id) => formId('hide', id))
  expect(new Set(places).size).toBe(ids.length)
  for (const place of places) expect(new URL(`https://toko/kelola#${place}`).hash).toBe(`#${place}`)
  expect(places.at(-1)).toBe('hide-3f2a-0b1c')
})
