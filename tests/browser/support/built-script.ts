import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/**
 * The address of the script that was built from a source which the page imports when it needs it: '/assets/BpSpdkx.js'
 * of 'client/late.ts'. It is for `page.route`; a source without a script of its own is an error.
 */
export function builtScript(source: string): string {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string } | undefined
  >
  const file = manifest[source]?.file
  if (!file) throw new Error(`the build has no script of ${source}`)
  return `/${file}`
}

/**
 * When a script of this source, which the page imports by itself, has run: only then what it left undone says something.
 * Not under a clock of the test, which shows no entries.
 */
export async function hasRun(page: Page, source: string): Promise<void> {
  const script = builtScript(source)
  await page.waitForFunction(
    (end) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(end)),
    script,
  )
  // The page has imported it before, so it gets it first.
  await page.evaluate((address) => import(address), script)
}

/** What the page imports at the first touch, or when it has been quiet for long. */
export const lateScript = (): string => `**${builtScript('client/late.ts')}`
