import { limits } from '#shared/limits.ts'
import { errors } from '#shared/text/errors.ts'
import type { Schema } from './schema.ts'

/** What is the same for all calls: headers, the envelope and the refusals. */
export const about = {
  title: 'Etalase: the contract of a backend',
  version: '1',
  summary: 'The calls by which the storefront talks to a commerce backend.',
  description:
    'Calls and fields with x-origin "specification" are expected of every backend. Those with x-origin "extension" are ours: where a backend lacks one, the storefront leaves out what needs it. The storefront reads leniently (numbers as text, unknown fields, missing optional fields); this document says what to send.',
}

export const securitySchemes = {
  accessKey: {
    type: 'apiKey',
    in: 'header',
    name: 'Api-access',
    description: 'The access key of the shop, as GET /api-access gave it.',
  },
  customer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The TOKEN of a login. The storefront reads only its `exp`, in seconds since the epoch.',
  },
}

const header = (name: string, description: string, required: boolean, schema: Schema): Schema => ({
  name,
  in: 'header',
  required,
  description,
  schema,
})

export const requestHeaders = {
  Referer: header('Referer', 'The origin of the shop that is visited; it names the shop.', true, {
    type: 'string',
    format: 'uri',
    examples: ['https://toko.example/'],
  }),
  AcceptLanguage: header('Accept-Language', 'Always en.', true, { type: 'string', const: 'en' }),
  VisitorId: header('visitor-id', 'Who calls without an account; the cart of a guest belongs to it.', false, {
    type: 'string',
    pattern: '^[\\w-]{22,64}$',
  }),
  IdempotencyKey: header('idempotency-key', 'The same key gets the same answer, and the thing happens once.', false, {
    type: 'string',
    pattern: '^[\\w.:-]{1,64}$',
  }),
}

export const answerHeaders = {
  Generation: {
    description: 'The millisecond of the shop’s last visible change; a higher one empties the caches of its pages.',
    schema: { type: 'integer', minimum: 0 },
  },
  SteadyMs: {
    description: 'For how many milliseconds this answer stays true; the page is kept no longer.',
    schema: { type: 'integer', minimum: 0 },
  },
}

export const envelope = {
  Envelope: {
    type: 'object',
    properties: {
      statusCode: { type: 'integer', examples: [200] },
      message: { type: 'string' },
    },
    required: ['statusCode', 'message'],
  },
  Meta: {
    type: 'object',
    description: 'Which part of a list this is. PAGE_INDEX counts from 0.',
    properties: {
      PAGE_INDEX: { type: 'integer', minimum: 0 },
      DATA_PER_PAGE: { type: 'integer', minimum: 1 },
      TOTAL_DATA: { type: 'integer', minimum: 0 },
    },
  },
  Refusal: {
    type: 'object',
    description: 'The backend said no. `message` is shown to the shopper as it is, when it is plain text.',
    properties: {
      statusCode: { type: 'integer' },
      message: { type: 'string', maxLength: limits.messageChars },
      errorCode: { type: 'string', maxLength: 60, description: 'One of x-error-codes, or a word of your own.' },
      fields: {
        type: 'object',
        description: 'wire name → the sentence at that field',
        additionalProperties: { type: 'string' },
      },
      values: {
        type: 'object',
        description: 'the numbers of the message',
        additionalProperties: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      },
    },
    required: ['statusCode', 'message'],
  },
} satisfies Record<string, Schema>

const meanings: Readonly<Record<number, string>> = {
  400: 'the request cannot be read',
  401: 'the token is missing, wrong or over: the shopper signs in again',
  403: 'the access key opens nothing: the storefront forgets key and token and shows /forbidden',
  404: 'there is no such thing; with the code route_unknown, or 405 or 501, there is no such call',
  409: 'it does not fit what is there now',
  422: 'a field is wrong, or a rule says no',
  429: 'too many attempts',
  503: 'not now',
}

/** A refusal for each status, with the codes that our own backend sends with it. */
export const refusals = Object.fromEntries(
  Object.entries(meanings).map(([status, description]) => [`Refused${status}`, refusal(Number(status), description)]),
)

function refusal(status: number, description: string): Schema {
  const codes = Object.entries(errors).filter(([, one]) => one.status === status)
  return {
    description,
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: Object.fromEntries(
          codes.map(([errorCode, { message }]) => [errorCode, { value: { statusCode: status, message, errorCode } }]),
        ),
      },
    },
  }
}
