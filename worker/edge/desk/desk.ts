import type { MiddlewareHandler } from 'hono'
import type { EdgeEnv } from '#edge/request/request-context.ts'

/**
 * The desk of a shop of the embedded backend. A company with its own backend has its own, and never loads this one: its
 * code comes with the first request for it.
 */
export const desk: MiddlewareHandler<EdgeEnv> = async (c, next) =>
  c.env.BACKEND_URL ? next() : (await import('./answer-desk.ts')).answerDesk(c)
