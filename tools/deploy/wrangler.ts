import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { Stop } from './stop.ts'

interface Said {
  ok: boolean
  /** What it printed, standard output alone and both together. */
  out: string
  text: string
  /** What it did, as it writes into WRANGLER_OUTPUT_FILE_PATH. */
  entries: readonly unknown[]
}

const binary = resolve('node_modules/wrangler/bin/wrangler.js')
const Version = z.object({ version_id: z.string() })

/**
 * One call of wrangler, always with the settings of a built Worker: from the sources it would bundle another program, and
 * without `-c` it would follow the last build. The environment was chosen by the build, so neither `--env` nor
 * CLOUDFLARE_ENV may choose again.
 */
export async function wrangler(folder: string, args: readonly string[]): Promise<Said> {
  const notes = mkdtempSync(join(tmpdir(), 'etalase-wrangler-'))
  const file = join(notes, 'output.ndjson')
  const { CLOUDFLARE_ENV: _, ...inherited } = process.env
  const env = {
    ...inherited,
    // Nobody is there to answer a question.
    CI: '1',
    WRANGLER_SEND_METRICS: 'false',
    // The banner asks the registry for a newer version.
    WRANGLER_HIDE_BANNER: 'true',
    WRANGLER_OUTPUT_FILE_PATH: file,
    // Wrangler is one large file; its second start takes half the time.
    NODE_COMPILE_CACHE: resolve('.cache/node'),
  }
  const child = spawn(process.execPath, [binary, ...args, '-c', join(folder, 'wrangler.json')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [out, text] = [[] as string[], [] as string[]]
  child.stdout.setEncoding('utf8').on('data', (part: string) => void (out.push(part), text.push(part)))
  child.stderr.setEncoding('utf8').on('data', (part: string) => void text.push(part))
  const code = await new Promise<number | null>((done, fail) => child.once('close', done).once('error', fail))
  const entries = entriesOf(file)
  rmSync(notes, { recursive: true, force: true })
  return { ok: code === 0, out: out.join(''), text: text.join(''), entries }
}

/** A call that must go well; `what` is said to the operator, before it and when it fails. */
export async function must(what: string, folder: string, args: readonly string[]): Promise<Said> {
  console.log(`· ${what}`)
  const said = await wrangler(folder, args)
  if (!said.ok) throw new Stop(`${what}: wrangler ${args.slice(0, 2).join(' ')} failed.\n${said.text.trim()}`)
  return said
}

/** The version that an upload or a deploy has made. */
export function versionOf({ entries, text }: Said): string {
  const found = entries.map((entry) => Version.safeParse(entry)).find(({ success }) => success)?.data
  if (!found) throw new Stop(`wrangler named no version.\n${text.trim()}`)
  return found.version_id
}

function entriesOf(file: string): unknown[] {
  try {
    return readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line): unknown => JSON.parse(line))
  } catch {
    // It ended before it wrote anything; its exit code says so too.
    return []
  }
}
