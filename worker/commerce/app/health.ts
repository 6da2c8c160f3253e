import type { Context } from 'hono'
import { type BackendHealth, healthLimits } from '#shared/web/health.ts'
import { timed } from '#shared/web/timed.ts'
import { limits } from '#shared/limits.ts'
import { customHostnamesOf } from './administration/custom-hostnames.ts'
import { alarmWaysOf } from './audit/alarm-ways.ts'
import { findCaller } from '#commerce/platform/directory/access.ts'
import { refererHost } from '#commerce/platform/directory/host.ts'
import { asNobody, shopOf } from '#commerce/platform/directory/object.ts'
import { areNightsLate, type Company } from '#commerce/platform/directory/store.ts'
import type { Env } from '#commerce/platform/env.ts'
import { googleClient } from '#commerce/identity/google/client.ts'
import { readPushKeys } from '#commerce/notification/push-keys.ts'
import { tooShort } from '#commerce/platform/secrets.ts'

type Checked = BackendHealth['directory']

/**
 * How commerce is, and the one shop whose key the edge sends. Only the edge reaches this, and shows everybody which part
 * is well; counts and reasons are for who has a token.
 */
export async function answerHealth(c: Context<{ Bindings: Env }>): Promise<Response> {
  const key = c.req.header('api-access') ?? ''
  const [directory, bucket, rest] = await Promise.all([
    checkDirectory(c.env),
    checkBucket(c.env),
    key === ''
      ? checkNights(c.env).then((nights) => ({ nights, shop: null }))
      : checkShop(c.env, key, refererHost(c.req.header('referer'))).then((shop) => ({ shop })),
  ])
  const secrets = { ok: secretProblems(c.env).length === 0, ms: null }
  return c.json({ directory, secrets, bucket, ...rest } satisfies BackendHealth)
}

export async function checkDirectory({ DIRECTORY }: Env): Promise<Checked> {
  const { value, ms } = await timed(healthLimits.checkMs, () =>
    DIRECTORY.prepare('SELECT 1 AS well FROM company LIMIT 1').bind().all<{ well: number }>(),
  )
  return { ok: value !== null && value.results.every(({ well }) => well === 1), ms }
}

/** Whether it answers; whether it also takes what is written, the doctor of a shop looks. */
async function checkBucket({ MEDIA }: Env): Promise<Checked> {
  const { value, ms } = await timed(healthLimits.checkMs, async () => ({ kept: await MEDIA.head('health') }))
  return { ok: value !== null, ms }
}

/** Of the platform: whether the nights of its shops come. */
async function checkNights(env: Env): Promise<Checked> {
  const { value, ms } = await timed(healthLimits.checkMs, async () => ({ late: await areNightsLate(env, new Date()) }))
  return { ok: value && !value.late, ms }
}

async function checkShop(env: Env, key: string, host: string | null): Promise<BackendHealth['shop']> {
  // A Directory that is silent is waited for as long as any call would, and then a shop that is known goes on.
  const waitMs = limits.directoryReadMs + healthLimits.checkMs / 2
  const found = await timed(waitMs, () => findCaller(env, key, host))
  if (!found.value) return { ok: null, ms: null, state: null }
  return askShop(env, found.value)
}

async function askShop(env: Env, company: Company): Promise<NonNullable<BackendHealth['shop']>> {
  const { value, ms } = await timed(healthLimits.checkMs, () =>
    shopOf(env, company).internalCall('health', {}, asNobody(company)),
  )
  const known = value?.result.ok ? value.result.value : null
  if (!known) return { ok: false, ms, state: null }
  const { maintenance, ready, queue, audit } = known
  const { endedAt, stale, broken } = audit
  return {
    ok: true,
    ms,
    state: {
      maintenance,
      ready,
      queue: { ok: queue.late === 0 && queue.gaveUp === 0 && queue.waiting === 0, ...queue },
      audit: { ok: broken.length === 0 && !stale, endedAt, broken: broken.length },
    },
  }
}

/** What is wrong with the secrets, for the operator who set them: it names them and never shows them. */
export function secretProblems(env: Env): string[] {
  const { TOKEN_SECRET, ADMIN_TOKEN, SEAL_KEY, TOKEN_SECRET_BEFORE, SEAL_KEY_BEFORE, PUSH_KEYS } = env
  const others = [
    problemOf(() => googleClient(env)),
    problemOf(() => customHostnamesOf(env)),
    problemOf(() => alarmWaysOf(env)),
  ]
  return [
    ...tooShort({
      ...{ TOKEN_SECRET, ADMIN_TOKEN },
      ...(SEAL_KEY === undefined ? {} : { SEAL_KEY }),
      ...(TOKEN_SECRET_BEFORE ? { TOKEN_SECRET_BEFORE } : {}),
      ...(SEAL_KEY_BEFORE ? { SEAL_KEY_BEFORE } : {}),
    }),
    ...(PUSH_KEYS && !readPushKeys(PUSH_KEYS) ? ['PUSH_KEYS cannot be used'] : []),
    ...others.filter((problem) => problem !== null),
  ]
}

function problemOf(read: () => unknown): string | null {
  try {
    read()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
