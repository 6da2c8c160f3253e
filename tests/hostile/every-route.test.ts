import { afterAll, beforeAll, expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'
import { choose, everyRequest, type HostileRequest } from './requests.ts'
import { leak } from './values.ts'

const inCi = 600
const patienceMs = 10_000
const all = everyRequest()
const chosen = bindings.NIGHTLY ? all : choose(all, inCi)

/** What the Workers log while the tests run. */
const lines: string[] = []
const log = console.log
const timeLimit = AbortSignal.timeout.bind(AbortSignal)
beforeAll(() => {
  // The runtime bounds the timers of one request, and here all requests share the test's: none waits for its own.
  AbortSignal.timeout = () => new AbortController().signal
  console.log = (line: unknown) => void lines.push(String(line))
})
afterAll(() => {
  AbortSignal.timeout = timeLimit
  console.log = log
})

const world = lazily(async () => {
  const shop = await openShop({ sample: 'kopi' })
  return { shop, edge: browse(shop), cookie: `__Host-ACCESS_WEB=${await shop.signIn()}` }
})

/** Sends one; a request that signs the customer out gets a new session for the next. */
async function send({ path, init, caller }: HostileRequest) {
  const at = await world()
  const headers = new Headers(init.headers)
  if (caller === 'customer') headers.set('cookie', [headers.get('cookie'), at.cookie].filter(Boolean).join('; '))
  const startedAt = Date.now()
  const response = await at.edge.fetch(path.replace('HOST', at.shop.host), { ...init, headers })
  const body = await response.text()
  const ended = response.headers.getSetCookie().some((line) => line.startsWith('__Host-ACCESS_WEB=;'))
  if (ended) at.cookie = `__Host-ACCESS_WEB=${await at.shop.signIn()}`
  return { response, body, ms: Date.now() - startedAt }
}

/** What is wrong with an answer; nothing, as it should be. */
function faultsOf({ text, init }: HostileRequest, { status, headers }: Response, body: string, ms: number): string[] {
  const said = text.length > 3 ? body.replaceAll(text, '') : body
  const html = headers.get('content-type')?.startsWith('text/html') && body !== '' && init.method !== 'HEAD'
  const missing = ['content-security-policy', 'x-content-type-options', 'x-frame-options', 'referrer-policy'].filter(
    (name) => !headers.has(name),
  )
  return [
    ...(status >= 500 ? [`status ${status}`] : []),
    ...(leak.test(said) ? [`leaks ${leak.exec(said)?.[0]}`] : []),
    ...missing.map((name) => `without ${name}`),
    ...(/^[0-9a-f-]{36}$/.test(headers.get('request-id') ?? '') ? [] : ['without a request id']),
    ...(body === '' || isTyped(headers.get('content-type')) ? [] : [`of the type ${headers.get('content-type')}`]),
    ...(html && !body.endsWith('</html>') ? ['half a page'] : []),
    ...(html && /<svg onload|<img src=x|<script>alert/.test(body) ? ['markup of the request in the page'] : []),
    ...(headers.getSetCookie().some((line) => line.startsWith('jahat')) ? ['a cookie of the request'] : []),
    ...(/^(https?:)?\/\/(?!\w+\.localhost[:/])/.test(headers.get('location') ?? '') ? ['leads to another site'] : []),
    ...(ms > patienceMs ? [`${ms} ms`] : []),
  ]
}

/** Whether the type is said, and of a text its charset too. */
const isTyped = (type: string | null): boolean =>
  type !== null && (!/text|json|xml|javascript/.test(type) || /; ?charset=utf-8$/i.test(type))

/** Every record is one line of JSON, and none is an error. */
function faultsOfLog(): string[] {
  return lines.splice(0).flatMap((line) => {
    const record = readRecord(line)
    if (record === null) return [`a log line that is no record: ${line.slice(0, 200)}`]
    return record.level === 'error' || line.includes('bug:') ? [`logged ${line.slice(0, 400)}`] : []
  })
}
function readRecord(line: string): { level?: string } | null {
  try {
    return line.includes('\n') ? null : (JSON.parse(line) as { level?: string })
  } catch {
    return null
  }
}

// Proves ASVS 4.1.1
test(
  'no hostile value in path, query, form, JSON, cookie or header breaks a route, leaks anything or takes long',
  { timeout: bindings.NIGHTLY ? 1_800_000 : 60_000 },
  async () => {
    const broken: string[] = []
    const statuses = new Map<number, number>()
    for (const one of chosen) {
      const { response, body, ms } = await send(one)
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
      const faults = [...faultsOf(one, response, body, ms), ...faultsOfLog()]
      if (faults.length > 0)
        broken.push(
          `${one.caller} ${one.place} ${one.init.method ?? 'GET'} ${one.path.slice(0, 160)} [${one.text.slice(0, 30)}]: ${faults.join(', ')}`.toWellFormed(),
        )
    }
    log(JSON.stringify([chosen.length, Object.fromEntries(statuses)]))
    expect(broken).toEqual([])
  },
)

test('after all of them nobody else is affected: home, cart and login of a new visitor are as before', async () => {
  const { edge } = await world()
  for (const path of ['/', '/order/cart', '/auth/login']) {
    const response = await edge.fetch(path)
    expect([path, response.status]).toEqual([path, 200])
    expect(await response.text()).not.toMatch(/svg onload|evil\.example|alert\(1\)/)
  }
  expect(({} as Record<string, unknown>)['isAdmin']).toBeUndefined()
})

test('the choice holds every route, call and administration, as guest and as customer', () => {
  const targetsOf = (list: readonly HostileRequest[]) =>
    new Set(list.map(({ target, caller }) => `${target} ${caller}`))
  expect(targetsOf(choose(all, inCi))).toEqual(targetsOf(all))
  expect(choose(all, inCi).length).toBeLessThan(700)
})
