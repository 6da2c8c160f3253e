import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { categories, heldElsewhere } from '#tests/hostile/held-elsewhere.ts'

test('every kind of attack has attacks', () => {
  const known = new Set(heldElsewhere.map(([category]) => category))
  expect([...known].toSorted()).toEqual(Object.keys(categories))
  for (const category of known)
    expect([category, heldElsewhere.filter(([one]) => one === category).length >= 3]).toEqual([category, true])
})

test('every test that holds a defence exists', () => {
  const missing = heldElsewhere.flatMap(([, attack, file, title]) =>
    existsSync(file) && readFileSync(file, 'utf8').includes(title) ? [] : [`${attack}: ${file} › ${title}`],
  )
  expect(missing).toEqual([])
})
