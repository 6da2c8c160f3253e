/**
 * Writes what `tools/serve` needs of wrangler into dist/serve.json: how each built Worker is run, and the statements of
 * the Directory's migrations. So a server needs no wrangler, whose packages would be most of a container's.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { unstable_getMiniflareWorkerOptions as readOptions, unstable_splitSqlQuery as statements } from 'wrangler'

/** @typedef {{ name: string, statements: string[] }} Migration */

/** @returns {Migration[]} */
export function directoryMigrations() {
  const folder = 'migrations/directory'
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => ({ name, statements: statements(readFileSync(join(folder, name), 'utf8')) }))
}

/** Paths are relative to the project, because a container has it elsewhere. @param {string} folder of dist/ */
function workerOptions(folder) {
  const file = `dist/${folder}/wrangler.json`
  const { workerOptions: options, main } = readOptions(file)
  if (!main) throw new Error(`${file} names no main module`)
  const { modulesRules, rootPath, assets, ...rest } = /** @type {Record<string, any>} */ (options)
  return {
    ...rest,
    name: JSON.parse(readFileSync(file, 'utf8')).name,
    main: relative('.', main),
    ...(assets ? { assets: { ...assets, directory: relative('.', assets.directory) } } : {}),
  }
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(
    'dist/serve.json',
    JSON.stringify({
      workers: { edge: workerOptions('etalase'), commerce: workerOptions('etalase_commerce') },
      directory: directoryMigrations(),
    }),
  )
