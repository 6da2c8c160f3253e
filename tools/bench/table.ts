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

const shown = ({ middle, low, high }: Spread) => `${middle} (${low}–${high})`
const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
