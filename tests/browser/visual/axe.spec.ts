import { routes } from '#shared/web/routes.ts'
import { faultsByAxe } from '../support/axe.ts'
import { expect, waitForIslands } from '../support/journey.ts'
import { listSamples, test } from '../support/screen-samples.ts'
import { only } from '../support/only.ts'

/** The developer's list of screens is not for shoppers, and an alias shows the same screen as its target. */
const screens = Object.keys(routes).filter((name) => name !== 'screens' && name !== 'homeAlias')
const schemes = ['light', 'dark'] as const
/**
 * At night every state of every screen in both schemes; by day every sixth screen, in turn its first state and its
 * last.
 */
const chosen = process.env.NIGHTLY ? screens : screens.filter((_, place) => place % 6 === 0)
function looksOf<T>(all: readonly T[], place: number) {
  if (process.env.NIGHTLY) return all.flatMap((one) => schemes.map((scheme) => [one, scheme] as const))
  return place % 2 === 0
    ? all.slice(0, 1).map((one) => [one, schemes[0]] as const)
    : all.slice(-1).map((one) => [one, schemes[1]] as const)
}

test.use({ trace: 'off', screenshot: 'off' })

test.describe(
  'axe finds nothing serious or moderate on a sample, light and dark',
  only({ withScript: 'axe itself is a script' }),
  () => {
    for (const [place, screen] of chosen.entries())
      test(screen, async ({ page }) => {
        test.setTimeout(process.env.NIGHTLY ? 600_000 : 120_000)
        for (const [[sample, address], colorScheme] of looksOf(await listSamples(page, screen), place)) {
          await page.emulateMedia({ colorScheme })
          await page.goto(address)
          await waitForIslands(page, true)
          const grave = await faultsByAxe(page, ['moderate', 'serious', 'critical'])
          expect.soft(grave, `${sample}, ${colorScheme}`).toEqual([])
        }
      })
  },
)
