/**
 * Compares what a phone downloads, images aside, with the budgets, in brotli bytes, and what a deployment
 * uploads. `npm run sizes` prints the table and fails when a budget is exceeded.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/**
 * @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[] }} Chunk
 */

/** The levels of brotli that the budgets mean: that of scripts, and for the style sheet its best. */
const levels = { script: 9, style: 11 }

/**
 * `deployed` bounds every file together, uncompressed: demo images in it would show at once. `commerce` bounds what its
 * Worker parses at each start, most of it the names of places.
 */
const budgets = {
  catalogue: 8 * 1024,
  screen: 104 * 1024,
  styles: 11 * 1024,
  deployed: 1024 * 1024,
  commerce: 5 * 1024 * 1024,
}
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
  ['the Worker of commerce', statSync('dist/etalase_commerce/index.js').size, budgets.commerce],
]

for (const [name, bytes, budget] of rows)
  console.log(`${bytes > budget ? 'OVER' : 'ok  '}  ${kilobytes(bytes).padStart(8)} of ${kilobytes(budget)}  ${name}`)
for (const file of readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2')))
  console.log(`      ${kilobytes(readFileSync(join(folder, 'assets', file)).length).padStart(8)}             ${file}`)
if (rows.some(([, bytes, budget]) => bytes > budget)) process.exit(1)

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

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1024).toFixed(1)} KB`
}
