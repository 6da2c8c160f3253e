import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const changelog = readFileSync('CHANGELOG.md', 'utf8')

test('the changelog knows the version that is built', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  const headings = [...changelog.matchAll(/^## (.+)$/gm)].map(([, name]) => name)
  expect(headings.find((name) => name !== 'Next')).toBe(version)
})

test('each change says what an operator has to do for it', () => {
  const changes = changelog.split('\n').filter((line) => line.startsWith('- '))
  expect(changes.length).toBeGreaterThan(0)
  expect(changes.filter((line) => !/ Upgrade: \S/.test(line))).toEqual([])
})
