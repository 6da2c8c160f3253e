import type { Context } from 'hono'
import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import { routes } from '#shared/web/routes.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { answer } from '#edge/request/answer.ts'
import { measureVisit } from '#edge/request/measures.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { lazy } from '#shared/lazy.ts'

/** What a report may weigh and say. */
const [bytesMax, msMax, shiftMax] = [1_024, 600_000, 1_000]
const ms = z.number().min(0).max(msMax)
const Report = lazy(() =>
  z.object({
    route: z.string().refine((name) => Object.hasOwn(routes, name)),
    lcp: ms,
    inp: ms,
    cls: z.number().min(0).max(shiftMax),
    ttfb: ms,
  }),
)

/** Anybody may send anything here: what is no report is dropped, and nothing comes back. */
export async function vitals(c: Context<EdgeEnv>): Promise<Response> {
  const context = c.get('context')
  const bytes = await readBounded(c.req.raw, bytesMax)
  if (bytes) {
    const report = Report().safeParse(jsonOf(new TextDecoder().decode(bytes)))
    if (report.success) measureVisit(context, report.data)
  }
  return answer(context, null, { kind: 'data', status: 204 })
}
