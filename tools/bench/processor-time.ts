import type { ChildProcess } from 'node:child_process'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { readdirSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

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

/**
 * The processor time of a process until now, in milliseconds, its own and the kernel's for it. `stat` counts in
 * hundredths of a second, which is a tenth of what a step takes; the scheduler counts each thread in nanoseconds.
 */
export function processorMs(pid: number): number {
  return readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + threadMs(pid, thread), 0)
}

function threadMs(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    // The thread has just ended.
    return 0
  }
}

/**
 * Lets a process run for this share of each 20 ms only, as a machine with less of a core would; 1: always. By a thread of
 * its own: the timers of a program that plays two thousand buyers ring late, and would leave less than this.
 */
export function slowed(pid: number, share: number): AsyncDisposable {
  if (share >= 1) return { async [Symbol.asyncDispose]() {} }
  const thread = new Worker(new URL('slices.ts', import.meta.url), { workerData: { pid, share } })
  return {
    async [Symbol.asyncDispose]() {
      await thread.terminate()
      process.kill(pid, 'SIGCONT')
    },
  }
}
