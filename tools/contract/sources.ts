import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree, as far as we look at it. */
export interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** Every TypeScript file below a folder that is no test. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(folder, path))
    .toSorted()
}

const parsed = new Map<string, ReturnType<typeof parseSync> & { text: string }>()

export function parse(path: string) {
  const known = parsed.get(path)
  if (known) return known
  const text = readFileSync(path, 'utf8')
  const result = parseSync(path, text)
  if (result.errors.length > 0) throw new Error(`${path} cannot be read: ${result.errors[0]?.message}`)
  const whole = Object.assign(result, { text })
  parsed.set(path, whole)
  return whole
}

const { imports: aliases } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> }

/** Our own files that a file imports; `import type` is left out. */
export function importsOf(path: string): string[] {
  const { module, text } = parse(path)
  const wanted = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value)
  const later = module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1))
  return [...wanted, ...later].flatMap((name) => pathOf(path, name) ?? [])
}

/** The names that a file imports → the file of ours they come from. */
export function filesByName(path: string): Map<string, string> {
  const { module } = parse(path)
  return new Map(
    module.staticImports.flatMap(({ entries, moduleRequest }) => {
      const from = pathOf(path, moduleRequest.value)
      return from ? entries.map(({ localName }): [string, string] => [localName.value, from]) : []
    }),
  )
}

function pathOf(from: string, name: string): string | null {
  const plain = name.replace(/\?.*$/, '')
  const alias = Object.entries(aliases).find(([one]) => plain.startsWith(one.slice(0, -1)))
  const path = plain.startsWith('.')
    ? normalize(join(dirname(from), plain))
    : alias && plain.replace(alias[0].slice(0, -1), alias[1].slice(2, -1))
  return path && /\.tsx?$/.test(path) ? path : null
}

/** Visits every node, the outer ones first. */
export function walk(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, visit)
  else if (isNode(node)) {
    visit(node)
    for (const inner of Object.values(node)) if (typeof inner === 'object') walk(inner, visit)
  }
}

const isNode = (value: unknown): value is Node =>
  value !== null && typeof value === 'object' && 'type' in value && typeof value.type === 'string'

/** The text between quotes, or null for anything else. */
export const literalOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Literal' && typeof node.value === 'string' ? node.value : null

/** The name of a plain identifier. */
export const identifierOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null
