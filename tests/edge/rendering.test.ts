import { afterEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'
import { browse } from '#tests/support/in-workerd/browse.ts'
import { openShop } from '#tests/support/in-workerd/shop.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a refresh in the background of a request that set a cookie leaves no header of its answer in the entry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = browse(await openShop({ sample: 'kopi' }))
  const first = await shop.fetch('/')
  const html = await first.text()

  vi.setSystemTime(Date.now() + limits.pageFreshMs + 1)
  const stored = vi.spyOn(caches.default, 'put')
  const stale = await shop.fetch('/?ref=siti')
  expect(stale.headers.get('set-cookie')).toContain('siti')
  expect(await stale.text()).toBe(html)

  // The page was rendered again, in the context of a request whose answer had left by then.
  const pages = stored.mock.calls.filter(([url]) => String(url).includes('/__page/'))
  expect(pages).toHaveLength(1)
  const [[, kept] = [null, new Response()]] = pages
  expect([...kept.headers.keys()].toSorted()).toEqual(['cache-control', 'content-type', 'stamp'])
  expect(kept.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(kept.headers.get('stamp')).not.toContain('siti')

  const calls = shop.backendCalls()
  const fresh = await shop.fetch('/')
  expect(shop.backendCalls()).toBe(calls)
  expect(fresh.headers.get('set-cookie')).toBeNull()
  expect(fresh.headers.get('etag')).toBe(first.headers.get('etag'))
  expect(await fresh.text()).toBe(html)
})
