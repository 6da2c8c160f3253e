/**
 * Writes Indonesia's provinces, regencies, districts and villages (npm idn-area-data, Kemendagri codes, data under ODbL)
 * into one text file: a line `code|name` each, shorter codes first, then by code. The backend finds a place or its parts
 * there by binary search, without building objects.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeWhole } from './write-whole.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const source = join(root, 'node_modules/idn-area-data/data')
const target = join(root, '.cache/regions.txt')
const levels = /** @type {const} */ (['provinces', 'regencies', 'districts', 'villages'])
const expected = { provinces: 38, regencies: 514, districts: 7_285, villages: 83_762 }

if (isCurrent()) process.exit(0)
const text = levels.map((level) => linesOf(level).join('\n')).join('\n')
writeWhole(target, text + '\n')
console.log(`regions: ${text.split('\n').length} places, ${Math.round(text.length / 1024)} KB`)

function isCurrent() {
  const inputs = [fileURLToPath(import.meta.url), ...levels.map((level) => join(source, `${level}.csv`))]
  return existsSync(target) && inputs.every((input) => statSync(input).mtimeMs <= statSync(target).mtimeMs)
}

/** @param {(typeof levels)[number]} level */
function linesOf(level) {
  const [, ...rows] = readFileSync(join(source, `${level}.csv`), 'utf8')
    .trimEnd()
    .split('\n')
  if (rows.length !== expected[level])
    throw new Error(
      `idn-area-data has ${rows.length} ${level}, not ${expected[level]}: check the new data, then correct the number`,
    )
  return rows
    .map((row) => {
      const columns = fieldsOf(row)
      return `${columns[0]}|${cleanName(columns.at(-1) ?? '')}`
    })
    .sort((a, b) => (a < b ? -1 : 1))
}

/** Splits one CSV row: a comma inside quotes belongs to the field, a doubled quote means one. @param {string} row */
function fieldsOf(row) {
  return [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  )
}

/**
 * The everyday name of a place. Typographic apostrophes become plain ones, because a single non-Latin letter would double
 * the memory of the whole text.
 *
 * @param {string} name
 */
function cleanName(name) {
  const clean = name
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\u2018\u2019`]/g, "'")
    .replaceAll('"', "'")
    .replace('Daerah Khusus Ibukota Jakarta', 'DKI Jakarta')
    .replace('Daerah Istimewa Yogyakarta', 'DI Yogyakarta')
    .replace(/\bAdministrasi /, '')
  if (!/^[\x20-\x7b\x7d\x7e]+$/.test(clean))
    throw new Error(`cannot store the place name ${JSON.stringify(name)}: extend cleanName in tools/build/regions.js`)
  return clean
}
