import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What a file imports, and what that imports. */
function importedBy(file: string): string[] {
  const named = [...readFileSync(file, 'utf8').matchAll(/^import .*'(.+)'$/gm)].map(([, name = '']) => name)
  return named.flatMap((name) => (name.startsWith('.') ? importedBy(join(file, '..', name)) : [name]))
}

test('what runs before the installation imports no package, and no module that Node 20 lacks', () => {
  const begun = readdirSync('tools/start').filter((name) => name.endsWith('.js'))
  const others = ['tools/dev/dev.js', 'tools/verify/tests.js', 'tools/verify/verify.js']
  const first = [...begun.map((name) => `tools/start/${name}`), ...others]
  const modules = new Set(first.flatMap(importedBy))
  expect([...modules].sort()).toEqual(['child_process', 'crypto', 'fs', 'net', 'path'].map((name) => `node:${name}`))
})
