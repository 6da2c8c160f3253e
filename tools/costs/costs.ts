/** Writes the tables of docs/costs.md: `node tools/costs/costs.ts`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { withTables } from './page.ts'

const file = 'docs/costs.md'
writeFileSync(file, withTables(readFileSync(file, 'utf8')))
console.log(file)
