import { filesBelow, identifierOf, literalOf, type Node, parse, walk } from './sources.ts'

/** The comments of the contract's own sources: a reference has no other words to keep. */
export interface Comments {
  /** `file.ts variable.verb` → what stands above an endpoint. */
  endpoints: ReadonlyMap<string, string>
  /** `ours WIRE_NAME` → what stands above a field; where two files say different things, nothing. */
  fields: ReadonlyMap<string, string>
  /** What stands above an exported schema. */
  schemas: ReadonlyMap<string, string>
}

export function readComments(): Comments {
  const endpoints = new Map<string, string>()
  const schemas = new Map<string, string>()
  const fields = new Map<string, Set<string>>()
  for (const path of filesBelow('shared/api')) {
    const above = commentsOf(path)
    for (const [variable, node, comment] of variablesOf(path, above)) {
      if (comment) schemas.set(variable, comment)
      walk(node, (inner) => {
        const words = inner.type === 'Property' ? above(inner.start) : null
        const key = words && identifierOf(inner.key)
        if (!key) return
        if (isCallOf(inner.value, 'endpoint')) endpoints.set(`${variable}.${key}`, words)
        const wireName = wireNameOf(inner.value)
        const name = `${key} ${wireName}`
        if (wireName) fields.set(name, (fields.get(name) ?? new Set()).add(words))
      })
    }
  }
  const clear = [...fields].flatMap(([name, said]): [string, string][] =>
    said.size === 1 ? [...said].map((words) => [name, words]) : [],
  )
  return { endpoints, schemas, fields: new Map(clear) }
}

type Above = (start: number) => string | null

/** The comment that ends right before a place. */
function commentsOf(path: string): Above {
  const { comments, text } = parse(path)
  const blocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
  return (start) => {
    const found = blocks.find(({ end }) => end <= start && text.slice(end, start).trim() === '')
    return found ? cleaned(found.value) : null
  }
}

const cleaned = (value: string): string =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, '').trim())
    .join(' ')
    .replace(/^Ours(, all of it|, too)?: (.)/, (_, _all, first: string) => first.toUpperCase())
    .trim()

/** The variables of a file's top level, exported or not. */
function variablesOf(path: string, above: Above): [string, Node, string | null][] {
  const body = (parse(path).program as unknown as { body: Node[] }).body
  return body.flatMap((statement) => {
    const declaration = (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement) as Node | null
    if (declaration?.type !== 'VariableDeclaration') return []
    return (declaration.declarations as Node[]).flatMap((one): [string, Node, string | null][] => {
      const name = identifierOf(one.id)
      return name ? [[name, one, above(statement.start)]] : []
    })
  })
}

const isCallOf = (node: unknown, name: string): boolean =>
  (node as Node | null)?.type === 'CallExpression' && identifierOf((node as Node).callee) === name

/** Of `['CART_ID', …]` and of `specified('CART_ID', …)`. */
function wireNameOf(value: unknown): string | null {
  const node = value as Node
  const [first] = (
    node.type === 'ArrayExpression' ? node.elements : isCallOf(node, 'specified') ? node.arguments : []
  ) as [unknown] | []
  return literalOf(first)
}
