import { expect, test } from 'vitest'
import { ApiFailure } from '#shared/api/index.ts'
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
})

test('what is no number goes out as it was typed, without separators, so that the backend can say what is wrong', () => {
  expect(sent('0812-abc')).toBe('0812abc')
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
