import { expect, test } from 'vitest'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { readPng } from '#tests/support/in-workerd/read-png.ts'
import { openSellingShop } from '#tests/support/in-workerd/selling-shop.ts'
import { openShop, type TestShop } from '#tests/support/in-workerd/shop.ts'
import { uploadPicture, wholeSet } from '#tests/support/in-workerd/upload.ts'

interface Manifest {
  name: string
  short_name: string
  theme_color: string
  icons: { src: string; sizes: string; type: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}
async function manifestOf(shop: TestShop) {
  const at = browse(shop)
  const link = /<link rel="manifest" href="([^"]+)"/.exec(await (await at.fetch('/')).text())?.[1] ?? ''
  const answer = await at.fetch(link)
  return { at, answer, app: await answer.json<Manifest>() }
}
async function opened(name: string, theme: string): Promise<TestShop> {
  const shop = await openShop({ name })
  expect((await shop.admin('PATCH', '/settings', { theme })).status).toBe(200)
  return shop
}

test('each shop is installed under its own name, colours and initial', async () => {
  const [coffee, cloth] = [await opened('Kedai Kopi Gayo Asli', 'forest'), await opened('Batik', 'batik')]
  const [{ at, answer, app }, other] = [await manifestOf(coffee), await manifestOf(cloth)]
  expect(answer.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(app).toMatchObject({
    id: '/',
    name: 'Kedai Kopi Gayo Asli',
    short_name: 'Kedai Kopi',
    lang: 'id',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: '#0d542b',
    background_color: '#f0fdf4',
    shortcuts: [
      { name: 'Pesanan', url: '/profile/order' },
      { name: 'Keranjang', url: '/order/cart' },
    ],
  })
  expect(app.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ])
  for (const { src, sizes } of app.icons) {
    const icon = await at.fetch(src)
    expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(icon.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(icon.headers.get('set-cookie')).toBeNull()
    const { width, height, counts } = await readPng(icon)
    expect(`${width}x${height}`).toBe(sizes)
    // The letter covers a part of the ground, with soft edges.
    expect(counts.get('0d542b')).toBeGreaterThan(width * height * 0.6)
    expect(counts.get('ffffff')).toBeGreaterThan(width * height * 0.02)
    expect(counts.size).toBeGreaterThan(10)
  }
  expect(other.app).toMatchObject({ name: 'Batik', short_name: 'Batik', theme_color: '#461901' })
  const theirs = await other.at.fetch(other.app.icons[0]?.src ?? '')
  expect((await readPng(theirs)).counts.get('0d542b')).toBeUndefined()
  // An icon of another shop, or of a time before, is today's own and not kept.
  const foreign = await other.at.fetch(app.icons[0]?.src ?? '')
  expect([foreign.status, foreign.headers.get('cache-control')]).toEqual([200, 'public, max-age=3600'])
  expect((await readPng(foreign)).counts.get('461901')).toBeGreaterThan(1_000)
})

test('what browsers look for by themselves is there, and no other icon is drawn', async () => {
  const { at, app } = await manifestOf(await opened('한국어', 'forest'))
  expect(app.short_name).toBe('한국어')
  for (const [path, side] of [
    ['/favicon.ico', 48],
    ['/apple-touch-icon.png', 180],
  ] as const) {
    const { width, counts } = await readPng(await at.fetch(path))
    // The font lacks the name's letters, so the address gives one.
    expect([path, width, (counts.get('ffffff') ?? 0) > 0]).toEqual([path, side, true])
  }
  const version = /\/icon\/(\w+)-/.exec(app.icons[0]?.src ?? '')?.[1]
  for (const name of ['any-5000.png', 'any-192.svg', 'any.svg', 'any.png', 'none-192.png', '..%2Fany-192.png'])
    expect([name, (await at.fetch(`/icon/${version}-${name}`)).status]).toEqual([name, 404])
})

test('a shop with a logo is installed with it, and its icons change with the logo', async () => {
  const shop = await openSellingShop()
  const before = (await manifestOf(shop)).app.icons.map(({ src }) => src)
  const { address } = (await uploadPicture(shop.host, wholeSet(500, 500))).body
  expect((await shop.admin('PATCH', '/settings', { logo: address })).status).toBe(200)
  await browse(shop).fetch('/search?q=teh')
  const { at, app } = await manifestOf(shop)
  expect(app.icons.map(({ sizes, type, purpose }) => [sizes, type, purpose])).toEqual([
    ['any', 'image/svg+xml', 'any'],
    ['any', 'image/svg+xml', 'maskable'],
  ])
  for (const { src } of app.icons) {
    expect(before).not.toContain(src)
    const icon = await at.fetch(src)
    expect([icon.headers.get('content-type'), icon.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'public, max-age=31536000, immutable',
    ])
    const [, data = ''] = /href="data:image\/webp;base64,([^"]+)"/.exec(await icon.text()) ?? []
    const file = new Uint8Array(await (await at.fetch(address.replace('.webp', '-480.webp'))).arrayBuffer())
    expect(Uint8Array.from(atob(data), (char) => char.charCodeAt(0))).toEqual(file)
  }
  const touch = await at.fetch('/apple-touch-icon.png')
  expect([touch.status, touch.headers.get('location')]).toEqual([302, address.replace('.webp', '-500.jpg')])
})
