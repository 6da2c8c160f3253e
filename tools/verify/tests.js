/**
 * `npm test`: from a fresh clone to the result of every suite: unit tests, Workers in workerd, browser tests in
 * Chromium. The last line counts all tests. `npm run nightly` (--nightly) runs only the tests that have a long form, in
 * that form, and says how long each file took.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { installIfNeeded } from '../start/install.js'
import { finished, run, start } from '../start/run.js'

const reports = 'test-results/reports'

installIfNeeded()
rmSync('test-results', { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
await run('tools/build/build.js')
// Only the journeys need it: where it must be installed first, that waits for the network beside the other tests.
const browser = finished(start('tools/verify/browser.js'))

const nightly = process.argv.includes('--nightly')
const long = nightly ? filesWithLongForms() : []
const env = {
  ...process.env,
  TMPDIR: process.env.TMPDIR ?? roomInMemory(),
  // Twenty servers start in a run: one that finds its modules compiled makes tests that start one an eighth shorter.
  NODE_COMPILE_CACHE: resolve('.cache/compile'),
  ...(nightly ? { NIGHTLY: '1' } : {}),
}
const unit = `${reports}/vitest.json`
const journeys = `${reports}/playwright.json`
const codes = [
  await finished(
    start(
      'node_modules/vitest/vitest.mjs',
      [
        'run',
        ...long.filter((file) => file.endsWith('.test.ts')),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unit}`,
      ],
      env,
    ),
  ),
  await browser,
  await finished(
    start('node_modules/@playwright/test/cli.js', ['test', ...long.filter((file) => file.endsWith('.spec.ts'))], {
      ...env,
      PLAYWRIGHT_REPORT: journeys,
    }),
  ),
]
const [vitest, playwright] = [read(unit), read(journeys)]
const passed = (vitest?.numPassedTests ?? 0) + (playwright?.stats?.expected ?? 0)
const failed =
  (vitest ? vitest.numFailedTests + vitest.numFailedTestSuites * Number(vitest.numFailedTests === 0) : 1) +
  (playwright ? playwright.stats.unexpected + playwright.errors.length : 1)
const skipped = (vitest?.numPendingTests ?? 0) + (playwright?.stats?.skipped ?? 0)
const bad = codes.some((code) => code !== 0)
for (const page of pagesOfFailures(playwright?.suites ?? [])) console.log(`\n${page}`)
// Named once more at the end, because the output of all tests is long and often cut at its start.
for (const name of [...failedUnits(), ...failedJourneys(playwright?.suites ?? [])]) console.log(`failed: ${name}`)
if (nightly) for (const line of secondsOfFiles()) console.log(line)
console.log(
  `\n${passed} passed, ${bad ? Math.max(1, failed) : failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
)
process.exit(bad || failed > 0 ? 1 : 0)

/**
 * A folder in memory for what the tests write, where the system has one with room: the databases of hundreds of shops
 * wait for the disk at every commit otherwise, and a run of all tests takes a quarter longer.
 */
function roomInMemory() {
  const folder = '/dev/shm'
  if (!existsSync(folder)) return undefined
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize > 4e9 ? folder : undefined
}

/** Node 20 has no glob. */
function filesWithLongForms() {
  return readdirSync('tests', { recursive: true })
    .map((file) => join('tests', String(file)))
    .filter((file) => /\.(test|spec)\.ts$/.test(file) && /\bNIGHTLY\b|[aA]tNight:/.test(readFileSync(file, 'utf8')))
}

/** Every file of the nightly run with its seconds, the longest first. */
function secondsOfFiles() {
  /** @type {[file: string, ms: number][]} */
  const units = (vitest?.testResults ?? []).map((/** @type {any} */ { name, startTime, endTime }) => [
    relative('.', name),
    endTime - startTime,
  ])
  const all = [...units, ...msOfJourneys(playwright?.suites ?? [])]
  return all
    .toSorted(([, a], [, b]) => b - a)
    .map(([file, ms]) => `${String(Math.round(ms / 1_000)).padStart(6)} s  ${file}`)
}

/** @param {any[]} suites @returns {[file: string, ms: number][]} */
function msOfJourneys(suites) {
  return suites.map((suite) => [suite.file, msOf(suite)])
}

/** @param {any} suite @returns {number} */
function msOf({ specs = [], suites = [] }) {
  const own = specs.flatMap((/** @type {any} */ spec) =>
    spec.tests.flatMap((/** @type {any} */ test) => test.results.map((/** @type {any} */ result) => result.duration)),
  )
  return [...own, ...suites.map(msOf)].reduce((sum, ms) => sum + ms, 0)
}

function failedUnits() {
  const files = /** @type {{ name: string, status: string, message: string, assertionResults: any[] }[]} */ (
    vitest?.testResults ?? []
  )
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const failures = assertionResults.filter((test) => test.status === 'failed')
    if (failures.length === 0) return status === 'failed' ? [`${file}: ${message}`] : []
    return failures.map((test) => `${file} › ${test.fullName}: ${test.failureMessages[0]?.split('\n')[0] ?? ''}`)
  })
}

/** @param {any[]} suites @returns {string[]} */
function failedJourneys(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? [])
      .filter((/** @type {{ ok: boolean }} */ spec) => !spec.ok)
      .map((/** @type {{ title: string }} */ spec) => `${suite.file} › ${spec.title}`),
    ...failedJourneys(suite.suites ?? []),
  ])
}

/**
 * What stood on the page when a journey failed: nobody has the folder of a run on another machine, and what fails once
 * in a hundred runs cannot be run again.
 *
 * @param {any[]} suites @returns {string[]}
 */
function pagesOfFailures(suites) {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ { title, tests }) =>
      tests
        .flatMap((/** @type {any} */ test) => test.results)
        .flatMap((/** @type {any} */ result) => result.attachments)
        .filter((/** @type {any} */ { name, path }) => name === 'error-context' && path && existsSync(path))
        .map((/** @type {any} */ { path }) => {
          const [, page = 'nothing'] = /```yaml\n([^]*?)```/.exec(readFileSync(path, 'utf8')) ?? []
          return `${suite.file} › ${title}: the page was\n${page.slice(0, 4_000)}`
        }),
    ),
    ...pagesOfFailures(suite.suites ?? []),
  ])
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // The test runner ended before it wrote its report; that counts as a failure.
    return null
  }
}
