/** Writes what a shop sells to a file: `.csv` has the products, `.ndjson` the categories too. See docs/decisions/0041-import-files.md. */
import { writeFileSync } from 'node:fs'
import { exportFile } from '#shared/admin/export-file.ts'
import { askedOf, sendTo } from './connection.ts'

const asked = askedOf()
writeFileSync(asked.file, await exportFile(/\.csv$/i.test(asked.file) ? 'csv' : 'ndjson', sendTo(asked)))
console.log(asked.file)
