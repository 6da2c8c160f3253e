import { expect, test } from 'vitest'
import { loginOf, phoneOf } from './phone.ts'

const shop = { phoneCountries: { only: [], except: [] }, phoneTyping: null } as never
const sent = (phone: string, country = '') =>
  phoneOf({
    form: new Map([
      ['phone', phone],
      ['country', country],
    ]) as never,
    shop,
  })

test('a backend gets an Indonesian number as the same digits, however it was typed or grouped', () => {
  for (const typed of ['081298765432', '0812-9876-5432', '0812 9876 5432', '(0812) 9876.5432', '81298765432'])
    expect(sent(typed)).toBe('081298765432')
  for (const typed of ['+6281298765432', '+62 812-9876-5432', '6281298765432', '+62 0812 9876 5432'])
    expect(sent(typed)).toBe('081298765432')
  expect(sent('(022) 423-1234')).toBe('0224231234')
  expect(sent('012-345 6789', 'MY')).toBe('+60123456789')
  expect(sent('+60 12-345 6789')).toBe('+60123456789')
})

test('what is no number goes out as it was typed, without separators, so that the backend can say what is wrong', () => {
  expect(sent('0812-abc')).toBe('0812abc')
})

test('who signs in with a number gives it as it was registered', () => {
  const signsIn = (typed: string) => loginOf({ form: new Map([['login', typed]]) as never })
  for (const typed of ['081298765432', '0812-9876-5432', '+62 812 9876 5432']) expect(signsIn(typed)).toBe(sent(typed))
  expect(signsIn('+60 12-345 6789')).toBe('+60123456789')
  for (const typed of ['siti@contoh.id', '0812', 'PLG-0812', '', ' 12-34 ']) expect(signsIn(typed)).toBe(typed)
})
