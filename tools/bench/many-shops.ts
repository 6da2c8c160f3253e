import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { migrateDirectory } from '../serve/directory.js'
import { openLog } from '../serve/log.js'
import { settingsOf } from '../serve/settings.js'
import { serveWorkers } from '../serve/workers.js'
import { processorMs, withRuntime } from './processor-time.ts'

/** As an operator's script opens them. */
const openedAtOnce = 4
/** The runtime puts a shop to sleep that nobody called for ten seconds. */
const sleepsAfterMs = 15_000
const Page = z.object({ shops: z.array(z.object({ fault: z.string().nullable() })), next: z.number().nullable() })

/** How one machine stands with so many shops that sell nothing yet: a line for each thing that is looked at. */
export async function manyShops(count: number): Promise<string[]> {
  const state = mkdtempSync(join(tmpdir(), 'etalase-shops-'))
  try {
    return await measured(count, state)
  } finally {
    rmSync(state, { recursive: true, force: true })
  }
}

async function measured(count: number, state: string): Promise<string[]> {
  const settings = settingsOf({ PORT: '0', ETALASE_STATE: state, ETALASE_DEMO: '0', ETALASE_LOG: join(state, 'log') })
  const log = openLog(settings.log)
  const { started, pid } = await withRuntime(() => serveWorkers(settings, { log, ready: () => true }))
  await migrateDirectory(await started.directory(), started.migrations)
  const lines: string[] = []
  const measure = async (what: string, work: () => Promise<unknown>) => {
    const [startedAt, usedMs] = [Date.now(), processorMs(pid)]
    await work()
    const [seconds, used] = [(Date.now() - startedAt) / 1_000, (processorMs(pid) - usedMs) / 1_000]
    lines.push(`${what}: ${seconds.toFixed(1)} s, ${used.toFixed(1)} s of a core, then ${memoryMb(pid)} MB`)
    console.error(lines.at(-1))
  }
  const ask = async (path: string, body?: object): Promise<unknown> => {
    const headers = {
      authorization: `Bearer ${started.secrets.ADMIN_TOKEN}`,
      'content-type': 'application/json',
    }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const answer = await fetch(`http://127.0.0.1:${started.port}/admin/v1${path}`, init)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${(await answer.text()).slice(0, 300)}`)
    return answer.json()
  }

  lines.push(`no shop: ${memoryMb(pid)} MB`)
  await measure(`${count} shops are opened, ${openedAtOnce} at once`, async () => {
    const left = Array.from({ length: count }, (__, at) => `toko-${at}.localhost`).values()
    const open = async () => {
      for (const host of left) await ask('/shops', { host })
    }
    await Promise.all(Array.from({ length: openedAtOnce }, open))
  })
  lines.push(`on the disk: ${(sizeOf(state) / count / 1e6).toFixed(2)} MB a shop`)
  await measure('they sleep', () => sleep(sleepsAfterMs))
  await measure('how they are is asked, and nobody wakes', () => ask('/shops?unwell=yes'))
  await measure('a deployment wakes all of them', async () => {
    let after: number | null = 0
    while (after !== null) {
      const { shops, next }: z.output<typeof Page> = Page.parse(await ask(`/releases?after=${after}`))
      const faults = shops.filter(({ fault }) => fault !== null)
      if (faults.length > 0) throw new Error(`a shop did not wake: ${faults[0]?.fault ?? ''}`)
      after = next
    }
  })
  await measure('they sleep again', () => sleep(sleepsAfterMs))
  await started.server.dispose()
  return lines
}

/** What the process holds in memory. */
const memoryMb = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024)

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    // A shop that falls asleep takes its log along.
    .reduce(
      (sum, entry) => sum + (statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0),
      0,
    )
