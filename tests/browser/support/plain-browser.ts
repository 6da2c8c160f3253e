import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'

/**
 * A browser as a shopper has it. Playwright attaches itself to every worker, and a worker with a debugger does not end;
 * here only the page is reached.
 */
export async function openPlainBrowser() {
  const folder = mkdtempSync(join(tmpdir(), 'browser-'))
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
  ]
  const program = process.env.ETALASE_CHROMIUM ?? chromium.executablePath()
  // A group of its own: where the program is a script that starts the browser, both end.
  const child = spawn(program, [...flags, 'about:blank'], { stdio: 'ignore', detached: true })
  const [port = ''] = await found(() => read(join(folder, 'DevToolsActivePort'))?.split('\n'))
  const target = await found(async () => (await targets(port)).find(({ type }) => type === 'page'))
  const page = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((opened) => page.addEventListener('open', opened))
  let last = 0
  const ask = (method: string, params: object) =>
    new Promise<{ result?: { value?: unknown } } | undefined>((answered) => {
      const id = (last += 1)
      page.addEventListener('message', ({ data }: MessageEvent<string>) => {
        const message = JSON.parse(data) as { id?: number; result?: { result?: { value?: unknown } } }
        if (message.id === id) answered(message.result)
      })
      page.send(JSON.stringify({ id, method, params }))
    })
  return {
    goto: (url: string) => ask('Page.navigate', { url }),
    evaluate: async (expression: string) =>
      (await ask('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }))?.result?.value,
    /** As the browser says it: a page that waits answers nothing. */
    url: async () => (await targets(port)).find(({ type }) => type === 'page')?.url,
    close: () => end(child, folder),
  }
}

async function found<T>(look: () => T | undefined | Promise<T | undefined>): Promise<T> {
  for (;;) {
    const thing = await look()
    if (thing !== undefined) return thing
    await new Promise((passed) => setTimeout(passed, 50))
  }
}

interface Target {
  type: string
  url: string
  webSocketDebuggerUrl: string
}
const targets = async (port: string): Promise<Target[]> =>
  (await fetch(`http://127.0.0.1:${port}/json`)).json() as Promise<Target[]>

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It is not there yet.
  }
}

async function end(child: ChildProcess, folder: string): Promise<void> {
  const ended = new Promise((exited) => child.once('exit', exited))
  // At once: one that ends in its own time writes into its folder after that is gone.
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
  await ended
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
