import { expect, test } from 'vitest'
import { reuse } from './reuse.ts'

const before = { total: 5, address: { street: 'Jl. Melawai' }, lines: [{ id: 'a' }, { id: 'b' }], note: null }
const copy = () => structuredClone(before)

test('equal data stays the same object', () => {
  expect(reuse(before, copy())).toBe(before)
})

test('what changed is a new object, and everything beside it stays the old one', () => {
  const next = { ...copy(), total: 6, lines: [{ id: 'a' }, { id: 'c' }] }
  const merged = reuse(before, next)
  expect(merged).toEqual(next)
  expect(merged.address).toBe(before.address)
  expect(merged.lines).not.toBe(before.lines)
  expect(merged.lines[0]).toBe(before.lines[0])
})

test.each([
  ['a field that is gone', { total: 5 }],
  ['a field that came', { ...copy(), more: undefined }],
  ['an empty list in place of null', { ...copy(), note: [] }],
  ['an empty object in place of an empty list', { list: {} }],
  ['null in place of an object', { ...copy(), address: null }],
  ['a shorter list', { ...copy(), lines: [{ id: 'a' }] }],
])('%s is never taken for the same', (_, next) => {
  expect(reuse({ list: [], ...before }, next)).toEqual(next)
  expect(reuse(before, next)).toEqual(next)
})
