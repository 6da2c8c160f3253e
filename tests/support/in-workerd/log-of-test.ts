import { afterEach, beforeEach } from 'vitest'

/**
 * Keeps what the Workers log and shows it for a failed test alone. The runner's own way sends each line while the request
 * that wrote it is under way; a line of a request that has ended is never answered, and the run waits for it without end.
 * It is a setup file, and its state is the runtime's, because the console is.
 */
const kept = Symbol.for('etalase tests: lines of the log')
const shownMax = 200

interface Keeping {
  lines: string[]
  console: Console | null
  write: (...parts: unknown[]) => void
}
const runtime = globalThis as typeof globalThis & { [kept]?: Keeping }
const keeping = (runtime[kept] ??= { lines: [], console: null, write: () => undefined })

if (keeping.console !== console) {
  keeping.write = console.log.bind(console)
  for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const)
    console[method] = (...parts: unknown[]) => {
      keeping.lines.push(
        parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
      )
      if (keeping.lines.length > shownMax) keeping.lines.shift()
    }
  keeping.console = console
}

beforeEach(() => {
  keeping.lines.length = 0
})
afterEach(({ task }) => {
  if (task.result?.state === 'fail') for (const line of keeping.lines) keeping.write(line)
})
