import { expect, test } from 'vitest'
import { text } from '#shared/text/text.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

/** A page that a former build has kept, asked for while the backend is down. `keeps`: a deployment keeps its files. */
async function askWhileDown(keeps: boolean) {
  const shop = await openShop()
  const browser = browse(shop, undefined, undefined, { ASSETS: (keeps ? {} : undefined) as never })
  await browser.fetch('/info')
  const stamp = { etag: '"a"', build: 'former', generation: 1, freshUntil: 1, validUntil: null }
  const headers = { 'content-type': 'text/html', 'cache-control': 'public, max-age=600', stamp: JSON.stringify(stamp) }
  const url = `https://${shop.host}/__page/${shop.companyId}/${encodeURIComponent(`http://${shop.host}`)}/products/semua`
  await caches.default.put(url, new Response('<body>kept', { headers }))
  browser.breakBackend(true)
  const answer = await browser.fetch('/products/semua')
  return { status: answer.status, page: await answer.text() }
}

test('while the backend is down a page of a former build is shown, with its notice, where its files stay', async () => {
  const { page, status } = await askWhileDown(true)
  expect(status).toBe(200)
  expect(page).toContain('kept')
  expect(page).toContain(text.staleNotice)
})

test('in a container, which has the files of one build, the shop says that it does not answer', async () => {
  const { page, status } = await askWhileDown(false)
  expect(status).toBe(503)
  expect(page).not.toContain('kept')
})
