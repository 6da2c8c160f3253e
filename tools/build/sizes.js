/**
 * Compares what a phone downloads, images aside, with the budgets, in brotli bytes, what a deployment uploads, and what
 * a Worker does at each start. `npm run sizes` prints the table and fails when a budget is exceeded.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { startCalls } from './start-calls.js'

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 */

/** The levels of brotli that the budgets mean: that of scripts, and for the style sheet its best. */
const levels = { script: 9, style: 11 }

/**
 * `deployed` bounds every file together, uncompressed: demo images in it would show at once. `edge` and `commerce` bound
 * the scripts that a Worker parses at each start, also those that it loads later, and `calls` how many functions it
 * calls before its first request.
 */
const budgets = {
  catalogue: 8 * 1024,
  screen: 104 * 1024,
  styles: 11 * 1024,
  deployed: 1024 * 1024,
  edge: 2660 * 1024,
  commerce: 2600 * 1024,
}
/** A zod schema is about twenty calls: `lazy` of shared/lazy.ts makes it when it is first needed. */
const calls = { edge: 16_500, commerce: 54_000 }
const folder = 'dist/client'
/** @type {Record<string, Chunk>} */
const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
for (const name of ['client/entry.ts', 'client/styles/index.css'])
  if (!manifest[name]) throw new Error(`the build has no ${name}; run npm run build`)

const catalogue = closure(['client/entry.ts'])
/** The screens that hydrate React; every other page runs only the entry script. */
const islands = Object.keys(manifest).filter((name) => /^client\/(screens|kit)\/.*[/-]island\.tsx$/.test(name))
/** @type {[name: string, bytes: number, budget: number][]} */
const rows = [
  ['home, category, search, product (JavaScript)', weigh(catalogue), budgets.catalogue],
  ...islands.map(
    (name) =>
      /** @type {[string, number, number]} */ ([
        `a screen with ${/([\w-]+)[/-]island\.tsx$/.exec(name)?.[1]} (JavaScript)`,
        weigh(closure(['client/entry.ts', 'client/islands.ts', ...reactRoot(), name])),
        budgets.screen,
      ]),
  ),
  [
    `every page (CSS, brotli ${levels.style})`,
    weigh(closure(['client/styles/index.css']), levels.style),
    budgets.styles,
  ],
  ['all files of a deployment', deployedBytes(), budgets.deployed],
  ['scripts of the Worker of the edge', scriptBytes('dist/etalase'), budgets.edge],
  ['scripts of the Worker of commerce', scriptBytes('dist/etalase_commerce'), budgets.commerce],
]
/** @type {[name: string, calls: number, budget: number][]} */
const starts = [
  ['calls of functions while the edge starts', await startCalls('dist/etalase/index.js'), calls.edge],
  ['calls of functions while commerce starts', await startCalls('dist/etalase_commerce/index.js'), calls.commerce],
]

for (const [name, bytes, budget] of rows)
  console.log(`${bytes > budget ? 'OVER' : 'ok  '}  ${kilobytes(bytes).padStart(8)} of ${kilobytes(budget)}  ${name}`)
for (const [name, count, budget] of starts)
  console.log(`${count > budget ? 'OVER' : 'ok  '}  ${String(count).padStart(8)} of ${budget}  ${name}`)
for (const file of readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2')))
  console.log(`      ${kilobytes(readFileSync(join(folder, 'assets', file)).length).padStart(8)}             ${file}`)
if ([...rows, ...starts].some(([, used, budget]) => used > budget)) process.exit(1)

/** The chunks that load together with these. @param {string[]} names @returns {Set<string>} */
function closure(names) {
  const files = /** @type {Set<string>} */ (new Set())
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name]
    if (!chunk || files.has(chunk.file)) continue
    files.add(chunk.file)
    open.push(...(chunk.imports ?? []))
  }
  return files
}

/** What the entry script loads to hydrate an island. */
function reactRoot() {
  return ['client/app/island/hydrate.ts']
}

/** @param {Set<string>} files */
function weigh(files, level = levels.script) {
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: level } }
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file)), options).length, 0)
}

function deployedBytes() {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)
}

/** All scripts below a folder of a Worker. @param {string} of */
function scriptBytes(of) {
  return readdirSync(of, { recursive: true })
    .filter((file) => String(file).endsWith('.js'))
    .reduce((sum, file) => sum + statSync(join(of, String(file))).size, 0)
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`
}
