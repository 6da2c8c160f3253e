import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { readFile } from '#commerce/files/upload.ts'
import type { WorkerContext } from '#commerce/platform/administration/operation.ts'
import { findShopFiles, type StoredFile } from '#commerce/platform/bucket.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import { schemaVersion } from './lines.ts'
import { filesIn, type Manifest, pagesOf, PartName } from './manifest.ts'

type Place = Pick<WorkerContext, 'env' | 'company'>
type Sent = Place & Pick<WorkerContext, 'request'>

/** In the Worker: a file below the shop's own prefix, as it lies there. */
export async function takeFile({ env, company }: Sent, name: string): Promise<Result<never> | Response> {
  const stored = await env.MEDIA.get(`${company.objectName}/${name}`)
  if (!stored) return refused('not_found')
  const headers = {
    'content-type': 'application/octet-stream',
    'content-length': String(stored.size),
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
  return new Response(stored.body, { headers })
}

/**
 * In the Worker: one piece of an export of another place. A file goes where the shop will look for it, a part waits in
 * the shop once the files are here that it names; neither reaches a shop that has orders or customers.
 */
export async function bringFile({ env, company, request }: Sent, name: string): Promise<Result<Record<never, never>>> {
  const shop = shopOf(env, company)
  const { result } = await shop.internalCall('mayBeRestored', undefined, asNobody(company))
  if (!result.ok) return result
  const file = await readFile(request, limits.digitalFileBytes)
  if (typeof file === 'string') return refused(file)
  if (!PartName.safeParse(name).success) {
    await env.MEDIA.put(`${company.objectName}/${name}`, file.bytes)
    return accepted({})
  }
  const lines = await unzipped(file.bytes)
  if (lines === null || !(await areHere({ env, company }, namedIn(lines)))) return refused('backup_damaged')
  const part = Number(name.slice('part-'.length, -'.gz'.length))
  return (await shop.internalCall('keepRestorePart', { part, lines }, asNobody(company))).result
}

/** null: it is no gzip, was cut off, or is more than a part ever holds. */
async function unzipped(gzip: Uint8Array<ArrayBuffer>): Promise<string | null> {
  try {
    const body = new Blob([gzip]).stream().pipeThrough(new DecompressionStream('gzip'))
    const bytes = await readBounded({ headers: new Headers(), body }, limits.restorePartBytes)
    return bytes && new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes)
  } catch {
    // The bytes are not what the export wrote.
    return null
  }
}

/** null: one of them is no file of a shop. */
function namedIn(lines: string): StoredFile[] | null {
  try {
    return filesIn(lines)
  } catch {
    // The line is not what the export wrote.
    return null
  }
}

/** Whether these files have come as they were. */
async function areHere({ env, company }: Place, files: StoredFile[] | null): Promise<boolean> {
  const here = files && (await findShopFiles(env.MEDIA, company.objectName, files))
  return files?.every(({ name, md5 }) => here?.get(name) === md5) ?? false
}

/** In the Worker: whether this code can take the export. The files that its parts name are here, or they were refused. */
export async function allHere(place: Place, { schema, files }: Manifest): Promise<Result<true>> {
  if (schema !== schemaVersion) return refused('backup_of_other_code')
  for (const page of pagesOf(files)) if (!(await areHere(place, page))) return refused('backup_damaged')
  return accepted(true)
}
