import type { Context } from 'hono'
import { bug, refuse } from '#commerce/platform/http/envelope.ts'

/** What was thrown is a bug or a busy object: the caller learns which of the two, and the log gets everything. */
export function answerError(error: Error, c: Context): Response {
  const busy = 'overloaded' in error && error.overloaded === true
  const entry = {
    level: 'error',
    requestId: c.req.header('request-id') ?? null,
    method: c.req.method,
    path: c.req.path.slice(0, 200),
    error: error.stack ?? String(error),
  }
  console.error(JSON.stringify(entry))
  return busy ? refuse('unavailable') : bug()
}
