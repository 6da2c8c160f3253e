import { dayMs } from '#shared/format/units.ts'
import { runInDurableObject } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { limits } from '#shared/limits.ts'
import { dayIn } from '#shared/format/dates.ts'
import { openShop, randomId, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { guest, openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { avifOf, jpegOf, pngOf } from '#tests/support/in-workerd/pictures.ts'

const rows = async (shop: TestShop, query: string) =>
  runInDurableObject(await shop.object(), (_, { storage }) => storage.sql.exec(query).toArray())
const click = {
  AFFILIATE_TRACKING_CODE: 'siti',
  AFFILIATE_TRACKING_IP_ADDRESS: '192.0.2.99',
  AFFILIATE_TRACKING_DEVICE_MODEL: 'MOBILE',
  AFFILIATE_TRACKING_EVENT_TYPE: 'CLICK',
}

// Proves §1.15, §3.40, §3.41, §3.42, §3.43, ASVS 4.1.3, ASVS 15.3.4
test('a click counts once per code, visitor and half hour, with the network that the server saw', async () => {
  const shop = await openSellingShop()
  await addMembers(shop, 'siti', 'budi')
  const send = (body: object, as = {}) => shop.upstream('POST', '/helper/tracking-affiliate', { body, ...as })
  for (let n = 0; n < 3; n += 1) expect((await send(click)).status).toBe(200)
  expect(await rows(shop, 'SELECT code, address, device FROM affiliate_click')).toEqual([
    { code: 'siti', address: '203.0.113.0/24', device: 'MOBILE' },
  ])
  await send({ ...click, AFFILIATE_TRACKING_CODE: 'budi' })
  await send(click, { visitor: randomId() })
  await send(click, { visitor: randomId(), headers: { 'visitor-address': '198.51.100.1' } })
  expect(await rows(shop, 'SELECT count(*) AS n FROM affiliate_click')).toEqual([{ n: 3 }])
  await shop.wait(31 / 60)
  await send(click)
  expect(await rows(shop, 'SELECT code, clicks FROM affiliate ORDER BY code')).toEqual([
    { code: 'budi', clicks: 1 },
    { code: 'siti', clicks: 3 },
  ])
  // What prevents no second count any more is gone.
  expect(await rows(shop, 'SELECT count(*) AS n FROM affiliate_click')).toEqual([{ n: 1 }])
  expect((await send({ ...click, AFFILIATE_TRACKING_EVENT_TYPE: 'SALE' })).status).toBe(422)
})

/** Customers who recommend the shop, with these codes. */
async function addMembers(shop: SellingShop, ...codes: string[]): Promise<void> {
  await shop.admin('PATCH', '/settings', { affiliate: { percent: 5 } })
  for (const [place, code] of codes.entries()) {
    const member = await shop.customer(guest(`visitor-${place}`))
    expect((await shop.call('affiliate.join', { terms: true }, member)).ok).toBe(true)
    await rows(shop, `UPDATE affiliate SET code = '${code}' WHERE code NOT IN ('${codes.join("', '")}')`)
  }
}

// Proves ASVS 3.5.3
test('480 pages opened by made-up referral links leave no row, and those of a member one', async () => {
  const shop = await openSellingShop()
  await addMembers(shop, 'siti')
  const edge = browse(shop)
  const open = async (ref: string) => {
    const page = await edge.fetch(`/?ref=${ref}`, { headers: { 'cf-connecting-ip': '198.51.100.7' } })
    expect(page.status).toBe(200)
    await page.arrayBuffer()
  }
  for (let n = 0; n < 240; n += 1) await Promise.all([open(`karangan-${n}`), open('siti')])
  expect(await rows(shop, 'SELECT code FROM affiliate_click')).toEqual([{ code: 'siti' }])
  expect(await rows(shop, 'SELECT clicks FROM affiliate')).toEqual([{ clicks: 1 }])
})

test('invented visitor ids do not fill the table', async () => {
  const shop = await openSellingShop()
  await addMembers(shop, 'siti')
  const from = (address: string) => ({ body: click, visitor: randomId(), headers: { 'visitor-address': address } })
  for (let n = 0; n < 5; n += 1) await shop.upstream('POST', '/helper/tracking-affiliate', from('203.0.113.7'))
  expect(await rows(shop, 'SELECT count(*) AS n FROM affiliate_click')).toEqual([{ n: 1 }])
  for (let n = 0; n < 110; n += 1) await shop.upstream('POST', '/helper/tracking-affiliate', from(`203.0.113.${n}`))
  expect(await rows(shop, 'SELECT count(*) AS n FROM affiliate_click')).toEqual([{ n: 100 }])
})

// Proves §7.14
test('page views are counted per day and page, without the query', async () => {
  await using shop = await openShop()
  for (const path of ['/search?q=rahasia', '/search', '/product/kopi'])
    await shop.upstream('POST', '/helper/tracking-traffic', { body: { TRAFFIC_PATH: path } })
  expect(await rows(shop, 'SELECT path, views FROM traffic_count ORDER BY path')).toEqual([
    { path: '/product/kopi', views: 1 },
    { path: '/search', views: 2 },
  ])
})

test('the administration reads the visitors of each day, and days older than 400 are deleted', async () => {
  await using shop = await openShop({ demo: true })
  const visit = () => shop.upstream('POST', '/helper/tracking-traffic', { body: { TRAFFIC_PATH: '/' } })
  await visit()
  await visit()
  const day = (offset: number) => dayIn(new Date(Date.now() + offset * dayMs))
  expect((await shop.admin('GET', '/visits')).body).toEqual({ visits: [{ day: day(0), visits: 2 }] })
  await shop.admin('POST', '/clock', { offsetMs: dayMs })
  await visit()
  expect((await shop.admin('GET', '/visits?days=2')).body).toEqual({
    visits: [
      { day: day(1), visits: 1 },
      { day: day(0), visits: 2 },
    ],
  })
  expect((await shop.admin('GET', '/visits?days=1')).body).toEqual({ visits: [{ day: day(1), visits: 1 }] })
  expect((await shop.admin('GET', '/visits?days=0')).status).toBe(422)
  await rows(shop, "INSERT INTO traffic_count (day, path, views) VALUES ('2020-01-01', '/', 3)")
  await visit()
  expect(await rows(shop, "SELECT day FROM traffic_count WHERE day < '2021'")).toEqual([])
})

function form(bytes: Uint8Array<ArrayBuffer> | string, name = 'bukti.png', type = 'image/png'): FormData {
  const body = new FormData()
  body.append('FILE', new File([bytes], name, { type }))
  return body
}
const png = pngOf()

/** A photo of 5 MB that says it has ten pixels. */
function emptySegments() {
  const photo = jpegOf(10, 10)
  const bytes = new Uint8Array(5 * 1024 * 1024)
  const empty = Math.floor((bytes.length - photo.length) / 4)
  bytes.set(photo.subarray(0, 2))
  for (let n = 0; n < empty; n += 1) bytes.set([0xff, 0xe2, 0, 2], 2 + n * 4)
  bytes.set(photo.subarray(2), 2 + empty * 4)
  return bytes.slice(0, photo.length + empty * 4)
}

// Proves ASVS 5.3.1, ASVS 5.3.2
test('a file is stored under the shop’s private prefix and belongs to its sender', async () => {
  await using shop = await openShop()
  const { status, body } = await shop.upstream('POST', '/helper/upload', {
    body: form(png, '../../x.html', 'text/html'),
  })
  expect([status, body.data]).toEqual([200, { FILE_ID: expect.stringMatching(/^[\w-]{36}$/) }])
  const { FILE_ID } = body.data as { FILE_ID: string }
  expect(await rows(shop, 'SELECT id, owner, mime, bytes FROM file')).toEqual([
    { id: FILE_ID, owner: `v:${shop.visitor}`, mime: 'image/png', bytes: png.byteLength },
  ])
  const { objects } = await bindings.MEDIA.list()
  const stored = objects.find(({ key }: { key: string }) => key.endsWith(FILE_ID))
  expect(stored?.key).toMatch(/^shop-[\w-]+\/private\/[\w-]{36}$/)
  // After twenty its sender waits, not everybody behind the same address.
  const again = (who = {}) => shop.upstream('POST', '/helper/upload', { body: form(png), ...who })
  for (let n = 1; n < limits.uploadsPerOwner; n += 1) expect((await again()).status).toBe(200)
  expect((await again()).status).toBe(429)
  expect((await again(guest('visitor-two'))).status).toBe(200)
})

// Proves ASVS 1.3.4, ASVS 5.2.1, ASVS 5.2.3
test.each([
  ['a page that calls itself an image', form('<svg onload="alert(1)">'), 415],
  ['nothing', form(''), 415],
  ['too large', form(new Uint8Array(5 * 1024 * 1024 + 1).fill(0xff)), 413],
  ['far too large', form(new Uint8Array(8 * 1024 * 1024)), 413],
  ['an image that unpacks to gigabytes', form(pngOf(30_000, 30_000)), 413],
  ['an image without a size', form(png.slice(0, 20)), 422],
  ['half a photo', form(jpegOf(300, 200).slice(0, -2)), 422],
  ['a film', form(avifOf(300, 200, 'avis')), 422],
  ['a photo of a million empty segments', form(emptySegments()), 422],
  ['no file', new FormData(), 400],
])('%s is refused', async (_, body, status) => {
  await using shop = await openShop()
  expect((await shop.upstream('POST', '/helper/upload', { body })).status).toBe(status)
  expect(await rows(shop, 'SELECT count(*) AS n FROM file')).toEqual([{ n: 0 }])
})

test('a photo is stored without its place and what follows its end, for whatever form it was sent', async () => {
  await using shop = await openShop()
  const comment = [...'GPS -6.2'].map((letter) => letter.charCodeAt(0))
  const photo = jpegOf(30, 20)
  const bytes = Uint8Array.from([
    ...photo.slice(0, 2),
    ...[0xff, 0xfe, 0, comment.length + 2, ...comment],
    ...photo.slice(2),
    ...comment,
  ])
  for (const [sent, clean] of [
    [bytes, photo.length],
    [avifOf(30, 20), avifOf(30, 20).length],
  ] as const) {
    const { body } = await shop.upstream('POST', '/helper/upload', { body: form(sent) })
    const { FILE_ID } = body.data as { FILE_ID: string }
    const { objects } = await bindings.MEDIA.list()
    const key = objects.find((one) => one.key.endsWith(FILE_ID))?.key ?? ''
    const stored = new Uint8Array((await (await bindings.MEDIA.get(key))?.arrayBuffer()) ?? new ArrayBuffer())
    expect([stored.length, new TextDecoder('latin1').decode(stored).includes('GPS')]).toEqual([clean, false])
    expect(await rows(shop, `SELECT bytes FROM file WHERE id = '${FILE_ID}'`)).toEqual([{ bytes: clean }])
  }
})

test('a body that is not multipart and a sender without an identity are refused', async () => {
  await using shop = await openShop()
  expect((await shop.upstream('POST', '/helper/upload', { body: {} })).status).toBe(400)
  expect(
    (
      await shop.upstream('POST', '/helper/upload', {
        body: '--x\r\nhalf',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      })
    ).status,
  ).toBe(400)
  expect((await shop.upstream('POST', '/helper/upload', { body: form(png), visitor: null })).status).toBe(400)
})
