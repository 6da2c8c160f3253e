import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'
import { bug, refuse } from '#commerce/platform/http/envelope.ts'

/** What was thrown is a bug or a busy object: the caller learns which of the two, and the log gets everything. */
export function answerError(error: Error, c: Context): Response {
  const busy = 'overloaded' in error && error.overloaded === true
  const entry = {
    level: 'error',
    requestId: c.req.header('request-id') ?? null,
    method: c.req.method,
    // The pattern of the path: the path itself may hold a key, as the link of an order does.
    route: matchedRoutes(c).at(-1)?.path ?? null,
    error: error.stack ?? String(error),
  }
  console.error(JSON.stringify(entry))
  return busy ? refuse('unavailable') : bug()
}
