import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { filesOf } from './sources.ts'

const pages = filesOf('.md').map((page) => ({ page, text: readFileSync(page, 'utf8') }))
const path = /^(client|demo|docs|migrations|public|shared|tests|tools|worker)\/[\w./-]+$/

/** What stands between backticks. */
const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words)

test('every link of a page leads to a file', () => {
  const broken = pages.flatMap(({ page, text }) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(join(dirname(page), target)))
      .map((target) => `${page} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('every file and folder that a page names exists', () => {
  const missing = pages.flatMap(({ page, text }) =>
    quoted(text)
      .filter((words) => path.test(words) && !existsSync(words))
      .map((words) => `${page} → ${words}`),
  )
  expect(missing).toEqual([])
})

test('every function that a page names stands in the file it names', () => {
  const missing = pages.flatMap(({ page, text }) =>
    quoted(text)
      .filter((words) => {
        const [file = '', name = ''] = words.split(' › ')
        return path.test(file) && name !== '' && !(existsSync(file) && readFileSync(file, 'utf8').includes(name))
      })
      .map((words) => `${page} → ${words}`),
  )
  expect(missing).toEqual([])
})
