import { readFileSync } from 'node:fs'

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

/** What the page imports at the first touch, or when it has been quiet for long. */
export const lateScript = (): string => `**${builtScript('client/late.ts')}`
