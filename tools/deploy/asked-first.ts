import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { tooShort } from '#commerce/platform/secrets.ts'
import { type Live, liveOf } from './live.ts'
import type { Options } from './options.ts'
import { namesOf, workers } from './settings.ts'
import { isRefused } from './shops.ts'
import { Stop } from './stop.ts'

/** What runs before a release; null: that Worker has never been deployed. */
export interface LiveRelease {
  shops: Live | null
  pages: Live | null
  /** Wakes the shops; null: the first deploy, when there are none. */
  token: string | null
}

const SecretsFile = z.object({ TOKEN_SECRET: z.string(), ADMIN_TOKEN: z.string(), SEAL_KEY: z.string() })
const example = '{"TOKEN_SECRET": "…", "ADMIN_TOKEN": "…", "SEAL_KEY": "…"}'

/** What only the operator and the platform know: asked before a build of a minute, and before anything changes. */
export async function askFirst(site: string, { target, secretsFile }: Options): Promise<LiveRelease> {
  const names = namesOf(target)
  const [shops, pages] = await Promise.all([
    liveOf(join(names, workers.commerce.folder)),
    liveOf(join(names, workers.edge.folder)),
  ])
  if (!shops) checkSecrets(secretsFile)
  return { shops, pages, token: shops && pages ? await administratorOf(site) : null }
}

/** The first deploy brings them along; half of them would be a platform on which nobody can be let in. */
function checkSecrets(file: string | null): void {
  if (file === null) throw new Stop(`The first deploy needs the secrets: --secrets-file with JSON ${example}`)
  const read = SecretsFile.safeParse(jsonOf(file))
  const problems = read.success ? tooShort(read.data) : [`no JSON such as ${example}`]
  if (problems.length > 0) throw new Stop(`${file}: ${problems.join('; ')}. \`openssl rand -hex 32\` makes a secret.`)
}

function jsonOf(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Not there or not JSON: the caller says what it must be.
    return null
  }
}

/** A missing or wrong token must not show only when commerce is live. */
async function administratorOf(site: string): Promise<string> {
  const { ADMIN_TOKEN } = process.env
  if (!ADMIN_TOKEN)
    throw new Stop('ADMIN_TOKEN is not set, so the shops could not be woken: give the one of this environment.')
  if (await isRefused(site, ADMIN_TOKEN))
    throw new Stop(`${site} refuses this ADMIN_TOKEN. Is it the one of this environment?`)
  return ADMIN_TOKEN
}
