import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { noAnswerWithin, within } from '#shared/web/time.ts'
import { note, warn } from '#edge/request/log.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'

/** Until when a namespace that did not answer is left alone, ms since the epoch. */
const silentUntil = new WeakMap<KVNamespace, number>()

/** Prefixes of the keys of a shop, besides the look-up of its host; every page needs the first three. */
const ofShops = ['generation:', 'root:', 'absent:', 'numbers:'] as const
type OfShop = (typeof ofShops)[number]
const ofEveryPage = ofShops.slice(0, 3)

/** Named by the host alone, so that it can be read before anybody knows whose host it is; the value says whose it is. */
const nameOf = ({ tenant: { host } }: EarlyContext, what: OfShop): string => what + host

/** Under which an isolate keeps in its memory what it knows of a shop. */
export const keyOf = ({ tenant: { companyId, host } }: EarlyContext): string => `${companyId}:${host}`

/** Starts the reads that are needed besides the look-up of the host: one wait instead of four in a row. */
export function readAhead(context: EarlyContext, needed: readonly OfShop[] = ofEveryPage): void {
  for (const what of needed) {
    const name = nameOf(context, what)
    context.readAhead.set(name, readStored(context, name))
  }
}

/** What was kept for this shop; null also when the host was another company's then. `now`: as KV has it at this moment. */
export async function readOfShop(context: EarlyContext, what: OfShop, { now = false } = {}): Promise<unknown> {
  const name = nameOf(context, what)
  const ahead = now ? undefined : context.readAhead.get(name)
  context.readAhead.delete(name)
  const stored = Owned.safeParse(await (ahead ?? readStored(context, name)))
  return stored.success && stored.data.companyId === context.tenant.companyId ? stored.data.value : null
}
const Owned = z.object({ companyId: z.int(), value: z.unknown() })

export function keepOfShop(
  context: EarlyContext,
  what: OfShop,
  value: unknown,
  options: { keptSeconds?: number } = {},
): void {
  const { companyId } = context.tenant
  keepStored(context, nameOf(context, what), JSON.stringify({ companyId, value }), options)
}

/**
 * A value that this or another isolate kept in KV, as JSON. null: there is none, it is no JSON, or KV did not answer in
 * time. Nothing depends on it: a reader asks the backend instead.
 */
export async function readStored({ env: { SITE }, log }: EarlyContext, name: string): Promise<unknown> {
  if ((silentUntil.get(SITE) ?? 0) > Date.now()) return null
  const ms = limits.kvReadMs
  try {
    const text = await within(ms, SITE.get(name), noAnswerWithin(ms))
    return text === null ? null : (JSON.parse(text) as unknown)
  } catch (error) {
    note(log, `KV ${name.split(':')[0]}: ${error instanceof Error ? error.message : 'failed'}`)
    // A value that cannot be read is a miss of its own; only a KV that fails is left alone.
    if (!(error instanceof SyntaxError)) silentUntil.set(SITE, Date.now() + limits.kvAgainMs)
    return null
  }
}

/** Stores a value for the other isolates. It may fail: the next read asks the backend. */
export function keepStored(
  context: EarlyContext,
  name: string,
  value: string,
  { keptSeconds }: { keptSeconds?: number } = {},
): void {
  const put = async () =>
    context.env.SITE.put(name, value, keptSeconds === undefined ? {} : { expirationTtl: keptSeconds })
  context.waitUntil(
    put().catch((error: unknown) =>
      warn(
        context.log,
        `KV ${name.split(':')[0]} was not written: ${error instanceof Error ? error.message : 'failed'}`,
      ),
    ),
  )
}

/** Removes all that is stored of the shop of a host. A failure leaves a value that nobody reads any more. */
export function eraseStored(context: EarlyContext, host: string, ...names: readonly string[]): void {
  const all = [...ofShops.map((what) => what + host), ...names]
  const removed = Promise.allSettled(all.map((name) => context.env.SITE.delete(name)))
  context.waitUntil(removed.then(() => undefined))
}
