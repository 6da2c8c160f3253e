import { expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { jpegOf, mp4Of, webmOf } from '#tests/support/in-workerd/pictures.ts'
import { openSellingShop, type SellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { uploadPicture } from '#tests/support/in-workerd/upload.ts'

const text = (bytes: ArrayBuffer) => new TextDecoder('latin1').decode(bytes)
const filesOf = async (shop: SellingShop) => {
  const name = (await shop.object()).name ?? ''
  const { objects } = await bindings.MEDIA.list({ prefix: `${name}/media/` })
  return objects.map(({ key }) => key.slice(name.length))
}
const sent = async (shop: SellingShop, video: Uint8Array) => (await uploadPicture(shop.host, [video])).body.address

/** A product with a video, as a file of goods brings it. */
async function give(shop: SellingShop, video: string, slug = 'kaos'): Promise<void> {
  await shop.admin('PUT', '/categories/baju', { slug: 'baju', name: 'Baju' })
  const shirt = { slug, name: 'Kaos', categorySlug: 'baju', images: ['/media/x.webp'] }
  const product = { ...shirt, video, variants: [{ values: [], price: 50_000, stock: 3 }] }
  expect(await shop.admin('POST', '/import', { products: [product] })).toMatchObject({ status: 200 })
}

test.each([
  ['mp4', mp4Of({ bytes: 5_000 }), 'video/mp4'],
  ['webm', webmOf(), 'video/webm'],
])('a video as %s is kept as it is shown, and every range of it is served as its type', async (ending, video, type) => {
  const shop = await openSellingShop()
  const { status, body } = await uploadPicture(shop.host, [video], { name: 'C:\\film\\kaos.mov' })
  expect([status, body]).toMatchObject([200, { width: 0, height: 0, fresh: true }])
  const { address } = body
  expect(address).toMatch(new RegExp(`^/media/[0-9a-f]{32}-video\\.${ending}$`))
  expect(await filesOf(shop)).toEqual([address])
  // By the body itself too, whatever its sender calls it.
  const raw = new Request('https://x', { method: 'POST', body: video, headers: { 'content-type': 'video/x' } })
  expect((await uploadPicture(shop.host, raw)).body).toMatchObject({ address, fresh: false })
  const at = browse(shop)
  const whole = await at.fetch(address)
  const bytes = new Uint8Array(await whole.arrayBuffer())
  expect(bytes.length).toBe(video.length)
  const etag = whole.headers.get('etag') ?? ''
  const ask = async (headers: Record<string, string>) => {
    const answer = await at.fetch(address, { headers })
    return [answer.status, answer.headers.get('content-range'), new Uint8Array(await answer.arrayBuffer())]
  }
  const [last, size] = [bytes.length - 1, bytes.length]
  expect(await ask({ range: 'bytes=0-1' })).toEqual([206, `bytes 0-1/${size}`, bytes.slice(0, 2)])
  expect(await ask({ range: 'bytes=0-' })).toEqual([206, `bytes 0-${last}/${size}`, bytes])
  expect(await ask({ range: 'bytes=5-99999' })).toEqual([206, `bytes 5-${last}/${size}`, bytes.slice(5)])
  expect(await ask({ range: 'bytes=-3' })).toEqual([206, `bytes ${size - 3}-${last}/${size}`, bytes.slice(-3)])
  expect(await ask({ range: 'bytes=2-4', 'if-range': etag })).toEqual([206, `bytes 2-4/${size}`, bytes.slice(2, 5)])
  for (const range of ['bytes=4-2', 'bytes=0-1,4-5', 'bytes=-', 'lines=1-2', 'bytes=x'])
    expect([range, ...(await ask({ range }))]).toEqual([range, 200, null, bytes])
  expect(await ask({ range: 'bytes=0-1', 'if-range': '"other"' })).toEqual([200, null, bytes])
  for (const range of [`bytes=${size}-`, 'bytes=-0'])
    expect([range, ...(await ask({ range }))]).toEqual([range, 416, `bytes */${size}`, new Uint8Array()])
  for (const answer of [whole, await at.fetch(address, { headers: { range: 'bytes=0-1' } })]) {
    const said = (name: string) => answer.headers.get(name)
    expect([said('content-type'), said('accept-ranges'), said('set-cookie')]).toEqual([type, 'bytes', null])
    expect(said('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(said('x-content-type-options')).toBe('nosniff')
    // A browser that opens it alone may play it, and nothing else.
    expect(said('content-security-policy')).toBe(
      "default-src 'none'; media-src 'self'; frame-ancestors 'none'; sandbox allow-same-origin",
    )
  }
  const head = await at.fetch(address, { method: 'HEAD' })
  expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(size), ''])
  expect((await at.fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('what a camera wrote beside a video is not kept, and nothing of the video moves', async () => {
  const shop = await openSellingShop()
  const video = mp4Of()
  expect(text(video.buffer).match(/GPS/g)).toHaveLength(4)
  const kept = await (await browse(shop).fetch(await sent(shop, video))).arrayBuffer()
  expect(text(kept)).not.toContain('GPS')
  const found = (file: ArrayBuffer, word: string) => text(file).indexOf(word)
  for (const word of ['trak', 'tkhd', 'mvhd', 'mdat']) expect(found(kept, word)).toBe(found(video.buffer, word))
  expect(text(kept).match(/free/g)).toHaveLength(4)
})

const letters = (word: string) => new TextEncoder().encode(word)
// Proves ASVS 1.3.4, ASVS 5.2.2, ASVS 5.2.3
test.each<[string, readonly Uint8Array[], number, string]>([
  ['a film of an iPhone', [mp4Of({ brand: 'qt  ' })], 415, 'video_kind'],
  ['a Matroska film', [webmOf('matroska')], 422, 'video_broken'],
  ['half a video', [mp4Of().slice(0, -1)], 422, 'video_broken'],
  [
    'a video with a page behind it',
    [Uint8Array.from([...mp4Of(), ...letters('<script>x()</script>')])],
    422,
    'video_broken',
  ],
  ['a head alone', [mp4Of().slice(0, 20)], 422, 'video_broken'],
  ['two videos', [mp4Of(), mp4Of({ bytes: 41 })], 415, 'image_kind'],
  ['a video beside a picture', [jpegOf(300, 200), mp4Of()], 415, 'image_kind'],
  ['more than 20 MB', [mp4Of({ bytes: limits.videoBytes })], 413, 'video_too_large'],
])('%s is refused, and nothing is kept', async (_, files, status, errorCode) => {
  const shop = await refusing()
  expect(await uploadPicture(shop.host, files)).toMatchObject({ status, body: { errorCode } })
  expect(await shop.sql('SELECT id FROM media')).toEqual([])
  expect(await filesOf(shop)).toEqual([])
})
let open: ReturnType<typeof openSellingShop> | null = null
const refusing = () => (open ??= openSellingShop())

// Proves ASVS 5.3.2
test('a video is served at the hosts of its own shop and nowhere else', async () => {
  const [shop, other] = [await openSellingShop(), await openSellingShop()]
  const address = await sent(shop, mp4Of())
  for (const range of ['', 'bytes=0-'])
    expect((await browse(other).fetch(address, { headers: { range } })).status).toBe(404)
  for (const name of ['-video.mov', '-video.mp4/', '-video', '-videos.mp4'])
    expect((await browse(shop).fetch(address.replace('-video.mp4', name))).status).toBe(404)
})

test('a video that a product names stays, one that nobody names is forgotten like a picture', async () => {
  const shop = await openSellingShop()
  const [named, left] = [await sent(shop, mp4Of()), await sent(shop, webmOf())]
  await give(shop, named)
  const id = named.slice('/media/'.length).slice(0, 32)
  expect(await shop.admin('GET', `/images/${id}`)).toMatchObject({ body: { uses: [{ kind: 'product', key: 'kaos' }] } })
  expect(await shop.admin('DELETE', `/images/${id}`)).toMatchObject({ status: 409 })
  await shop.wait(24)
  await shop.runDue()
  await shop.wait((limits.mediaKeptDays + 1) * 24)
  for (let run = 0; run < 2; run += 1) await shop.runDue()
  expect(await filesOf(shop)).toEqual([named])
  expect((await browse(shop).fetch(left)).status).toBe(404)
  await shop.sql('UPDATE product SET video = $$'.replace('$$', `'/media/${'0'.repeat(32)}-video.mp4'`))
  expect((await shop.admin('GET', '/doctor')).body).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ id: 'pictures' })]),
  })
})

test('a product’s video is on its page, in feeds and in exports, and one without has none', async () => {
  const shop = await openSellingShop()
  const address = await sent(shop, mp4Of())
  await give(shop, address)
  const at = browse(shop)
  const html = await (await at.fetch('/product/kaos')).text()
  expect(html).toMatch(new RegExp(`<a href="${address}" data-play="" [^>]*aria-label="Putar video">`))
  // Nothing of it is fetched before it is asked for.
  expect(html).not.toMatch(/<video|preload="(?!font)/)
  const feed = async (name: string) => (await at.fetch(`/fb-catalog/${name}`)).text()
  expect(await feed('feed.csv')).toContain(`http://${shop.host}${address}`)
  expect(await feed('google.xml')).toContain(`<g:video_link>http://${shop.host}${address}</g:video_link>`)
  expect(await feed('feed.xml')).not.toContain('video')
  const exported = (await shop.admin('GET', '/export/products')).body
  expect(JSON.stringify(exported)).toContain(address)
  await give(shop, '', 'topi')
  expect(await (await at.fetch('/product/topi')).text()).not.toContain('Putar video')
  const wrong = { slug: 'kaos', video: '/media/x.webp' }
  expect(await shop.admin('POST', '/import', { products: [wrong] })).toMatchObject({
    status: 422,
    body: { fields: { 'products.0.video': 'an MP4 or a WebM' } },
  })
})
