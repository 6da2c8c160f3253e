import { expect, test } from 'vitest'
import { functionsOf, importsOf, isTest, linesOf, sources } from './sources.ts'

/**
 * The layers of the code ("floors"), the lowest first. A room is a folder or a named file; a file belongs to the
 * longest name that matches it, and `tables` means every tables.ts. A room imports only from floors below its own. Each
 * folder of `screens/*` is a room on the same floor: code that two screens need belongs to the older one, so they may
 * import each other, but not in a circle.
 */
const floors: Readonly<Record<string, readonly string[]>> = {
  shared: [
    'limits',
    '.',
    'format',
    'text',
    'result.ts',
    'indonesia',
    'web',
    'order',
    'api/contract',
    'api/shop',
    'api/account',
    'api/goods',
    'api/order',
    'api',
    'admin',
  ],
  client: [
    'app',
    'app/page',
    'app/browser',
    'app/state',
    'app/island',
    'kit/base',
    'kit/form',
    'kit/product',
    'kit/order',
    'scripts/dom',
    'scripts/form',
    'scripts/product',
    'scripts/page',
    'scripts/offline',
    'offline',
    'samples',
    'frame',
    'desk',
    'screens/*',
    'screens',
    '.',
  ],
  'worker/edge': ['request', 'cache', 'backend', 'shop', 'pages', 'desk', 'resources', 'agents', 'pipeline', '.'],
  'worker/commerce': [
    'tables',
    'platform',
    'vendors',
    'ledger',
    'notification',
    'pricing',
    'cart',
    'catalog',
    'privacy',
    'content',
    'flash-sale',
    'region',
    'site',
    'planned',
    'wishlist',
    'tracking',
    'identity/sessions',
    'identity/customers',
    'alert',
    'identity/human-check',
    'identity/codes',
    'identity/sign-in',
    'identity/re-authentication',
    'identity/google',
    'identity/passkeys',
    'files',
    'wallet',
    'voucher',
    'address',
    'affiliate',
    'media',
    'order/core',
    'review',
    'webhook',
    'tags',
    'order/fulfilment',
    'order/payment',
    'order/checkout',
    'order/after',
    'order/selling',
    'order',
    'reconciliation',
    'account',
    'app',
    '.',
  ],
}

/** What every call works with names the type of the whole from below: a Shop calls the code that is called with it. */
const frames: Readonly<Record<string, string>> = {
  'worker/commerce/platform/env.ts': 'worker/commerce/app/shop.ts',
  'worker/commerce/platform/directory/object.ts': 'worker/commerce/app/shop.ts',
  'worker/commerce/platform/scope.ts': 'worker/commerce/vendors/vendors.ts',
}

/** The top folders that each of the four parts may import from. */
const neighbours: Readonly<Record<string, RegExp>> = {
  shared: /^shared\//,
  client: /^(client|shared)\//,
  'worker/commerce': /^(worker\/commerce|shared|migrations|\.cache)\//,
  'worker/edge': /^(worker\/edge|client|shared|dist)\//,
}

const looseFilesMax = 5
const fileLinesMax = 300
const functionLinesMax = 70

const parts = Object.keys(floors)
const files = sources()
/** The files that are deployed: no tests, no tools, no demo. */
const production = files.filter((path) => !isTest(path) && parts.some((part) => path.startsWith(`${part}/`)))

test.each(parts)('%s imports only from the folders it may use, and never from tests or the demo', (part) => {
  const strangers = links(part).filter(({ to }) => !neighbours[part]?.test(to))
  expect(strangers.map(line)).toEqual([])
})

test.each(parts)('every file of %s belongs to a room of the floor table', (part) => {
  const homeless = inside(part).filter((path) => roomOf(path, part) === null)
  expect(homeless).toEqual([])
})

test.each(parts)('the rooms of %s import only from lower floors, types too', (part) => {
  const upwards = links(part)
    .filter(({ from, to, typeOnly }) => isUpward(from, to, part) && !(typeOnly && frames[from] === to))
    .map(line)
  expect(upwards).toEqual([])
})

test.each(parts)('the rooms of %s import no values in a circle', (part) => {
  expect(circles(roomGraph(part, { types: false }))).toEqual([])
})

test.each(['client', 'worker/edge'])('the rooms of %s import no types in a circle either', (part) => {
  expect(circles(roomGraph(part, { types: true }))).toEqual([])
})

test('there are no import cycles between files, except for types', () => {
  const graph = new Map(production.map((from) => [from, valuesOf(from)]))
  expect(circles(graph)).toEqual([])
})

test('a tables.ts imports only other tables, shared and drizzle', () => {
  const strangers = production
    .filter((path) => path.endsWith('/tables.ts'))
    .flatMap((from) =>
      importsOf(from)
        .filter(({ to, name }) => (to ? !/^shared\/|\/tables\.ts$/.test(to) : !/^drizzle-orm(\/|$)/.test(name)))
        .map(({ name }) => `${from} → ${name}`),
    )
  expect(strangers).toEqual([])
})

test.each(parts)(`the root of %s holds at most ${looseFilesMax} loose files`, (part) => {
  const loose = inside(part).filter((path) => !path.slice(part.length + 1).includes('/'))
  expect(loose.length, loose.join('\n')).toBeLessThanOrEqual(looseFilesMax)
})

test(`a file has at most ${fileLinesMax} lines`, () => {
  const long = production.map((path) => ({ path, lines: linesOf(path) })).filter(({ lines }) => lines > fileLinesMax)
  // What belongs together in it gets a file of its own, with a name that says what it is.
  expect(
    long.map(({ path, lines }) => `${path} has ${lines} lines: move one group of it to a file of its own`),
  ).toEqual([])
})

test(`a function has at most ${functionLinesMax} lines`, () => {
  const long = production.flatMap((path) =>
    functionsOf(path)
      .filter(({ lines }) => lines > functionLinesMax)
      .map(({ name, line: at, lines }) => `${path}:${at} ${name} has ${lines} lines`),
  )
  expect(long).toEqual([])
})

// Proves ASVS 15.2.3
test('the browser’s code contains no page, no load and no samples', () => {
  const loaded = ['client/entry.ts', ...production.filter((file) => /^client\/.*[/-]island\.tsx$/.test(file))]
  const strangers = [...new Set(loaded.flatMap((file) => [...closure(file)]))].filter((file) =>
    /\/page\.tsx$|[/-](load|samples)\.ts$|^client\/samples\//.test(file),
  )
  expect(strangers).toEqual([])
})

// Proves §2.1
test('the script of catalogue pages imports neither React nor zod', () => {
  const heavy = [...closure('client/entry.ts')]
    .flatMap((from) =>
      importsOf(from)
        .filter(({ typeOnly }) => !typeOnly)
        .map(({ name }) => `${from} → ${name}`),
    )
    .filter((text) => / → (react|react-dom|zod|jotai|hono)(\/|$)/.test(text))
  expect(heavy).toEqual([])
})

interface Link {
  from: string
  to: string
  typeOnly: boolean
}

const line = ({ from, to }: Link) => `${from} → ${to}`

function inside(part: string): string[] {
  return production.filter((path) => path.startsWith(`${part}/`))
}

/** Every import of our own files in this part. */
function links(part: string): Link[] {
  return inside(part).flatMap((from) =>
    importsOf(from).flatMap(({ to, typeOnly }) => (to ? [{ from, to, typeOnly }] : [])),
  )
}

/** The name in the floor table that matches a file, or null. */
function floorOf(path: string, part: string): string | null {
  const rest = path.slice(part.length + 1)
  const table = floors[part] ?? []
  if (rest.endsWith('tables.ts') && table.includes('tables')) return 'tables'
  const fits = table.filter((name) =>
    name === '.' ? !rest.includes('/') : new RegExp(`^${name.replace('*', '[^/]+/.*')}(/|$)`).test(rest),
  )
  return fits.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** The room of a file: the name of its floor, or its own folder on a floor with many rooms. */
function roomOf(path: string, part: string): string | null {
  const floor = floorOf(path, part)
  if (!floor?.endsWith('/*')) return floor
  return path
    .slice(part.length + 1)
    .split('/')
    .slice(0, floor.split('/').length)
    .join('/')
}

/**
 * Whether an import leads to a floor above. Inside one room everything may import everything; between the rooms of one
 * floor circles are looked for instead. What is no file of this part, a shared one say, stands below it.
 */
function isUpward(from: string, to: string, part: string): boolean {
  const [here, there] = [from, to].map((path) => floorOf(path, part))
  const table = floors[part] ?? []
  return to.startsWith(`${part}/`) && Boolean(here && there) && table.indexOf(there ?? '') > table.indexOf(here ?? '')
}

function roomGraph(part: string, { types }: { types: boolean }): Map<string, string[]> {
  const graph = new Map<string, string[]>()
  for (const { from, to, typeOnly } of links(part)) {
    const [room, other] = [roomOf(from, part), to.startsWith(`${part}/`) ? roomOf(to, part) : null]
    if (room && other && room !== other && (types || !typeOnly)) graph.set(room, [...(graph.get(room) ?? []), other])
  }
  return graph
}

/** Every circle of a graph, written as the path from a node back to itself. */
function circles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const [done, path, list] = [new Set<string>(), [] as string[], [] as string[]]
  function walk(from: string): void {
    const place = path.indexOf(from)
    if (place >= 0) list.push([...path.slice(place), from].join(' → '))
    if (place >= 0 || done.has(from)) return
    path.push(from)
    for (const to of new Set(graph.get(from))) walk(to)
    path.pop()
    done.add(from)
  }
  for (const from of graph.keys()) walk(from)
  return list
}

/** Our own files that are loaded together with a file; dynamic imports do not count. */
function valuesOf(from: string): string[] {
  return importsOf(from).flatMap(({ to, typeOnly, later }) =>
    to && /\.tsx?$/.test(to) && !typeOnly && !later ? [to] : [],
  )
}

/** A file and everything that is loaded with it, directly or not. */
function closure(start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen
  seen.add(start)
  for (const to of valuesOf(start)) closure(to, seen)
  return seen
}
