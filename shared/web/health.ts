import { z } from 'zod'
import { lazy } from '#shared/lazy.ts'

export const healthLimits = {
  /** How long each dependency is waited for, and how long all that commerce asks. */
  checkMs: 1_000,
  backendMs: 2_500,
  /** How long the result is cached for others. */
  keptMs: 5_000,
  /** An audit older than this was left out, and a job that is later than this should have run. */
  auditStaleHours: 50,
  jobLateMinutes: 10,
} as const

/**
 * How one dependency is. `ok` null: it could not be asked. `ms`: how long its answer took; null: nobody waited for
 * one.
 */
const Check = lazy(() => z.object({ ok: z.boolean().nullable(), ms: z.number().nullable() }))

/** What a shop knows of itself, as counts. */
const ShopState = lazy(() =>
  z.object({
    maintenance: z.boolean(),
    /** Whether it has all that it needs to sell: its own bank account, contacts, terms. */
    ready: z.boolean(),
    /** Jobs that should have run a while ago, jobs that gave up, and kinds of work that a person has forgotten. */
    queue: z.object({ ok: z.boolean(), late: z.number(), gaveUp: z.number(), waiting: z.number().default(0) }),
    /** What the last nightly audit found; `endedAt` null: the shop's first night has not come yet. */
    audit: z.object({ ok: z.boolean(), endedAt: z.string().nullable(), broken: z.number() }),
  }),
)
export type ShopState = z.output<ReturnType<typeof ShopState>>

/** What commerce answers the edge about itself and one shop. `shop` null: the host is none of its shops'. */
export const BackendHealth = lazy(() =>
  z.object({
    directory: Check(),
    secrets: Check(),
    /** Pictures and files. The commerce of a former build does not say. */
    bucket: Check().optional(),
    /** Of the platform: whether each open shop has had its last night. Neither does it say this. */
    nights: Check().optional(),
    shop: Check().extend({ state: ShopState().nullable() }).nullable(),
  }),
)
export type BackendHealth = z.output<ReturnType<typeof BackendHealth>>

export type CheckName =
  | 'kv'
  | 'backend'
  | 'lookup'
  | 'directory'
  | 'secrets'
  | 'bucket'
  | 'nights'
  | 'shop'
  | 'settings'
  | 'queue'
  | 'audit'
export interface HealthCheck extends z.output<ReturnType<typeof Check>> {
  name: CheckName
}

/**
 * ok: all is well · degraded: it sells, and somebody should look · maintenance: closed on purpose · down: nobody can
 * buy.
 */
export type HealthStatus = 'ok' | 'degraded' | 'maintenance' | 'down'
/** The answer of `/check-health`. `host` null: it speaks of the platform alone. */
export interface Health {
  status: HealthStatus
  host: string | null
  checkedAt: string
  checks: readonly HealthCheck[]
}
