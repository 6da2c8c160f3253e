import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proofs, rowsOf } from '../../tools/verify/proof-tags.ts'
import { importsOf } from './sources.ts'
import { missingPages, pagesOf } from './linked-pages.ts'

/** How many requirements of levels 1 and 2 the standard has in version 5.0. */
const requirements = 253

const isNumber = (cell: string) => /^\d+\.\d+\.\d+$/.test(cell)
const rows = rowsOf('docs/asvs.md').map(([number = '', , proof = '']) => ({ number, proof }))
/** `- 1.2.5, 1.2.6: why`, below the heading. */
const [, below = ''] = readFileSync('docs/asvs.md', 'utf8').split('## What does not apply\n')
const notApplicable = [...below.matchAll(/^- ([\d., ]+): \S/gm)].flatMap(([, numbers = '']) => numbers.split(', '))

test('every requirement of levels 1 and 2 stands once, with what holds it or why it does not apply', () => {
  const numbers = [...rows.map(({ number }) => number), ...notApplicable]
  expect(numbers.filter((number) => !isNumber(number))).toEqual([])
  expect(numbers.filter((number, i) => numbers.indexOf(number) !== i)).toEqual([])
  expect(numbers).toHaveLength(requirements)
})

test('every row is held by a test, a page, the platform or the operator', () => {
  const tested = new Set(proofs().flatMap((proof) => proof.rows))
  const isHeld = (number: string, proof: string) => {
    if (proof.startsWith('operator: ')) return pagesOf(proof).includes('docs/operations.md')
    if (proof.startsWith('platform: ')) return proof.includes('Cloudflare')
    if (proof.startsWith('differs: ')) return pagesOf(proof).length > 0
    return tested.has(`ASVS ${number}`) || pagesOf(proof).length > 0
  }
  expect(rows.filter(({ number, proof }) => !isHeld(number, proof))).toEqual([])
})

/**
 * Rows whose sentence is about everything: one of their tests takes it from the list of everything, so that what is added
 * to the product is proved too or fails.
 */
const walks: Readonly<Record<string, string>> = {
  '2.4.1': 'worker/edge/pipeline/work.ts',
  '3.5.3': 'tests/faults/server/send.ts',
  '8.2.1': 'shared/web/routes.ts',
  '8.4.1': 'tests/isolation/addresses.ts',
  '13.4.5': 'worker/commerce/app/administration/table.ts',
  '14.2.4': 'worker/commerce/platform/schema.ts',
  '15.2.2': 'worker/edge/pipeline/work.ts',
  '16.2.1': 'shared/web/routes.ts',
}
test.each(Object.entries(walks))('ASVS %s, which is about everything, is proved from %s', (number, list) => {
  const files = proofs()
    .filter((proof) => proof.rows.includes(`ASVS ${number}`))
    .map(({ file }) => file)
  expect(files.filter((file) => importsOf(file).some(({ to }) => to === list))).not.toEqual([])
})

test('every page that docs/asvs.md names exists', () => {
  expect(rows.flatMap(({ proof }) => missingPages(proof))).toEqual([])
})

test('no requirement is open', () => {
  expect(rows.filter(({ proof }) => proof.startsWith('open: '))).toEqual([])
})
