import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { openFakeMidtrans } from '#tests/support/fake-vendors/fake-midtrans.ts'
import { midtransKey } from '#tests/support/fake-vendors/keys.ts'
import { callServer, type Reply } from '#tests/support/server/server-call.ts'
import { type RunningServer, startServer } from '#tests/support/server/server.ts'
import { audit, fillBasket, goodsOf, openOn, placeOrder } from './buyer.ts'

const [left, came, neighbour] = ['asal.localhost', 'pindah.localhost', 'tetangga.localhost']

/** One operation of the administration, by its operator unless a token says otherwise. */
async function ask(at: RunningServer, host: string, method: string, path: string, body?: object, token?: string) {
  const headers = { authorization: `Bearer ${token ?? at.adminToken}`, 'content-type': 'application/json' }
  const sent = body ? { body: JSON.stringify(body) } : {}
  const asked = `/admin/v1/shops${path === '' ? '' : `/${host}${path}`}`
  const reply = await callServer(at.port, host, asked, { method, headers, ...sent, timeoutMs: 30_000 })
  return { status: reply.status, body: JSON.parse(reply.body || 'null') as Record<string, unknown> }
}

/** `npm run shop` at one place: what it said, and its exit code. */
function shop(at: RunningServer, ...words: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, PORT: String(at.port), ADMIN_TOKEN: at.adminToken, ETALASE_TOKEN: '' }
  return new Promise((done) => {
    execFile(process.execPath, ['tools/shop/shop.ts', ...words], { env }, (error, out, complaint) =>
      done({ code: error ? Number(error.code) : 0, said: out + complaint }),
    )
  })
}

const page = (at: RunningServer, host: string, path: string): Promise<Reply> => callServer(at.port, host, path)
const ordersOf = async (at: RunningServer, host: string) => JSON.stringify((await ask(at, host, 'GET', '/orders')).body)

/** A shop as an owner leaves it: orders of every age, one of today, a picture, a vendor's key, a token. */
async function fill(at: RunningServer, vendor: string) {
  await openOn(at, left)
  const basket = await fillBasket(at, left, (await goodsOf(at, left))[0] ?? '')
  const paid = await placeOrder(basket, randomUUID())
  const seen = (await basket.visitor.get(paid ?? '')).body
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#b5651d' } })
    .jpeg()
    .toBuffer()
  const headers = { authorization: `Bearer ${at.adminToken}` }
  const kept = await callServer(at.port, left, `/admin/v1/shops/${left}/images`, {
    ...{ method: 'POST', headers, body: picture },
  })
  const { address } = JSON.parse(kept.body) as { address: string }
  const keys = { serverKey: midtransKey, baseUrl: vendor }
  expect((await ask(at, left, 'PUT', '/keys/midtrans', keys)).status).toBe(200)
  const issued = await ask(at, left, 'POST', '/tokens', { name: 'Pemilik', role: 'owner' })
  return { address, link: /\/order\/track\/[\w.-]+/.exec(seen)?.[0] ?? '', token: String(issued.body['token']) }
}

/** The export of the night, taken by the command of the page. */
async function takeExport(at: RunningServer, folder: string): Promise<void> {
  expect((await shop(at, 'backup', left, folder)).said).toContain('backup.begin')
  await ask(at, left, 'PATCH', '/settings', { maintenance: true })
  await ask(at, left, 'POST', '/backup', {})
  await expect
    .poll(async () => (await ask(at, left, 'GET', '/backup')).body['endedAt'], { timeout: 60_000 })
    .not.toBeNull()
  expect(await shop(at, 'backup', left, folder)).toMatchObject({ code: 0 })
}

/** The same export, with one thing about it changed. */
function forged(folder: string, name: string, change: (bytes: Buffer) => Buffer): string {
  const copy = `${folder}-${randomUUID()}`
  cpSync(folder, copy, { recursive: true })
  writeFileSync(join(copy, name), change(readFileSync(join(copy, name))))
  return copy
}
const turned = (bytes: Buffer): Buffer => {
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1)
  return bytes
}

/** Files that are no shop's own. */
const strange = (bytes: Buffer): Buffer => gzipSync(gunzipSync(bytes).toString().replaceAll('"media/', '"media/../../'))

test('a shop of one place comes back whole in another, and takes over nobody there', async () => {
  test.setTimeout(240_000)
  const folder = mkdtempSync(join(tmpdir(), 'etalase-places-'))
  await using vendor = await openFakeMidtrans()
  // Both sign with one secret, so that only their numbers keep shops apart; what is sealed is each place's own.
  const signs = { TOKEN_SECRET: 'only-for-tests-0123456789abcdef0123456789abcdef' }
  await using one = await startServer({ name: 'place-1', env: { ...signs, SEAL_KEY: 'place-one-'.repeat(4) } })
  await using two = await startServer({ name: 'place-2', env: { ...signs, SEAL_KEY: 'place-two-'.repeat(4) } })
  const { address, link, token } = await fill(one, vendor.baseUrl)
  expect([link !== '', (await page(one, left, link)).status]).toEqual([true, 200])
  // Here the number of the shop that comes is already somebody else's.
  await openOn(two, neighbour)
  const theirs = await ordersOf(two, neighbour)
  const archive = join(folder, 'toko')
  await takeExport(one, archive)

  const opened = await ask(two, came, 'POST', '', { host: came, demo: true, opened: false })
  expect(opened.status).toBe(200)
  const parts = readdirSync(archive).filter((name) => name.startsWith('part-'))
  const [part = '', named = ''] = [parts.toSorted()[0], parts.toSorted().at(-1)]
  const file = join('media', readdirSync(join(archive, 'media'))[0] ?? '')
  for (const [name, change] of [
    [part, turned],
    [file, turned],
    [named, strange],
    ['manifest.json', (bytes: Buffer) => Buffer.from(bytes.toString().replace(/("rows":)(\d+)/, '$1$20'))],
  ] as const) {
    const refused = await shop(two, 'restore', came, forged(archive, name, change))
    expect([name, refused.code, refused.said]).toEqual([name, 1, expect.stringContaining('rusak')])
  }
  expect(await shop(two, 'restore', neighbour, archive)).toMatchObject({
    ...{ code: 1, said: expect.stringContaining('sudah punya pesanan') },
  })
  expect(await ordersOf(two, came)).not.toContain('INV-')

  expect(await shop(two, 'restore', came, archive)).toMatchObject({ code: 0 })
  expect(await audit(two, came)).toEqual([])
  expect(await ordersOf(two, came)).toBe(await ordersOf(one, left))
  expect((await ask(two, came, 'POST', '/open', {})).status).toBe(200)
  for (const [at, host] of [
    [one, left],
    [two, came],
  ] as const)
    expect((await ask(at, host, 'PATCH', '/settings', { maintenance: false })).status).toBe(200)
  const [here, there] = [await page(two, came, address), await page(one, left, address)]
  expect([here.status, here.body === there.body]).toEqual([200, true])
  expect((await page(two, came, '/')).status).toBe(200)

  // What the other place signed is worth nothing, at this shop and at the one with its number.
  for (const host of [came, neighbour]) {
    expect([host, (await page(two, host, link)).status]).toEqual([host, 404])
    expect([host, (await ask(two, host, 'GET', '/orders', undefined, token)).status]).toEqual([host, 403])
  }
  expect(await ordersOf(two, neighbour)).toBe(theirs)
  // Its keys are asked for again, and the doctor says so.
  expect((await shop(two, 'doctor.examine', '--host', came)).said).toContain('penyedia tidak dapat dibaca')
  const keys = { serverKey: midtransKey, baseUrl: vendor.baseUrl }
  expect((await ask(two, came, 'PUT', '/keys/midtrans', keys)).status).toBe(200)
  expect((await shop(two, 'doctor.examine', '--host', came)).said).not.toContain('penyedia tidak dapat dibaca')
  // It sells on.
  const sold = await placeOrder(await fillBasket(two, came, (await goodsOf(two, came))[0] ?? ''), randomUUID())
  expect(sold).not.toBeNull()
  expect(await audit(two, came)).toEqual([])
  rmSync(resolve(folder), { recursive: true })
})
