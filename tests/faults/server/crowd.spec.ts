import { expect, test } from '@playwright/test'
import { crowd } from '../../../tools/bench/crowd.ts'

/** How many come within ten seconds for 100 pieces, on how much of a core, and until when the last one is done, s. */
const sizes = [
  [700, 0.25, 60],
  [2_000, 0.5, 45],
  [4_000, 1, 35],
] as const

// By night, one after the other: the processor is measured.
test.describe.configure({ mode: 'default' })
for (const [buyers, share, seconds] of process.env.NIGHTLY ? sizes : [])
  test(`${buyers} buyers of 100 pieces on ${share} of a core: all are answered, 100 are sold, a neighbour goes on`, async () => {
    test.setTimeout(300_000)
    const seen = await crowd(buyers, 100, share)
    expect(seen.broken).toEqual([])
    expect({ sold: seen.sold, unanswered: seen.unanswered, others: [...seen.others] }).toEqual({
      sold: 100,
      unanswered: 0,
      others: [],
    })
    expect.soft(seen.seconds).toBeLessThan(seconds)
    for (const [step, { p95 }] of seen.steps) expect.soft(p95, step).toBeLessThan(1_000)
    // 3 is the goal; 2.2 to 4.9 were measured, 6.7 of a cart.
    for (const { page, calm, crowded } of seen.reads) {
      expect.soft(crowded.failed, page).toBe(0)
      expect.soft(crowded.p95, page).toBeLessThan(calm.p95 * 8)
    }
  })
