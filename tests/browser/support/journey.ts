import { hourMs } from '#shared/format/units.ts'
import { randomBytes } from 'node:crypto'
import { type BrowserContext, type ConsoleMessage, expect, type Page, test as base } from '@playwright/test'
import { openDemoShop } from '#demo/open.ts'
import type { DemoId } from '#demo/types.ts'
import { callServer, type Reply } from '#tests/support/server/server-call.ts'

export interface OpenShop {
  host: string
  origin: string
  sample: DemoId
}
export interface OpenOptions {
  sample?: DemoId
  /** For a shop that has keys with a vendor; see playwright-setup.ts. */
  host?: string
  maintenance?: boolean
  /** Opens the shop with a flash sale that always runs; without it prices do not depend on the time. */
  flashSale?: boolean
}
export interface Fixtures {
  /** A demo batik shop for this test alone; relative addresses belong to it. */
  shop: OpenShop
  openShop: (options?: OpenOptions) => Promise<OpenShop>
  /** Whether the browser runs scripts; every journey runs with and without them. */
  scripted: boolean
  /** The errors that the browser reported; a journey with any of them fails. */
  complaints: string[]
}

const port = () => Number(process.env.ETALASE_PORT)
const slotMs = 6 * hourMs
/** How long a flash sale of a demo shop still runs, ms: one ends at 00, 06, 12 and 18 WIB, and in no test. */
const leftOfSlot = () => slotMs - ((Date.now() + 7 * hourMs) % slotMs)

async function open({
  sample = 'batik',
  host = `toko-${randomBytes(5).toString('hex')}.localhost`,
  maintenance = false,
  flashSale = false,
}: OpenOptions = {}): Promise<OpenShop> {
  await openDemoShop({ shop: sample, host, maintenance, flashSales: flashSale }, async (path, contentType, body) => {
    const reply = await send(host, path, contentType, body)
    return { status: reply.status, body: JSON.parse(reply.body || 'null') as unknown }
  })
  if (flashSale && leftOfSlot() < 120_000) await administer({ host }, '/clock', { offsetMs: slotMs / 2 })
  return { host, origin: `http://${host}:${port()}`, sample }
}

async function ask(host: string, path: string, body: object): Promise<void> {
  const method = path.endsWith('/settings') ? 'PATCH' : path.includes('/keys/') ? 'PUT' : 'POST'
  const reply = await send(host, path, 'application/json', JSON.stringify(body), method)
  expect(reply.status, `${path}: ${reply.body.slice(0, 300)}`).toBeLessThan(300)
}

function send(
  host: string,
  path: string,
  contentType: string,
  body: string | Uint8Array,
  method = 'POST',
): Promise<Reply> {
  const headers = { authorization: `Bearer ${process.env.ETALASE_ADMIN_TOKEN}`, 'content-type': contentType }
  // Opening a shop is long work on a busy machine.
  return callServer(port(), host, path, { method, headers, body, timeoutMs: 60_000 })
}

/** Calls the administration of a shop, as its seller would: `administer(shop, '/clock', { offsetMs })`. */
export const administer = ({ host }: Pick<OpenShop, 'host'>, path: string, body: object): Promise<void> =>
  ask(host, `/admin/v1/shops/${host}${path}`, body)

/** Gives a shop a picture or a video, and answers the address to name it by. */
export async function uploadMedia({ host }: Pick<OpenShop, 'host'>, type: string, bytes: Uint8Array): Promise<string> {
  const { status, body } = await send(host, `/admin/v1/shops/${host}/images`, type, bytes)
  expect(status, body).toBe(200)
  return (JSON.parse(body) as { address: string }).address
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the first argument which fixtures this one needs
  openShop: async ({}, use) => use(open),
  shop: async ({ openShop }, use) => use(await openShop()),
  baseURL: async ({ shop }, use) => use(shop.origin),
  scripted: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  complaints: [
    // oxlint-disable-next-line no-empty-pattern -- as above
    async ({}, use) => {
      const complaints: string[] = []
      await use(complaints)
      expect(complaints, 'errors that the browser reported').toEqual([])
    },
    { auto: true },
  ],
  page: async ({ page, complaints }, use) => {
    // Trusted Types included: what a script catches and survives is a fault too.
    await page.addInitScript(() =>
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
        console.error(`the policy stopped ${effectiveDirective}: ${blockedURI} ${sample}`),
      ),
    )
    collectErrors(page, complaints)
    await use(page)
  },
})
export { expect } from '@playwright/test'

/**
 * Collects what a browser reports when a page is broken: errors, violations of the content security policy, missing
 * assets, failed hydration.
 */
export function collectErrors(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => isComplaint(message) && complaints.push(`${page.url()}: ${message.text()}`))
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    if (response.status() >= 400 && ['script', 'stylesheet', 'font', 'image'].includes(kind))
      complaints.push(`${page.url()}: ${response.status()} ${response.url()}`)
  })
}

/** The console reports a page with status 404 as an error, too; the journey itself checks the status. */
function isComplaint(message: ConsoleMessage): boolean {
  if (message.text().includes('HYDRATION')) return true
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource')
}

/** Waits until the islands of the page are hydrated and answer to taps. Without script there is nothing to wait for. */
export async function waitForIslands(page: Page, scripted: boolean): Promise<void> {
  if (!scripted) return
  // An address is there before its page, which then seems to have none.
  await page.waitForLoadState('domcontentloaded')
  for (const island of await page.locator('shop-island[data-when=load]').all())
    await expect(island).toHaveAttribute('data-ready', '')
}

/**
 * Puts cookies into the browser, as an attacker would. Chromium accepts secure cookies only for an https address, but
 * it sends them to the local server all the same.
 */
export async function plantCookies(
  context: BrowserContext,
  { host }: { host: string },
  cookies: Readonly<Record<string, string>>,
): Promise<void> {
  await context.addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value,
      url: `https://${host}/`,
      secure: true,
      httpOnly: true,
    })),
  )
}
