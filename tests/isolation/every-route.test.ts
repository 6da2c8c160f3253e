import { runInDurableObject } from 'cloudflare:test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { addressesOf, callsOf, formsOf, openCalls, programsOf, unnamed } from './addresses.ts'
import { lazily } from '#tests/support/in-workerd/lazily.ts'
import { type CanaryShop, isTime, openCanaryShop, ownWords, rowsOf, type Things, wordsIn } from './world.ts'

const timeout = bindings.NIGHTLY ? 900_000 : 120_000
/** The two neighbours, and for each the words that nobody but that shop may say. */
const twoShops = lazily(async () => {
  const [kenari, merak] = [await openCanaryShop('kenaricanary'), await openCanaryShop('merakcanary')]
  await administerThroughNeighbour(kenari, merak)
  // Merak's pages are in every cache before Kenari is asked for the same addresses, and they are newer than any
  // change of
  // Kenari's, so that a cache that told the shops apart by nothing else would serve them.
  for (const on of [true, false]) await merak.edge.administer('/settings', { maintenance: on })
  for (const { path } of addressesOf(merak.things)) await (await merak.edge.fetch(path)).arrayBuffer()
  const foreign = new Map([
    ['kenari', await ownWords(kenari.shop, merak.shop)],
    ['merak', await ownWords(merak.shop, kenari.shop)],
  ])
  return { kenari, merak, foreign }
})

/**
 * The administration of each shop through the other's host, before anybody has opened either: whatever the edge learns
 * from it stays in its memory and in KV while the tests below ask for every address.
 */
async function administerThroughNeighbour(...[one, two]: [CanaryShop, CanaryShop]): Promise<void> {
  for (const [at, other] of [
    [one, two],
    [two, one],
  ] as const)
    for (const [method, path, body] of [
      ['POST', 'stock', { slug: other.things.product, stock: 49 }],
      ['PATCH', 'settings', { maintenance: false }],
      ['POST', 'jobs', {}],
    ] as const) {
      const answer = await at.edge.fetch(`/admin/v1/shops/${other.shop.host}/${path}`, {
        method,
        headers: { authorization: `Bearer ${bindings.ADMIN_TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      expect([path, answer.status]).toEqual([path, 200])
    }
}
/** Either shop is the other's neighbour, so one of them is enough for every day. */
const names = bindings.NIGHTLY ? (['kenari', 'merak'] as const) : (['kenari'] as const)

/** What the Workers log while the tests run. */
const lines: string[] = []
const log = console.log
beforeAll(() => {
  console.log = (line: unknown) => void lines.push(String(line))
})
afterAll(() => {
  console.log = log
})

interface Sent {
  path: string
  init?: RequestInit
  cookie?: string
}
/** An answer with everything that leaves the shop: headers, cookies, body, log lines. */
async function ask(at: CanaryShop, { path, init = {}, cookie }: Sent) {
  lines.length = 0
  const headers = new Headers(init.headers)
  if (cookie !== undefined) headers.set('cookie', cookie)
  const response = await at.edge.fetch(path, { ...init, headers })
  const body = await response.text()
  const id = response.headers.get('request-id') ?? ''
  // A call of an earlier request that ended late has a line of its own, which names what that request named.
  const own = lines.filter((line) => !line.includes('"requestId"') || line.includes(id))
  const said = [body, JSON.stringify([...response.headers]), ...own].join('\n')
  return { response, body, said }
}

/** The words of a neighbour in what was said; what the request itself named may be repeated. */
const leaked = (said: string, foreign: ReadonlySet<string>, named: string): string[] => {
  const asked = wordsIn(decodeURIComponent(named))
  return [...wordsIn(said)].filter((word) => foreign.has(word) && !asked.has(word) && !isTime(word))
}

/** Ids of the same shape that no shop has. */
const turned = (value: string) =>
  value.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10)).replaceAll(/[a-f]/g, (one) => turns[one] ?? one)
const turns: Readonly<Record<string, string>> = { a: 'd', b: 'e', c: 'f', d: 'a', e: 'b', f: 'c' }
const missing = (things: Things): Things =>
  Object.fromEntries(Object.entries(things).map(([name, value]) => [name, turned(value)])) as Things

/** Status, headers and body without what differs between any two answers, and without the ids themselves. */
function comparable({ status, headers }: Response, body: string, path: string) {
  const values = path
    .split(/[/?=]/)
    .filter((part) => part.length > 3)
    .flatMap((part) => [part, decodeURIComponent(part), encodeURIComponent(part)])
    .toSorted((a, b) => b.length - a.length)
  const plain = (text: string) =>
    values
      .reduce((to, value) => to.replaceAll(value, '…'), text)
      .replaceAll(/nonce(=&quot;|="|-)[\w+/=-]+/g, '')
      .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '')
  const own = new Set(['request-id', 'server-timing', 'etag'])
  return [status, plain(JSON.stringify([...headers].filter(([name]) => !own.has(name)))), plain(body)]
}

test('every route, parameter and key has a thing of a shop, and some calls are open', () => {
  expect(unnamed()).toEqual([])
  expect(openCalls().length).toBeGreaterThan(10)
})

/** Who comes to a shop with its neighbour's things: also with the neighbour's cookies. */
const callers = (at: CanaryShop, neighbour: CanaryShop) =>
  [
    ['guest', at.cookies.guest],
    ['customer', at.cookies.customer],
    ['the neighbour’s customer', neighbour.cookies.customer],
    ['the neighbour’s guest', neighbour.cookies.guest],
  ] as const

// Proves ASVS 8.4.1
test.each(names)(
  '%s says nothing of its neighbour at any address, with the neighbour’s ids, links, keys and cookies',
  { timeout },
  async (name) => {
    const { at, neighbour, foreign } = await pairOf(name)
    const faults: string[] = []
    for (const [who, cookie] of callers(at, neighbour)) {
      const [theirs, none] = [addressesOf(neighbour.things), addressesOf(missing(neighbour.things))]
      for (const [n, { path, names }] of theirs.entries()) {
        const answer = await ask(at, { path, cookie })
        for (const word of leaked(answer.said, foreign, path)) faults.push(`${who} ${path}: says ${word}`)
        const other = none[n]?.path ?? ''
        // With the neighbour's cookies the caller is a stranger here: what they get is compared by night.
        if (!names || answer.response.status < 400 || (who.startsWith('the') && !bindings.NIGHTLY)) continue
        const absent = await ask(at, { path: other, cookie })
        const [seen, expected] = [
          comparable(answer.response, answer.body, path),
          comparable(absent.response, absent.body, other),
        ]
        if (JSON.stringify(seen) !== JSON.stringify(expected)) faults.push(`${who} ${path}: is not as a missing one`)
      }
    }
    expect(faults).toEqual([])
  },
)

// Proves ASVS 8.4.1
test.each(names)(
  '%s shows its own customer and guest nothing of its neighbour, and all that is theirs',
  { timeout },
  async (name) => {
    const { at, foreign } = await pairOf(name)
    const faults: string[] = []
    let own = 0
    for (const cookie of Object.values(at.cookies)) {
      for (const { path } of addressesOf(at.things)) {
        const answer = await ask(at, { path, cookie })
        for (const word of leaked(answer.said, foreign, path)) faults.push(`${path}: says ${word}`)
        if (answer.response.status === 200 && answer.said.includes(at.word)) own += 1
      }
    }
    expect(faults).toEqual([])
    // The canary sings: where it is missing the search above would prove nothing.
    expect(own).toBeGreaterThan(60)
  },
)

test(
  'two hundred requests of both shops at once, to shared and personal pages alike, are never mixed up',
  { timeout },
  async () => {
    const { kenari, merak, foreign } = await twoShops()
    const paths = [
      '/',
      '/search?q=kopi',
      '/order/cart',
      '/info',
      '/articles',
      '/profile',
      '/api/cart.list',
      '/robots.txt',
    ]
    const visit = async (n: number, tries = 20): Promise<{ status: number; words: string[] }> => {
      const [at, other] = n % 2 ? [kenari, 'merak'] : [merak, 'kenari']
      const path = paths[Math.floor(n / 2) % paths.length] ?? '/'
      const response = await at.edge.fetch(path, { headers: { cookie: at.cookies.customer } })
      const said = (await response.text()) + JSON.stringify([...response.headers])
      const words = leaked(said, foreign.get(other) ?? new Set(), path)
      // On a slow machine a page may wait too long for its place. A shopper tries again, and that page mixes nothing
      // up.
      if (response.status === 503 && words.length === 0 && tries > 0) return visit(n, tries - 1)
      return { status: response.status, words }
    }
    const answers = []
    const atOnce = 16
    for (let n = 0; n < 200; n += atOnce)
      answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, more) => visit(n + more)))))
    expect(answers.filter(({ status, words }) => status !== 200 || words.length > 0)).toEqual([])
  },
)

test.each(names)(
  'no form and no call at %s tells of its neighbour or changes anything there',
  { timeout },
  async (name) => {
    const { at, neighbour, foreign } = await pairOf(name)
    const before = await stillRows(neighbour)
    const faults: string[] = []
    for (const [who, cookie] of callers(at, neighbour)) {
      for (const { path, init } of [...callsOf(neighbour.things), ...formsOf(neighbour.things)]) {
        const { said } = await ask(at, { path, init, cookie })
        const named = `${path} ${typeof init.body === 'string' ? init.body.replaceAll('+', ' ') : ''}`
        for (const word of leaked(said, foreign, named)) faults.push(`${who} ${path}: says ${word}`)
      }
    }
    expect(faults).toEqual([])
    expect(await rowsOf(neighbour.shop)).toEqual(before)
  },
)

test('what the edge keeps of a shop in KV names that shop alone', async () => {
  const { kenari, merak, foreign } = await twoShops()
  const site = (bindings as unknown as { SITE: KVNamespace }).SITE
  let read = 0
  for (const [at, other] of [
    [kenari, 'merak'],
    [merak, 'kenari'],
  ] as const) {
    const { keys } = await site.list()
    for (const { name } of keys) {
      // A key holds the host, the company's number, or both.
      if (!name.split(/[:|]/).some((part) => part === at.shop.host || part === String(at.shop.companyId))) continue
      read += 1
      const value = (await site.get(name)) ?? ''
      expect([name, leaked(name + value, foreign.get(other) ?? new Set(), '')]).toEqual([name, []])
    }
  }
  expect(read).toBeGreaterThan(3)
})

/** How many orders of each status there are, and how many messages of each day: numbers beside words of every shop. */
const wordless: readonly string[] = ['tally', 'spent_day']

test('every table that has rows has words of its own shop, so that none could leak unseen', async () => {
  const { kenari, foreign } = await twoShops()
  const words = foreign.get('kenari') ?? new Set<string>()
  const silent = [...(await rowsOf(kenari.shop))].flatMap(([table, rows]) =>
    wordless.includes(table) || rows === '[]' || [...wordsIn(rows)].some((word) => words.has(word)) ? [] : [table],
  )
  expect(silent).toEqual([])
})

// The last, because a cart of a program is a row that no word was known of before.
test.each(names)('%s tells a program all of its own, and nothing of its neighbour', { timeout }, async (name) => {
  const { at, neighbour, foreign } = await pairOf(name)
  const [before, faults] = [await stillRows(neighbour), [] as string[]]
  let own = 0
  for (const things of [neighbour.things, at.things])
    for (const { path, init } of programsOf(things)) {
      const { said, response } = await ask(at, { path, init, cookie: neighbour.cookies.customer })
      for (const word of leaked(said, foreign, `${path} ${typeof init.body === 'string' ? init.body : ''}`))
        faults.push(`${path}: says ${word}`)
      if (things === at.things && response.ok && said.includes(at.word)) own += 1
    }
  expect(faults).toEqual([])
  expect(own).toBeGreaterThan(8)
  expect(await rowsOf(neighbour.shop)).toEqual(before)
})

/** What is due by the clock would change them while another is asked. */
async function stillRows({ shop }: CanaryShop) {
  await runInDurableObject(await shop.object(), (_, { storage }) => storage.deleteAlarm())
  return rowsOf(shop)
}

async function pairOf(name: 'kenari' | 'merak') {
  const { kenari, merak, foreign } = await twoShops()
  const [at, neighbour] = name === 'kenari' ? [kenari, merak] : [merak, kenari]
  return { at, neighbour, foreign: foreign.get(name === 'kenari' ? 'merak' : 'kenari') ?? new Set<string>() }
}
