import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const rooms: Readonly<Record<string, string>> = {
  '#shared': 'shared',
  '#client': 'client',
  '#edge': 'worker/edge',
  '#commerce': 'worker/commerce',
  '#demo': 'demo',
  '#tests': 'tests',
}
const isTest = (path: string) => /\.test\.tsx?$/.test(path)
const imports = [...listImports()]

test.each([
  ['shared', /^shared\//],
  ['client', /^(client|shared)\//],
  ['worker/commerce', /^(worker\/commerce|demo|shared|migrations|\.cache)\//],
  ['worker/edge', /^(worker\/edge|client|shared|dist)\//],
])('%s imports only from the rooms it may see', (room, allowed) => {
  const strangers = imports.filter(({ from, to }) => from.startsWith(`${room}/`) && !isTest(from) && !allowed.test(to))
  expect(strangers).toEqual([])
})

test('what the browser loads holds no page, no loading and no samples', () => {
  const loaded = ['client/entry.ts', ...sources('client').filter((file) => /[/-]island\.tsx$/.test(file))]
  const strangers = [...new Set(loaded.flatMap((file) => [...closure(file)]))].filter((file) =>
    /\/(page\.tsx|load\.ts|samples\.ts)$|^client\/samples\//.test(file),
  )
  expect(strangers).toEqual([])
})

test('nothing imports its way back to itself, types aside', () => {
  const [done, path] = [new Set<string>(), [] as string[]]
  const circles: string[] = []
  function walk(from: string): void {
    const place = path.indexOf(from)
    if (place >= 0) circles.push([...path.slice(place), from].join(' → '))
    if (place >= 0 || done.has(from)) return
    path.push(from)
    for (const name of specifiers(from, { types: false }))
      for (const { to } of local(from, name)) if (/\.tsx?$/.test(to)) walk(to)
    path.pop()
    done.add(from)
  }
  for (const from of ['client', 'shared', 'worker'].flatMap(sources)) walk(from)
  expect(circles).toEqual([])
})

test('what the browser runs on a catalogue page imports neither React nor zod', () => {
  const reached = closure('client/entry.ts')
  const heavy = [...reached]
    .flatMap((from) => packagesOf(from).map((name) => `${from} → ${name}`))
    .filter((line) => / → (react|react-dom|zod|jotai|hono)(\/|$)/.test(line))
  expect(heavy).toEqual([])
})

function* listImports() {
  for (const from of ['client', 'shared', 'worker', 'tests'].flatMap(sources))
    for (const name of specifiers(from)) yield* local(from, name)
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/**
 * The names a file imports when it is loaded; `import type` leaves no trace in the browser but is an import between
 * rooms all the same.
 */
function specifiers(file: string, { types = true } = {}): string[] {
  const code = readFileSync(file, 'utf8')
  const statics = [...code.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]/gm)]
  return statics.flatMap(([, type, name]) => (name && (types || !type) ? [name] : []))
}

function* local(from: string, name: string) {
  const room = rooms[name.split('/')[0] ?? '']
  const path = name.replace(/\?.*$/, '')
  if (room) yield { from, to: path.replace(/^#\w+/, room) }
  else if (path.startsWith('.')) yield { from, to: normalize(join(dirname(from), path)) }
}

/** A file and everything it imports at once; what it imports later, on demand, is not counted. */
function closure(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const name of specifiers(start, { types: false }))
    for (const { to } of local(start, name)) if (/\.tsx?$/.test(to)) closure(to, seen)
  return seen
}
const packagesOf = (file: string) => specifiers(file, { types: false }).filter((name) => !/^[.#]/.test(name))
