import { expect, test } from 'vitest'
import { networkOf } from '#shared/web/network.ts'
import { loginOf } from './login-name.ts'
import * as rules from './rules.ts'
import listed from '../../../../.cache/passwords.txt'

const checkRegistration = (given: typeof asked) => rules.checkRegistration(given, ['www.toko-batik.id'])
const passwordProblem = (password: string) => rules.passwordProblem(password, [])

const asked = {
  name: 'Siti Rahma',
  email: 'Siti@Contoh.ID',
  phone: '0812-3456-7890',
  password: 'belanja-aman-2026',
  terms: true,
  marketing: false,
}

test('a registration is normalised: phone to E.164, e-mail to lower case', () => {
  expect(checkRegistration(asked)).toMatchObject({
    ok: true,
    value: { phone: '+6281234567890', email: 'siti@contoh.id' },
  })
})

// Proves §5.18, ASVS 2.2.1
test('all wrong fields of a registration are reported at once', () => {
  const wrong = checkRegistration({ ...asked, phone: '12', email: 'siti@', password: 'pendek', terms: false })
  expect(wrong).toMatchObject({
    ok: false,
    code: 'input_invalid',
    fields: {
      phone: 'Nomor HP terlalu pendek. Contoh: 0812 3456 7890',
      email: 'Email tidak valid',
      password: 'Kata sandi minimal 8 karakter',
    },
  })
  expect(checkRegistration({ ...asked, terms: false })).toMatchObject({
    ok: false,
    code: 'terms_needed',
    fields: { terms: expect.any(String) },
  })
})

// Proves §5.10
test.each(['0812-3456-7890', '+62 812 3456 7890', '6281234567890', '81234567890', '(0812) 3456 7890'])(
  '%s is one phone',
  (spelling) => {
    expect(loginOf(spelling)).toEqual({ by: 'phone', value: '+6281234567890' })
  },
)

test('a login is an e-mail, a phone or nothing', () => {
  expect(loginOf(' Siti@Contoh.ID ')).toEqual({ by: 'email', value: 'siti@contoh.id' })
  expect(loginOf('siti')).toEqual({ by: 'nothing', value: 'siti' })
})

// Proves ASVS 6.2.1, ASVS 6.2.5, ASVS 6.2.9
test('a password is judged by its length in characters and by a list, never by its composition', () => {
  expect(
    ['belanja1', 'password123', 'PASSWORD123', '12345678', 'x'.repeat(129), 'tujuh77'].map(passwordProblem),
  ).toEqual([
    'password_common',
    'password_common',
    'password_common',
    'password_common',
    'password_long',
    'password_short',
  ])
  expect(['kopi enak', '😀😀😀😀😀😀😀😀', '        ', '01234567', 'y'.repeat(128)].map(passwordProblem)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ])
})

// Proves ASVS 6.2.11
test.each([
  'P@ssw0rd2024!',
  'Password99',
  'sayang1999',
  'Bismillah786',
  'iloveyou2',
  'michael2020',
  'qwerty2023',
  'rahasia.123',
  '1loveyou!',
])('%s is a common password with a tail', (password) => {
  expect(passwordProblem(password)).toBe('password_common')
})

test.each(['sunshine-di-pagi-hari', 'kopi-tubruk-9', 'sayang8372910', 'budi dan siti', 'password manager'])(
  '%s is somebody’s own',
  (password) => {
    expect(passwordProblem(password)).toBeNull()
  },
)

test('an IPv6 caller is counted by its /64', () => {
  expect(networkOf('2001:db8:0:1:aaaa::1')).toBe(networkOf('2001:0db8::1:0:0:0:2'))
  expect(networkOf('192.0.2.7')).toBe('192.0.2.7')
})

// Proves ASVS 6.2.4, ASVS 6.2.12
test('the three thousand most used passwords are refused (ASVS 6.2.4)', () => {
  const first = listed.trim().split('\n').slice(0, 3_000)
  expect(first).toHaveLength(3_000)
  expect(first.filter((password) => passwordProblem(password) !== 'password_common')).toEqual([])
})

// Proves ASVS 6.2.11
test.each([
  'tokobatik',
  'Toko-Batik',
  'b4tik2026',
  'batik2026!',
  '2026Batik',
  'rahma1999',
  'Siti.Rahma',
  '081234567890',
  '62-81234567890',
])('at Toko Batik, %s is no password of Siti Rahma', (password) => {
  const wrong = checkRegistration({ ...asked, password })
  expect(wrong).toMatchObject({ ok: false, fields: { password: expect.stringContaining('mudah ditebak') } })
})

test.each(['batik tulis solo', 'rahma-suka-kopi', 'siti0812345678x'])(
  'a name inside a longer password, %s, is no reason to refuse it',
  (password) => {
    expect(checkRegistration({ ...asked, password })).toMatchObject({ ok: true })
  },
)
