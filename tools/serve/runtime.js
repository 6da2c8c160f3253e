import { spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const crashesMax = 5
const crashWindowMs = 60_000
/** A container is given 30 seconds to end. */
const drainMs = 20_000

/**
 * Follows the process of the runtime, which Miniflare starts and, after a crash, starts again.
 *
 * @param {{ name?: RegExp, onLoop: () => void }} options `onLoop`: it crashed so often that starting again does not help
 */
export function watchRuntime({ name = /workerd/, onLoop }) {
  /** @type {ChildProcess | null} */
  let running = null
  /** @type {number[]} */
  let crashes = []
  let ending = false

  subscribe('child_process', (message) => {
    const { process: child } = /** @type {{ process: ChildProcess }} */ (message)
    child.once('spawn', () => {
      if (!name.test(child.spawnfile)) return
      running = child
      endWithUs(child)
      child.once('exit', () => crashed(child))
    })
  })

  /** @param {ChildProcess} child */
  function crashed(child) {
    if (ending || running !== child) return
    const now = Date.now()
    crashes = [...crashes.filter((at) => now - at < crashWindowMs), now]
    if (crashes.length >= crashesMax) onLoop()
  }

  return {
    /**
     * Lets the runtime finish: at SIGTERM it takes no new connection, answers every request that it has and then ends.
     * So no request is cut, and no server of ours has to stand in front and cost each request its time.
     *
     * @returns {Promise<boolean>} false: it had not finished in time
     */
    async drain() {
      ending = true
      const child = running
      if (!child || child.exitCode !== null || child.signalCode !== null) return true
      // Miniflare would take this end for a crash and start the runtime again.
      child.removeAllListeners('exit')
      const { promise: ended, resolve } = Promise.withResolvers()
      child.once('close', () => resolve(true))
      const timer = setTimeout(() => resolve(false), drainMs)
      child.kill('SIGTERM')
      const whole = await ended
      clearTimeout(timer)
      if (!whole) child.kill('SIGKILL')
      return whole
    },
  }
}

/**
 * The runtime writes the data, and the lock of the folder is ours. Where we are killed alone, it would live on and write
 * next to the runtime of the next server. So a shell waits for the end of a pipe from us, however we end.
 *
 * @param {ChildProcess} child
 */
function endWithUs(child) {
  const waiting = spawn('/bin/sh', ['-c', 'read _; kill -9 "$0"', String(child.pid)], {
    // What kills our group must not kill it as well.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  // A system without this shell.
  waiting.on('error', () => {})
  waiting.unref()
  child.once('close', () => waiting.kill('SIGKILL'))
}

const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Miniflare ends the process at the first signal, in the middle of its requests. What it listens to while `open` runs
 * is taken away again; our own listeners stay.
 *
 * @template T
 * @param {() => T} open
 * @returns {T}
 */
export function withoutSignalListeners(open) {
  const before = new Map(signals.map((signal) => [signal, new Set(process.listeners(signal))]))
  const opened = open()
  for (const signal of signals)
    for (const listener of process.listeners(signal))
      if (!before.get(signal)?.has(listener)) process.removeListener(signal, listener)
  return opened
}
