import { expect, test } from 'vitest'
import { noAnswerWithin, within } from './time.ts'

const never = new Promise<never>(() => {})
const soon = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 1))

test('work that is ready in time is the answer, a falsy one too, and its failure is thrown', async () => {
  expect(await within(1_000, soon(null), () => 'late')).toBeNull()
  expect(await within(1_000, soon(undefined), () => 'late')).toBeUndefined()
  await expect(within(1_000, Promise.reject(new Error('a bug')), () => 'late')).rejects.toThrow('a bug')
})

test('work that takes longer is replaced, and what replaces it may throw', async () => {
  expect(await within(1, never, () => 'late')).toBe('late')
  await expect(within(1, never, noAnswerWithin(1))).rejects.toThrow('no answer within 1 ms')
})

test('without a limit the work is waited for', async () => {
  expect(await within(null, soon('there'), () => 'late')).toBe('there')
})
