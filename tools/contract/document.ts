import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { type Endpoint } from '#shared/api/contract/endpoint.ts'
import { base } from '#shared/api/contract/exchange.ts'
import { api, endpoints, type EndpointName, type Noun } from '#shared/api/index.ts'
import { errors } from '#shared/text/errors.ts'
import { type Comments, readComments } from './comments.ts'
import { type Examples, readExamples } from './examples.ts'
import { about, answerHeaders, envelope, refusals, requestHeaders, securitySchemes } from './frame.ts'
import {
  described,
  fallbackOf,
  mayBeAbsent,
  type Schema,
  schemaOf,
  unnamed,
  withoutNull,
  type Words,
} from './schema.ts'
import { readUsers, type Users } from './screens.ts'
import { filesBelow } from './sources.ts'
import { partsOf } from '#shared/api/contract/shapes.ts'

/** What every operation needs to be written. */
interface Sources {
  words: Words
  comments: Comments
  examples: Examples
  users: Users
  /** The endpoint's name in its own file: `checkout.create`, `returns.list`. */
  variables: ReadonlyMap<Endpoint, string>
}

export interface OpenApi {
  openapi: string
  paths: Readonly<Record<string, Readonly<Record<string, Schema>>>>
  components: { schemas: Readonly<Record<string, Schema>> } & Schema
  [more: string]: unknown
}

/** The contract as an OpenAPI 3.1 document. All of it comes from shared/api, its comments and the screens' samples. */
export async function openApi(): Promise<OpenApi> {
  const [comments, users, examples, modules] = [
    readComments(),
    readUsers(),
    await readExamples(),
    await contractFiles(),
  ]
  const names = namesOf(modules)
  const sources = {
    words: { names, fields: comments.fields },
    comments,
    examples,
    users,
    variables: variablesOf(modules),
  }
  return {
    openapi: '3.1.1',
    info: about,
    servers: [{ url: base, description: 'below the host of the backend' }],
    tags: Object.keys(api).map((noun) => ({ name: noun })),
    security: [{ accessKey: [] }],
    paths: pathsOf(sources),
    components: {
      schemas: { ...schemasOf(sources), ...envelope },
      parameters: requestHeaders,
      headers: answerHeaders,
      responses: refusals,
      securitySchemes,
    },
    'x-error-codes': errors,
  }
}

type Module = Readonly<Record<string, unknown>>

async function contractFiles(): Promise<Module[]> {
  const files = filesBelow('shared/api')
  return Promise.all(files.map(async (path) => (await import(pathToFileURL(resolve(path)).href)) as Module))
}

/** The records that the contract's files export, by their names there. */
function namesOf(modules: readonly Module[]): Map<z.ZodType, string> {
  const records = modules
    .flatMap((module) => Object.entries(module))
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, value]) => [name, isLazy(value) ? value() : value] as const)
    .flatMap(([name, value]): [z.ZodType, string][] =>
      value instanceof z.ZodType && partsOf(value).entries ? [[value, name]] : [],
    )
  return new Map(records)
}

/** Beside lazy records the files export classes and plain schemas by such names. */
const isLazy = (value: unknown): value is () => unknown => typeof value === 'function' && !value.prototype

function variablesOf(modules: readonly Module[]): Map<Endpoint, string> {
  const rows = new Set<unknown>(endpoints.values())
  const found = modules.flatMap((module) =>
    Object.entries(module).flatMap(([variable, value]) =>
      Object.entries(value !== null && typeof value === 'object' ? value : {})
        .filter(([, row]) => rows.has(row))
        .map(([verb, row]): [Endpoint, string] => [row as Endpoint, `${variable}.${verb}`]),
    ),
  )
  return new Map(found)
}

function schemasOf({ words, comments, examples }: Sources): Record<string, Schema> {
  const all = [...words.names].map(([schema, name]) => {
    const example = examples.of(schema)
    return [
      name,
      {
        ...unnamed(schema, words),
        ...described(comments.schemas.get(name)),
        ...(example === undefined ? {} : { examples: [example] }),
      },
    ]
  })
  return Object.fromEntries(all.toSorted(([a], [b]) => String(a).localeCompare(String(b))))
}

type Named = [name: EndpointName, endpoint: Endpoint]

function pathsOf(sources: Sources): OpenApi['paths'] {
  const byLine = Map.groupBy(endpoints, ([, { upstream }]) => upstream)
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [line, named] of byLine) {
    const [method = '', template = ''] = line.split(' ')
    const path = template.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(named, sources) }
  }
  return paths
}

/** Calls that share a method and a path are one operation; the payload tells them apart. */
function operation(named: readonly Named[], sources: Sources): Schema {
  const [[name, endpoint] = unreachable()] = named
  const noun = name.split('.')[0] as Noun
  const comment = named.map(([, one]) => sources.comments.endpoints.get(sources.variables.get(one) ?? '')).join(' ')
  return {
    operationId: name,
    tags: [noun],
    summary: named.map(([one]) => one).join(', '),
    ...described(comment.trim()),
    'x-origin': endpoint.origin,
    'x-calls': named.map(([one]) => one),
    'x-access': endpoint.access,
    'x-reads': endpoint.reads,
    'x-screens': [...new Set(named.flatMap(([one]) => sources.users.get(one) ?? []))],
    security: securityOf(endpoint),
    parameters: [...headersOf(endpoint), ...parametersOf(endpoint, sources.words)],
    ...bodyOf(named, sources),
    responses: { 200: answerOf(endpoint, sources), ...refusalsOf(endpoint) },
  }
}
function unreachable(): never {
  throw new Error('a line of the contract has no endpoint')
}

function securityOf({ access, timeout }: Endpoint): readonly Schema[] {
  if (timeout === 'access') return []
  if (access === 'customer') return [{ accessKey: [], customer: [] }]
  return access === 'visitor' ? [{ accessKey: [] }, { accessKey: [], customer: [] }] : [{ accessKey: [] }]
}

function headersOf({ access, once }: Endpoint): readonly Schema[] {
  const names = [
    'Referer',
    'AcceptLanguage',
    ...(access === 'public' ? [] : ['VisitorId']),
    ...(once ? ['IdempotencyKey'] : []),
  ]
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }))
}

/** What stands in the path, and for a GET or DELETE everything else in the query. */
function parametersOf(endpoint: Endpoint, words: Words): readonly Schema[] {
  const inQuery = /^(GET|DELETE) /.test(endpoint.upstream)
  return (partsOf(endpoint.input).entries ?? []).flatMap(([ours, [name, field, origin]]) => {
    const inPath = endpoint.upstream.split('/').includes(`:${name}`)
    if (!inPath && !inQuery) return []
    return [
      {
        name,
        in: inPath ? 'path' : 'query',
        required: inPath || !mayBeAbsent(field),
        ...described(words.fields.get(`${ours} ${name}`)),
        'x-origin': origin ?? 'extension',
        schema: { ...withoutNull(schemaOf(field, words)), ...fallbackOf(field) },
      },
    ]
  })
}

function bodyOf(named: readonly Named[], { words, examples }: Sources): Schema {
  const [[name, { upstream }] = unreachable()] = named
  if (/^(GET|DELETE) /.test(upstream)) return {}
  if (name === 'files.upload')
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } } }
  const schemas = named.map(([, { input }]) => schemaOf(input, words))
  const given = named.flatMap(([one, endpoint]) => {
    const value = examples.request(endpoint)
    return value && Object.keys(value).length > 0 ? [[one, { value }]] : []
  })
  const content = {
    schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas },
    ...(given.length > 0 ? { examples: Object.fromEntries(given) } : {}),
  }
  return { requestBody: { required: true, content: { 'application/json': content } } }
}
const upload = { type: 'object', properties: { FILE: { type: 'string', format: 'binary' } }, required: ['FILE'] }

/** 200: the envelope with this call's `data`, and for a page its `meta` and `more`. */
function answerOf({ output }: Endpoint, { words, examples }: Sources): Schema {
  const { page } = partsOf(output)
  const data = page ? { type: 'array', items: schemaOf(page.row, words) } : schemaOf(output, words)
  const one = page ? examples.of(page.row) : examples.of(output)
  const value = one === undefined ? undefined : page ? [one] : one
  const properties = {
    data,
    ...(page ? { meta: { $ref: '#/components/schemas/Meta' } } : {}),
    ...(page?.more ? { more: schemaOf(page.more, words) } : {}),
  }
  return {
    description: 'the answer in its envelope',
    headers: {
      generation: { $ref: '#/components/headers/Generation' },
      'steady-ms': { $ref: '#/components/headers/SteadyMs' },
    },
    content: {
      'application/json': {
        schema: { allOf: [{ $ref: '#/components/schemas/Envelope' }, { type: 'object', properties }] },
        ...(value === undefined
          ? {}
          : {
              example: {
                statusCode: 200,
                message: 'Success',
                data: value,
                ...(page ? { meta: { PAGE_INDEX: 0, DATA_PER_PAGE: 12, TOTAL_DATA: 1 } } : {}),
              },
            }),
      },
    },
  }
}

function refusalsOf({ access, reads }: Endpoint): Schema {
  const statuses = [400, ...(access === 'public' ? [] : [401]), 403, 404, ...(reads ? [] : [409]), 422, 429, 503]
  return Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/Refused${status}` }]))
}
