import { expect, test } from '../support/journey.ts'
import { only } from '../support/only.ts'

// The headless shell judges no app, so this says what a browser that does would find: a manifest without errors, and
// icons that it can paint.
test(
  'a browser reads the shop’s manifest without an error, and paints every icon',
  only({ withScript: 'a script in the page paints the icons' }),
  async ({ page, shop }) => {
    await page.goto('/')
    const browser = await page.context().newCDPSession(page)
    const { errors, manifest } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(manifest).toMatchObject({
      id: `${shop.origin}/`,
      startUrl: `${shop.origin}/`,
      scope: `${shop.origin}/`,
      display: 'kStandalone',
    })
    expect(await browser.send('Page.getInstallabilityErrors')).toEqual({ installabilityErrors: [] })
    const icons = (manifest.icons ?? []).map(({ url, sizes }) => ({ url, side: Number(sizes?.split('x')[0]) }))
    expect(icons.map(({ side }) => side)).toEqual([192, 512, 192, 512])
    for (const { url, side } of icons) expect(await page.evaluate(sideOf, url), url).toBe(side)
  },
)

async function sideOf(url: string): Promise<number> {
  const image = new Image()
  image.src = url
  await image.decode()
  return image.naturalWidth
}
