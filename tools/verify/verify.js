/**
 * `npm run verify`: every check that CI runs. A failed check does not stop the others. `--without-tests` leaves out what
 * `npm test` runs.
 */
import { installIfNeeded } from '../start/install.js'
import { finished, start } from '../start/run.js'

/** @type {[name: string, script: string, args?: string[]][]} */
const checks = [
  ['format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']],
  ['lint', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings']],
  ['build', 'tools/build/build.js'],
  ['types', 'node_modules/typescript/bin/tsc', ['-b']],
  ['budgets', 'tools/build/sizes.js'],
]
const tests = /** @type {const} */ (['tests', 'tools/verify/tests.js'])

installIfNeeded()
const results = []
for (const [name, script, args] of process.argv.includes('--without-tests') ? checks : [...checks, tests]) {
  console.log(`\n── ${name}`)
  const startedAt = Date.now()
  const code = await finished(start(script, args))
  results.push({ name, ok: code === 0, seconds: Math.round((Date.now() - startedAt) / 1000) })
}
console.log(
  `\n── ${results.map(({ name, ok, seconds }) => `${name} ${ok ? 'ok' : 'FAILED'} (${seconds} s)`).join(' · ')}`,
)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)
