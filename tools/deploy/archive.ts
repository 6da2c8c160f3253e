import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { z } from 'zod'
import { builtSettings, workers } from './settings.ts'
import { Stop } from './stop.ts'
import { must, wrangler } from './wrangler.ts'

/** A file by its path in the build, as base64. */
const Files = z.record(z.string().regex(/^(etalase|client)\/[\w./-]+$/), z.base64())

/**
 * The edge's code with its source maps, which its settings upload too, and what it says of builds; its assets are kept
 * by the site itself.
 */
const packed = [/^etalase\/(?!\.vite\/)/, /^client\/(builds\/|_headers$|\.assetsignore$)/]

interface Archive {
  /** Names the build: a digest of what is in it. */
  id: string
  bytes: Buffer
}

/**
 * The edge of this build as one file. The next deployment brings it once more, with the new assets beside the old ones,
 * so that each of two releases has all files while both are visited.
 */
export function pack(folder: string): Archive {
  const files = Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [relative(folder, file).replaceAll('\\', '/'), file] as const)
      .filter(([path]) => packed.some((rule) => rule.test(path)) && path !== 'client/builds/assets.json')
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([path, file]) => [path, readFileSync(file).toString('base64')]),
  )
  const text = JSON.stringify(files)
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 16), bytes: gzipSync(text) }
}

const keyOf = (folder: string, id: string): string => {
  const bucket = builtSettings(folder, 'commerce').r2_buckets?.[0]?.bucket_name
  if (!bucket) throw new Stop('The environment of commerce names no R2 bucket.')
  return `${bucket}/releases/${id}.json.gz`
}
const commerceOf = (folder: string): string => join(folder, workers.commerce.folder)

/** Keeps the edge of this build for the next deployment, which another machine may make. */
export async function keep(folder: string, { id, bytes }: Archive): Promise<void> {
  const file = join(folder, 'release.json.gz')
  writeFileSync(file, bytes)
  await must(`the code of the edge is kept as releases/${id}`, commerceOf(folder), [
    ...['r2', 'object', 'put', keyOf(folder, id)],
    ...['--file', file, '--remote'],
  ])
}

/** Writes the edge of a former build into a folder; false: nobody kept it. */
export async function unpack(folder: string, id: string, into: string): Promise<boolean> {
  const file = join(folder, 'before.json.gz')
  console.log(`· the code of the live edge, releases/${id}`)
  const said = await wrangler(commerceOf(folder), [
    ...['r2', 'object', 'get', keyOf(folder, id)],
    ...['--file', file, '--remote'],
  ])
  if (!said.ok) return false
  rmSync(into, { recursive: true, force: true })
  const files = Files.parse(JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')))
  for (const [path, base64] of Object.entries(files)) {
    if (path.split('/').includes('..')) throw new Stop(`releases/${id} holds a path that leaves its folder: ${path}`)
    const target = join(into, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, Buffer.from(base64, 'base64'))
  }
  return true
}
