/** A thread that stops and continues a process by turns: see `slowed` in processor-time.ts. */
import { workerData } from 'node:worker_threads'

const { pid, share } = workerData as { pid: number; share: number }
const sliceMs = 20
const pause = new Int32Array(new SharedArrayBuffer(4))
const during = (ms: number) => void Atomics.wait(pause, 0, 0, ms)

// By the clock: what one slice was too long, the next is shorter.
for (let end = performance.now(); ;) {
  process.kill(pid, 'SIGCONT')
  end += sliceMs * share
  during(Math.max(end - performance.now(), 0))
  process.kill(pid, 'SIGSTOP')
  end += sliceMs * (1 - share)
  during(Math.max(end - performance.now(), 0))
}
