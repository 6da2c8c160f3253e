import type { Context } from 'hono'
import { z } from 'zod'
import { limits } from '#shared/limits.ts'
import { readBounded } from '#shared/web/bytes.ts'
import { BoundedMap } from '#edge/cache/bounded-map.ts'
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

const counted = new BoundedMap<{ since: number; reports: number }>(limits.shopsKnown)
const windowMs = 60_000

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
  if (!mayWrite(log.host, Date.now())) return reply(204)
  const bytes = await readBounded(c.req.raw, limits.cspReportBytes)
  if (bytes === null) return reply(413)
  for (const violation of violationsIn(new TextDecoder().decode(bytes)))
    logSecurity(early, 'csp_violation', { ...violation })
  return reply(204)
}

/** At most so many reports of a host in a minute, counted by each isolate for itself. */
function mayWrite(host: string, now: number): boolean {
  const kept = counted.get(host)
  const window = kept && now - kept.since < windowMs ? kept : { since: now, reports: 0 }
  window.reports += 1
  counted.set(host, window)
  return window.reports <= limits.cspReportsPerMinute
}

function violationsIn(raw: string): Violation[] {
  let given: unknown
  try {
    given = JSON.parse(raw)
  } catch {
    // Not JSON, so no browser has sent it.
    return []
  }
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
