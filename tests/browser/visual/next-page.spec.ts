import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

/** What a browser without a window says of every page: it keeps none. */
const ofThisBrowser: ReadonlySet<string> = new Set([
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
])
const shared = ['/', '/products/semua', '/product/kemeja-kawung-lengan-panjang', '/search?q=batik', '/articles']

test(
  'nothing of a shared page keeps the browser from showing it again at once after Back',
  only({ withScript: 'a page without script has nothing that could' }),
  async ({ playwright, launchOptions, shop }) => {
    // Playwright turns the memory of pages off, and the browser then says less about them.
    const ignoreDefaultArgs = ['--disable-back-forward-cache']
    await using browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs })
    const page = await browser.newPage()
    const session = await page.context().newCDPSession(page)
    await session.send('Page.enable')
    /** Why the browser made the page again; nothing: it showed the page that it had kept. */
    const reasonsOf = async (path: string): Promise<string[]> => {
      await page.goto(`${shop.origin}${path}`)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => document.documentElement.setAttribute('data-seen-before', ''))
      await page.goto(`${shop.origin}/info/bantuan`)
      const told = new Promise<string[]>((done) =>
        session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          done(notRestoredExplanations.map(({ reason }) => reason).filter((reason) => !ofThisBrowser.has(reason))),
        ),
      )
      const kept = page.waitForSelector('html[data-seen-before]', { state: 'attached' }).then(() => [])
      await page.goBack({ waitUntil: 'commit' })
      return Promise.race([told, kept])
    }
    for (const path of shared) expect.soft(await reasonsOf(path), path).toEqual([])
    // A page of one shopper is not kept: the check sees what it is there to see.
    expect(await reasonsOf('/auth/login')).toContain('MainResourceHasCacheControlNoStore')
  },
)

test(
  'a product’s page is on its way while the finger is still on its card; that of another link is not',
  only({ withScript: 'a browser without script reads no speculation rules' }),
  async ({ page }) => {
    const early: string[] = []
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']?.startsWith('prefetch')) early.push(new URL(request.url()).pathname)
    })
    await page.goto('/products/semua')
    const press = async (link: ReturnType<typeof page.locator>) => {
      await link.scrollIntoViewIfNeeded()
      await link.hover()
      await page.mouse.down()
    }
    await press(page.locator('a[href*="/products/semua?"]').filter({ visible: true }).first())
    await page.mouse.move(0, 0)
    await page.mouse.up()
    expect(early).toEqual([])
    const product = page.locator('main a[href^="/product/"]').first()
    await product.hover()
    await page.waitForTimeout(300)
    expect(early).toEqual([])
    const came = page.waitForResponse((answer) => /\/product\//.test(answer.url()))
    await press(product)
    await expect.poll(() => early).toEqual([await product.getAttribute('href')])
    await came
    await page.mouse.up()
    await expect(page).toHaveURL(/\/product\//)
    const delivery = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType)
    expect(delivery).toBe('navigational-prefetch')
  },
)
