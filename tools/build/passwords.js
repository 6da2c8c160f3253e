/**
 * Writes the passwords that nobody may choose into one text file, one a line: the most frequent ones from leaks (npm
 * @zxcvbn-ts/language-common, most frequent first) that are long enough for our rule. ASVS 6.2.4 asks for 3 000.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeWhole } from './write-whole.js'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const source = join(root, 'node_modules/@zxcvbn-ts/language-common/src/passwords.json')
const target = join(root, '.cache/passwords.txt')
const shortest = 8
const kept = 10_000

if (isCurrent()) process.exit(0)
/** @type {unknown} */
const listed = JSON.parse(readFileSync(source, 'utf8'))
const words = Array.isArray(listed)
  ? [...new Set(listed.map((one) => String(one).toLowerCase()))].filter((one) => one.length >= shortest)
  : []
if (words.length < kept || words[0] !== 'password')
  throw new Error('the list of passwords has changed: check the new version of the package')
writeWhole(target, words.slice(0, kept).join('\n') + '\n')
console.log(`passwords: ${kept} refused`)

function isCurrent() {
  return (
    existsSync(target) &&
    [fileURLToPath(import.meta.url), source].every((input) => statSync(input).mtimeMs <= statSync(target).mtimeMs)
  )
}
