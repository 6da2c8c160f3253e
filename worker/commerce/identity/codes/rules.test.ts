import { expect, test } from 'vitest'
import { type Issued, type IssuedCode, codeProblem, digitsOf, tooSoon } from './rules.ts'

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

const issued = (more: Partial<Issued>): Issued => ({ caller: [], strangers: [], address: [], wide: [], ...more })
const many = (count: number) => asked(...Array.from({ length: count }, (_, n) => n))

test('another code waits 60 seconds, for the same purpose and caller only', () => {
  const after = (seconds: number) => issued({ caller: asked(seconds) })
  expect(tooSoon('login', after(59), now)).toMatchObject({ code: 'code_wait', values: { seconds: 1 } })
  expect(tooSoon('login', after(60), now)).toBeNull()
  expect(tooSoon('password', after(1), now)).toBeNull()
  expect(tooSoon('login', issued({ strangers: asked(1), address: asked(1) }), now)).toBeNull()
})

test('five codes an hour for a caller, for all purposes together, and sixty for a network', () => {
  expect(tooSoon('password', issued({ caller: asked(100, 200, 300, 400, 500) }), now)).toMatchObject({
    code: 'too_many',
    values: { minutes: 52 },
  })
  expect(tooSoon('login', issued({ caller: asked(100, 200, 300, 400) }), now)).toBeNull()
  expect(tooSoon('login', issued({ address: many(60) }), now)).toMatchObject({ code: 'too_many' })
  expect(tooSoon('login', issued({ address: many(59), wide: many(179) }), now)).toBeNull()
  expect(tooSoon('login', issued({ address: many(59), wide: many(180) }), now)).toMatchObject({ code: 'too_many' })
})

test('strangers get twelve codes an hour for one account; who has not asked yet gets one from a reserve of twelve', () => {
  const again = { caller: asked(100) }
  expect(tooSoon('login', issued({ ...again, strangers: many(11) }), now)).toBeNull()
  expect(tooSoon('login', issued({ ...again, strangers: many(12) }), now)).toMatchObject({ code: 'too_many' })
  expect(tooSoon('login', issued({ strangers: many(23) }), now)).toBeNull()
  expect(tooSoon('login', issued({ strangers: many(24) }), now)).toMatchObject({ code: 'too_many' })
})

test.each(['482 913', '482-913', ' 482913 ', 'kode: 482913'])('%s is 482913', (typed) => {
  expect(digitsOf(typed)).toBe('482913')
})
