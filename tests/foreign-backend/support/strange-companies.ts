import { gzipSync } from 'node:zlib'
import type { ServerResponse } from 'node:http'
import type { Recorded } from './foreign-backend.ts'
import type { Company, ForeignAnswer } from './foreign-shop.ts'
import { isRecord } from './wired.ts'

interface Change {
  leaf?: (value: unknown, name: string) => unknown
  list?: (rows: unknown[]) => unknown
}
/** Changes every value of an answer that is neither list nor record, and every list. */
function each(value: unknown, change: Change, name = ''): unknown {
  const { leaf = (one: unknown) => one, list = (rows: unknown[]): unknown => rows } = change
  if (Array.isArray(value)) return list(value.map((one) => each(one, change, name)))
  if (!isRecord(value)) return leaf(value, name)
  return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, each(one, change, field)]))
}
const withFlags = (data: unknown, write: (flag: boolean) => unknown) =>
  each(data, {
    leaf: (one, name) => (/^(CART_ITEM_ISAVAILABLE|IS_\w+|STATUS|ADDON_\w+)$/.test(name) ? write(one === 1) : one),
  })
const inRupiah = (amount: unknown) => `Rp ${Math.round(Number(amount)).toLocaleString('id-ID')}`

/** What a company's database or language makes of the data. */
const reshapes = {
  'numbers as text': (data) => each(data, { leaf: (one) => (typeof one === 'number' ? String(one) : one) }),
  'empty text for null': (data) => each(data, { leaf: (one) => one ?? '' }),
  'false for null': (data) => each(data, { leaf: (one) => one ?? false }),
  'null for empty lists': (data) => each(data, { list: (rows) => (rows.length === 0 ? null : rows) }),
  'false for empty lists': (data) => each(data, { list: (rows) => (rows.length === 0 ? false : rows) }),
  'numbered records for lists': (data) => each(data, { list: (rows) => ({ ...rows }) }),
  'a list of one for a record': (data, line) => (isRecord(data) && line !== 'GET /api-access' ? [data] : data),
  'flags Y and N': (data) => withFlags(data, (flag) => (flag ? 'Y' : 'N')),
  'flags t and f': (data) => withFlags(data, (flag) => (flag ? 't' : 'f')),
  'flags left empty': (data) => withFlags(data, () => ''),
  'amounts with Rp': (data) =>
    each(data, { leaf: (one, name) => (/PRICE|COST|AMOUNT/.test(name) && one ? inRupiah(one) : one) }),
} satisfies Record<string, NonNullable<Company['reshape']>>

const jsonType = { 'content-type': 'application/json' }
const json = (response: ServerResponse, { status, body }: ForeignAnswer) =>
  void response.writeHead(status, jsonType).end(JSON.stringify(body))

/** How a company's server sends an answer. */
const sendings = {
  'a byte order mark and text/html': (response, { status, body }) =>
    void response
      .writeHead(status, { 'content-type': 'text/html' })
      .end(`\u{feff}${JSON.stringify(body, null, 2)}\n\n`),
  gzip: (response, { status, body }) =>
    void response.writeHead(status, { ...jsonType, 'content-encoding': 'gzip' }).end(gzipSync(JSON.stringify(body))),
  '204 where nothing is answered': (response, answer) =>
    answer.status === 200 && answer.body.data === null ? void response.writeHead(204).end() : json(response, answer),
  '201 for every POST': (response, { status, body }, { method }) =>
    json(response, { status: method === 'POST' && status === 200 ? 201 : status, body }),
  'closed connections without a length': (response, answer) => {
    response.useChunkedEncodingByDefault = false
    response.setHeader('connection', 'close')
    json(response, answer)
  },
  'a chunk for every sign': (response, { status, body }) => {
    response.writeHead(status, jsonType)
    for (const sign of JSON.stringify(body)) response.write(sign)
    response.end()
  },
  'a 404 for an empty list': (response, { status, body }) =>
    Array.isArray(body.data) && body.data.length === 0
      ? json(response, { status: 404, body: { statusCode: 404, message: 'Data kosong' } })
      : json(response, { status, body }),
  'a 400 for what is not there': (response, { status, body }) =>
    status === 404 && body.message === 'Data tidak ada'
      ? json(response, { status: 400, body: { statusCode: 400, message: 'Data tidak ditemukan' } })
      : json(response, { status, body }),
  'text in Latin-1': (response, { status, body }) =>
    void response
      .writeHead(status, { 'content-type': 'application/json; charset=ISO-8859-1' })
      .end(Buffer.from(JSON.stringify(body).replace('Warung', 'Café'), 'latin1')),
  'the status in HTTP alone': (response, { status, body: { statusCode: _, ...body } }) =>
    json(response, { status, body }),
  'HTTP 200 for everything': (response, { body }) => json(response, { status: 200, body }),
} satisfies Record<string, NonNullable<Company['send']>>

/** Ids of 64 bits, as Java and Go count them: JavaScript would round these. */
const long = '90071992547409'
const ids = /"(CART_ID|ITEM_ID|SALE_ID|SALE_BILL_CODE)":/.source
const strictly = (call: Recorded, pattern: RegExp, written: string): Recorded => ({
  ...call,
  body: call.body.replace(pattern, written),
})
const others: Readonly<Record<string, Company>> = {
  'a redirect to a slash': {
    // What it sends away it has not done.
    receive: (call) => ({ ...call, path: call.path.endsWith('/') ? call.path.slice(0, -1) : '/pindah' }),
    send: (response, answer, { path, query }) =>
      path.endsWith('/')
        ? json(response, answer)
        : void response
            .writeHead(301, { location: `/website/api/v1${path}/?${new URLSearchParams(query).toString()}` })
            .end(),
  },
  'no codes beside the ids of products': {
    reshape: (data) => each(data, { leaf: (one, name) => (/^(PRODUCT_)?ITEM_ID_CODE$/.test(name) ? null : one) }),
  },
  'a product without a list of forms': {
    reshape: (data, line) =>
      line === 'GET /product/detail/{id}' && isRecord(data) ? { ...data, ITEM_LIST: [] } : data,
  },
  'a slug with capitals, a blank and a slash': {
    reshape: (data) =>
      each(data, { leaf: (one, name) => (/SLUG/.test(name) && one === 'gula-aren-cair' ? 'Gula Aren/Cair' : one) }),
    receive: (call) => ({ ...call, path: call.path.replace('Gula%20Aren%2FCair', 'gula-aren-cair') }),
  },
  'ids that must be numbers': { receive: (call) => strictly(call, new RegExp(`${ids}"`, 'g'), '"$1":"x') },
  'ids that must be text': {
    writeId: String,
    receive: (call) => strictly(call, new RegExp(`${ids}(\\d+)`, 'g'), '"$1":"x$2"'),
  },
  'ids of 64 bits': {
    writeId: (id) => (/^\d+$/.test(id) ? `@@${long}${id.padStart(5, '9')}` : id),
    send: (response, { status, body }) =>
      void response.writeHead(status, jsonType).end(JSON.stringify(body).replace(/"@@(\d+)"/g, '$1')),
    receive: (call) => ({
      ...call,
      path: call.path.replace(new RegExp(`(${long}\\d+)`), '@@$1'),
      body: call.body.replace(new RegExp(`:(${long}\\d+)`, 'g'), ':"@@$1"'),
    }),
  },
}

/** Companies that keep to the specification, each odd in one way. */
export const strangeCompanies: Readonly<Record<string, Company>> = {
  ...Object.fromEntries(Object.entries(reshapes).map(([name, reshape]) => [name, { reshape }])),
  ...Object.fromEntries(Object.entries(sendings).map(([name, send]) => [name, { send }])),
  ...others,
}
