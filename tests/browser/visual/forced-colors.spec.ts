import { only } from '../support/only.ts'
import sharp from 'sharp'
import { expect } from '../support/journey.ts'
import { listSamples, test } from '../support/screen-samples.ts'

for (const [screen, sample] of [
  ['success', 'qris'],
  ['profileAffiliate', 'member'],
] as const)
  test(
    `the QR code of ${screen} is dark on light in a dark theme of forced colours`,
    only({ withoutScriptAtNight: 'style sheets alone decide where things stand' }),
    async ({ page }) => {
      const samples = new Map(await listSamples(page, screen))
      await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
      await page.goto(samples.get(sample) ?? '')
      const code = sharp(await page.getByRole('img', { name: /^Kode QR/ }).screenshot()).greyscale()
      const { data, info } = await code.raw().toBuffer({ resolveWithObject: true })
      const greys = data.filter((_, place) => place % info.channels === 0)
      // The quiet zone is light, and of the whole code about a third is dark.
      expect(greys[12 * info.width + 12]).toBe(255)
      const dark = greys.filter((grey) => grey < 64).length / greys.length
      expect(dark).toBeGreaterThan(0.15)
      expect(dark).toBeLessThan(0.6)
    },
  )
