import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { kinds, matrix, paces } from '#tests/faults/matrix.ts'

const ofDependencies = Object.entries(matrix).flatMap(([dependency, row]) =>
  kinds.map((kind) => ({ name: `${dependency}, ${kind}`, proofs: row[kind] })),
)
const cells = [...ofDependencies, ...Object.entries(paces).map(([name, proofs]) => ({ name, proofs }))]

test('no cell of the fault matrix is empty', () => {
  expect(cells.filter(({ proofs }) => proofs.length === 0).map(({ name }) => name)).toEqual([])
  expect(ofDependencies).toHaveLength(19 * kinds.length)
})

test('every test that the fault matrix names exists, and every missing one has its reason', () => {
  const missing = cells.flatMap(({ name, proofs }) =>
    proofs.flatMap((proof) => {
      if ('none' in proof) return proof.none.length < 40 ? [`${name}: says no reason`] : []
      const [file, title] = proof
      return existsSync(file) && readFileSync(file, 'utf8').includes(title) ? [] : [`${name}: ${file} › ${title}`]
    }),
  )
  expect(missing).toEqual([])
})
