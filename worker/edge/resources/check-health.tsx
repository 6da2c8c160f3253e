import type { Context } from 'hono'
import { healthTitle, HealthScreen } from '#client/frame/health-screen.tsx'
import { access } from '#shared/api/shop/access.ts'
import { site } from '#shared/api/shop/site.ts'
import { limits } from '#shared/limits.ts'
import { BackendHealth, type Health, type HealthCheck, healthLimits, type HealthStatus } from '#shared/web/health.ts'
import { timed } from '#shared/web/timed.ts'
import { callBackend } from '#edge/backend/calls.ts'
import { findTenant } from '#edge/backend/tenant.ts'
import { backendHeaders, sendToBackend } from '#edge/backend/transport.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
import { SingleFlight } from '#edge/cache/single-flight.ts'
import { failurePage, systemPage } from '#edge/pages/error-pages.tsx'
import { answer } from '#edge/request/answer.ts'
import { isTooOften } from '#edge/request/rate.ts'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'

/** What was found, by host; all hosts that are no shop share one. However many ask, each shop is looked at now and then. */
const kept = new BoundedMap<{ health: Health; at: number }>(limits.shopsKnown)
const looking = new SingleFlight<Health>()

/**
 * How the shop of this host is, or the platform on a host that is no shop: a page for people, JSON for programs. 503
 * when nobody can buy.
 */
export async function checkHealth(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  if (await isTooOften(early, 'reads')) return failurePage(early, 429)
  const found = early.tenant.host === '' ? null : await findTenant(early)
  if (found?.kind === 'shop') early.tenant = found.tenant
  const health = await healthOf(early)
  const status = health.status === 'down' || health.status === 'maintenance' ? 503 : 200
  if (!/\bapplication\/json\b/.test(c.req.header('accept') ?? ''))
    return systemPage(early, {
      head: { title: healthTitle(health.status), titled: true },
      view: <HealthScreen {...health} />,
      status,
    })
  const headers = { 'cache-control': 'no-store', vary: 'accept' }
  return answer(early, JSON.stringify(health), { kind: 'data', status, headers })
}

const isShop = ({ tenant }: EarlyContext): boolean => tenant.companyId > 0

async function healthOf(early: EarlyContext): Promise<Health> {
  const host = isShop(early) ? early.tenant.host : ''
  const before = kept.get(host)
  const ageMs = before ? Date.now() - before.at : -1
  if (before && ageMs >= 0 && ageMs < healthLimits.keptMs) return before.health
  return looking.join(early, host, () => look(early, host))
}

async function look(early: EarlyContext, host: string): Promise<Health> {
  const [kv, behind] = await Promise.all([checkKv(early), early.env.BACKEND_URL ? askForeign(early) : askOwn(early)])
  const checks = [kv, ...behind.checks]
  const worst: HealthStatus = checks.every(({ ok }) => ok === true) ? 'ok' : 'degraded'
  const status: HealthStatus = behind.up ? worst : behind.maintenance ? 'maintenance' : 'down'
  const health = { status, host: host === '' ? null : host, checkedAt: new Date().toISOString(), checks }
  kept.set(host, { health, at: Date.now() })
  return health
}

interface Behind {
  /** Whether the shop sells; of the platform: whether shops are found. */
  up: boolean
  maintenance: boolean
  checks: HealthCheck[]
}

async function checkKv({ env: { SITE } }: EarlyContext): Promise<HealthCheck> {
  const asked = await timed(healthLimits.checkMs, async () => ({ kept: await SITE.get('health') }))
  return { name: 'kv', ok: asked.value !== null, ms: asked.ms }
}

/** The embedded backend says itself how its parts are. */
async function askOwn(early: EarlyContext): Promise<Behind> {
  const { value, ms } = await timed(healthLimits.backendMs, async () => {
    const headers = backendHeaders(early, { token: null })
    const response = await sendToBackend(early, new Request('https://commerce/health', { headers }))
    return BackendHealth().parse(await response.json())
  })
  const backend: HealthCheck = { name: 'backend', ok: value !== null, ms }
  if (!value) return { up: false, maintenance: false, checks: [backend] }
  const { directory, secrets, bucket, nights, shop } = value
  const checks: HealthCheck[] = [backend, { name: 'directory', ...directory }, { name: 'secrets', ...secrets }]
  if (bucket) checks.push({ name: 'bucket', ...bucket })
  if (nights) checks.push({ name: 'nights', ...nights })
  if (!isShop(early)) return { up: directory.ok === true, maintenance: false, checks }
  const state = shop?.state ?? null
  checks.push({ name: 'shop', ok: shop?.ok ?? null, ms: shop?.ms ?? null })
  if (!state) return { up: false, maintenance: false, checks }
  const { queue, audit, maintenance, ready } = state
  checks.push({ name: 'settings', ok: ready, ms: null })
  // How much is broken is for who has a token: `shop.health`.
  checks.push({ name: 'queue', ok: queue.ok, ms: null }, { name: 'audit', ok: audit.ok, ms: null })
  return { up: ready && !maintenance, maintenance, checks }
}

/** Of another backend: whether it finds the shop by its host, and answers one read. */
async function askForeign(early: EarlyContext): Promise<Behind> {
  const ask = (endpoint: typeof access.find | typeof site.settings) =>
    timed(healthLimits.checkMs, async () => ({ answer: await callBackend(early, endpoint, {}, { token: null }) }))
  const [lookup, read] = await Promise.all([ask(access.find), isShop(early) ? ask(site.settings) : null])
  const checks: HealthCheck[] = [{ name: 'lookup', ok: lookup.value !== null, ms: lookup.ms }]
  if (!read) return { up: lookup.value !== null, maintenance: false, checks }
  checks.push({ name: 'backend', ok: read.value !== null, ms: read.ms })
  const maintenance = (read.value?.answer as { maintenance?: boolean } | undefined)?.maintenance === true
  return { up: read.value !== null && !maintenance, maintenance, checks }
}
