import { z } from 'zod'
import { access } from '#shared/api/shop/access.ts'
import { ApiFailure, nameOf } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { within } from '#shared/web/time.ts'
import { callBackend } from './calls.ts'
import { AnswerFailure } from './read-answer.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { breakerOf, unlessSilent } from '#edge/cache/breaker.ts'
import { frameWait } from '#edge/cache/pace.ts'
import { SingleFlight } from '#edge/cache/single-flight.ts'
import { eraseStored, keepStored, readAhead, readStored } from '#edge/cache/site-store.ts'
import { note } from '#edge/request/log.ts'
import type { EarlyContext, Tenant } from '#edge/request/request-context.ts'
import { lazy } from '#shared/lazy.ts'

type Found = { kind: 'shop'; tenant: Tenant } | { kind: 'unregistered' } | { kind: 'unavailable' }
const unavailable: Found = { kind: 'unavailable' }

/** Hosts looked up by this isolate; the truth is KV's and, behind it, the backend's. */
const memory = new BoundedMap<{ tenant: Tenant; readAt: number }>(limits.shopsKnown)
const memoryMs = 60_000
/** The shop of a host, if this isolate knows it. */
export const knownTenant = (host: string): Tenant | undefined => memory.get(host)?.tenant

/**
 * host → memory → KV (12 h) → GET /api-access. Only an answer with company 0 means "not registered"; a failed look-up
 * never does.
 */
export async function findTenant(context: EarlyContext): Promise<Found> {
  const { host } = context.tenant
  const kept = memory.get(host)
  if (kept && Date.now() - kept.readAt < memoryMs && isFresh(kept.tenant)) return { kind: 'shop', tenant: kept.tenant }
  // An isolate that knows the shop has its frame in memory; the rest it keeps for less than a minute.
  if (!isUnregistered(host)) readAhead(context, kept ? ['generation:', 'absent:'] : undefined)
  const stored = await storedTenant(context, host)
  if (stored && isFresh(stored)) return { kind: 'shop', tenant: remember(stored) }
  if (!stored || ageSeconds(stored) > limits.accessKeyStaleSeconds) return lookUp(context)
  const asked = await unlessSilent(breakerOf(context, 'lookup'), lookUp(context))
  return asked && asked.kind !== 'unavailable' ? asked : { kind: 'shop', tenant: remember(stored) }
}

/** A time in the future counts as old: a broken value must not live forever. */
const ageSeconds = ({ readAt }: Tenant) =>
  readAt > Date.now() + memoryMs ? Number.POSITIVE_INFINITY : (Date.now() - readAt) / 1_000
const isFresh = (tenant: Tenant) => ageSeconds(tenant) < limits.accessKeyFreshSeconds

async function storedTenant(context: EarlyContext, host: string): Promise<Tenant | null> {
  const stored = Stored().safeParse(await readStored(context, `tenant:${host}`))
  const counts = stored.success && stored.data.host === host && stored.data.readAt >= (forgottenAt.get(host) ?? 0)
  return counts ? stored.data : null
}
/** What another build wrote, or a broken value, counts as none. */
const Stored = lazy((): z.ZodType<Tenant> =>
  z.object({
    host: z.string(),
    companyId: z.int().min(1),
    accessKey: z.string().min(1),
    affiliateDays: z.int().min(1).max(limits.affiliateDaysMax),
    primaryHost: z.string().nullable(),
    extended: z.boolean(),
    readAt: z.number(),
  }),
)

const lookingUp = new SingleFlight<Found>(limits.afterAnswerMs)

/**
 * However many requests want it, another company's backend is asked once at a time, and its answer is kept even when it
 * comes to a page that waits no more.
 */
async function lookUp(context: EarlyContext): Promise<Found> {
  const { waitMs } = frameWait(context)
  if (waitMs === undefined) return ask(context)
  const { host } = context.tenant
  const asked = lookingUp.join(context, host, () => ask(context, limits.afterAnswerMs))
  return within<Found, Found>(waitMs, asked, () => unavailable).catch(() => unavailable)
}

async function ask(context: EarlyContext, waitMs?: number): Promise<Found> {
  const { host } = context.tenant
  try {
    const options = { token: null, ...(waitMs === undefined ? {} : { waitMs }) }
    const found = (await callBackend(context, access.find, {}, options)) as Tenant
    if (found.companyId === 0) {
      unregisteredAt.set(host, Date.now())
      return { kind: 'unregistered' }
    }
    // No call could say for which shop it is made.
    if (found.accessKey === '') throw new AnswerFailure(nameOf(access.find))
    const tenant = remember({ ...found, host, readAt: Date.now() })
    keepStored(context, `tenant:${host}`, JSON.stringify(tenant), { keptSeconds: limits.accessKeyStaleSeconds })
    return { kind: 'shop', tenant }
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure
    note(context.log, `look-up of ${host} failed`)
    return unavailable
  }
}

/** Hosts without a shop. Requests for them read one value each time, not four. */
const unregisteredAt = new BoundedMap<number>(limits.shopsKnown)
const isUnregistered = (host: string): boolean => Date.now() - (unregisteredAt.get(host) ?? 0) < memoryMs

/** When this isolate learned that a host's shop has changed: what was stored before does not count. */
const forgottenAt = new BoundedMap<number>(limits.shopsKnown)

/**
 * The shops of these hosts have changed: they are looked up again, by this isolate at once and by others within two
 * minutes, when their memory and their copy of KV have ended.
 */
export function forgetTenants(context: EarlyContext, hosts: readonly string[]): void {
  for (const host of hosts) {
    memory.delete(host)
    forgottenAt.set(host, Date.now())
    keepStored(context, `tenant:${host}`, 'null', { keptSeconds: limits.accessKeyStaleSeconds })
  }
}

/** The shops of these hosts are no more: what is stored of them goes. Memory of other isolates ends by itself. */
export function eraseTenants(context: EarlyContext, hosts: readonly string[]): void {
  for (const host of hosts) {
    memory.delete(host)
    forgottenAt.set(host, Date.now())
    eraseStored(context, host, `tenant:${host}`)
  }
}

function remember(tenant: Tenant): Tenant {
  memory.set(tenant.host, { tenant, readAt: Date.now() })
  return tenant
}

/** Until when a shop's key is not looked up again: it was still the same, or the look-up failed. */
const pauses = new BoundedMap<{ until: number; failed: boolean }>(limits.shopsKnown)
const refreshing = new SingleFlight<Found>(limits.afterAnswerMs)

/**
 * After a 403, or a 401 of another company's backend, to a call that carried `sentKey`: requests the key again, once for
 * all that were refused together, and not within 30 s of an answer with the same key, or some seconds of a failure. true
 * when it differs, and the visit now carries the new one. A 401 is mostly of a session: it causes one look-up in 30 s at
 * most, and takes none from a 403.
 */
export async function refreshKey(context: EarlyContext, sentKey: string, status = 403): Promise<boolean> {
  const { host } = context.tenant
  const take = (tenant: Tenant | undefined) => {
    if (!tenant || tenant.accessKey === sentKey) return false
    context.tenant = tenant
    return true
  }
  // Another call may have found the new one meanwhile.
  if (take(context.tenant) || take(knownTenant(host))) return true
  const [isOfKey, paused] = [status === 403, `${host} ${status}`]
  const pause = pauses.get(paused)
  const isPaused = pause !== undefined && Date.now() < pause.until
  const found = isPaused ? null : await refreshing.join(context, host, () => lookUp(context))
  const differs = found?.kind === 'shop' && take(found.tenant)
  const failed = found ? found.kind !== 'shop' : pause?.failed === true
  if (found && !(differs && isOfKey)) {
    const seconds = failed ? limits.failedLookupSeconds : limits.forbiddenLookupSeconds
    pauses.set(paused, { until: Date.now() + seconds * 1_000, failed })
  }
  // Whether the key is the reason is not known, so the page may lack a part.
  if (failed && isOfKey) context.validity.lost = true
  return differs
}
