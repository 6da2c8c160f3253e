import { afterEach, expect, test, vi } from 'vitest'
import type { Env } from '#edge/request/env.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

afterEach(() => void vi.restoreAllMocks())

/** A request's id but for its first digit, which decides whether its page is measured. */
const id = '2345678-1234-4234-8234-123456789abc' as const

interface Point {
  indexes?: string[]
  blobs?: string[]
  doubles?: number[]
}

/** A shop on an edge as a deployed environment has it, where something keeps what is measured. */
async function openMeasured() {
  const points: Point[] = []
  const MEASURES = { writeDataPoint: (point: Point) => void points.push(point) } as Env['MEASURES'] & object
  const shop = await openShop({ sample: 'kopi' })
  return { shop, points, ...browse(shop, undefined, undefined, { MEASURES, VERSION: { id: 'v1' } }) }
}

const timings = (answer: Response) => answer.headers.get('server-timing') ?? ''

test('every page says how it was made: its cache, the time of the backend and of rendering, and nothing else', async () => {
  const { fetch } = await openMeasured()
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(`1${id}`)
  const form = /^now;dur=\d+, cache;desc="(\w+)", backend;dur=\d+, render;dur=\d+$/
  const words = []
  for (const path of ['/', '/', '/articles', '/order/cart', '/tidak/ada', '/auth/login', '/health'])
    words.push(form.exec(timings(await fetch(path)))?.[1])
  expect(words).toEqual(['miss', 'hit', 'miss', 'none', 'none', 'none', 'none'])
})

test('a slow backend shows in the time of the backend', async () => {
  const shop = await openShop({ sample: 'kopi' })
  const slow = browse(shop, undefined, () => new Promise((done) => setTimeout(done, 60)))
  const [, backend] = /backend;dur=(\d+)/.exec(timings(await slow.fetch('/articles'))) ?? []
  expect(Number(backend)).toBeGreaterThanOrEqual(60)
})

test('each request is one data point of its shop, with route, cache and times, and nothing of the visitor', async () => {
  const { shop, points, fetch } = await openMeasured()
  await fetch('/search?q=rahasia')
  await fetch('/search?q=rahasia')
  expect(points.map(({ indexes, blobs }) => [indexes, blobs])).toEqual([
    [[String(shop.companyId)], ['request', 'search', 'GET', expect.stringMatching(/miss|none/), 'v1']],
    [[String(shop.companyId)], ['request', 'search', 'GET', expect.any(String), 'v1']],
  ])
  expect(points[0]?.doubles).toEqual([200, ...Array.from({ length: 5 }, () => expect.any(Number))])
  expect(JSON.stringify(points)).not.toContain('rahasia')
})

test('a few pages ask the browser for its times, which come back as a point of their route', async () => {
  const { points, fetch } = await openMeasured()
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(`0${id}`)
  expect(timings(await fetch('/'))).toMatch(/, measure;desc="home"$/)
  points.length = 0
  const report = { route: 'home', lcp: 1_200, inp: 80, cls: 0.02, ttfb: 90 }
  const send = (body: string) => fetch('/vitals', { method: 'POST', body })
  expect((await send(JSON.stringify(report))).status).toBe(204)
  const visits = () => points.filter(({ blobs }) => blobs?.[0] === 'visit')
  expect(visits().map(({ blobs, doubles }) => [blobs, doubles])).toEqual([
    [
      ['visit', 'home', '', '', 'v1'],
      [1_200, 80, 0.02, 90],
    ],
  ])
  const wrong = [
    { ...report, route: 'evil' },
    { ...report, lcp: -1 },
    { ...report, lcp: 1e9 },
    { route: 'home' },
    'x',
    [],
  ]
  for (const body of [...wrong.map((one) => JSON.stringify(one)), '{', 'x'.repeat(5_000)])
    expect((await send(body)).status).toBe(204)
  expect(visits()).toHaveLength(1)
})

test('where nothing keeps measures, no browser is asked for any', async () => {
  const shop = await openShop({ sample: 'kopi' })
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(`0${id}`)
  expect(timings(await browse(shop).fetch('/'))).not.toContain('measure')
})
