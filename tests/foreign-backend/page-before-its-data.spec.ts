import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { limits } from '#shared/limits.ts'
import { collectErrors } from '#tests/browser/support/journey.ts'
import { test } from './support/fixture.ts'

const product = '/product/teh-melati-celup'

for (const javaScriptEnabled of [true, false])
  test(`a shopper from outside sees the shop before its data, and nothing moves when they come, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    foreignWithCatalogue: shop,
    visit,
    server,
    browser,
  }) => {
    // The frame is known, the product is not.
    await visit(shop).get('/faq')
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    shop.held = promise
    const baseURL = `http://${shop.host}:${server.port}`
    const context = await browser.newContext({ javaScriptEnabled, baseURL, locale: 'id-ID' })
    const page = await context.newPage()
    const complaints: string[] = []
    collectErrors(page, complaints)
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          Object.assign(window, { shift: Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')) })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const answer = await page.goto(product, { waitUntil: 'commit' })
    expect(answer?.headers()['content-encoding']).toBe('br')
    await expect(page.getByRole('status').filter({ hasText: 'Memuat' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Warung Acme' })).toBeVisible()
    await expect(page.getByRole('main')).toHaveCount(0)
    letGo()
    await expect(page).toHaveTitle(/Teh Melati Celup.*Warung Acme/)
    await expect(page.getByRole('heading', { level: 1, name: 'Teh Melati Celup' })).toBeVisible()
    await expect(page.locator('#meanwhile')).toBeHidden()
    await expect(page.locator('body')).toHaveAttribute('data-layout', 'buy')
    if (javaScriptEnabled) expect(await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toBe(0)
    expect(complaints).toEqual([])
    await context.close()
  })

test('a page whose connection breaks before its data says so and can be loaded again', async ({
  foreignWithCatalogue: shop,
  visit,
  server,
  browser,
}) => {
  await visit(shop).get('/faq')
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  shop.held = promise
  let cut = () => {}
  // The network on the way, which can cut the connection of the page.
  const network = createServer((asked, answer) => {
    const way = { host: '127.0.0.1', port: server.port, path: asked.url, method: asked.method, headers: asked.headers }
    request(way, (answered) => {
      answer.writeHead(answered.statusCode ?? 0, answered.headers)
      answered.pipe(answer)
      if (asked.url === product) cut = () => answer.destroy()
    }).end()
  })
  await new Promise<void>((listening) => network.listen(0, '127.0.0.1', listening))
  const { port } = network.address() as AddressInfo
  const page = await browser.newPage({ baseURL: `http://${shop.host}:${port}` })
  await page.clock.install()
  await page.goto(product, { waitUntil: 'commit' })
  await expect(page.getByText('Memuat')).toBeVisible()
  cut()
  // The page's script starts its clock once it has come, which may be after the words.
  await expect(async () => {
    await page.clock.fastForward(limits.requestTimeoutMs)
    await expect(page.getByText('Halaman ini tidak selesai dimuat')).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 7_500 })
  letGo()
  await page.getByRole('link', { name: 'Coba Lagi' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Teh Melati Celup' })).toBeVisible()
  await page.close()
  network.closeAllConnections()
  network.close()
})
