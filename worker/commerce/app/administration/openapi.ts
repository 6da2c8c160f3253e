import { z } from 'zod'
import { roles } from '#shared/admin/roles.ts'
import { asksInQuery, type Operation } from '#commerce/platform/administration/operation.ts'
import { operations } from './table.ts'

type Json = Readonly<Record<string, unknown>>

/** The administration as an OpenAPI 3.1 document; all of it comes from the table. */
export function openApi(): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, operation] of operations) {
    const path = operation.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: described(name, operation) }
  }
  return {
    openapi: '3.1.1',
    info: { title: 'Etalase administration', version: '1' },
    servers: [{ url: '/admin/v1', description: 'below a host of the shop' }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: { Refusal: refusalSchema },
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: `A token of the shop (${roles.join(', ')}; each may do what those before it may) or of the platform`,
        },
      },
    },
  }
}

const refusalSchema: Json = {
  type: 'object',
  properties: {
    statusCode: { type: 'integer' },
    message: { type: 'string' },
    errorCode: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
  required: ['statusCode', 'message'],
}

function described(name: string, operation: Operation): Json {
  const { summary, role, carries, output } = operation
  const file = { schema: { type: 'string', format: 'binary' } }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary,
    'x-role': role,
    parameters: [...inPath(operation), ...inQuery(operation)],
    ...bodyOf(operation),
    responses: {
      200: {
        description: 'done',
        content:
          carries === 'download'
            ? { 'application/octet-stream': file }
            : { 'application/json': { schema: schemaOf(output) } },
      },
      default: {
        description: 'refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  }
}

const inPath = ({ path }: Operation): Json[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function inQuery(operation: Operation): Json[] {
  if (!asksInQuery(operation)) return []
  const { properties = {}, required = [] } = schemaOf(operation.input) as { properties?: Json; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }))
}

function bodyOf(operation: Operation): Json {
  if (operation.carries === 'upload') {
    const schema = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } }
  }
  if (asksInQuery(operation)) return {}
  return { requestBody: { content: { 'application/json': { schema: schemaOf(operation.input) } } } }
}

/** What travels: the input side of each codec. */
function schemaOf(schema: z.ZodType): Json {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return said
}
