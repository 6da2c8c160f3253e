// Cuts the passwords that were found most often in leaks (npm @zxcvbn-ts/language-common, the most used first) into one
// text, a line each: those long enough to be chosen here. ASVS 6.2.4 asks for the first 3 000.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

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
  throw new Error('the list of passwords is not what it was: look at what changed in the package')
mkdirSync(dirname(target), { recursive: true })
// Written beside and renamed, so that a build that runs at the same moment never reads half a file.
writeFileSync(`${target}.${process.pid}`, words.slice(0, kept).join('\n') + '\n')
renameSync(`${target}.${process.pid}`, target)
console.log(`passwords: ${kept} that are refused`)

function isCurrent() {
  return (
    existsSync(target) &&
    [fileURLToPath(import.meta.url), source].every((input) => statSync(input).mtimeMs <= statSync(target).mtimeMs)
  )
}
