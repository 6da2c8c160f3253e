import { expect, test } from 'vitest'
import { ApiFailure } from '#shared/api/index.ts'
import { messageOf } from '#shared/text/errors.ts'
import { ActionRefused } from './page.ts'
import { byEitherSpelling, phoneOf } from './phone.ts'

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
  expect(sent('0812-3456-7890', '')).toBe('081234567890')
  expect(sent(' +65 9123 4567', 'MY')).toBe('+6591234567')
})

test.each([
  ['MY', '012-345 6789', '+60123456789'],
  ['GB', '07911 123456', '+447911123456'],
  ['GB', '(0)7911 123456', '+447911123456'],
  ['JP', '090-1234-5678', '+819012345678'],
  ['DE', '01512 3456789', '+4915123456789'],
])('the leading zero of %s is dropped: %s is %s', (iso2, typed, e164) => {
  expect(sent(typed, iso2)).toBe(e164)
})

// Proves §5.10
test('what is no number of its country goes nowhere, and what was wrong with it is said', () => {
  const refusal = (phone: string, country?: string) => {
    try {
      return sent(phone, country)
    } catch (failure) {
      return failure instanceof ActionRefused ? [failure.code, failure.fields] : failure
    }
  }
  for (const [typed, code, country] of [
    ['abcdefg', 'phone_invalid'],
    ['8', 'phone_too_short'],
    ['0812-abc', 'phone_too_short'],
    ['0812345', 'phone_too_short'],
    ['999999', 'phone_too_short'],
    ['08123456789012345', 'phone_too_long'],
    ['019', 'phone_too_short', 'MY'],
    ['+999123456', 'phone_invalid'],
    // A country that is not on the list.
    ['123456', 'phone_invalid', 'XX'],
  ] as const)
    expect([typed, refusal(typed, country)]).toEqual([typed, [code, { phone: messageOf(code) }]])
  expect(sent('')).toBe('')
  expect(sent(' ', 'MY')).toBe('')
})

test('who signs in with a number gives it as it was registered', async () => {
  const signsIn = (typed: string) =>
    byEitherSpelling({ form: new Map([['login', typed]]) as never }, async (login) => login)
  for (const typed of ['081298765432', '0812-9876-5432', '+62 812 9876 5432'])
    expect(await signsIn(typed)).toBe(sent(typed))
  expect(await signsIn('+60 12-345 6789')).toBe('+60123456789')
  for (const typed of ['siti@contoh.id', '0812', 'PLG-0812', '', ' 12-34 ']) expect(await signsIn(typed)).toBe(typed)
})

/** What a backend is asked that knows a number by one spelling alone. */
async function askedFor(typed: string, known: string, refusal: { code?: string; status?: number } = {}) {
  const asked: string[] = []
  const ask = async (login: string) => {
    asked.push(login)
    if (login === known) return 'in'
    const { code = null, status = 401 } = refusal
    throw new ApiFailure('customer.login', 'refused', status, `refused ${asked.length}`, code)
  }
  const answer = byEitherSpelling({ form: new Map([['login', typed]]) as never }, ask)
  return { said: await answer.catch(({ shown }: ApiFailure) => shown), asked }
}

test('who was registered at another backend with another spelling of the number still signs in', async () => {
  const sentAs = '081298765432'
  for (const known of ['+6281298765432', '6281298765432', '81298765432'])
    expect(await askedFor(known, known)).toEqual({ said: 'in', asked: [sentAs, known] })
  expect(await askedFor('+62 812-9876-5432', '+6281298765432')).toMatchObject({ said: 'in' })
  expect(await askedFor('+6281298765432', sentAs)).toEqual({ said: 'in', asked: [sentAs] })
})

test('a login is refused after two guesses at most, with the first sentence, and after one where another gains nothing', async () => {
  expect(await askedFor('+6281298765432', '-')).toMatchObject({ said: 'refused 1', asked: { length: 2 } })
  for (const typed of ['081298765432', '0812 9876 5432', 'siti@contoh.id'])
    expect(await askedFor(typed, '-')).toMatchObject({ said: 'refused 1', asked: { length: 1 } })
  for (const refusal of [{ code: 'login_wrong' }, { status: 429 }, { status: 423 }])
    expect(await askedFor('+6281298765432', '-', refusal)).toMatchObject({ asked: { length: 1 } })
})
