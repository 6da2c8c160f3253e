import { expect, test } from 'vitest'
import { text } from '#shared/text/text.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/**
 * A page that a former build has kept, requested while the backend is down. `deployed`: which of its files still are; null
 * where the Worker has no assets of its own, as in a container.
 */
async function askWhileDown(deployed: readonly string[] | null, files: readonly string[]) {
  const shop = await openShop()
  const asked: string[] = []
  const assets = {
    fetch: (input: URL, { method }: RequestInit) => {
      asked.push(`${method} ${input.pathname}`)
      return Promise.resolve(new Response(null, { status: deployed?.includes(input.pathname) ? 200 : 404 }))
    },
  }
  const browser = browse(shop, undefined, undefined, { ASSETS: (deployed ? assets : undefined) as never })
  await browser.fetch('/info')
  const stamp = { etag: '"a"', build: `${files.join(' ')} `, generation: 1, freshUntil: 1, validUntil: null }
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=600', stamp: JSON.stringify(stamp) }
  const url = `https://${shop.host}/__page/${shop.companyId}/${encodeURIComponent(`http://${shop.host}`)}/products/semua`
  await caches.default.put(url, new Response(`<body>kept: ${files.join(' ')}</body>`, { headers }))
  browser.breakBackend(true)
  const answers = await Promise.all([browser.fetch('/products/semua'), browser.fetch('/products/semua')])
  return { asked, status: answers[0].status, page: await answers[0].text() }
}

test('while the backend is down a page of a former build is shown, with its notice, as long as its files are deployed', async () => {
  const files = ['/assets/entry-a.js', '/assets/index-a.css']
  const { page, status, asked } = await askWhileDown(files, files)
  expect(status).toBe(200)
  expect(page).toContain(`kept: ${files.join(' ')}`)
  expect(page).toContain(text.staleNotice)
  expect(new Set(asked)).toEqual(new Set(['HEAD /assets/entry-a.js', 'HEAD /assets/index-a.css']))
})

test.each<[string, string[] | null, string[]]>([
  ['in a container', null, ['/assets/entry-d.js', '/assets/index-d.css']],
  ['without its script', ['/assets/index-b.css'], ['/assets/entry-b.js', '/assets/index-b.css']],
  ['without its style sheet', ['/assets/entry-c.js'], ['/assets/entry-c.js', '/assets/index-c.css']],
])('a page of a former build %s is not shown: the shop says that it does not answer', async (_, deployed, files) => {
  const { page, status } = await askWhileDown(deployed, files)
  expect(status).toBe(503)
  expect(page).not.toContain('kept')
})
