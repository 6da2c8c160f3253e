import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { whileHeld } from './held-forms.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const photo = limits.formUploadBytes / 4
const forever = () => new Promise<never>(() => {})

/** Sends forms that end after so many ms; answers how many are held at once. */
function send(count: number, ms: number) {
  const now = { held: 0, most: 0 }
  const answers = Array.from({ length: count }, () =>
    whileHeld(photo, async () => {
      now.most = Math.max(now.most, (now.held += 1))
      await new Promise((passed) => setTimeout(passed, ms))
      now.held -= 1
      return 'done'
    }),
  )
  return { now, answers: Promise.all(answers) }
}

test('forms with files are held a few at once, and the others follow', async () => {
  const { now, answers } = send(16, 100)
  await vi.advanceTimersByTimeAsync(limits.ownPlaceWaitMs)
  expect(await answers).toEqual(Array.from({ length: 16 }, () => 'done'))
  expect(now.most).toBe(4)
})

test('what finds no room in time is not read, and what failed holds nothing', async () => {
  const failed = whileHeld(limits.formUploadBytes, () => Promise.reject(new Error('broken')))
  await expect(failed).rejects.toThrow('broken')
  const { answers } = send(9, limits.heldCountsMs + 1_000)
  await vi.advanceTimersByTimeAsync(2 * limits.ownPlaceWaitMs + 2_000)
  // Four at once, and four more when these count no longer.
  expect(await answers).toEqual([...Array<string>(8).fill('done'), null])
})

test('forms that are sent without end keep nobody out: others wait longer than they count', async () => {
  for (let slow = 0; slow < 4; slow++) void whileHeld(photo, forever)
  const other = whileHeld(limits.formUploadBytes, () => Promise.resolve('done'))
  await vi.advanceTimersByTimeAsync(limits.ownPlaceWaitMs)
  expect(await other).toBe('done')
})
