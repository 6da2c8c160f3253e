import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '#shared/limits.ts'

const reload = vi.fn()
let page = new EventTarget()
const own = '/assets/entry-lama.js'
let latest = '/assets/entry-baru.js'
let asked = 0

/** A page of an old build, `ageMs` after it was opened by a link or by a reload. */
async function open({ type, ageMs }: { type: 'navigate' | 'reload'; ageMs: number }): Promise<void> {
  class Navigation {
    type = type
  }
  const globals = {
    document: Object.assign(page, {
      hidden: false,
      scripts: [{ src: `http://toko.localhost${own}` }],
      querySelector: () => null,
    }),
    location: { href: 'http://toko.localhost/', reload },
    addEventListener: page.addEventListener.bind(page),
    performance: { now: () => ageMs, getEntriesByType: () => [new Navigation()] },
    PerformanceNavigationTiming: Navigation,
    fetch: () => {
      asked += 1
      return Promise.resolve(Response.json({ id: latest }))
    },
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  const { startVersionWatch } = await import('#client/scripts/page/version-watch.ts')
  startVersionWatch()
}
/** A chunk of the page's own build could not be loaded. */
async function loseChunk(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((answered) => setTimeout(answered))
}

beforeEach(() => {
  latest = '/assets/entry-baru.js'
  asked = 0
  reload.mockClear()
  page = new EventTarget()
})
afterEach(() => vi.unstubAllGlobals())

// Proves §9.21
test('a page that was reloaded less than 10 s ago is not reloaded again', async () => {
  await open({ type: 'reload', ageMs: limits.reloadGuardMs - 1 })
  await loseChunk()
  expect([asked, reload.mock.calls.length]).toEqual([1, 0])
})

test('a page whose chunks are gone reloads when there is a newer build, and not otherwise', async () => {
  await open({ type: 'reload', ageMs: limits.reloadGuardMs })
  latest = own
  await loseChunk()
  expect(reload).not.toHaveBeenCalled()
  latest = '/assets/entry-baru.js'
  await loseChunk()
  expect(reload).toHaveBeenCalledOnce()
})

test('a page on which something was typed is not reloaded', async () => {
  await open({ type: 'navigate', ageMs: 1_000 })
  page.dispatchEvent(new Event('input'))
  await loseChunk()
  expect([asked, reload.mock.calls.length]).toEqual([0, 0])
})
