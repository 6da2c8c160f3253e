import { expect, test } from 'vitest'
import { comparedWith, regressions, type Result } from './history.ts'
import { optionsOf } from './options.ts'
import { play, spreadOf } from './rounds.ts'

const at = (middle: number, width = 0.1) => ({ middle, low: middle - width, high: middle + width })
const result = (times: number, kilobytes = 180): Result => ({
  commit: 'abc1234',
  date: '2026-11-22',
  cost: [
    { name: 'cart page', limit: 'renderToString', times: at(times), p50Ms: at(20) },
    { name: 'renderToString', limit: null, times: at(times), p50Ms: at(3) },
  ],
  views: [{ name: 'list', kilobytes: at(kilobytes), lcpMs: at(900), blockedMs: at(0), tbtMs: at(0), shift: at(0) }],
})

test('what lies above the former result, beyond the noise of both, costs more', () => {
  expect(regressions(result(5.2), result(5))).toEqual([])
  expect(regressions(result(4), result(5))).toEqual([])
  expect(regressions(result(6), result(5))).toEqual(['cart page: 6 × the renderToString, and it was 5 ×'])
  expect(regressions(result(5, 230), result(5))).toEqual(['the first view of list: 230 KB, and it was 180 KB'])
})

test('only a machine of the same pace is compared with', () => {
  const limitMs = (ms: number): Result => {
    const one = result(5)
    return { ...one, cost: one.cost.map((cost) => (cost.limit === null ? { ...cost, times: at(ms) } : cost)) }
  }
  const [slow, fast] = [limitMs(1.4), limitMs(0.6)]
  expect(comparedWith(limitMs(1.48), slow)).toBe(slow)
  expect(comparedWith(limitMs(0.55), fast)).toBe(fast)
  expect(comparedWith(limitMs(0.55), slow)).toBeNull()
  expect(comparedWith(limitMs(4), slow)).toBeNull()
  expect(comparedWith(limitMs(1), null)).toBeNull()
})

test('a round compares each cell with its limit just before and after it, and the first round does not count', async () => {
  const turns = (costs: number[]) => () => Promise.resolve({ costMs: costs.shift() ?? 0, p50Ms: 1 })
  const cells = [
    { name: 'renderToString', limit: null, turn: turns([99, 99, 1, 3, 4, 8]) },
    { name: 'cart page', limit: 'renderToString' as const, turn: turns([99, 10, 30]) },
  ]
  const [limit, cart] = await play(cells, 2, () => {})
  expect(cart?.times).toEqual({ middle: 5, low: 5, high: 5 })
  expect(limit?.times).toEqual({ middle: 4, low: 1, high: 4 })
})

test('the outer quarters of the rounds are left out', () => {
  expect(spreadOf([9, 1, 2, 3, 100])).toEqual({ middle: 3, low: 2, high: 9 })
})

test('an option that does not exist is not understood', () => {
  expect(optionsOf(['--rounds', '3', '--save'])).toEqual({
    rounds: 3,
    save: true,
    browser: true,
    crowd: null,
    share: 1,
    shops: null,
  })
  expect(optionsOf(['--fast'])).toBeNull()
  expect(optionsOf(['--rounds', '0'])).toBeNull()
  expect(optionsOf(['--crowd', '2000'])).toMatchObject({ crowd: 2_000 })
  expect(optionsOf(['--crowd', 'all'])).toBeNull()
})
