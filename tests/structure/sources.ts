import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, Visitor } from 'vite'

/** An import or a re-export of a file of ours, or of a package. */
interface Import {
  /** The path of a file of ours; null for a package. */
  to: string | null
  name: string
  /** Nothing of it is left at run time. */
  typeOnly: boolean
  /** `import('…')`: loaded when it is needed. */
  later: boolean
  /** What is taken, under the name it has there; `*` for everything. */
  names: readonly string[]
}

interface Function {
  name: string
  line: number
  lines: number
}

const read = new Map<string, ReturnType<typeof parseSync>>()
const { imports: aliases }: { imports: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
const rooms = Object.entries(aliases).map(([alias, folder]) => [alias.slice(0, -1), folder.slice(2, -1)] as const)

export const isTest = (path: string): boolean => /^tests\/|\.(test|fixture)\.tsx?$/.test(path)

/** Every file of the project that ends so; what .gitignore names is not of the project. Works without git. */
export function filesOf(...endings: string[]): string[] {
  return every.filter((path) => endings.some((ending) => path.endsWith(ending)))
}
const ignored = new Set(readFileSync('.gitignore', 'utf8').split(/[/\n]+/))
const every = walk('.').toSorted()

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (ignored.has(entry.name) || entry.name === '.git') return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? walk(path) : [path]
  })
}

/** Every TypeScript file that is written by hand, declarations of other people's types aside. */
export function sources(): string[] {
  return filesOf('.ts', '.tsx').filter((path) => !path.endsWith('.d.ts'))
}

export const linesOf = (path: string): number => textOf(path).split('\n').length - 1

export function importsOf(path: string): Import[] {
  const { staticImports, staticExports, dynamicImports } = moduleOf(path)
  const own = staticImports.map(({ moduleRequest, entries }) => ({
    ...found(path, moduleRequest.value),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    later: false,
    names: entries.map(({ importName }) => nameOf(importName)),
  }))
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? [{ ...found(path, moduleRequest.value), typeOnly: isType, later: false, names: [nameOf(importName)] }]
        : [],
    ),
  )
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) => ({
    ...found(path, textOf(path).slice(start + 1, end - 1)),
    typeOnly: false,
    later: true,
    names: ['*'],
  }))
  return [...own, ...passedOn, ...later]
}

/** The values that a file exports, under the names of its importers. Types are left out: they cost nothing. */
export function exportsOf(path: string): { name: string; line: number }[] {
  return moduleOf(path).staticExports.flatMap(({ entries }) =>
    entries
      .filter(({ isType }) => !isType)
      .map(({ exportName, start }) => ({ name: nameOf(exportName), line: lineAt(path, start) })),
  )
}

/** Every function, arrows and methods too; what stands inside one counts for it as well. */
export function functionsOf(path: string): Function[] {
  const list: Function[] = []
  const note = ({ id, start, end }: { id?: { name: string } | null; start: number; end: number }) => {
    const line = lineAt(path, start)
    list.push({ name: id?.name ?? '(arrow)', line, lines: lineAt(path, end) - line + 1 })
  }
  const visitor = new Visitor({
    FunctionDeclaration: note,
    FunctionExpression: note,
    ArrowFunctionExpression: note,
  })
  visitor.visit(parsed(path).program)
  return list
}

/** Every `owner.field` of a file, where `owner` is a plain name. */
export function fieldsOf(path: string, owner: string): string[] {
  const names: string[] = []
  const visitor = new Visitor({
    MemberExpression({ object, property }) {
      if (object.type === 'Identifier' && object.name === owner && property.type === 'Identifier')
        names.push(property.name)
    },
  })
  visitor.visit(parsed(path).program)
  return names
}

function parsed(path: string) {
  const known = read.get(path)
  if (known) return known
  const result = parseSync(path, textOf(path))
  if (result.errors.length > 0) throw new Error(`${path} cannot be read: ${result.errors[0]?.message}`)
  read.set(path, result)
  return result
}

const moduleOf = (path: string) => parsed(path).module

const texts = new Map<string, string>()
function textOf(path: string): string {
  const text = texts.get(path) ?? readFileSync(path, 'utf8')
  texts.set(path, text)
  return text
}

function lineAt(path: string, offset: number): number {
  return textOf(path).slice(0, offset).split('\n').length
}

/** `import x from` takes `default`, `import * as x from` takes all. */
function nameOf({ kind, name }: { kind: string; name?: string | null | undefined }): string {
  return kind === 'Default' ? 'default' : (name ?? '*')
}

function found(from: string, specifier: string): { name: string; to: string | null } {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('.')) return { name: specifier, to: normalize(join(dirname(from), path)) }
  const room = rooms.find(([alias]) => path.startsWith(alias))
  return { name: specifier, to: room ? path.replace(...room) : null }
}
