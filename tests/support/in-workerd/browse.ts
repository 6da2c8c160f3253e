import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import edge from '#edge/index.ts'
import type { Env } from '#edge/request/env.ts'
import { bindings } from './bindings.ts'
import { assert } from '#shared/assert.ts'
import { endpoints } from '#shared/api/index.ts'
import type { BatchedAnswer } from '#shared/api/batch.ts'
import { giveTogether, takeTogether } from '#shared/api/contract/together.ts'
import { send, sendBatch, type TestShop } from './shop.ts'

/**
 * The answer of another backend to a path: its data, or a fault; null sends the path to our own backend. `unknown`: the
 * call exists but the thing does not; `absent`: the call does not exist, answered by a framework; `bare`: the same,
 * answered by a web server.
 */
type OtherAnswer = object | 'absent' | 'bare' | 'unknown' | 'down' | null

function foreignAnswer(other: NonNullable<OtherAnswer>): Response {
  if (other === 'down') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
  if (other === 'bare') return new Response('<h1>404 Not Found</h1>', { status: 404 })
  if (other === 'unknown') return Response.json({ statusCode: 404, message: 'Data tidak ada' }, { status: 404 })
  if (other === 'absent') return Response.json({ statusCode: 404, message: 'Cannot GET this' }, { status: 404 })
  return Response.json({ statusCode: 200, message: 'OK', data: other })
}

/**
 * A browser's view of a shop: requests go through the edge, and the edge's calls to its backend are counted.
 * `beforeAnswer` runs before each answer of the backend reaches the edge; `bound` takes the place of the edge's bindings.
 */
export function browse(
  shop: TestShop,
  instead?: (path: string, query: URLSearchParams) => OtherAnswer,
  beforeAnswer?: (path: string) => Promise<void> | void,
  bound: Partial<Env> = {},
) {
  let calls = 0
  let broken: boolean | 'GET' = false
  const commerce = {
    async fetch(input: RequestInfo, init?: RequestInit) {
      calls += 1
      const request = new Request(input, init)
      if (broken === true || broken === request.method) throw new Error('connection refused')
      const { pathname, searchParams } = new URL(request.url)
      const other = instead?.(pathname, searchParams) ?? null
      const response = other === null ? await send(request) : foreignAnswer(other)
      await beforeAnswer?.(pathname)
      return response
    },
    async batch(...[head, asked]: Parameters<typeof sendBatch>) {
      calls += 1
      if (broken === true) throw new Error('connection refused')
      const answers = takeTogether(await sendBatch(head, asked))
      return giveTogether(
        answers.map((answer, place): BatchedAnswer | Promise<BatchedAnswer> => {
          const endpoint = asked[place] && endpoints.get(asked[place].name)
          const silent = broken === 'GET' && endpoint?.upstream.startsWith('GET ')
          return silent ? { kind: 'late', generation: 0, validForMs: null } : answer
        }),
      )
    },
  }
  // What answers by the path of a call needs each call on its own.
  const asked = instead || beforeAnswer ? { fetch: commerce.fetch } : commerce
  const assets = { fetch: () => Promise.resolve(new Response(null, { status: 404 })) }
  const env = {
    ...bindings,
    COMMERCE: asked as unknown as Env['COMMERCE'],
    ASSETS: assets as unknown as Env['ASSETS'],
    ...bound,
  }

  async function fetch(
    path: string,
    init: RequestInit = {},
    host = shop.host,
    scheme: 'http' | 'https' = 'http',
  ): Promise<Response> {
    const context = createExecutionContext()
    const response = await edge.fetch(
      new Request(`${scheme}://${host}${path}`, { redirect: 'manual', ...init }),
      env,
      context,
    )
    await waitOnExecutionContext(context)
    return response
  }

  return {
    fetch,
    backendCalls: () => calls,
    /** From now on no call (true) or no read ('GET') reaches the backend. */
    breakBackend: (how: boolean | 'GET') => {
      broken = how
    },
    /** Signs in the sample's customer and returns the cookie header. */
    /** The cookies of a browser in which the sample's customer has signed in. */
    signIn: async () => {
      const entered = await shop.call('customer.login', { login: 'siti@contoh.id', password: 'belanja-aman-2026' })
      assert(entered.ok && entered.value.token !== null, 'only a shop with a sample has this customer')
      return `__Host-ACCESS_WEB=${entered.value.token}; __Host-DEVICE=${entered.value.device}`
    },
    /** Administration through the edge, as in production, so that the edge learns of the change. */
    administer: (path: string, body: unknown) =>
      fetch(`/admin/v1/shops/${shop.host}${path}`, {
        method: path === '/settings' ? 'PATCH' : 'POST',
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** The slug of a product that is in stock. */
    async firstSlug(): Promise<string> {
      const listed = await shop.call('catalog.list', { index: 0, size: 12, inStock: true })
      return (listed.ok && listed.value.rows[0]?.slug) || 'none'
    },
  }
}
