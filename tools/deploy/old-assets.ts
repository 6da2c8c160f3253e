import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { Stop } from './stop.ts'

/** A tab that was opened before a deployment asks for the files of its own build: see docs/decisions/0005-old-assets.md. */
const keptMs = 7 * 86_400_000
const atOnce = 8
const path = '/builds/assets.json'

const Build = z.object({
  id: z.string(),
  /** When another build took its place, ms since the epoch; null: it is the newest. */
  until: z.number().nullable(),
  /** The digest of each file, by its address. */
  files: z.record(z.string().regex(/^\/assets\/(?!.*\.\.)[\w./-]+$/), z.string().length(64)),
})
type Build = z.output<typeof Build>
/** `live`: the build whose code answers beside this list. */
const List = z.object({ live: z.string(), builds: z.array(Build) })
type List = z.output<typeof List>

/** What the live site says of its builds. */
export async function liveBuilds(site: string): Promise<List> {
  const answer = await fetch(site + path, { redirect: 'manual' }).catch((error: unknown) => String(error))
  const list = typeof answer === 'string' ? null : List.safeParse(await answer.json().catch(() => null))
  if (list?.success) return list.data
  const why = typeof answer === 'string' ? answer : `it answers ${answer.status}`
  throw new Stop(
    `${site}${path} cannot be read (${why}), so the files of the open tabs are unknown. Repair that, or give --no-old-assets: then tabs that are open now may have to reload.`,
  )
}

/** The list that goes with a build which takes the place of the live ones. */
export function listAfter(live: List | null, id: string, files: Build['files'], now: number): List {
  const former = (live?.builds ?? [])
    .filter((build) => build.id !== id)
    .map((build) => ({ ...build, until: build.until ?? now }))
    .filter(({ until }) => now - until < keptMs)
  return { live: id, builds: [{ id, until: null, files }, ...former] }
}

/** Adds the files of former builds to the assets of this one, each checked against its digest. */
export async function addFormer(site: string, list: List, client: string): Promise<number> {
  const wanted = new Map(list.builds.flatMap(({ files }) => Object.entries(files)))
  const absent = [...wanted].filter(([address]) => !existsSync(join(client, address)))
  for (let at = 0; at < absent.length; at += atOnce)
    await Promise.all(absent.slice(at, at + atOnce).map(([address, digest]) => download(site, address, digest, client)))
  return absent.length
}

async function download(site: string, address: string, digest: string, client: string): Promise<void> {
  const answer = await fetch(site + address, { redirect: 'manual' })
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (!answer.ok || digestOf(bytes) !== digest)
    throw new Stop(`${site}${address} is in the list of builds, but the site answers ${answer.status} or other bytes.`)
  const file = join(client, address)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}

/** The digests of all assets of a build. */
export function digestsOf(client: string): Build['files'] {
  const files = readdirSync(join(client, 'assets'), { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/${relative(client, file).replaceAll('\\', '/')}`, digestOf(readFileSync(file))]),
  )
}

export function writeList(client: string, list: List): void {
  mkdirSync(join(client, 'builds'), { recursive: true })
  writeFileSync(join(client, path), JSON.stringify(list))
}

/** The assets of both releases beside the code of the former one, whose list names itself as the live build. */
export function shareAssets(client: string, former: string, list: List, id: string): void {
  cpSync(join(client, 'assets'), join(former, 'assets'), { recursive: true })
  writeList(former, { ...list, live: id })
}

const digestOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
