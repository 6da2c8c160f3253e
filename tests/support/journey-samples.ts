import type { Page } from '@playwright/test'
import { type OpenShop, test as base } from './journey.ts'

/** Tests that only look at samples share one shop a worker. */
let opened: Promise<OpenShop> | null = null
export const test = base.extend({ shop: async ({ openShop }, use) => use(await (opened ??= openShop())) })

/** The states of one screen as /dev/layar lists them: name → address. */
export async function listSamples(page: Page, screen: string): Promise<[sample: string, address: string][]> {
  await page.goto('/dev/layar')
  const addresses = await page.locator('a[href*="layar="]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses.flatMap((address): [string, string][] => {
    const query = new URL(address, 'http://x').searchParams
    return query.get('layar') === screen ? [[query.get('contoh') ?? '', address]] : []
  })
}
