import { mediaKey } from '#commerce/platform/bucket.ts'
import type { Company } from '#commerce/platform/directory/store.ts'
import { hasPrimaryHost } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { clockAhead } from '../administration/dns.ts'
import { lapsingOf } from './certificates.ts'
import type { World } from './check.ts'

/** What the parts around a shop do when they are used, not what is written about them. */
export async function worldOf(env: Env, { companyId, objectName, hosts }: Company): Promise<World> {
  const [hasPrimary, bucket, hasPictures, certificates, clockAheadMs] = await Promise.all([
    hasPrimaryHost(env, companyId).catch(() => null),
    bucketProblem(env, objectName),
    env.MEDIA.list({ prefix: mediaKey(objectName, ''), limit: 1 }).then(
      ({ objects }) => objects.length > 0,
      () => null,
    ),
    lapsingOf(env, hosts),
    clockAhead(env),
  ])
  return { hasPrimary, bucket, hasPictures, certificates, clockAheadMs }
}

/** Writes a few bytes, reads them back and takes them away. */
async function bucketProblem({ MEDIA }: Env, objectName: string): Promise<string> {
  const [key, said] = [`${objectName}/doctor/${crypto.randomUUID()}`, 'etalase']
  try {
    await MEDIA.put(key, said)
    const kept = await (await MEDIA.get(key))?.text()
    await MEDIA.delete(key)
    return kept === said ? '' : 'Penyimpanan file tidak mengembalikan yang ditulis.'
  } catch {
    return 'Penyimpanan file tidak dapat ditulis atau dibaca.'
  }
}
