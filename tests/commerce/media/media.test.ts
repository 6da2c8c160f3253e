import { expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { avifOf, jpegOf, pngOf, webpOf } from '#tests/support/in-workerd/pictures.ts'
import { uploadPicture, wholeSet } from '#tests/support/in-workerd/upload.ts'

const text = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
const filesOf = async (shop: SellingShop) => {
  const name = (await shop.object()).name ?? ''
  const { objects } = await bindings.MEDIA.list({ prefix: `${name}/media/` })
  return objects.map(({ key }) => key.slice(name.length))
}

test('a picture with all its widths is kept under a name that says its size, and served as it is named', async () => {
  const shop = await openSellingShop()
  const sent = await uploadPicture(shop.host, wholeSet(500, 250), { name: 'C:\\foto\\kaos.jpg' })
  expect(sent).toMatchObject({ status: 200, body: { width: 500, height: 250, fresh: true } })
  const { address } = sent.body
  expect(address).toMatch(/^\/media\/[0-9a-f]{32}-500x250\.webp$/)
  // The same picture is the same picture.
  expect((await uploadPicture(shop.host, wholeSet(500, 250))).body).toMatchObject({ address, fresh: false })
  const stem = address.replace('.webp', '')
  const steps = [160, 320, 480, 500]
  expect((await filesOf(shop)).toSorted()).toEqual(
    [...steps.flatMap((step) => [`${stem}-${step}.avif`, `${stem}-${step}.webp`]), `${stem}-500.jpg`].toSorted(),
  )
  const at = browse(shop)
  for (const [path, type] of [
    [address, 'image/webp'],
    [`${stem}-320.avif`, 'image/avif'],
    [`${stem}-500.jpg`, 'image/jpeg'],
  ] as const)
    for (const cached of ['first', 'again']) {
      const answer = await at.fetch(path)
      expect([cached, path, answer.status, answer.headers.get('content-type')]).toEqual([cached, path, 200, type])
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
      expect(answer.headers.get('set-cookie')).toBeNull()
      const bytes = await answer.arrayBuffer()
      expect(text(bytes)).not.toContain('GPS')
      expect(answer.headers.get('content-length')).toBe(String(bytes.byteLength))
      const etag = answer.headers.get('etag') ?? ''
      const known = await at.fetch(path, { headers: { 'if-none-match': etag } })
      expect([known.status, await known.text()]).toEqual([304, ''])
      const head = await at.fetch(path, { method: 'HEAD' })
      expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, type, ''])
    }
})

test('one file alone is kept as it came, by multipart or as the body itself', async () => {
  const shop = await openSellingShop()
  const at = browse(shop)
  for (const [ending, bytes] of [
    ['jpg', jpegOf(300, 200)],
    ['png', pngOf(30, 20)],
    ['webp', webpOf(3_000, 2_000, ['VP8 '])],
    ['avif', avifOf(300, 200)],
  ] as const) {
    const { status, body } = await uploadPicture(shop.host, [bytes])
    expect([ending, status]).toEqual([ending, 200])
    expect(body.address).toMatch(new RegExp(`^/media/[0-9a-f]{32}-${body.width}x${body.height}-original\\.${ending}$`))
    expect((await at.fetch(body.address)).status).toBe(200)
    const raw = new Request('https://x', { method: 'POST', body: bytes, headers: { 'content-type': 'image/png' } })
    expect((await uploadPicture(shop.host, raw)).body).toMatchObject({ address: body.address, fresh: false })
  }
})

/** A film in each of the formats that have some. */
const films = [
  avifOf(300, 200, 'avis'),
  Uint8Array.from([
    ...pngOf(30, 20).slice(0, 33),
    ...[0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0],
    ...pngOf(30, 20).slice(33),
  ]),
  Uint8Array.from([
    ...[0x52, 0x49, 0x46, 0x46, 48, 0, 0, 0],
    ...webpOf(30, 20, ['VP8X', 'VP8 ']).slice(8),
    ...[0x41, 0x4e, 0x4d, 0x46, 0, 0, 0, 0],
  ]),
]
const letters = (word: string) => new TextEncoder().encode(word)

// Proves ASVS 1.3.4, ASVS 5.2.3
test.each<[string, readonly Uint8Array[], number, string]>([
  ['nothing at all', [], 400, 'bad_request'],
  ['no bytes', [new Uint8Array()], 415, 'image_kind'],
  ['a drawing with a script', [letters('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')], 415, 'image_kind'],
  ['a GIF', [letters('GIF89a')], 415, 'image_kind'],
  ['a page that begins like a PDF', [letters('%PDF-1.7 <script>')], 415, 'image_kind'],
  ['half a JPEG', [jpegOf(300, 200).slice(0, 40)], 422, 'image_broken'],
  ['half an AVIF', [avifOf(300, 200).slice(0, -1)], 422, 'image_broken'],
  ['an AVIF without a picture', [avifOf(0, 200)], 422, 'image_broken'],
  ['a bomb', [pngOf(30_000, 20_000)], 413, 'image_oversized'],
  ['an AVIF that unpacks to gigabytes', [avifOf(60_000, 60_000)], 413, 'image_oversized'],
  ['an AVIF film', films.slice(0, 1), 422, 'image_moving'],
  ['a PNG film', films.slice(1, 2), 422, 'image_moving'],
  ['a WebP film', films.slice(2), 422, 'image_moving'],
  ['more than 5 MB', [new Uint8Array(limits.uploadBytes + 1)], 413, 'file_too_large'],
  ['a set without a width', wholeSet(500, 250).slice(2), 422, 'image_widths'],
  ['two pictures', [jpegOf(300, 200), jpegOf(300, 201)], 422, 'image_widths'],
  ['a width of another picture', [...wholeSet(500, 250).slice(1), webpOf(160, 300, ['VP8 '])], 422, 'image_widths'],
  ['a set that is wider than any screen', wholeSet(1_600, 900), 422, 'image_widths'],
])('%s is refused, and nothing is kept', async (_, files, status, errorCode) => {
  const shop = await refusing()
  expect(await uploadPicture(shop.host, files)).toMatchObject({ status, body: { errorCode } })
  expect(await shop.sql('SELECT id FROM media')).toEqual([])
  expect(await filesOf(shop)).toEqual([])
})
let open: ReturnType<typeof openSellingShop> | null = null
const refusing = () => (open ??= openSellingShop())

// Proves ASVS 5.2.2
test('what follows a picture is not kept, so a file is never a page as well', async () => {
  const shop = await openSellingShop()
  const two = Uint8Array.from([...jpegOf(300, 200), ...letters('<script>alert(1)</script>')])
  const { body } = await uploadPicture(shop.host, [two])
  expect(text(await (await browse(shop).fetch(body.address)).arrayBuffer())).not.toContain('script')
})

// Proves ASVS 5.3.2
test('a picture is served at the hosts of its own shop and nowhere else, and no name leads out of it', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  const { address } = (await uploadPicture(shop.host, [jpegOf(300, 200)])).body
  expect((await browse(shop).fetch(address)).status).toBe(200)
  const object = (await shop.object()).name ?? ''
  const hash = address.slice('/media/'.length)
  for (const path of [
    address,
    '/media/',
    '/media',
    `/media/../${hash}`,
    `/media/%2e%2e/private/x`,
    `/media/..%2F..%2F${object}%2Fmedia%2F${hash}`,
    `/media/${hash}%00.jpg`,
    `/media/${hash}/`,
    `/media//${hash}`,
    `/media/${hash.toUpperCase()}`,
    `/media/${'0'.repeat(32)}-10x10.webp`,
  ]) {
    const { status, headers } = await browse(other).fetch(path)
    expect([path, status]).toEqual([path, 404])
    // A page of our own says that there is no such address where the path is no picture's.
    expect(headers.get('cache-control')).toMatch(/max-age=60$|no-store|no-cache/)
  }
  expect((await browse(shop).fetch(address, { method: 'POST', body: 'x' })).status).not.toBe(200)
})

test('while the bucket does not answer, a picture is late and not missing, and an upload is refused', async () => {
  const shop = await openSellingShop()
  const { address } = (await uploadPicture(shop.host, [jpegOf(300, 200)])).body
  const broken = () => Promise.reject(new Error('R2 is down'))
  const [get, put] = [vi.spyOn(bindings.MEDIA, 'get'), vi.spyOn(bindings.MEDIA, 'put')]
  get.mockImplementation(broken)
  put.mockImplementation(broken)
  const late = await browse(shop).fetch(address)
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await uploadPicture(shop.host, [jpegOf(301, 200)])).status).toBe(500)
  get.mockRestore()
  put.mockRestore()
  expect((await browse(shop).fetch(address)).status).toBe(200)
  expect((await uploadPicture(shop.host, [jpegOf(301, 200)])).status).toBe(200)
})

const day = 24

test('a picture that nobody names is forgotten after 30 days, one that a row names is not', async () => {
  const shop = await openSellingShop()
  const put = async (mark: number) => (await uploadPicture(shop.host, wholeSet(200, 100, mark))).body.address
  const [logo, inArticle, product, absolute, left] = [
    await put(1),
    await put(2),
    await put(3),
    await put(4),
    await put(5),
  ]
  const alone = (await uploadPicture(shop.host, [pngOf(30, 20)])).body.address
  const save = (images: string[]) =>
    shop.admin('PUT', '/products/kaos', {
      slug: 'kaos',
      name: 'Kaos',
      categorySlug: 'baju',
      description: '',
      weightGrams: 200,
      images,
      variants: [{ values: [], price: 50_000, stock: 3, image: images[0] }],
    })
  await shop.admin('PUT', '/categories/baju', { slug: 'baju', name: 'Baju' })
  expect(await save([product, `https://${shop.host}${absolute}`])).toMatchObject({ status: 200 })
  expect(await shop.admin('PATCH', '/settings', { logo })).toMatchObject({ status: 200 })
  await shop.sql(
    `UPDATE information SET body = '[{"kind":"image","image":"${inArticle}","caption":""}]' WHERE rowid = 1`,
  )
  const idOf = (address: string) => address.slice('/media/'.length).slice(0, 32)
  const uses = async (address: string) =>
    ((await shop.admin('GET', `/images/${idOf(address)}`)).body as { uses: { kind: string }[] }).uses
  expect(await uses(product)).toMatchObject([{ kind: 'product', key: 'kaos' }, { kind: 'variant' }])
  expect([(await uses(logo))[0]?.kind, (await uses(inArticle))[0]?.kind, await uses(left)]).toEqual([
    'settings',
    'page',
    [],
  ])
  expect(await shop.admin('DELETE', `/images/${idOf(logo)}`)).toMatchObject({ status: 409 })
  await shop.wait(day)
  await shop.runDue()
  const unused = (await shop.admin('GET', '/images?unused=yes')).body as { images: { address: string }[] }
  expect(new Set(unused.images.map(({ address }) => address))).toEqual(new Set([left, alone]))

  await shop.wait((limits.mediaKeptDays - 1) * day - 1)
  await shop.runDue()
  // Not used for a moment, and nearly at the end of its time: named again before the job runs, it stays.
  await save([left, product])
  await shop.wait(2 * day)
  for (let run = 0; run < 2; run += 1) await shop.runDue()
  const kept = async () => (await shop.sql('SELECT address FROM media')).map(({ address }) => address)
  expect(new Set(await kept())).toEqual(new Set([logo, inArticle, product, absolute, left]))
  expect((await filesOf(shop)).filter((file) => file.includes(idOf(alone)))).toEqual([])
  // The address of another host's form was dropped two days ago: its time has only begun.
  expect((await filesOf(shop)).filter((file) => file.includes(idOf(absolute)))).toHaveLength(5)
  await shop.wait((limits.mediaKeptDays + 1) * day)
  for (let run = 0; run < 2; run += 1) await shop.runDue()
  expect(new Set(await kept())).toEqual(new Set([logo, inArticle, product, left]))
  expect(await shop.admin('GET', '/audit')).toMatchObject({ body: [] })
})

test('a picture that an order shows stays, and one that is leaving is not taken at the same moment', async () => {
  const shop = await openSellingShop({ sample: 'kopi' })
  const shown = (await uploadPicture(shop.host, [pngOf(31, 20)])).body.address
  await shop.sql(`UPDATE order_line SET image = '${shown}' WHERE rowid = (SELECT min(rowid) FROM order_line)`)
  const left = (await uploadPicture(shop.host, [pngOf(32, 20)])).body.address
  const id = left.slice('/media/'.length).slice(0, 32)
  expect(await shop.admin('DELETE', `/images/${id}`)).toMatchObject({ status: 200 })
  expect(await uploadPicture(shop.host, [pngOf(32, 20)])).toMatchObject({ status: 503 })
  await shop.runDue()
  expect(await filesOf(shop)).toEqual([shown])
  expect((await uploadPicture(shop.host, [pngOf(32, 20)])).body).toMatchObject({ address: left, fresh: true })
  await shop.sql('UPDATE media SET unused_since = 0')
  await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'forget-media'")
  for (let run = 0; run < 2; run += 1) await shop.runDue()
  expect(await filesOf(shop)).toEqual([shown])
})

test('a picture that lost a file is found within days, a few pictures a day, and heals when it is sent again', async () => {
  const shop = await openSellingShop()
  const sent = [await uploadPicture(shop.host, wholeSet(500, 250)), await uploadPicture(shop.host, [pngOf(31, 31)])]
  const [set = '', one = ''] = sent.map(({ body }) => body.address)
  await shop.sql('UPDATE media SET unused_since = NULL, at = 0')
  const look = async () => {
    await shop.sql("UPDATE scheduled_job SET due_at = 0 WHERE kind = 'look-at-media'")
    await shop.runDue()
    return (await shop.sql("SELECT ref, failed FROM scheduled_job WHERE kind = 'look-at-media'"))[0]
  }
  const lost = async () =>
    ((await shop.admin('GET', '/images?lost=yes')).body as { images: { address: string }[] }).images.map(
      ({ address }) => address,
    )
  await shop.sql("INSERT INTO scheduled_job (kind, ref, due_at, tries, failed) VALUES ('look-at-media', '', 0, 0, 0)")
  expect([await look(), await lost()]).toEqual([{ ref: '', failed: 0 }, []])
  const name = (await shop.object()).name ?? ''
  await bindings.MEDIA.delete(`${name}${set.replace('.webp', '-320.avif')}`)
  await look()
  expect(await lost()).toEqual([set])
  expect((await shop.admin('GET', '/doctor')).body).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ id: 'pictures-lost' })]),
  })
  await bindings.MEDIA.delete(`${name}${one}`)
  await look()
  expect((await lost()).toSorted()).toEqual([set, one].toSorted())
  // Nobody is offered what is lost, so the same file is sent again.
  await uploadPicture(shop.host, wholeSet(500, 250))
  expect(await lost()).toEqual([one])
  await shop.sql('UPDATE media SET unused_since = NULL')
  await look()
  expect(await lost()).toEqual([one])
  // A day looks at so many, and the next one goes on behind them.
  const address = (n: number) => `/media/${String(n).padStart(32, 'f')}-1x1-original.png`
  for (let n = 0; n < limits.mediaLookedAt; n += 1)
    await shop.sql(
      `INSERT INTO media (id, address, width, height, bytes, name, source, at) VALUES ('${String(n).padStart(32, 'f')}', '${address(n)}', 1, 1, 1, 'x', '', 0)`,
    )
  const first = (await look())?.['ref']
  expect(String(first).length).toBe(32)
  expect((await lost()).length).toBe(limits.mediaLookedAt - 1)
  expect((await look())?.['ref']).toBe('')
  expect((await lost()).length).toBe(limits.mediaLookedAt + 1)
})

test('a picture is found by the file that it was made from, while all its bytes are there', async () => {
  const shop = await openSellingShop()
  const source = 'ab'.repeat(32)
  const { address } = (await uploadPicture(shop.host, wholeSet(200, 100, 9), { source })).body
  expect(await shop.admin('GET', `/images?source=${source}`)).toMatchObject({ body: { images: [{ address }] } })
  expect(await shop.admin('GET', `/images?source=${'cd'.repeat(32)}`)).toMatchObject({ body: { images: [] } })
  expect(await uploadPicture(shop.host, [pngOf(9, 9)], { source: '../x' })).toMatchObject({ status: 422 })
  await bindings.MEDIA.delete(`${(await shop.object()).name}${(await filesOf(shop))[1]}`)
  expect(await shop.admin('GET', `/images?source=${source}`)).toMatchObject({ body: { images: [] } })
})
