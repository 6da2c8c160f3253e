import type { Context } from 'hono'
import { z } from 'zod'
import { jsonOf } from '#shared/json.ts'
import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { Counts } from '#edge/cache/counts.ts'
import { answer } from '#edge/request/answer.ts'
import { maskedPath } from '#edge/request/log-path.ts'
import { logSecurity } from '#edge/request/security-log.ts'
import type { EdgeEnv } from '#edge/request/request-context.ts'
import { lazy } from '#shared/lazy.ts'

/** The older form of a report, one a request. */
const Single = lazy(() =>
  z.object({
    'csp-report': z.object({
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string().optional(),
      'document-uri': z.string().optional(),
    }),
  }),
)
/** The form of the Reporting API. */
const Several = lazy(() =>
  z.array(
    z.object({
      type: z.string(),
      body: z.object({
        effectiveDirective: z.string().optional(),
        blockedURL: z.string().optional(),
        documentURL: z.string().optional(),
      }),
    }),
  ),
)
interface Violation {
  directive: string
  blocked: string
  page: string
}

/** Of each host, within a minute, by this isolate. */
const counted = new Counts(limits.shopsKnown)

/**
 * What browsers report of our policy: one line of the log each, of words that we know. Anybody may send anything here,
 * so little is read, few are written down, and nothing comes back.
 */
export async function cspReport(c: Context<EdgeEnv>): Promise<Response> {
  const early = c.get('early')
  const { log } = early
  const reply = (status: number, headers: Record<string, string> = {}) =>
    answer(early, null, { kind: 'data', status, headers })
  if (c.req.method !== 'POST') return reply(405, { allow: 'POST' })
  if (!counted.take(log.host, limits.cspReportsPerMinute, Date.now())) return reply(204)
  const bytes = await readBounded(c.req.raw, limits.cspReportBytes)
  if (bytes === null) return reply(413)
  for (const violation of violationsIn(new TextDecoder().decode(bytes)))
    logSecurity(early, 'csp_violation', { ...violation })
  return reply(204)
}

function violationsIn(raw: string): Violation[] {
  const given = jsonOf(raw)
  const single = Single().safeParse(given).data?.['csp-report']
  if (single)
    return [
      violationOf(
        single['effective-directive'] ?? single['violated-directive'],
        single['blocked-uri'],
        single['document-uri'],
      ),
    ]
  return (Several().safeParse(given).data ?? [])
    .filter(({ type }) => type === 'csp-violation')
    .slice(0, limits.cspReportsAtOnce)
    .map(({ body }) => violationOf(body.effectiveDirective, body.blockedURL, body.documentURL))
}

const violationOf = (directive = '', blocked = '', page = ''): Violation => ({
  directive: /^[a-z-]{1,40}$/.exec(directive.split(' ')[0] ?? '')?.[0] ?? 'unknown',
  // `inline`, `eval` and the like; of an address only where it leads, because the rest may be a key.
  blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : (originOf(blocked) ?? 'unknown'),
  page: maskedPath(URL.parse(page)?.pathname ?? ''),
})

function originOf(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return null
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, limits.cspOriginChars)
}
