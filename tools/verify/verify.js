/**
 * `npm run verify`: every check that CI runs. A failed check does not stop the others. `--without-tests` leaves out what
 * `npm test` runs.
 */
import { installIfNeeded } from '../start/install.js'
import { finished, start } from '../start/run.js'

/** Each list runs beside the other, because a check keeps one core busy. */
const lanes = /** @type {[name: string, script: string, args?: string[]][][]} */ ([
  [
    ['format', 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']],
    ['lint', 'node_modules/oxlint/bin/oxlint', ['--deny-warnings']],
    // Each thread works out the same types of the libraries: two take a fifth more processor time than one, and CI, where
    // this runs beside the tests, has none to spare.
    ['types', 'node_modules/typescript/bin/tsc', ['-b', '--checkers', '1']],
  ],
  [
    ['build', 'tools/build/build.js'],
    ['budgets', 'tools/build/sizes.js'],
  ],
])

installIfNeeded()
const results = (await Promise.all(lanes.map(inOrder))).flat()
if (!process.argv.includes('--without-tests')) {
  console.log('\n── tests')
  results.push(await timed('tests', () => finished(start('tools/verify/tests.js'))))
}
console.log(
  `\n── ${results.map(({ name, ok, seconds }) => `${name} ${ok ? 'ok' : 'FAILED'} (${seconds} s)`).join(' · ')}`,
)
process.exit(results.every(({ ok }) => ok) ? 0 : 1)

/** @param {[name: string, script: string, args?: string[]][]} lane */
async function inOrder(lane) {
  const done = []
  for (const [name, script, args] of lane) done.push(await timed(name, () => quietly(name, script, args)))
  return done
}

/**
 * What a check says is printed when it ends, so that two checks never mix their lines.
 *
 * @param {string} name @param {string} script @param {string[]} [args]
 */
async function quietly(name, script, args) {
  const check = start(script, args, process.env, ['ignore', 'pipe', 'pipe', 'ipc'])
  let said = ''
  for (const stream of [check.stdout, check.stderr]) stream?.on('data', (part) => (said += part))
  const code = await finished(check)
  console.log(`\n── ${name}\n${said.trimEnd()}`)
  return code
}

/** @param {string} name @param {() => Promise<number>} check answers an exit code */
async function timed(name, check) {
  const startedAt = Date.now()
  const code = await check()
  return { name, ok: code === 0, seconds: Math.round((Date.now() - startedAt) / 1000) }
}
