import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import edge from '#edge/index.ts'
import type { Env } from '#edge/request/env.ts'
import { bindings } from './bindings.ts'
import { send, type TestShop } from './shop.ts'

/**
 * What another backend says to a path: its data, or how it fails; null leaves the path to ours. `unknown`: it has the
 * call and nothing by that name; `absent`: it has no such call, in its framework's words; `bare`: the same in a web
 * server's.
 */
type Instead = object | 'absent' | 'bare' | 'unknown' | 'down' | null

function foreignAnswer(other: NonNullable<Instead>): Response {
  if (other === 'down') return new Response('<h1>Bad Gateway</h1>', { status: 502 })
  if (other === 'bare') return new Response('<h1>404 Not Found</h1>', { status: 404 })
  if (other === 'unknown') return Response.json({ statusCode: 404, message: 'Data tidak ada' }, { status: 404 })
  if (other === 'absent') return Response.json({ statusCode: 404, message: 'Cannot GET this' }, { status: 404 })
  return Response.json({ statusCode: 200, message: 'OK', data: other })
}

/**
 * A browser's view of a shop: requests go through the edge, and what the edge asks of its backend is counted.
 * `meanwhile` is what happens in the world while an answer is on its way back.
 */
export function browse(
  shop: TestShop,
  instead: (path: string, query: URLSearchParams) => Instead = () => null,
  meanwhile: (path: string) => Promise<void> | void = () => undefined,
) {
  let calls = 0
  let broken: boolean | 'GET' = false
  const commerce = {
    async fetch(input: RequestInfo, init?: RequestInit) {
      calls += 1
      const request = new Request(input, init)
      if (broken === true || broken === request.method) throw new Error('connection refused')
      const { pathname, searchParams } = new URL(request.url)
      const other = instead(pathname, searchParams)
      const response = other === null ? await send(request) : foreignAnswer(other)
      await meanwhile(pathname)
      return response
    },
  }
  const assets = { fetch: () => Promise.resolve(new Response(null, { status: 404 })) }
  const env = {
    ...bindings,
    COMMERCE: commerce as unknown as Env['COMMERCE'],
    ASSETS: assets as unknown as Env['ASSETS'],
  }

  async function fetch(path: string, init: RequestInit = {}, host = shop.host): Promise<Response> {
    const context = createExecutionContext()
    const response = await edge.fetch(
      new Request(`http://${host}${path}`, { redirect: 'manual', ...init }),
      env,
      context,
    )
    await waitOnExecutionContext(context)
    return response
  }

  return {
    fetch,
    backendCalls: () => calls,
    /** From now on nothing (true), or no read ('GET'), reaches the backend. */
    breakBackend: (how: boolean | 'GET') => {
      broken = how
    },
    /** The cookie header of the sample's customer, signed in. */
    signIn: async () => `__Host-ACCESS_WEB=${await shop.signIn()}`,
    /** Administration as it happens in life: through the edge, which so learns that the shop changed. */
    administer: (path: string, body: unknown) =>
      fetch(`/admin/shops/${shop.host}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    /** A product that has stock. */
    async firstSlug(): Promise<string> {
      const listed = await shop.call('catalog.list', { index: 0, size: 12, inStock: true })
      return (listed.ok && listed.value.rows[0]?.slug) || 'none'
    },
  }
}
