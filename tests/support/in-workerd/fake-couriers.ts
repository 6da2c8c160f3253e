import { afterAll, beforeAll } from 'vitest'

type Handler = (request: { method: string; path: string; body: unknown }) => Answer | Promise<Answer>
type Answer = { status?: number; json: unknown } | 'drop'

/** Answers the Workers' requests to couriers on invented hosts; all other requests go to the network as before. */
export function openFakeCouriers() {
  const real = globalThis.fetch
  const asked: { host: string; method: string; path: string; body: unknown }[] = []
  const handlers = new Map<string, Handler>()
  beforeAll(() => {
    globalThis.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const request = new Request(input, init)
      const { hostname, pathname, search } = new URL(request.url)
      if (!hostname.endsWith('.test')) return real(request)
      const text = await request.text()
      const one = {
        method: request.method,
        path: pathname + search,
        body: text === '' ? null : (JSON.parse(text) as unknown),
      }
      asked.push({ host: hostname, ...one })
      const answer = (await handlers.get(hostname)?.(one)) ?? 'drop'
      if (answer === 'drop') throw new TypeError('connection lost')
      return Response.json(answer.json, { status: answer.status ?? 200 })
    }
  })
  afterAll(() => {
    globalThis.fetch = real
  })
  return {
    answer: (host: 'biteship.test' | 'gosend.test', handler: Handler) => handlers.set(host, handler),
    /** The requests since the last call. */
    asked: () => asked.splice(0),
  }
}
