import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { expect } from 'vitest'
import { backend as commerce } from '#commerce/app/http/backend.ts'
import type { Env as CommerceEnv } from '#commerce/platform/env.ts'
import edge from '#edge/index.ts'
import type { Env } from '#edge/request/env.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { type Fault, misbehave, secret } from './faults.ts'

interface Broken {
  /** Which calls to the backend fail, by `GET /cart/cart-list-v2`. */
  backend?: (line: string) => Fault | null
  /** What it waits for before it answers a call. */
  holds?: (line: string) => Promise<void> | null
  /** What it answers to a call in place of its work. */
  answers?: (line: string) => Response | null
  /** What becomes of the body of its answer on the way. */
  changes?: (line: string, body: Record<string, unknown>) => Record<string, unknown>
  /** It does not say that it knows our extensions. */
  foreign?: boolean
  /** Its answers say no generation. */
  undated?: boolean
  /** Commerce's own bindings, broken ones in their place. */
  commerce?: Partial<CommerceEnv>
  /** The edge's KV. */
  kv?: KVNamespace
}
export interface Reply {
  status: number
  headers: Headers
  html: string
  ms: number
  /** The same without the moments in which the machine did nothing of ours, ms. */
  waitedMs: number
}

const base = '/website/api/v1'
const jsonAlone = { 'content-type': 'application/json' }

/**
 * A shop as its shoppers reach it, with dependencies that can be broken and healed while it runs. The calls to its
 * backend are recorded. Answers do not wait for what goes on after them.
 */
export function visit({ host }: { host: string }, scheme: 'http' | 'https' = 'https') {
  let broken: Broken = {}
  const calls: string[] = []
  let [atOnce, mostAtOnce] = [0, 0]
  const ofLine = new Map<string, { now: number; most: number }>()

  async function backend(input: RequestInfo, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const line = `${request.method} ${new URL(request.url).pathname.replace(base, '')}`
    calls.push(line)
    atOnce += 1
    mostAtOnce = Math.max(mostAtOnce, atOnce)
    const same = ofLine.get(line) ?? { now: 0, most: 0 }
    ofLine.set(line, same)
    same.now += 1
    same.most = Math.max(same.most, same.now)
    try {
      await broken.holds?.(line)
      const fault = broken.backend?.(line) ?? null
      if (fault !== null && fault !== 'lost') return await misbehave(fault, request.signal)
      const other = broken.answers?.(line)
      if (other) return other
      const answer = await commerce.fetch(request, { ...bindings, ...broken.commerce }, createExecutionContext())
      if (fault === 'lost') throw new Error('connection reset')
      if (broken.undated) return new Response(answer.body, { status: answer.status, headers: jsonAlone })
      if (broken.changes)
        return Response.json(broken.changes(line, await answer.json()), {
          status: answer.status,
          headers: answer.headers,
        })
      if (broken.foreign && line === 'GET /api-access')
        return new Response((await answer.text()).replace('true', 'false'))
      return answer
    } finally {
      atOnce -= 1
      same.now -= 1
    }
  }

  const cookies = new Map<string, string>()
  /** The answer as soon as its headers are there. */
  async function open(path: string, init: RequestInit = {}): Promise<Response> {
    const env = {
      ...bindings,
      ...(broken.kv ? { SITE: broken.kv } : {}),
      COMMERCE: { fetch: backend } as unknown as Env['COMMERCE'],
      ASSETS: { fetch: () => Promise.resolve(new Response(null, { status: 404 })) } as unknown as Env['ASSETS'],
    }
    const headers = new Headers(init.headers)
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const context = createExecutionContext()
    const request = new Request(`${scheme}://${host}${path}`, { redirect: 'manual', ...init, headers })
    const response = await edge.fetch(request, env, context)
    pending.push(waitOnExecutionContext(context))
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
  async function fetch(path: string, init: RequestInit = {}): Promise<Reply> {
    const stalled = watchStalls()
    const startedAt = performance.now()
    const response = await open(path, init)
    const html = await response.text()
    const ms = performance.now() - startedAt
    const waitedMs = ms - stalled()
    return { status: response.status, headers: response.headers, html, ms, waitedMs }
  }
  const pending: Promise<void>[] = []

  return {
    fetch,
    open,
    get: (path: string, headers: Record<string, string> = {}) => fetch(path, { headers }),
    /** Sends a form of the page; with `script` like the page's script does. */
    post: (path: string, fields: Record<string, string>, { script = false } = {}) =>
      fetch(path, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { 'sec-fetch-site': 'same-origin', ...(script ? { accept: 'application/json' } : {}) },
      }),
    breaks: (how: Broken) => {
      broken = how
    },
    heals: () => {
      broken = {}
    },
    cookies,
    /** The calls so far, as `GET /cart/cart-list-v2`. */
    calls,
    /** The most calls at any moment; of one line alone when it is given. */
    mostAtOnce: (line?: string) => (line === undefined ? mostAtOnce : (ofLine.get(line)?.most ?? 0)),
    /** When everything that goes on after the answers is done. */
    settled: () => Promise.all(pending),
  }
}
export type Visit = ReturnType<typeof visit>

/** Every page is complete, has a way on, and says nothing of what failed inside. */
export function expectWhole({ html, headers }: Reply, what: string): void {
  expect.soft(html.endsWith('</html>'), `${what}: ends in </html>`).toBe(true)
  expect.soft(/<a [^>]*href="|<button/.test(html), `${what}: has a way on`).toBe(true)
  expect.soft(html.includes(secret), `${what}: shows words of the backend`).toBe(false)
  expect.soft(headers.get('content-security-policy') ?? '', what).toContain("default-src 'none'")
}

/** The hidden fields of the form that asks again. */
export function hiddenFields(html: string): Record<string, string> {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value.replaceAll('&amp;', '&')]))
}

const sampleMs = 10
// One timer for all requests: one for each of a thousand would take the thread that they wait for.
let [watching, stalled, last] = [0, 0, 0]
let sampler: ReturnType<typeof setInterval> | undefined
/** Counts until it is asked how long timers came late: a busy machine is slow, the shop is not. */
function watchStalls(): () => number {
  if (watching === 0) {
    last = performance.now()
    sampler = setInterval(() => {
      const now = performance.now()
      stalled += Math.max(0, now - last - 2 * sampleMs)
      last = now
    }, sampleMs)
  }
  watching += 1
  const before = stalled
  return () => {
    watching -= 1
    if (watching === 0) clearInterval(sampler)
    return stalled - before
  }
}
