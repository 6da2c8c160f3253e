import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'

/** Linux counts in hundredths of a second. */
const tickMs = 10

/** The runtime that `start` starts, by its process id, beside what `start` answers. */
export async function withRuntime<T>(start: () => Promise<T>): Promise<{ started: T; pid: number }> {
  let pid = 0
  const seen = (message: unknown) => {
    const { process: child } = message as { process: ChildProcess }
    child.once('spawn', () => {
      if (/workerd/.test(child.spawnfile)) pid = child.pid ?? 0
    })
  }
  subscribe('child_process', seen)
  try {
    const started = await start()
    if (pid === 0) throw new Error('no runtime was started')
    return { started, pid }
  } finally {
    unsubscribe('child_process', seen)
  }
}

/** The processor time of a process until now, in milliseconds: its own and the kernel's for it. See proc(5). */
export function processorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name in brackets may hold spaces; the state is the first field after it, the times are the 12th and 13th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tickMs
}
