import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { filesIn, filesTable, Manifest, manifestName, partName } from '#commerce/app/backup/manifest.ts'
import type { StoredFile } from '#commerce/platform/bucket.ts'
import { Misused } from './command.ts'
import type { Asked } from './commands.ts'
import type { Answered, World } from './run.ts'
import { Refused, sendTo } from './send.ts'

const Last = z.object({ night: z.string().nullable(), running: z.boolean() })
const manifestFile = 'manifest.json'

/**
 * The last whole export of a shop and the files that it names, in a folder of its own. A file that has changed since is
 * a fault: rows of that night would name another one.
 */
export async function takeExport({ host, at }: Asked, words: readonly string[], world: World): Promise<number> {
  const folder = folderOf(words, 'backup')
  if (existsSync(folder)) throw new Misused(`${folder} exists already: an export gets a folder of its own`)
  const { night, running } = Last.parse((await sendTo(world, { host, at })('GET', '/backup')).body)
  if (night === null || running)
    throw new Misused('no whole export is there: backup.begin starts one, and backup.last says when it has ended')
  const take = async (name: string): Promise<Uint8Array> => {
    const path = `/shops/${encodeURIComponent(host)}/backup/read?${new URLSearchParams({ name })}`
    const answer = await world.send({ method: 'GET', path, body: null, download: true }, { at, host })
    return bytesOf(answer)
  }
  const listed = await take(`backup/${manifestName(night)}`)
  const { parts, tables, files } = Manifest.parse(JSON.parse(new TextDecoder().decode(listed)))
  const count = files.length + (tables[filesTable]?.rows ?? 0)
  let done = 0
  const progress = (): void => world.progress((done += 1), parts + count)
  const takeFiles = async (named: readonly StoredFile[]): Promise<void> => {
    for (const { name, md5 } of named) {
      const bytes = await take(name)
      if (createHash('md5').update(bytes).digest('hex') !== md5)
        throw new Misused(`${name} has changed since the export: begin another one with backup.begin`)
      keep(folder, name, bytes)
      progress()
    }
  }
  for (let part = 0; part < parts; part += 1) {
    const name = partName(night, part)
    const bytes = await take(`backup/${name}`)
    keep(folder, name.slice(night.length + 1), bytes)
    progress()
    await takeFiles(filesIn(gunzipSync(bytes).toString()))
  }
  await takeFiles(files)
  // Last: a folder without it is not whole.
  keep(folder, manifestFile, listed)
  world.say(`${folder}: the shop as of ${night}, ${count} files. It holds personal data.`)
  return 0
}

/** Sends such a folder, piece by piece, and lets the shop put it in place at once. Cut off, it is run again. */
export async function bringExport({ host, at }: Asked, words: readonly string[], world: World): Promise<number> {
  const folder = folderOf(words, 'restore')
  const read = Manifest.safeParse(world.readJson(join(folder, manifestFile)))
  if (!read.success) throw new Misused(`${folder}: ${z.prettifyError(read.error)}`)
  const manifest = read.data
  const { night, parts, tables, files } = manifest
  let sent = 0
  const bring = async (name: string, bytes = readPiece(folder, name)): Promise<void> => {
    const form = new FormData()
    form.set('file', new File([bytes], 'piece'))
    const path = `/shops/${encodeURIComponent(host)}/restore/bring?${new URLSearchParams({ name })}`
    const answer = await world.send({ method: 'POST', path, body: { form }, download: false }, { at, host })
    if (answer.status !== 200) throw new Refused(answer)
    world.progress((sent += 1), parts + files.length + (tables[filesTable]?.rows ?? 0))
  }
  for (const { name } of files) await bring(name)
  for (let part = 0; part < parts; part += 1) {
    const name = partName(night, part).slice(night.length + 1)
    const bytes = readPiece(folder, name)
    // A part is refused before the files that it names.
    for (const file of namedIn(bytes)) await bring(file.name)
    await bring(name, bytes)
  }
  const answer = await sendTo(world, { host, at })('POST', '/restore/finish', manifest)
  if (answer.status !== 200) throw new Refused(answer)
  world.say(`${host} is as it was on ${night}. Next: shop.audit, doctor.examine, shop.open.`)
  return 0
}

function namedIn(part: Uint8Array): StoredFile[] {
  try {
    return filesIn(gunzipSync(part).toString())
  } catch {
    // The shop that gets the part says that it is damaged.
    return []
  }
}

function folderOf([folder, ...more]: readonly string[], name: string): string {
  if (folder === undefined || more.length > 0) throw new Misused(`npm run shop -- ${name} <host> <folder>`)
  return folder
}

function bytesOf(answer: Answered): Uint8Array {
  if (answer.body instanceof Uint8Array) return answer.body
  throw new Refused(answer)
}

function keep(folder: string, name: string, bytes: Uint8Array): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, bytes, { mode: 0o600 })
  chmodSync(path, 0o600)
}

function readPiece(folder: string, name: string): Uint8Array<ArrayBuffer> {
  try {
    return new Uint8Array(readFileSync(join(folder, name)))
  } catch {
    throw new Misused(`${join(folder, name)} is missing: the folder is not whole`)
  }
}
