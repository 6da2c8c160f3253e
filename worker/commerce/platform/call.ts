import type { EndpointName } from '#shared/api/index.ts'
import type { Result } from '#shared/result.ts'
import type { Session } from './tokens.ts'

/** Who the Worker says is calling. A session is only a claim until the Shop has looked. */
export interface Caller {
  companyId: number
  session: Session | null
  visitorId: string | null
  address: string
  device?: string
  deviceKey?: string | null
  nextVisitorId?: string | null
  /** What keeps the caller's place in the order of arrival. */
  ticket?: string | null
  idempotencyKey: string | null
}

/** One of the calls that a Shop answers together. */
export interface ShopCall {
  name: EndpointName
  input: unknown
  key: string | null
  withinMs: number
  /** The others do not wait for it. */
  mayFollow: boolean
}

/** What became of it; `failed`: what it threw; null: it was not ready in time. */
export type Outcome = Reply | { failed: string } | null

/** What a Shop answers. */
export interface Reply<T = unknown> {
  result: Result<T>
  /** Milliseconds; see `Generation` in site/store.ts. */
  generation: number
  /**
   * How many milliseconds the answer stays true by itself: until a flash sale starts or ends. null: none is planned.
   */
  validForMs?: number | null
  /** How busy the shop's object is, from half of what it can take on: see `Load`. */
  load?: number
}
