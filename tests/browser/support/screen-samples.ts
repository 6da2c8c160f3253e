import type { CDPSession, Page } from '@playwright/test'
import { type OpenShop, test as base } from './journey.ts'

/** Tests that only look at samples share one shop per Playwright worker. */
let opened: Promise<OpenShop> | null = null
export const test = base.extend({ shop: async ({ openShop }, use) => use(await (opened ??= openShop())) })

/** The list is long and never changes, so each Playwright worker reads it once. */
let listed: Promise<string[]> | null = null
async function readList(page: Page): Promise<string[]> {
  await page.goto('/dev/layar')
  return page.locator('a[href*="layar="]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** The addresses of all samples. */
export const readSamples = (page: Page): Promise<string[]> => (listed ??= readList(page))

/** The samples of one screen that /dev/layar lists: name → address. */
export async function listSamples(page: Page, screen: string): Promise<[sample: string, address: string][]> {
  return (await readSamples(page)).flatMap((address): [string, string][] => {
    const query = new URL(address, 'http://x').searchParams
    return query.get('layar') === screen ? [[query.get('contoh') ?? '', address]] : []
  })
}

/**
 * Blocks the images: their space is reserved before they load, so what measures does not need them. Returns the session
 * that does it.
 */
export async function withoutImages(page: Page): Promise<CDPSession> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*.webp*', '*.avif*', '*.png*', '*.jpg*'] })
  return browser
}
