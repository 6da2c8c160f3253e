import { AxeBuilder } from '@axe-core/playwright'
import { routes } from '#shared/web/routes.ts'
import { expect, waitForIslands } from '../support/journey.ts'
import { listSamples, test } from '../support/screen-samples.ts'

/** The developer's list of screens is not for shoppers, and an alias shows the same screen as its target. */
const screens = Object.keys(routes).filter((name) => name !== 'screens' && name !== 'homeAlias')
const schemes = ['light', 'dark'] as const
/** What a rule finds is in every state of a screen, so by day its first is looked at in light and its last in dark. */
const looksOf = <T>(all: readonly T[]) =>
  process.env.NIGHTLY
    ? all.flatMap((one) => schemes.map((scheme) => [one, scheme] as const))
    : schemes.flatMap((scheme, place) =>
        all
          .slice(place === 0 ? 0 : -1)
          .slice(0, 1)
          .map((one) => [one, scheme] as const),
      )

test.use({ trace: 'off', screenshot: 'off' })

test.describe('axe finds nothing serious or moderate on a sample, light and dark', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'axe itself is a script')

  for (const screen of screens)
    test(screen, async ({ page }) => {
      test.setTimeout(process.env.NIGHTLY ? 600_000 : 120_000)
      for (const [[sample, address], colorScheme] of looksOf(await listSamples(page, screen))) {
        await page.emulateMedia({ colorScheme })
        await page.goto(address)
        await waitForIslands(page, true)
        const { violations } = await new AxeBuilder({ page }).analyze()
        const grave = violations.filter(({ impact }) => impact !== 'minor')
        expect
          .soft(
            grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
            `${sample}, ${colorScheme}`,
          )
          .toEqual([])
      }
    })
})
