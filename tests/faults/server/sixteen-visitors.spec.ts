import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { callServer } from '#tests/support/server/server-call.ts'
import { rowHashes } from '#tests/support/server/row-hashes.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'
import { attacks, send } from './attacks.ts'
import { openOn } from './buyer.ts'

const nightly = Boolean(process.env.NIGHTLY)
const proxied = { TRUSTED_PROXY: '1' }

/** By day one address of each work, the dearest known. */
const byDay = new Set([
  'GET /',
  'GET /search',
  'GET /discount/:code',
  'GET /order/cart',
  'POST /order/cart?_=remove',
  'POST /konfirmasi-pembayaran?_=find',
  'POST /auth/login?_=login',
  'GET /vitals',
  'the link of somebody who recommends',
  'a search of places',
  'a forged report',
])

const pause = (ms: number) => new Promise((passed) => setTimeout(passed, ms))

/** The neighbour's kept page, asked for every 20 ms: the p95 of its waits, ms. */
async function look({ port }: RunningServer, host: string, ms: number): Promise<number> {
  const waits: number[] = []
  for (const end = performance.now() + ms; performance.now() < end; await pause(20)) {
    const askedAt = performance.now()
    const { status } = await callServer(port, host, '/', { headers: { 'cf-connecting-ip': '203.0.113.9' } })
    expect(status).toBe(200)
    waits.push(performance.now() - askedAt)
  }
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.95)] ?? 0
}

const mark = `ramai-${randomBytes(4).toString('hex')}`

/** Tables whose rows stay for good, by the page of what is stored. */
const lasting = new Set(
  [
    ...readFileSync('docs/storage.md', 'utf8').matchAll(
      /^- `(\w+)`, `.*· .*(?:for good|as the |the books|which anonymises)/gm,
    ),
  ].map(([, name = '']) => name),
)

// Proves ASVS 2.4.1, ASVS 3.5.3, ASVS 15.2.2
test('whatever sixteen visitors do at any address, their neighbour is answered, no memory or row is left', async () => {
  test.setTimeout(nightly ? 60 * 60_000 : 180_000)
  const [host, neighbour] = [`ramai-${mark}.localhost`, `tetangga-${mark}.localhost`]
  const first = await startServer({ name: 'sixteen', env: proxied })
  await openOn(first, host)
  await openOn(first, neighbour)
  for (const shop of [host, neighbour]) await callServer(first.port, shop, '/')
  await first.end()
  const before = rowHashes(first.state)
  await using server = await startServer({ name: 'sixteen', env: proxied, state: first.state })
  const all = attacks(host)
  const chosen = nightly ? all : all.filter(({ title }) => byDay.has(title))
  if (!nightly) expect(chosen.map(({ title }) => title).toSorted()).toEqual([...byDay].toSorted())
  // Everything has run once, alone.
  for (const [n, attack] of chosen.entries()) await send(server.port, host, attack, n, 0)
  const [calm, memory] = [await look(server, neighbour, 2_000), server.memory()]
  const visitors = fork('tests/faults/server/visitors.ts', [String(server.port), host, '16'], { execArgv: [] })
  for (const { title } of chosen) {
    visitors.send(title)
    const wait = await look(server, neighbour, nightly ? 2_000 : 800)
    visitors.send('stop')
    await once(visitors, 'message')
    // By day other tests take the processor meanwhile.
    expect.soft(wait, title).toBeLessThan(nightly ? calm * 3 + 20 : 1_000)
  }
  visitors.kill()
  expect.soft(server.memory() / memory).toBeLessThan(1.5)
  await server.end()
  const after = rowHashes(server.state)
  expect(lasting.size).toBeGreaterThan(30)
  const changed = Object.keys(after).filter((table) => after[table] !== before[table])
  const nameOf = (table: string) => table.split(' ').at(-1) ?? ''
  const rows = (hashes: Record<string, string>, table: string) => Number.parseInt(hashes[table] ?? '0', 10)
  const added = (table: string) => rows(after, table) - rows(before, table)
  // What both shops wrote alike they wrote by themselves: an unpaid order asks after a while whether it was paid.
  const written = Map.groupBy(changed, nameOf)
  const theirs = [...written].filter(([, [one = '', ...rest]]) => rest.every((other) => added(one) !== added(other)))
  expect(theirs.filter(([name]) => lasting.has(name))).toEqual([])
})
