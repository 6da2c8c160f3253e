import { callServer } from '#tests/support/server/server-call.ts'
import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

// Proves §9.10
test(
  'a search asks 500 ms after the last letter and not before',
  only({ withScript: 'without script nothing is suggested while typing' }),
  async ({ page }) => {
    await page.clock.install()
    await page.goto('/search')
    const asked: string[] = []
    page.on('request', (request) => {
      const q = new URL(request.url()).searchParams.get('q')
      if (q !== null) asked.push(q)
    })
    const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first()
    // The script must be there before time stands still.
    await field.pressSequentially('ke')
    await expect(page.getByRole('option').first()).toBeVisible()
    asked.length = 0
    await page.clock.pauseAt(Date.now() + 60_000)
    await field.pressSequentially('mej')
    await page.clock.runFor(450)
    await field.pressSequentially('a')
    await page.clock.runFor(499)
    expect(asked).toEqual([])
    const answered = page.waitForRequest((request) => request.url().includes('q=kemeja'))
    await page.clock.runFor(1)
    await answered
    expect(asked).toEqual(['kemeja'])
  },
)

// Proves §9.12
test(
  'a countdown ticks every second',
  only({ withScript: 'without script the end is named and nothing ticks' }),
  async ({ page, openShop }) => {
    const { origin } = await openShop({ flashSale: true })
    await page.clock.install()
    await page.goto(`${origin}/products/flash-sale`)
    const clock = page.locator('[data-until]').first()
    await expect(clock).toContainText(/dalam \d\d:\d\d/)
    const secondsLeft = async () =>
      ((await clock.innerText()).match(/\d+/g) ?? []).reduce((seconds, part) => seconds * 60 + Number(part), 0)
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.clock.runFor(1_000)
    const first = await secondsLeft()
    await page.clock.runFor(1_000)
    expect(first - (await secondsLeft())).toBe(1)
    await page.clock.runFor(2_000)
    expect(first - (await secondsLeft())).toBe(3)
  },
)

test(
  'a visit that is asked for its times tells them once, when the page is left',
  only({ withScript: 'a script measures' }),
  async ({ page, shop }) => {
    // As the edge asks a few visits, where something keeps their times.
    await page.route('**/product/**', async (route) => {
      const { hostname, port, pathname } = new URL(route.request().url())
      const { status, headers, body } = await callServer(Number(port), hostname, pathname, {
        headers: { accept: 'text/html' },
      })
      const asked = `${String(headers['server-timing'])}, measure;desc="product"`
      await route.fulfill({ status, headers: { 'content-type': 'text/html', 'server-timing': asked }, body })
    })
    await page.goto(`${shop.origin}/product/gamis-truntum`, { waitUntil: 'networkidle' })
    const told = page.waitForRequest((request) => request.url().endsWith('/vitals'))
    // As when another page or app takes its place; what is sent while a page goes away no test sees.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const report = JSON.parse((await told).postData() ?? '{}') as Record<string, unknown>
    expect(report).toEqual({
      ...{ route: 'product', lcp: expect.any(Number), inp: expect.any(Number), cls: expect.any(Number) },
      ttfb: expect.any(Number),
    })
    expect([Number(report['lcp']) > 0, Number(report['ttfb']) > 0, Number(report['cls']) < 0.1]).toEqual([
      true,
      true,
      true,
    ])
  },
)
