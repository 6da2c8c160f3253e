import { createHash } from 'node:crypto'
import { only } from '../support/only.ts'
import { callServer, type Reply } from '#tests/support/server/server-call.ts'
import { administer, expect, test } from '../support/journey.ts'

const port = () => Number(process.env.ETALASE_PORT)
const sumOf = (reply: Reply) => `sha256-${createHash('sha256').update(reply.body).digest('base64')}`
const headersOf = ({ headers }: Reply) => [
  headers['content-security-policy'],
  headers['strict-transport-security'],
  headers['referrer-policy'],
  headers['x-content-type-options'],
  headers['cross-origin-resource-policy'],
  headers['permissions-policy'],
]
const transport = 'max-age=31536000'
const ofFile = 'camera=()'
const ofWorker =
  'geolocation=(self), camera=(), microphone=(), payment=(), usb=(), serial=(), midi=(), display-capture=(), browsing-topics=()'
const guarded = [
  "default-src 'none'; frame-ancestors 'none'; sandbox",
  transport,
  'same-origin',
  'nosniff',
  'same-origin',
  ofFile,
]

const withScript = 'what the server sends is the same without script'

test(
  'a page names the bytes of its script and its style sheet, and those are what the shop delivers',
  only({ withScript }),
  async ({ shop }) => {
    const ask = (path: string) => callServer(port(), shop.host, path)
    for (const path of ['/', '/order/cart', '/tidak-ada']) {
      const html = (await ask(path)).body
      const tags = [...html.matchAll(/<script\b[^>]*\bsrc="[^>]*>|<link rel="stylesheet"[^>]*>/g)].map(([tag]) => tag)
      expect(tags.length).toBeGreaterThanOrEqual(2)
      for (const tag of tags) {
        const address = /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? ''
        expect(tag).toContain(`integrity="${sumOf(await ask(address))}"`)
      }
    }
  },
)

// Proves ASVS 3.2.1, ASVS 3.4.4, ASVS 3.4.6
test(
  'assets, builds and demo images have the security headers, a missing one too',
  only({ withScript }),
  async ({ shop }) => {
    const home = await callServer(port(), shop.host, '/')
    const image = /\/assets\/contoh-\d+\/[\w/-]+\.webp/.exec(home.body)?.[0] ?? 'none'
    const script = /src="(\/assets\/entry-[^"]+)"/.exec(home.body)?.[1] ?? 'none'
    for (const path of [script, image, '/builds/latest.json', '/builds/licences.txt']) {
      const reply = await callServer(port(), shop.host, path)
      expect([path, ...headersOf(reply)]).toEqual([path, ...guarded])
    }
    // The Worker answers for a file that is missing, and speaks of https only where the visitor came by it.
    const missing = await callServer(port(), shop.host, '/assets/tidak-ada.js')
    const overHttp = guarded.map((value) => (value === transport ? undefined : value === ofFile ? ofWorker : value))
    expect([missing.status, missing.headers['cache-control'], ...headersOf(missing)]).toEqual([
      404,
      'no-store',
      ...overHttp,
    ])
  },
)

test(
  'the licences of everything that a browser gets are one file, which the scripts name',
  only({ withScript }),
  async ({ shop }) => {
    const { status, body } = await callServer(port(), shop.host, '/builds/licences.txt')
    expect(status).toBe(200)
    for (const name of ['react', 'react-dom', 'scheduler', 'jotai', 'libphonenumber-js', 'tailwindcss'])
      expect(body).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(MIT\\)$`, 'm'))
    expect(body).toMatch(/^@fontsource-variable\/plus-jakarta-sans [\d.]+ \(OFL-1\.1\)$/m)
  },
)

// Proves ASVS 3.2.2
test('text becomes elements only by our own policy', only({ withScript }), async ({ page, shop, complaints }) => {
  const write = () =>
    page.evaluate(() => {
      try {
        document.createElement('div').innerHTML = '<b>x</b>'
        return 'written'
      } catch (error) {
        return (error as Error).name
      }
    })
  const refused = async () => {
    for (const path of ['/', '/order/cart', '/tidak-ada']) {
      complaints.length = 0
      await page.goto(path)
      expect([path, await write()]).toEqual([path, 'TypeError'])
      // What the browser reports of it is expected here. It comes a little later, and not from a page that is left.
      await expect.poll(() => complaints.filter((one) => one.includes('innerHTML'))).toHaveLength(1)
    }
  }
  await refused()
  // Where the scripts of other companies may run too.
  await administer(shop, '/settings', { googleAnalyticsId: 'G-CONTOH1234', metaPixelId: null })
  await refused()
  complaints.length = 0
})
