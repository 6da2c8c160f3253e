import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

const room = 'worker/edge/backend/'
const files = sources().filter((path) => path.startsWith(room) && !isTest(path))
/** The files of the room whose text has it. */
const holders = (pattern: RegExp): string[] =>
  files.filter((path) => pattern.test(readFileSync(path, 'utf8'))).map((path) => path.slice(room.length))

test.each([
  ['six at once', /outboundAtOnce/, ['admission.ts']],
  ['the place', /cache\/in-place/, ['admission.ts', 'forward.ts']],
  ['asking the breaker', /mayAsk\(/, ['admission.ts']],
  ['no time left', /readsUntil - /, ['admission.ts']],
  ['the breaker counts', /\.failed\(/, ['exchange.ts']],
  ['the retry of a read', /retryWithinMs/, ['exchange.ts']],
  ['the time limit', /\bwithin\(waitMs/, ['exchange.ts']],
  ['a timer of its own', /setTimeout\(/, ['idle-timeout.ts']],
  ['the generation of an answer', /context\.validity\.until/, ['read-answer.ts']],
])('%s is written once for every call', (_, pattern, where) => {
  expect(holders(pattern)).toEqual(where)
})
