import { expect, test } from 'vitest'
import { phoneOf } from './phone.ts'

const shop = { phoneCountries: { only: [], except: [] }, phoneTyping: null } as never
const sent = (phone: string, country = '') =>
  phoneOf({
    form: new Map([
      ['phone', phone],
      ['country', country],
    ]) as never,
    shop,
  })

test('a backend gets an Indonesian number as digits, whether a script has grouped it or not', () => {
  for (const typed of ['081298765432', '0812-9876-5432', '0812 9876 5432', '(0812) 9876.5432'])
    expect(sent(typed)).toBe('081298765432')
  expect(sent('012-345 6789', 'MY')).toBe('+60123456789')
  expect(sent('+62 812-9876-5432')).toBe('+6281298765432')
})

test('what is no number goes out as it was typed, without separators, so that the backend can say what is wrong', () => {
  expect(sent('0812-abc')).toBe('0812abc')
})
