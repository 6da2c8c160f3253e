import { dirname } from 'node:path'
import { api, endpoints, type EndpointName, type Noun } from '#shared/api/index.ts'
import { resources } from '#shared/web/resources.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { filesBelow, filesByName, identifierOf, importsOf, literalOf, type Node, parse, walk } from './sources.ts'

/** Where a call is needed: the addresses of screens, or what every page stands in. */
export type Users = ReadonlyMap<EndpointName, readonly string[]>

const everyPage = 'every page'

/**
 * Which screens use a call, read from the sources: a screen uses what its page.tsx, and the files that this imports,
 * name as `api.<noun>.<verb>` or as `'noun.verb'`. Of another screen only the imported file itself counts, not what
 * that imports. A file or feed of the edge has its own address; what the rest of the edge names, every page needs.
 */
export function readUsers(): Users {
  const users = new Map<EndpointName, Set<string>>([...endpoints.keys()].map((name) => [name, new Set()]))
  const add = (path: string, user: string) => {
    for (const name of callsOf(path)) users.get(name)?.add(user)
  }
  for (const [page, address] of screens()) for (const path of reachedFrom(page)) add(path, address)
  for (const [path, address] of resourceFiles())
    for (const file of [path, ...importsOf(path)]) if (file.includes('/resources/')) add(file, address)
  for (const path of filesBelow('client/frame')) add(path, everyPage)
  for (const path of filesBelow('worker/edge')) if (!path.includes('/resources/')) add(path, everyPage)
  return new Map([...users].map(([name, found]) => [name, [...found].toSorted(everyPageFirst)]))
}

const everyPageFirst = (a: string, b: string): number =>
  Number(b === everyPage) - Number(a === everyPage) || a.localeCompare(b)

/** A page, what stands in its folder, and what these import from elsewhere than other screens. */
function reachedFrom(page: string, folder = dirname(page), seen = new Set<string>()): Set<string> {
  if (seen.has(page) || !page.startsWith('client/') || /(^|[/-])samples\.ts$|client\/samples\//.test(page)) return seen
  seen.add(page)
  const ofAnother = page.startsWith('client/screens/') && !page.startsWith(`${folder}/`)
  if (!ofAnother) for (const path of importsOf(page)) if (!path.endsWith('/page.tsx')) reachedFrom(path, folder, seen)
  return seen
}

/** Every page.tsx with its address, from the table in client/screens/index.ts. */
function screens(): [page: string, address: string][] {
  const table = 'client/screens/index.ts'
  const files = filesByName(table)
  const found: [string, string][] = []
  walk(parse(table).program, (node) => {
    if (node.type !== 'Property') return
    const [route, file] = [identifierOf(node.key), files.get(identifierOf(node.value) ?? '')]
    if (route && file && Object.hasOwn(routes, route)) found.push([file, routes[route as RouteName].path])
  })
  return found
}

/** The edge's files for machines and downloads: `app.get(resources.feed, feed)` in worker/edge/index.ts. */
function resourceFiles(): [file: string, address: string][] {
  const table = 'worker/edge/index.ts'
  const files = filesByName(table)
  const found: [string, string][] = []
  walk(parse(table).program, (node) => {
    if (node.type !== 'CallExpression') return
    const [where, handler] = node.arguments as [Node?, Node?]
    const file = files.get(identifierOf(handler) ?? '')
    const named = where?.type === 'TemplateLiteral' ? (where.expressions as Node[])[0] : where
    const name = named?.type === 'MemberExpression' ? identifierOf(named.property) : null
    if (file && name && Object.hasOwn(resources, name)) found.push([file, resources[name as keyof typeof resources]])
  })
  return found
}

const known = new Map<string, EndpointName[]>()

/** The calls that a file names. */
function callsOf(path: string): EndpointName[] {
  const kept = known.get(path)
  if (kept) return kept
  const words = new Set<string>()
  const found = new Set<EndpointName>()
  const note = (name: string) => endpoints.has(name as EndpointName) && found.add(name as EndpointName)
  const open: string[] = []
  walk(parse(path).program, (node) => {
    const word = literalOf(node)
    if (word) note(words.add(word) && word)
    if (node.type !== 'MemberExpression') return
    const verb = node.computed ? null : identifierOf(node.property)
    const owner = node.object as Node
    const noun = nounOf(owner)
    if (noun && verb) note(`${noun}.${verb}`)
    else if (noun) for (const one of Object.keys(api[noun])) note(`${noun}.${one}`)
    else if (verb && owner.type === 'MemberExpression' && owner.computed) open.push(verb)
  })
  // `ctx.api[payer].withdraw`: each noun that the file has as a word.
  for (const verb of open) for (const noun of words) note(`${noun}.${verb}`)
  known.set(path, [...found])
  return [...found]
}

/** The noun of `api.noun`, of `ctx.api.noun`, and of `noun` alone. */
function nounOf(owner: Node): Noun | null {
  const name = owner.type === 'MemberExpression' && !owner.computed ? identifierOf(owner.property) : identifierOf(owner)
  if (name === 'returns') return 'return'
  return name && Object.hasOwn(api, name) ? (name as Noun) : null
}
