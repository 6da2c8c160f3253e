import { expect } from '@playwright/test'
import { test } from './support/fixture.ts'
import { collectErrors } from '#tests/browser/support/journey.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    // Proves §2.75, §2.76, §8.7
    test('a shop says that its backend is down and recovers when it is back', async ({
      page,
      foreignWithCatalogue: shop,
      server,
    }) => {
      const complaints: string[] = []
      collectErrors(page, complaints)
      const origin = `http://${shop.host}:${server.port}`
      await page.goto(`${origin}/`)
      shop.fail(/./, 'boom')
      const answer = await page.goto(`${origin}/order/cart`)
      expect(answer?.status()).toBe(503)
      await expect(page.getByRole('heading', { name: /Something went wrong - 503/ })).toBeVisible()
      await expect(page.getByText('NullPointerException')).toHaveCount(0)
      shop.heal()
      await page.getByRole('link', { name: 'Muat Ulang' }).click()
      await expect(page.getByText('Keranjang masih kosong')).toBeVisible()
      expect(complaints).toEqual([])
    })

    test('a failed look-up offers to try again, and the shop opens once it succeeds', async ({
      page,
      foreign,
      server,
    }) => {
      foreign.fail(/api-access/, 'dead')
      const origin = `http://${foreign.host}:${server.port}`
      await page.goto(`${origin}/`)
      await expect(page.getByRole('heading', { name: /Something went wrong - 503/ })).toBeVisible()
      foreign.heal()
      await page.getByRole('link', { name: 'Muat Ulang' }).click()
      await expect(page).toHaveTitle(/Warung Acme/)
    })
  })
}
