import { rmSync } from 'node:fs'
import { alone } from '../build/inputs.js'
import { run } from '../start/run.js'
import type { Target } from './options.ts'

/** Only what a build needs of the environment of this command: the plugin writes secrets that it finds into a file. */
const kept = ['PATH', 'HOME', 'USERPROFILE', 'SystemRoot', 'TMPDIR', 'TEMP', 'LANG'] as const

/**
 * Builds both Workers for one environment into a folder of its own. `dist` stays the build of local runs, whose names
 * are the address of their data.
 */
export async function buildFor(target: Target, folder = `.cache/deploy/${target}`): Promise<string> {
  const environment = Object.fromEntries(kept.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  await alone(async () => {
    rmSync(folder, { recursive: true, force: true })
    await run('tools/build/regions.js')
    await run('tools/build/passwords.js')
    await run('node_modules/vite/bin/vite.js', ['build', '--logLevel', 'error', '--outDir', folder], {
      ...environment,
      CLOUDFLARE_ENV: target,
      // It would warn of secrets that are missing here, and belong to the platform.
      WRANGLER_LOG: 'error',
    })
  })
  return folder
}
