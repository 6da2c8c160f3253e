import { z } from 'zod'
import { Stop } from './stop.ts'
import { must, versionOf, wrangler } from './wrangler.ts'

/** What runs of one Worker. */
export interface Live {
  version: string
  /** The release that brought it; null: its deployment names none. */
  tag: string | null
  /** The version that a rollback brings back; null: there is nothing to go back to. */
  before: string | null
}

/** Oldest first. */
const Deployments = z.array(
  z.object({
    versions: z.array(z.object({ version_id: z.string(), percentage: z.number() })).min(1),
    annotations: z.record(z.string(), z.string()).optional(),
  }),
)
/** The platform's own word for a Worker that nobody has deployed. */
const absent = /code: 10007/

/**
 * Each deployment carries a message with its release and the version to go back to: so any machine can roll back, not
 * only the one that deployed.
 */
export const messageOf = (tag: string, before: string | null): string => `${tag} before ${before ?? 'nothing'}`
const message = /^(\S+) before ([\da-f-]{36}|nothing)$/

/**
 * null: this Worker has never been deployed. During a split the version of most visitors counts. A changed secret makes a
 * deployment without a message: the release is that of the newest one with a message.
 */
export async function liveOf(folder: string): Promise<Live | null> {
  const said = await wrangler(folder, ['deployments', 'list', '--json'])
  if (!said.ok && absent.test(said.text)) return null
  const read = said.ok ? Deployments.safeParse(jsonOf(said.out)) : null
  if (!read?.success) throw new Stop(`The platform does not say what runs of ${folder}.\n${said.text.trim()}`)
  const [first] = read.data.at(-1)?.versions.toSorted((a, b) => b.percentage - a.percentage) ?? []
  const messages = read.data.map(({ annotations }) => message.exec(annotations?.['workers/message'] ?? ''))
  const [, tag = null, before = null] = messages.findLast((found) => found !== null) ?? []
  return first ? { version: first.version_id, tag, before: before === 'nothing' ? null : before } : null
}

/**
 * The version of commerce that a rollback of the next release brings back: the one that runs, or the one before it when
 * the edge of its release did not go out. Several releases that were refused in a row all name the same one so.
 */
export function lastGood(shops: Live, pages: Live): string {
  const isOut = pages.tag === shops.tag && pages.version !== pages.before
  return isOut ? shops.version : (shops.before ?? shops.version)
}

/** Uploads a version that nobody gets yet. */
export async function upload(what: string, folder: string, tag: string): Promise<string> {
  return versionOf(await must(what, folder, ['versions', 'upload', '--tag', tag, '--no-x-provision']))
}

/** Divides the visitors: percentages by version. */
export async function divide(
  what: string,
  folder: string,
  shares: Readonly<Record<string, number>>,
  said: string,
): Promise<void> {
  const versions = Object.entries(shares).map(([version, share]) => `${version}@${share}%`)
  await must(what, folder, ['versions', 'deploy', ...versions, '-y', '--message', said])
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller shows what was said instead.
    return null
  }
}
