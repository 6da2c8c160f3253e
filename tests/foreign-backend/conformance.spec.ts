import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { endpoints } from '#shared/api/index.ts'
import { openShop } from '../../tools/serve/demo-shops.js'
import { runConformance } from './support/conformance.ts'
import { test } from './support/fixture.ts'
import { strangeCompanies } from './support/strange-companies.ts'
import { strangerCompanies } from './support/stranger-companies.ts'
import { callServer } from '#tests/support/server/server-call.ts'

/** The server of all journeys: it runs the embedded backend. */
const port = Number(process.env.ETALASE_PORT)
const embedded = `http://backend.localhost:${port}`

async function openOwnShop(): Promise<string> {
  const host = `uji-${randomBytes(5).toString('hex')}.localhost`
  await openShop(port, process.env.ETALASE_ADMIN_TOKEN ?? '', { host, shop: 'batik' })
  return `http://${host}:${port}/`
}

// Proves §7.39
test('the embedded backend keeps the contract, a purchase included', async () => {
  const result = await runConformance([embedded, '--referer', await openOwnShop(), '--write', '--json'])
  expect(result.text).toContain('"stopped": null')
  const verdicts = new Map(result.outcome?.results.map(({ name, verdict }) => [name, verdict]))
  expect([...verdicts.keys()]).toEqual([...endpoints.keys()])
  for (const [name, { origin, access }] of endpoints) {
    if (origin !== 'specification') continue
    // Nothing is paid, so there is no invoice; and nobody is signed in.
    const wanted = name === 'order.findInvoice' ? 'refused' : access === 'customer' ? 'skipped' : 'ok'
    expect.soft(verdicts.get(name), name).toBe(wanted)
  }
  const others = result.outcome?.results.filter(({ origin }) => origin === 'extension') ?? []
  expect(others.filter(({ verdict }) => verdict !== 'ok' && verdict !== 'skipped')).toEqual([])
  expect(result.outcome?.remarks).toEqual([])
  expect(result.exitCode).toBe(0)
})

test('without --write nothing is changed: every call is a GET, and the purchase is named as not tried', async ({
  backend,
  foreign,
}) => {
  const result = await runConformance([backend.url, '--referer', `http://${foreign.host}/`])
  expect(foreign.calls().filter((line) => !line.startsWith('GET '))).toEqual([])
  expect(result.text).toMatch(/skipped {2}it changes something: --write: .*checkout\.place/)
  expect(result.exitCode).toBe(0)
})

// Proves §7.39
test('the bare backend has all calls of the specification, and the report says which screens do without the rest', async ({
  backend,
  foreign,
}) => {
  const shop = ['--referer', `http://${foreign.host}/`, '--item', '501', '--write']
  const result = await runConformance([backend.url, ...shop, '--json'])
  const own = result.outcome?.results.filter(({ origin }) => origin === 'specification') ?? []
  expect(own.filter(({ verdict }) => !['ok', 'refused', 'skipped'].includes(verdict))).toEqual([])
  expect(result.of('checkout.place')).toMatchObject({ verdict: 'ok' })
  expect(result.of('cart.list')).toMatchObject({ verdict: 'ok', problems: [], passedOver: [] })
  expect(result.of('catalog.list')).toMatchObject({
    verdict: 'missing',
    screens: expect.arrayContaining(['/products/:category']),
  })
  expect(result.exitCode).toBe(0)
  const { text } = await runConformance([backend.url, ...shop])
  expect(text).toMatch(/missing {2}GET +\/product\/list +\(catalog\.list, [\d.]+ s\)[^\n]*\n +suffers: every page, \//)
})

for (const how of ['ids that must be numbers', 'ids of 64 bits'] as const)
  test(`ids go back as they came, as from the storefront: ${how}`, async ({ backend, openShop }) => {
    const shop = openShop({ catalogue: true, ...strangeCompanies[how] })
    const result = await runConformance([backend.url, '--referer', `http://${shop.host}/`, '--write', '--json'])
    for (const name of ['cart.change', 'cart.remove', 'checkout.create', 'checkout.place'] as const)
      expect.soft(result.of(name), name).toMatchObject({ verdict: 'ok' })
    expect(result.exitCode).toBe(0)
  })

test('a change that answers 201 without a body is right, as for the storefront', async ({ backend, openShop }) => {
  const shop = openShop({ catalogue: true, ...strangerCompanies['201 without a body'] })
  const result = await runConformance([backend.url, '--referer', `http://${shop.host}/`, '--write', '--json'])
  for (const name of ['checkout.applyAddress', 'checkout.place'] as const)
    expect.soft(result.of(name), name).toMatchObject({ verdict: 'ok' })
  expect(result.exitCode).toBe(0)
})

test('a call of the specification that is wrong or missing is named with its field and its screens, and ends with 1', async ({
  backend,
  foreign,
}) => {
  foreign.fail(/cart-list-v2/, 'wrong-types')
  foreign.fail(/banner-carousel/, 'html')
  foreign.fail(/order\/list/, 'boom')
  const result = await runConformance([backend.url, '--referer', `http://${foreign.host}/`, '--json'])
  expect(result.exitCode).toBe(1)
  expect(result.of('cart.list')).toMatchObject({
    verdict: 'wrong',
    problems: [{ field: 'data', origin: 'specification', came: '"rahasia-dalam"', expected: 'a list', rows: 1 }],
    screens: expect.arrayContaining(['/order/cart']),
  })
  expect(result.of('site.banners')).toMatchObject({ verdict: 'wrong', reason: expect.stringContaining('no JSON') })
  expect(result.outcome?.remarks).toContainEqual(expect.stringContaining('status 500 to a broken token'))
})

test('a backend that cannot be reached, speaks something else or knows no such shop is named, with 2', async ({
  backend,
}) => {
  await using mute = await listen()
  const silent = await runConformance([`http://127.0.0.1:${mute.port}`, '--timeout', '1'])
  expect(silent).toMatchObject({ exitCode: 2, text: expect.stringContaining('no whole answer within 1000 ms') })
  const unencrypted = await runConformance([`https://127.0.0.1:${new URL(backend.url).port}`])
  expect(unencrypted).toMatchObject({ exitCode: 2, text: expect.stringContaining('speaks no TLS') })
  const unknown = await runConformance([backend.url, '--referer', 'https://nobody.example'])
  expect(unknown).toMatchObject({ exitCode: 2, text: expect.stringContaining('knows no shop') })
  const page = await runConformance([`http://toko-lain.localhost:${port}`])
  expect(page).toMatchObject({ exitCode: 2, text: expect.stringContaining('no backend of the contract') })
  const closed = await runConformance(['http://127.0.0.1:9'])
  expect(closed).toMatchObject({ exitCode: 2, text: expect.stringContaining('nothing listens there') })
  const nothing = await runConformance([])
  expect(nothing).toMatchObject({ exitCode: 2, text: expect.stringContaining('Which backend?') })
})

// Proves ASVS 13.4.5
test('the local run serves the contract as data and as a page, at the backend’s own address only', async () => {
  const data = await ask('backend.localhost', '/website/api/v1/openapi.json')
  expect(data.headers['content-type']).toContain('application/json')
  expect(JSON.parse(data.body)).toMatchObject({ openapi: expect.stringMatching(/^3\.1/) })
  const page = await ask('backend.localhost', '/')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.body).toContain('The contract of a backend')
  const shop = await ask(new URL(await openOwnShop()).hostname, '/website/api/v1/openapi.json')
  expect(shop.status).toBe(404)
})

const ask = (host: string, path: string) => callServer(port, host, path)

/** A server that takes a connection and never answers. */
async function listen() {
  const server = createServer(() => {})
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
