import type { Frame, Shop } from '#client/app/page/page.ts'
import { everyCountry } from '#shared/indonesia/countries.ts'
import { findTheme } from '#shared/web/themes.ts'
import { Hono } from 'hono'
import type { EarlyContext, EdgeEnv } from '#edge/request/request-context.ts'
import { randomUUID } from 'node:crypto'

/** A shop as the screens receive it. */
export const shopOf = (change: Partial<Shop> = {}): Shop => ({
  host: 'toko.localhost',
  origin: 'http://toko.localhost',
  title: 'Toko Kenari',
  description: '',
  logo: null,
  theme: findTheme(''),
  whatsapp: null,
  banners: [],
  footerMenu: [],
  watermark: true,
  popup: null,
  city: '',
  business: { name: '', address: '', phone: '', email: '', nib: '', pse: '', openingHours: '' },
  returnDays: 3,
  payments: [],
  couriers: [],
  codMax: 2_500_000,
  phoneCountries: everyCountry,
  phoneTyping: null,
  affiliateAddressWhole: false,
  demo: false,
  notice: '',
  hstsPreload: false,
  humanCheck: null,
  pushKey: null,
  tags: null,
  absent: [],
  ...change,
})
export const frameOf = (shop = shopOf(), path = '/'): Frame => ({ shop, refusal: null, path })

/** Hono's side of a request, for what is rendered outside of one. */
export async function honoContext(): Promise<EarlyContext['hono']> {
  const { promise, resolve } = Promise.withResolvers<EarlyContext['hono']>()
  await new Hono<EdgeEnv>()
    .get('*', (c) => {
      resolve(c)
      return c.body(null)
    })
    .request('/')
  return promise
}

interface Backend {
  /** Answers a call by its path below /website/api/v1; a thrown error means a lost connection. */
  answer: (path: string, request: Request) => unknown
  host?: string
}
/** A request context whose backend is a function, and the list of calls that the backend received. */
export function fakeRequest({ answer, host = `${randomUUID()}.localhost` }: Backend) {
  const asked: { method: string; path: string; query: Record<string, string>; body: string; headers: Headers }[] = []
  const stored = new Map<string, string>()
  const waiting: Promise<unknown>[] = []
  const fetch = async (request: Request) => {
    const url = new URL(request.url)
    const path = url.pathname.replace('/website/api/v1', '')
    asked.push({
      method: request.method,
      path,
      query: Object.fromEntries(url.searchParams),
      body: await request.clone().text(),
      headers: request.headers,
    })
    const said = answer(path, request)
    return said instanceof Response ? said : Response.json({ statusCode: 200, message: 'OK', data: said })
  }
  const SITE = {
    get: async (key: string, kind?: string) =>
      (kind === 'json' ? JSON.parse(stored.get(key) ?? 'null') : (stored.get(key) ?? null)) as unknown,
    put: async (key: string, value: string) => void stored.set(key, value),
  }
  const context = {
    env: { COMMERCE: { fetch }, SITE },
    request: new Request(`http://${host}/`),
    url: new URL(`http://${host}/`),
    origin: `http://${host}`,
    requestId: 'x',
    address: '203.0.113.7',
    tenant: { companyId: 1, accessKey: 'kunci', affiliateDays: 7, primaryHost: null, host, readAt: 0 },
    session: null,
    visitorId: null,
    ticket: null,
    line: host,
    work: 'own',
    paying: false,
    affiliateCode: null,
    setCookies: new Map<string, string>(),
    validity: { until: null, lost: false },
    outbound: {
      // On a busy machine a read would not get one in time, and what is read is not about places.
      hasPlace: true,
      underWay: 0,
      waiting: [],
      readsUntil: Number.POSITIVE_INFINITY,
      queue: [],
      changes: 0,
    },
    behindPage: [],
    readAhead: new Map(),
    log: { requestId: 'x', host, method: 'GET', path: '/', backendCalls: 0, notes: [] as string[] },
    waitUntil: (promise: Promise<unknown>) => void waiting.push(promise),
  } as unknown as EarlyContext
  return { context, asked, settled: () => Promise.all(waiting) }
}
