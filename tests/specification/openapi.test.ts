import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { decodeLenient, decodeStrict } from '#shared/api/contract/endpoint.ts'
import { endpoints, type EndpointName } from '#shared/api/index.ts'
import { openApi } from '../../tools/contract/document.ts'
import { referencePage } from '../../tools/contract/page.ts'
import { readUsers } from '../../tools/contract/screens.ts'
import { isPaged } from '#shared/api/contract/shapes.ts'

type Json = Readonly<Record<string, unknown>>

interface Parameter {
  name: string
  in: string
  required: boolean
}
interface Content {
  schema: object
  example?: { data: unknown; meta?: unknown; more?: unknown }
  examples?: Record<string, { value: unknown }>
}
interface Operation {
  operationId: string
  parameters: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, Content> }
  responses: Record<string, { $ref: string } | { description: string; content: Record<string, Content> }>
  'x-calls': EndpointName[]
  'x-origin': string
}

const document = await openApi()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  // The document is plain data; this is the shape that the tests below prove.
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as unknown as Operation,
  })),
)

test('the document has what OpenAPI 3.1 requires of a document and of an operation', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
  for (const { path, method, operation } of operations) {
    expect(path).toMatch(/^\//)
    expect(['get', 'post', 'put', 'patch', 'delete']).toContain(method)
    const own = operation.parameters.filter((one): one is Parameter => 'name' in one)
    const inPath = own.filter((one) => one.in === 'path')
    expect(inPath.map(({ name }) => name).toSorted()).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
    )
    expect(inPath.every(({ required }) => required)).toBe(true)
    expect(new Set(own.map((one) => `${one.in} ${one.name}`)).size).toBe(own.length)
    for (const response of Object.values(operation.responses))
      expect('$ref' in response || typeof response.description === 'string').toBe(true)
  }
})

// Proves §7.39
test('every call of the contract stands in it under its method and path, with its origin', () => {
  const written = operations.flatMap(({ path, method, operation }) =>
    operation['x-calls'].map((name) => ({
      name,
      line: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      origin: operation['x-origin'],
    })),
  )
  const wanted = [...endpoints].map(([name, { upstream, origin }]) => ({ name, line: upstream, origin }))
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name)
  expect(written.toSorted(byName)).toEqual(wanted.toSorted(byName))
})

test('every reference leads somewhere, and every required field is described', () => {
  const broken: string[] = []
  visit(document, (node) => {
    if (typeof node.$ref === 'string' && follow(node.$ref) === undefined) broken.push(node.$ref)
    const properties = node.type === 'object' ? Object.keys(node.properties ?? {}) : []
    for (const name of node.type === 'object' && Array.isArray(node.required) ? node.required : [])
      if (!properties.includes(String(name))) broken.push(String(name))
  })
  expect(broken).toEqual([])
})

test('every field of the wire is described with its type, and nothing is of any type by accident', () => {
  const untyped = Object.entries(document.components.schemas).flatMap(([entity, schema]) =>
    Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)
      .filter(([, field]) => !('type' in field || '$ref' in field || 'anyOf' in field))
      .map(([name]) => `${entity}.${name}`),
  )
  expect(untyped).toEqual([])
})

test('the examples are what the endpoints’ own codecs read, without a row left out', () => {
  let count = 0
  for (const { operation } of operations) {
    const [first] = operation['x-calls']
    const endpoint = first && endpoints.get(first)
    const answer = operation.responses['200']
    const example = answer && 'content' in answer ? answer.content['application/json']?.example : undefined
    if (endpoint && example) {
      const { data, meta, more } = example
      const decoded = decodeLenient(endpoint.output, isPaged(endpoint.output) ? { data, meta, more } : data)
      expect(decoded, first).toMatchObject({ ok: true, losses: { rows: 0 } })
      count += 1
    }
    for (const [name, { value }] of Object.entries(
      operation.requestBody?.content['application/json']?.examples ?? {},
    )) {
      const input = endpoints.get(name as EndpointName)?.input
      expect(input && decodeStrict(input, value), name).toMatchObject({ ok: true })
      count += 1
    }
  }
  expect(count).toBeGreaterThan(150)
})

test('each example satisfies the schema that it stands beside, and a broken one does not', () => {
  const { schemas } = inZodsWords(document.components) as { schemas: Record<string, Json> }
  const accepts = (schema: object, example: unknown) =>
    z.fromJSONSchema({ ...inZodsWords(schema), $defs: schemas } as never).safeParse(example).success
  const entities = Object.entries(schemas).filter(([, { examples }]) => Array.isArray(examples))
  expect(entities.length).toBeGreaterThan(50)
  for (const [name, schema] of entities) expect(accepts(schema, (schema.examples as unknown[])[0]), name).toBe(true)
  const answers = operations.flatMap(({ operation: { operationId, responses } }) => {
    const content =
      responses['200'] && 'content' in responses['200'] ? responses['200'].content['application/json'] : null
    return content?.example ? [{ operationId, schema: content.schema, example: content.example }] : []
  })
  expect(answers.length).toBeGreaterThan(90)
  for (const { operationId, schema, example } of answers) expect(accepts(schema, example), operationId).toBe(true)
  const [line] = (schemas.CartItem?.examples ?? []) as Json[]
  expect(accepts(schemas.CartItem ?? {}, { ...line, CART_QTY: 0 })).toBe(false)
})

/** zod wants `$defs`, and reads a pattern without the Unicode flag that JSON Schema asks for. */
const inZodsWords = (node: object): object =>
  JSON.parse(
    JSON.stringify(node).replaceAll('#/components/schemas/', '#/$defs/').replaceAll('\\\\p{L}\\\\p{N}', 'a-zA-Z0-9'),
  ) as object

test('every call is used by a screen or the edge', () => {
  const unused = [...readUsers()].filter(([, users]) => users.length === 0).map(([name]) => name)
  expect(unused).toEqual([])
})

test('the page names every call and field, is closed HTML and loads nothing', () => {
  const page = referencePage(document)
  for (const { path, method } of operations) expect(page).toContain(`${method.toUpperCase()} ${path}`)
  expect(page.trimEnd().endsWith('</html>')).toBe(true)
  expect(page).not.toMatch(/<script|<link|<img|src=|@import|url\(|>undefined<|\[object/)
})

test('docs/backend.md says of each noun with extensions, and of no other, what a shop is without them', () => {
  const [, table = ''] = readFileSync('docs/backend.md', 'utf8').split('| Noun | Without its calls |')
  const described = [...table.matchAll(/^\| `(\w+)` \| \S/gm)].map(([, noun]) => noun)
  const extensions = [...endpoints].filter(([, { origin }]) => origin === 'extension')
  expect(described).toEqual([...new Set(extensions.map(([name]) => name.split('.')[0]))])
})

function visit(node: unknown, look: (node: Record<string, unknown>) => void): void {
  if (node === null || typeof node !== 'object') return
  if (!Array.isArray(node)) look(node as Record<string, unknown>)
  for (const inner of Object.values(node)) visit(inner, look)
}

function follow(reference: string): unknown {
  return reference
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], document)
}
