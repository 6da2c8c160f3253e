import { expect, test } from 'vitest'
import { type IssuedCode, codeProblem, digitsOf, tooSoon } from './rules.ts'

const now = new Date('2026-11-21T07:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
const asked = (...seconds: number[]): IssuedCode[] => seconds.map((one) => ({ at: ago(one), purpose: 'login' }))
const open = { purpose: 'login', tries: 0, expiresAt: ago(-1), spentAt: null } as const

test.each([
  [open, null],
  [null, 'code_wrong'],
  [{ ...open, purpose: 'password' as const }, 'code_wrong'],
  [{ ...open, expiresAt: now }, 'code_expired'],
  [{ ...open, tries: 5 }, 'code_used_up'],
  [{ ...open, tries: 4 }, null],
  [{ ...open, spentAt: now }, 'code_used_up'],
])('%o: %s', (kept, problem) => {
  expect(codeProblem(kept, 'login', now)).toBe(problem)
})

test('another code waits 60 seconds, for the same purpose only', () => {
  expect(tooSoon('login', asked(59), [], now)).toMatchObject({ code: 'code_wait', values: { seconds: 1 } })
  expect(tooSoon('login', asked(60), [], now)).toBeNull()
  expect(tooSoon('password', asked(1), [], now)).toBeNull()
})

test('five codes an hour an account, for all purposes together, and thirty a network', () => {
  expect(tooSoon('password', asked(100, 200, 300, 400, 500), [], now)).toMatchObject({
    code: 'too_many',
    values: { minutes: 52 },
  })
  expect(tooSoon('login', asked(100, 200, 300, 400), [], now)).toBeNull()
  expect(tooSoon('login', [], asked(...Array.from({ length: 30 }, (_, n) => n)), now)).toMatchObject({
    code: 'too_many',
  })
})

test.each(['482 913', '482-913', ' 482913 ', 'kode: 482913'])('%s is 482913', (typed) => {
  expect(digitsOf(typed)).toBe('482913')
})
