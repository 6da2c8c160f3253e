/**
 * The score that Mozilla's HTTP Observatory (algorithm 6) gives to one answer: it starts at 100, takes away what is
 * missing, and adds what is better than asked for while 90 or more are left.
 */
export interface Scanned {
  url: URL
  headers: Headers
  /** '' for an answer without HTML. */
  html: string
}

type Test = (scanned: Scanned, directives: ReadonlyMap<string, readonly string[]>) => number

const tests: Readonly<Record<string, Test>> = {
  'content-security-policy': policyScore,
  cookies({ headers }) {
    const lines = headers.getSetCookie()
    if (lines.length === 0) return 0
    if (lines.some((line) => isSession(line) && !/; Secure/i.test(line))) return -40
    if (lines.some((line) => isSession(line) && !/; HttpOnly/i.test(line))) return -30
    if (lines.some((line) => !/; Secure/i.test(line))) return -20
    return lines.every((line) => /; SameSite=(Lax|Strict)/i.test(line)) ? 5 : 0
  },
  'cross-origin-opener-policy': ({ headers }) =>
    /^same-origin(-allow-popups)?$/.test(headers.get('cross-origin-opener-policy') ?? '') ? 10 : 0,
  'cross-origin-embedder-policy': ({ headers }) =>
    /^(require-corp|credentialless)$/.test(headers.get('cross-origin-embedder-policy') ?? '') ? 10 : 0,
  'cross-origin-resource-policy': ({ headers }) =>
    /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0,
  'cross-origin-resource-sharing': ({ headers }) =>
    headers.get('access-control-allow-origin') === '*' && headers.get('access-control-allow-credentials') === 'true'
      ? -50
      : 0,
  'referrer-policy': ({ headers }) =>
    /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(
      headers.get('referrer-policy') ?? '',
    )
      ? 5
      : -5,
  'strict-transport-security'({ headers }) {
    const seconds = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0)
    return seconds === 0 ? -20 : seconds < 15_552_000 ? -10 : 0
  },
  'subresource-integrity': integrityScore,
  'x-content-type-options': ({ headers }) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  'x-frame-options'({ headers }, directives) {
    if (directives.get('frame-ancestors')?.every((source) => source === "'none'" || source === "'self'")) return 5
    return /^(DENY|SAMEORIGIN)$/.test(headers.get('x-frame-options') ?? '') ? 0 : -20
  },
}

/** A cookie that signs somebody in, by its name, as the Observatory guesses it. */
const isSession = (line: string): boolean => /^[^=]*(login|sess|csrf|access_web)/i.test(line)

function policyScore(_: Scanned, directives: ReadonlyMap<string, readonly string[]>): number {
  if (directives.size === 0) return -25
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*']
  const scripts = [...sources('script-src'), ...sources('object-src')]
  if (scripts.some((source) => /^('unsafe-inline'|data:|\*|https?:)$/.test(source))) return -20
  if (scripts.includes("'unsafe-eval'")) return -10
  if (sources('style-src').some((source) => /^('unsafe-inline'|data:|\*|https?:)$/.test(source))) return 0
  return directives.get('default-src')?.join() === "'none'" ? 10 : 5
}

function integrityScore({ html, url }: Scanned): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)]
  if (scripts.length === 0) return 0
  const foreign = scripts.filter(([, src = '']) => new URL(src, url).origin !== url.origin)
  if (foreign.some(([, src = '']) => new URL(src, url).protocol === 'http:')) return -50
  if (foreign.some(([tag]) => !tag.includes(' integrity="'))) return -5
  return scripts.every(([tag]) => tag.includes(' integrity="')) ? 5 : 0
}

export function observatoryScore(scanned: Scanned): { score: number; parts: Readonly<Record<string, number>> } {
  const policy = scanned.headers.get('content-security-policy') ?? ''
  const directives = new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .flatMap(([name = '', ...sources]) => (name ? [[name, sources] as const] : [])),
  )
  const parts = Object.fromEntries(Object.entries(tests).map(([name, test]) => [name, test(scanned, directives)]))
  const [taken, given] = [Math.min, Math.max].map((pick) =>
    Object.values(parts).reduce((sum, part) => sum + pick(0, part), 0),
  )
  const score = 100 + (taken ?? 0)
  return { score: score >= 90 ? score + (given ?? 0) : score, parts }
}
