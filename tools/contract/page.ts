import type { OpenApi } from './document.ts'
import { inWords, type Schema } from './schema.ts'

/** The document as a page to read: one file, no script, nothing from elsewhere. It fits on a phone. */
export function referencePage(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
  const nouns = [...Map.groupBy(operations, ({ operation }) => String((operation.tags as string[])[0]))]
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Etalase: the contract of a backend</title><style>${style}</style></head><body>
<header><h1>The contract of a backend</h1><p>${escaped(String((document.info as Schema).description))}</p>
<p>The same as data: <a href="/website/api/v1/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<nav><h2>Calls</h2>${nouns.map(([noun]) => `<a href="#${noun}">${noun}</a>`).join(' ')} · <a href="#headers">headers</a> · <a href="#errors">errors</a> · <a href="#entities">entities</a></nav>
<main>${headersOf(document)}${nouns.map(([noun, calls]) => nounOf(noun, calls)).join('')}
${entitiesOf(document)}${errorsOf(document)}</main></body></html>
`
}

interface Call {
  method: string
  path: string
  operation: Schema
}

const nounOf = (noun: string, calls: readonly Call[]): string =>
  `<section id="${noun}"><h2>${noun}</h2>${calls.map(callOf).join('')}</section>`

function callOf({ method, path, operation }: Call): string {
  const screens = operation['x-screens'] as string[]
  const parameters = (operation.parameters as Schema[]).filter(({ name }) => name)
  const body = contentOf(operation.requestBody as Schema | undefined)
  const answer = contentOf((operation.responses as Record<string, Schema>)['200'])
  return `<article id="${operation.operationId}"><h3><code>${method} ${escaped(path)}</code></h3>
<p>${origin(operation['x-origin'])} <b>${escaped(String(operation.summary))}</b> · ${access[String(operation['x-access'])] ?? ''}</p>
${operation.description ? `<p>${escaped(String(operation.description))}</p>` : ''}
<p class="quiet">Used by: ${screens.length > 0 ? escaped(screens.join(', ')) : 'no screen'}</p>
${
  parameters.length > 0
    ? rowsOf(
        'Sent',
        parameters.map((one) =>
          row(one, String(one.name), one.schema as Schema, Boolean(one.required), String(one.in)),
        ),
      )
    : ''
}
${body ? fieldsOf('Sent', body.schema as Schema) : ''}${answerOf(answer)}
${exampleOf('Example of a request', firstExample(body))}${exampleOf('Example of an answer', answer?.example)}</article>`
}

const access: Readonly<Record<string, string>> = {
  public: 'the access key is enough',
  visitor: 'a guest or a customer',
  customer: 'a signed-in customer',
  demo: 'only in demo shops',
}

function contentOf(holder: Schema | undefined): Schema | undefined {
  return Object.values((holder?.content ?? {}) as Record<string, Schema>)[0]
}
const firstExample = (content: Schema | undefined): unknown =>
  Object.values((content?.examples ?? {}) as Record<string, Schema>)[0]?.value

/** `data`, and for a page `meta` and `more`. */
function answerOf(content: Schema | undefined): string {
  const [, own] = ((content?.schema as Schema | undefined)?.allOf ?? []) as Schema[]
  const { data, meta, more } = (own?.properties ?? {}) as Record<string, Schema>
  const shown = data ? fieldsOf('Answer: data', data) : ''
  return `${shown}${meta ? `<p>A page of a list, with ${typeOf(meta)}.</p>` : ''}${more ? fieldsOf('Answer: more', more) : ''}`
}

function fieldsOf(title: string, schema: Schema): string {
  const [first] = (schema.anyOf ?? [schema]) as Schema[]
  const record = (schema.type === 'array' ? schema.items : first) as Schema | undefined
  if (!record?.properties) return `<p>${title}: ${typeOf(schema)}</p>`
  const required = (record.required ?? []) as string[]
  const rows = Object.entries(record.properties as Record<string, Schema>).map(([name, field]) =>
    row(field, name, field, required.includes(name)),
  )
  if (rows.length === 0) return `<p>${title}: nothing</p>`
  return rowsOf(`${title}${schema.type === 'array' ? ', a list' : ''}`, rows)
}

const rowsOf = (title: string, rows: readonly string[]): string =>
  `<div class="wide"><table><caption>${title}</caption><tbody>${rows.join('')}</tbody></table></div>`

const row = (about: Schema, name: string, schema: Schema, required: boolean, place = ''): string =>
  `<tr><td><code>${name}</code></td><td>${typeOf(schema)}${required ? ' <b>required</b>' : ''}${place ? ` in the ${place}` : ''}</td><td>${origin(about['x-origin'])} ${escaped(String(about.description ?? ''))}${'default' in about ? ` Absent: <code>${escaped(JSON.stringify(about.default))}</code>` : ''}</td></tr>`

const origin = (from: unknown): string =>
  from === 'specification' ? '<span class="spec">specification</span>' : '<span class="ours">extension</span>'

/** A schema in a few words, with a link to what has a name. */
const typeOf = (schema: Schema): string =>
  inWords(schema, { name: (name) => `<a href="#entity-${name}">${name}</a>`, text: escaped })

const exampleOf = (title: string, example: unknown): string =>
  example === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${escaped(JSON.stringify(example, null, 2))}</pre></details>`

function headersOf({ components }: OpenApi): string {
  const sent = Object.values(components.parameters as Record<string, Schema>)
  const security = Object.values(components.securitySchemes as Record<string, Schema>)
  const rows = [
    ...security.map(({ name, description }) => [name ?? 'Authorization: Bearer', description]),
    ...sent.map(({ name, description }) => [name, description]),
    ...Object.entries(components.headers as Record<string, Schema>).map(([name, { description }]) => [
      `answer: ${name === 'SteadyMs' ? 'steady-ms' : 'generation'}`,
      description,
    ]),
  ].map(([name, words]) => `<tr><td><code>${escaped(String(name))}</code></td><td>${escaped(String(words))}</td></tr>`)
  return `<section id="headers"><h2>Headers</h2>${rowsOf('Headers of a call and of its answer', rows)}</section>`
}

const entitiesOf = ({ components }: OpenApi): string =>
  `<section id="entities"><h2>Entities</h2>${Object.entries(components.schemas)
    .map(
      ([name, schema]) =>
        `<article id="entity-${name}"><h3>${name}</h3>${schema.description ? `<p>${escaped(String(schema.description))}</p>` : ''}${fieldsOf(name, schema)}${exampleOf('Example', (schema.examples as unknown[] | undefined)?.[0])}</article>`,
    )
    .join('')}</section>`

function errorsOf(document: OpenApi): string {
  const codes = Object.entries(document['x-error-codes'] as Record<string, { status: number; message: string }>)
  const rows = codes.map(
    ([code, { status, message }]) =>
      `<tr><td><code>${code}</code></td><td>${status}</td><td lang="id">${escaped(message)}</td></tr>`,
  )
  return `<section id="errors"><h2>Errors</h2><p>A refusal has its status, a message for the shopper and, if you like, one of these codes as <code>errorCode</code>. The storefront shows the message.</p>${rowsOf('Codes of our own backend', rows)}</section>`
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter] ?? letter)

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:60rem;padding:1rem;color:#1b1f24;background:#fff}
h1,h2,h3{line-height:1.2}h2{margin-top:3rem;border-bottom:1px solid #ccd}h3{margin:2rem 0 .25rem;overflow-wrap:anywhere}
nav a{display:inline-block;padding:.35rem .4rem}p{margin:.25rem 0 .5rem}.quiet{color:#555d66;font-size:.9rem}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.9rem;margin:.5rem 0}
caption{text-align:left;font-weight:600;padding:.25rem 0}td{border-top:1px solid #dde;padding:.3rem .6rem .3rem 0;vertical-align:top}
pre{overflow-x:auto;background:#f4f5f8;padding:.75rem;font-size:.85rem}summary{padding:.5rem 0;cursor:pointer}
.spec,.ours{font-size:.75rem;padding:.05rem .4rem;border-radius:.3rem;background:#e3edff;color:#123a7a}.ours{background:#eee;color:#444}
@media(prefers-color-scheme:dark){body{background:#14171b;color:#e6e8eb}a{color:#8ab4ff}pre{background:#1e2329}td{border-color:#333a44}.quiet{color:#a7b0ba}.spec{background:#1d3a6b;color:#dbe7ff}.ours{background:#333a44;color:#dde}}
`
