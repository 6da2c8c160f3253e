import { expect, test } from 'vitest'
import { cardWait } from './card-rules.ts'

const now = new Date('2026-11-20T10:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  [0, null, null],
  [2, 0, null],
  [3, 0, 1],
  [3, 1, null],
  [4, 1, 4],
  [5, 14.5, 1],
  [5, 15, null],
])('after %i tries, the last %o minutes ago, a card waits %o minutes', (tries, minutes, wait) => {
  const refusal = cardWait({ tries, last: minutes === null ? null : ago(minutes) }, 6, now)
  expect(refusal).toEqual(
    wait === null ? null : expect.objectContaining({ code: 'card_wait', values: { minutes: wait } }),
  )
})

test('after the last try cards are closed, however long ago it was', () => {
  expect(cardWait({ tries: 6, last: ago(600) }, 6, now)).toMatchObject({ code: 'card_blocked' })
})
