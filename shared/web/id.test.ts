import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { escaped, joinIds, splitIds, unescaped } from './id.ts'
import { idPattern } from './id-patterns.ts'

test('an id is any text that an address can carry', () => {
  for (const id of ['7', 'a+b/c==', ' ', '...', 'é?#&%', '😀', 'x'.repeat(limits.idChars)])
    expect([id, idPattern.test(id), decodeURIComponent(encodeURIComponent(id))]).toEqual([id, true, id])
  for (const none of ['', '.', '..', 'a\nb', '\u0000', '\u0085', '\ud800', 'x'.repeat(limits.idChars + 1)])
    expect([none, idPattern.test(none)]).toEqual([none, false])
})

test('ids that are joined are read back as they were', () => {
  const ids = ['a', 'b,c', '%2C', '50%', 'd e']
  expect(splitIds(joinIds(ids))).toEqual(ids)
  expect(splitIds('')).toEqual([])
  expect(unescaped(escaped('a|b%7C', '|'))).toBe('a|b%7C')
  expect(unescaped('%E0%A4%A')).toBe('')
})
