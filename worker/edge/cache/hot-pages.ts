import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { build } from '#edge/request/assets.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { isHot } from './hot-shops.ts'
import type { Entry } from './page-cache.ts'
import { isMadeUp } from './page-memory.ts'
import { keepStored, readStoredBytes } from './site-store.ts'
import { lazy } from '#shared/lazy.ts'

/**
 * Pages of a hot shop, for all data centres: after a change each of them would ask the one object for the same page.
 * Their name has the generation, so what a data centre has read before is never taken for what came after a change.
 */
async function nameOf({ tenant, origin }: EarlyContext, address: string, generation: number): Promise<string> {
  const page = new TextEncoder().encode(`${origin}|${build}|${address}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', page))
  return `page:${tenant.companyId}:${generation}:${btoa(String.fromCharCode(...digest))}`
}

const Stamp = lazy(() =>
  z.object({
    contentType: z.string(),
    etag: z.string(),
    build: z.literal(build),
    generation: z.int().positive(),
    freshUntil: z.int(),
    validUntil: z.int().nullable(),
  }),
)

/** Addresses that anybody can make up would fill the store. */
const isKept = (context: EarlyContext, address: string, generation: number): boolean =>
  isHot(context) && generation > 0 && !isMadeUp(address)

/** A fresh page of this generation that another isolate has rendered. */
export async function readHotPage(context: EarlyContext, address: string, generation: number): Promise<Entry | null> {
  if (!isKept(context, address, generation)) return null
  const stored = await readStoredBytes(context, await nameOf(context, address, generation))
  const stamp = Stamp().safeParse(stored?.beside)
  if (!stored || !stamp.success) return null
  const { freshUntil, validUntil } = stamp.data
  const now = Date.now()
  const isOld = now >= freshUntil || (validUntil !== null && now >= validUntil)
  // One from the future would be fresh forever.
  if (isOld || freshUntil > now + limits.pageFreshMs || stamp.data.generation !== generation) return null
  return { ...stamp.data, bytes: new Uint8Array(stored.bytes) }
}

export function storeHotPage(context: EarlyContext, address: string, { bytes, ...stamp }: Entry): void {
  if (stamp.lost || !isKept(context, address, stamp.generation) || bytes.byteLength > limits.pageMemoryEntryBytes)
    return
  context.waitUntil(
    nameOf(context, address, stamp.generation).then((name) =>
      keepStored(context, name, bytes, { keptSeconds: limits.hotPageSeconds, beside: stamp }),
    ),
  )
}
