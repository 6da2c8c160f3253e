import { expect, test } from 'vitest'
import { averageOf, maskedName, summaryOf } from './rules.ts'

test.each([
  ['Siti Rahmawati', 'S***i R.'],
  ['Budi', 'B***i'],
  ['  I Gusti   Ngurah Rai ', 'I*** R.'],
  ['Al', 'A***'],
  ['Éva de Silva', 'É***a S.'],
  ['', '***'],
])('%s is shown as %s', (name, masked) => {
  expect(maskedName(name)).toBe(masked)
})

const counts = (...stars: number[]) => stars.map((one) => ({ stars: one, count: 1, withPhotos: 0 }))

test.each([
  [[], null],
  [[5], 50],
  [[5, 4, 4], 43],
  [[4, 5, 5, 5], 47],
  [[1], 10],
])('the average of %j is %s tenths', (stars, average) => {
  expect(averageOf(counts(...stars))).toEqual({ average, total: stars.length })
})

test('a summary names every number of stars, five first', () => {
  const stars = [
    { stars: 4, count: 2, withPhotos: 1 },
    { stars: 5, count: 3, withPhotos: 2 },
  ]
  const summary = summaryOf({ stars, fits: [{ fit: 'EXPECTED', count: 2 }] })
  expect(summary).toEqual({
    average: 46,
    total: 5,
    withPhotos: 3,
    stars: [
      { stars: 5, count: 3 },
      { stars: 4, count: 2 },
      { stars: 3, count: 0 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ],
    fits: [{ fit: 'EXPECTED', count: 2 }],
  })
})
