import type { Outcome, Result, Skipped } from './check.ts'
import type { Problem } from './judge.ts'
import { inSeconds } from './waits.ts'

/** The specification's calls that a backend does not answer rightly: what the exit code is about. */
export const failures = ({ results }: Outcome): Result[] =>
  results.filter(
    (one): one is Result =>
      one.origin === 'specification' && ['missing', 'wrong', 'denied', 'down'].includes(one.verdict),
  )

/** For a terminal. */
export function report(outcome: Outcome): string {
  const { options, stopped, results, remarks, waits } = outcome
  const title = `${options.backend}, as the shop ${options.referer}${options.write ? ', with a test purchase' : ''}`
  if (stopped !== null) return `${title}\n\n${stopped}\n`
  const parts = (['specification', 'extension'] as const).map((origin) => partOf(origin, results))
  const [bad, refused] = [failures(outcome), results.filter(({ verdict }) => verdict === 'refused')]
  const untried = results.filter(({ origin, verdict }) => origin === 'specification' && verdict === 'skipped')
  const end = [
    waits.length > 0
      ? `A shopper waits for this backend, from here: ${waits.map(({ what, ms }) => `${what} ${inSeconds(ms)}`).join(', ')}.`
      : '',
    ...remarks.map((remark) => `Note: ${remark}`),
    refused.length > 0
      ? `Refused by a rule of the backend, look whether it is right: ${refused.map(({ name }) => name).join(', ')}.`
      : '',
    untried.length > 0
      ? `Not tried: ${untried.length} calls of the specification; the reasons stand at "skipped".`
      : '',
    bad.length === 0
      ? 'No call of the specification is wrong or missing.'
      : `Wrong or missing calls of the specification: ${bad.length}.`,
  ].filter(Boolean)
  return `${title}\n\n${parts.join('\n')}\n${end.join('\n')}\n`
}

const titles = {
  specification: 'Calls of the specification: every backend has them',
  extension: 'Extensions: a screen does without what is missing',
}

function partOf(origin: 'specification' | 'extension', all: Outcome['results']): string {
  const own = all.filter((one) => one.origin === origin)
  const counts = [...Map.groupBy(own, ({ verdict }) => verdict)].map(([verdict, some]) => `${some.length} ${verdict}`)
  const tried = own.filter((one): one is Result => one.verdict !== 'skipped')
  const lines = [...tried.flatMap(linesOf), ...skippedOf(own)]
  return `${titles[origin]}: ${counts.join(', ')}\n${lines.join('\n')}\n`
}

/** One line for each reason. */
function skippedOf(own: Outcome['results']): string[] {
  const skipped = own.filter((one): one is Skipped => one.verdict === 'skipped')
  const byReason = Map.groupBy(skipped, ({ reason }) => reason)
  return [...byReason].map(([reason, some]) => `  skipped  ${reason}: ${some.map(({ name }) => name).join(', ')}`)
}

function linesOf(one: Result): string[] {
  const [method = '', path = ''] = one.call.split(' ')
  const head = `  ${one.verdict.padEnd(8)} ${method.padEnd(5)} ${path}  (${one.name}, ${inSeconds(one.ms)})${one.reason ? `  ${one.reason}` : ''}`
  const { problems, passedOver, readings, absent, extra, screens, verdict } = one
  const missing = absent.filter(({ origin }) => origin === 'specification').map(({ field }) => field)
  const ours = absent.length - missing.length
  const hidden =
    verdict === 'short' || verdict === 'missing' || verdict === 'wrong' || verdict === 'down' || verdict === 'denied'
  return [
    head,
    ...problems.map((problem) => `             ${verdict === 'short' ? 'needed' : 'wrong'}: ${problemOf(problem)}`),
    ...passedOver.map((problem) => `             not right, passed over or repaired: ${problemOf(problem)}`),
    ...readings.map(({ field, came, read, send }) => `             ${field} ${came} read as ${read}; ${send}`),
    ...(missing.length > 0 ? [`             optional, absent: ${missing.join(', ')}`] : []),
    ...(ours > 0 && verdict === 'ok'
      ? [`             ${ours} optional extension ${ours === 1 ? 'field' : 'fields'} absent`]
      : []),
    ...(extra.length > 0
      ? [`             nobody reads: ${extra.slice(0, 8).join(', ')}${extra.length > 8 ? ', …' : ''}`]
      : []),
    ...(hidden ? [`             suffers: ${screens.length > 0 ? screens.join(', ') : 'no screen'}`] : []),
  ]
}

const problemOf = ({ field, came, expected, rows }: Problem): string =>
  `${field} came ${came}, expected ${expected}${rows > 1 ? ` (in ${rows} rows)` : ''}`
