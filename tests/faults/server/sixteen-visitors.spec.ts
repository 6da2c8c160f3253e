import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { callServer, Visitor } from '#tests/support/server/server-call.ts'
import { rowHashes } from '#tests/support/server/row-hashes.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'
import { reach } from '#tests/support/attacks/reached.ts'
import { openOn, uploadPicture } from './buyer.ts'
import { attacksOn, send } from './send.ts'

const nightly = Boolean(process.env.NIGHTLY)
/** Set as a container is, which must do with the memory that compose gives to it. */
const threshold = /MALLOC_MMAP_THRESHOLD_=(\d+)/.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? ''
const given = Number(/mem_limit: (\d+)m/.exec(readFileSync('compose.yaml', 'utf8'))?.[1]) * 1024 ** 2
const container = { TRUSTED_PROXY: '1', MALLOC_MMAP_THRESHOLD_: threshold }

/** By day one address of each work, the most expensive one known. */
const byDay = new Set([
  'GET /',
  'GET /search',
  'GET /discount/:code',
  'GET /order/cart',
  'GET /media/:name',
  'GET /og/:kind/:slug',
  'POST /order/cart?_=remove',
  'POST /konfirmasi-pembayaran?_=find',
  'POST /auth/login?_=login',
  'a payment proof of 5 MB that names no order',
  'a photo of 5 MB by a customer',
  'what a page took',
  'the link of somebody who recommends',
  'a search of places',
  'a search by a program',
  'a forged report',
])

/** What an ordinary shop does not have, and forms that belong to another page of the same file. */
const nothingThere = new Set([
  'GET /pratinjau/:token',
  'GET /dewasa/:slug',
  'GET /auth/batalkan/:token',
  'GET /order/verifikasi-kontak',
  'GET /order/verifikasi-akun',
  'GET /order/track/:token/invoice',
  'GET /tracking/gosend/:bookingId',
  'GET /profile/order/:saleId/invoice',
  'GET /wishlist/:token',
  'GET /dev/pembayaran/:id',
  'GET /ucp',
  'GET /order/qr',
  'GET /profile/file',
  'GET /profile/foto',
  'GET /order/data',
  'GET /order/berkas',
  'GET /sitemap/:part',
  'GET /ulasan/foto/:id',
  'a page that is not there',
  'a payment proof of 5 MB that names no order',
  'POST /auth/batalkan/:token?_=undo',
  'POST /order/verifikasi-kontak?_=ask',
  'POST /order/verifikasi-kontak?_=again',
  'POST /order/verifikasi-kontak?_=enter',
  'POST /order/verifikasi-kontak?_=finish',
  'POST /order/verifikasi-akun?_=confirm',
  'POST /order/verifikasi-akun?_=finish',
  'POST /order/verifikasi-akun?_=askCode',
  'POST /konfirmasi-pembayaran?_=send',
  'POST /dev/pembayaran/:id?_=press',
  'POST /profile/google-verification?_=register',
  'POST /profile/ulasan?_=send',
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
  const first = await startServer({ name: 'sixteen', env: container })
  await openOn(first, host)
  await openOn(first, neighbour)
  for (const shop of [host, neighbour]) await callServer(first.port, shop, '/')
  const reached = await reach(new Visitor(first.port, host), host, await uploadPicture(first, host))
  await first.end()
  const before = rowHashes(first.state)
  await using server = await startServer({ name: 'sixteen', env: container, state: first.state })
  const all = attacksOn(reached)
  const chosen = nightly ? all : all.filter(({ title }) => byDay.has(title))
  if (!nightly) expect(chosen.map(({ title }) => title).toSorted()).toEqual([...byDay].toSorted())
  // Everything has run once, alone, and does what it is for.
  const missed: string[] = []
  for (const [n, attack] of chosen.entries()) {
    const status = await send(server.port, reached, attack, n, 0)
    expect.soft(status, attack.title).toBeLessThan(500)
    if (status === 404 || status === 405) missed.push(attack.title)
  }
  expect(missed.filter((title) => !nothingThere.has(title))).toEqual([])
  if (nightly) expect(missed.toSorted()).toEqual([...nothingThere].toSorted())
  await look(server, neighbour, 1_000)
  const calm = await look(server, neighbour, 2_000)
  const attackers = fork('tests/faults/server/visitors.ts', [String(server.port), JSON.stringify(reached)], {
    execArgv: [],
  })
  /** The most memory while so many visitors ask at one address after the other, bytes. */
  const askAt = async (titles: readonly string[], visitors: number) => {
    let most = server.memory()
    for (const title of titles) {
      const enough = nightly ? calm * 3 + 20 : 1_500
      const waits: number[] = []
      // Something else takes the processor now and then; what is slow by itself is slow each time.
      while (waits.length < 3 && !waits.some((wait) => wait < enough)) {
        attackers.send({ title, visitors })
        waits.push(await look(server, neighbour, nightly ? 2_000 : 800))
        attackers.send({})
        await once(attackers, 'message')
        most = Math.max(most, server.memory())
      }
      expect.soft(Math.min(...waits), `${title} by ${visitors}`).toBeLessThan(enough)
    }
    return most
  }
  const titles = chosen.map(({ title }) => title)
  const most = Math.max(nightly ? await askAt(titles, 1) : 0, await askAt(titles, 16))
  expect.soft(most).toBeLessThan(given)
  attackers.kill()
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
  // What the customer does to an order of their own is a row or two; nothing may grow with each request.
  const grown = theirs.filter(([name, tables]) => lasting.has(name) && Math.max(...tables.map(added)) > 2)
  expect(grown).toEqual([])
})
