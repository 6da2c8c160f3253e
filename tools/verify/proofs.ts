/** `npm run proofs`: docs/specification.md and docs/asvs.md with the tests that prove each row, as Markdown. */
import { proofs, rowsOf } from './proof-tags.ts'

const tests = proofs()
for (const [page, prefix] of [
  ['docs/specification.md', '§'],
  ['docs/asvs.md', 'ASVS '],
] as const) {
  console.log(`# ${page}\n`)
  for (const [number = '', ...cells] of rowsOf(page)) {
    console.log(`- **${number}** ${cells.filter((cell) => cell !== '').join(' · ')}`)
    for (const { file, line, rows } of tests) if (rows.includes(prefix + number)) console.log(`  - ${file}:${line}`)
  }
}
