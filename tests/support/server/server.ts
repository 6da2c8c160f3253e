import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface RunningServer extends AsyncDisposable {
  port: number
  adminToken: string
  /** Where its data is, for a server that is started again. */
  state: string
  /** Tells it to end, as a container's engine does, and answers its exit code. */
  end(): Promise<number | null>
  /** What it printed until it was ready. */
  said: string
  /** What it and its runtime hold in memory, bytes. */
  memory(): number
  /** Kills the server alone, as a lack of memory would: its runtime must end with it. The data stays. */
  kill(): Promise<void>
}
interface ServerOptions {
  name: string
  backendUrl?: string
  /** The data of a server that has ended. */
  state?: string
  env?: Readonly<Record<string, string>>
  /** The built tree that it serves; without it, this one. */
  root?: string
  /** Who runs it, by number; only root may choose. */
  user?: number | undefined
}
const startMs = 60_000
const errorOutputChars = 4_000

/** Starts the production build with its own port and data. `backendUrl` sets another backend. */
export async function startServer({
  name,
  backendUrl,
  state: kept,
  env: given = {},
  root = '.',
  user,
}: ServerOptions): Promise<RunningServer> {
  const state = kept ?? mkdtempSync(join(tmpdir(), 'etalase-'))
  const env = {
    ...process.env,
    PORT: '0',
    ETALASE_STATE: state,
    ETALASE_LOG: resolve(`test-results/server-${name}.log`),
    ETALASE_DEMO: '0',
    ...(backendUrl ? { BACKEND_URL: backendUrl } : {}),
    ...given,
  }
  const child = fork(resolve(root, 'tools/serve/serve.js'), [], {
    env,
    cwd: resolve(root),
    ...(user === undefined ? {} : { uid: user, gid: user }),
    execArgv: [],
    // A group of its own, by which the runtime that it starts is known.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { port, said } = await readyPort(child, name)
  const { ADMIN_TOKEN: adminToken } = JSON.parse(readFileSync(join(state, 'secrets.json'), 'utf8')) as {
    ADMIN_TOKEN: string
  }
  return {
    port,
    said,
    adminToken,
    state,
    async end() {
      const gone = new Promise<number | null>((done) => child.once('exit', done))
      child.kill('SIGTERM')
      return gone
    },
    memory: () => memoryOf(Number(child.pid)),
    async kill() {
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGKILL')
      await gone
    },
    async [Symbol.asyncDispose]() {
      const gone = new Promise((done) => child.once('exit', done))
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGTERM')
        await gone
      }
      rmSync(state, { recursive: true, force: true })
    },
  }
}

/**
 * Linux tells it of every process: the fifth word of `stat` is its group; of `statm` the second word is its pages, the
 * third those that are read from files, which the kernel drops when it needs their room.
 */
function memoryOf(group: number): number {
  const words = (file: string) =>
    readFileSync(file, 'utf8')
      .replace(/\(.*\)/, '-')
      .split(' ')
  const pages = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        if (words(`/proc/${pid}/stat`)[4] !== String(group)) return 0
        const [, pages, ofFiles] = words(`/proc/${pid}/statm`)
        return Number(pages) - Number(ofFiles)
      } catch {
        // It has just ended.
        return 0
      }
    })
  return pages.reduce((sum, count) => sum + count, 0) * pageBytes
}
const pageBytes = 4_096

function readyPort(child: ChildProcess, name: string): Promise<{ port: number; said: string }> {
  return new Promise((resolve, reject) => {
    let [told, errorOutput] = ['', '']
    const giveUp = () =>
      reject(new Error(`the server did not get ready; see test-results/server-${name}.log\n${errorOutput}`))
    const timer = setTimeout(giveUp, startMs)
    child.stderr?.on('data', (part: Buffer) => (errorOutput = (errorOutput + part.toString()).slice(-errorOutputChars)))
    child.once('close', giveUp)
    child.stdout?.on('data', (part: Buffer) => {
      told += part.toString()
      const port = /^ready http:\/\/[^:]+:(\d+)$/m.exec(told)?.[1]
      if (!port) return
      clearTimeout(timer)
      child.off('close', giveUp)
      resolve({ port: Number(port), said: told })
    })
  })
}
