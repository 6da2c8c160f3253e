import type { Crowd } from './crowd.ts'
import type { Result } from './history.ts'
import type { Spread } from './rounds.ts'

/** The result as two Markdown tables. */
export function tablesOf({ cost, views }: Result, before: Result | null): string {
  const former = (name: string) => before?.cost.find((one) => one.name === name)?.times.middle ?? '–'
  const rows = cost.map(({ name, limit, times, p50Ms }) =>
    row([name, limit === null ? `${shown(times)} ms` : `${shown(times)} × ${limit}`, former(name), p50Ms.middle]),
  )
  const seen = views.map(({ name, kilobytes, lcpMs, blockedMs, tbtMs, shift }) =>
    row([name, shown(kilobytes), shown(lcpMs), shown(tbtMs), shown(blockedMs), shift.middle]),
  )
  return [
    row(['what', 'processor time, middle half of the rounds', 'before', 'first byte, ms']),
    row(['---', '---', '---', '---']),
    ...rows,
    ...(seen.length > 0
      ? [
          '',
          row(['first view', 'KB', 'LCP, ms', 'TBT, ms', 'blocked in all, ms', 'shift']),
          row(['---', '---', '---', '---', '---', '---']),
          ...seen,
        ]
      : []),
  ].join('\n')
}

/** What a crowd did, and what others met, as two Markdown tables. */
export function crowdTables({ reads, broken, steps, ...crowd }: Crowd): string {
  const list = (counts: ReadonlyMap<string, number>) =>
    [...counts].map(([what, count]) => `${what} ${count}`).join(', ')
  return [
    row(['a crowd', '']),
    row(['---', '--:']),
    row(['buyers, pieces', `${crowd.buyers}, ${crowd.pieces}`]),
    row(['sold', crowd.sold]),
    row(['heard that it is sold out', `${crowd.tooLate} (${list(crowd.tooLateAt)})`]),
    row(['waited for their turn', `${crowd.waited} (${list(crowd.waitedAt)})`]),
    row(['met a page of 503', `${crowd.again}${crowd.again > 0 ? ` (${list(crowd.againAt)})` : ''}`]),
    row(['requests without an answer in 20 s', crowd.unanswered]),
    row(['heard something else', list(crowd.others) || 'nobody']),
    row(['until the last piece was sold', `${Math.round(crowd.soldSeconds)} s`]),
    row(['until the last was done', `${Math.round(crowd.seconds)} s`]),
    row(['processor time, share of a core', `${Math.round(crowd.usedSeconds)} s, ${crowd.share.toFixed(2)}`]),
    row(['what the audit finds', broken.length === 0 ? 'nothing' : JSON.stringify(broken)]),
    '',
    row(['a step, ms', 'median', 'p95']),
    row(['---', '--:', '--:']),
    ...[...steps].map(([step, { p50, p95 }]) => row([step, p50, p95])),
    '',
    row(['first byte, ms', 'calm: median, p95', 'beside the crowd', 'p95, times', 'failed']),
    row(['---', '--:', '--:', '--:', '--:']),
    ...reads.map(({ page, calm, crowded }) =>
      row([
        page,
        `${calm.p50}, ${calm.p95}`,
        `${crowded.p50}, ${crowded.p95}`,
        (crowded.p95 / calm.p95).toFixed(1),
        `${crowded.failed} of ${crowded.count + crowded.failed}`,
      ]),
    ),
  ].join('\n')
}

const shown = ({ middle, low, high }: Spread) => `${middle} (${low}–${high})`
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
