import { expect, test } from 'vitest'
import { raiseGeneration, generationAt } from './generation.ts'

test('a change after a quiet time counts at once', () => {
  expect(raiseGeneration({ generation: 1_000, nextGeneration: null }, 6_000, false)).toEqual({
    generation: 6_000,
    nextGeneration: null,
  })
})

test('a second change within five seconds counts when they are over', () => {
  const waiting = raiseGeneration({ generation: 10_000, nextGeneration: null }, 11_000, false)
  expect(generationAt(waiting, 14_999)).toBe(10_000)
  expect(generationAt(waiting, 15_000)).toBe(15_000)
  expect(generationAt(raiseGeneration(waiting, 12_000, false), 15_000)).toBe(15_000)
})

test('an urgent change never waits and always grows', () => {
  expect(raiseGeneration({ generation: 10_000, nextGeneration: 15_000 }, 10_000, true)).toEqual({
    generation: 10_001,
    nextGeneration: null,
  })
})
