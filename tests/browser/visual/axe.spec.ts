import { AxeBuilder } from '@axe-core/playwright'
import { routes } from '#shared/web/routes.ts'
import { expect, waitForIslands } from '../support/journey.ts'
import { listSamples, test } from '../support/screen-samples.ts'

/** The developer's list of screens is not for shoppers, and an alias shows the same screen as its target. */
const screens = Object.keys(routes).filter((name) => name !== 'screens' && name !== 'homeAlias')
/** What a rule finds is in every state of a screen, so by day its first and last are looked at. */
const statesOf = <T>(all: readonly T[]): readonly T[] =>
  process.env.NIGHTLY ? all : [...new Set([...all.slice(0, 1), ...all.slice(-1)])]

test.use({ trace: 'off', screenshot: 'off' })

test.describe('axe finds nothing serious or moderate on a sample, light and dark', () => {
  test.skip(({ javaScriptEnabled }) => javaScriptEnabled === false, 'axe itself is a script')

  for (const screen of screens)
    test(screen, async ({ page }) => {
      test.setTimeout(process.env.NIGHTLY ? 600_000 : 120_000)
      for (const [sample, address] of statesOf(await listSamples(page, screen)))
        for (const colorScheme of ['light', 'dark'] as const) {
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
