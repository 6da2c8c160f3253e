import { operations } from '#commerce/app/administration/table.ts'
import { commands } from './commands.ts'
import { type FieldSchema, operationNamed, schemaOf, typesOf } from './command.ts'

const named = Object.entries(commands).map(([name, { words, summary }]) => ({
  line: `npm run shop -- ${name} ${words}`,
  summary,
}))
const widest = Math.max(...named.map(({ line }) => line.length))

export const usage = `npm run shop -- <operation> [--host <host>] [--file <path>] [field=value …]
${named.map(({ line, summary }) => `${line.padEnd(widest)}  ${summary}`).join('\n')}

  --host <host>    the shop
  --file <path>    the body as JSON, - reads it from the standard input; of an upload, the file; of a download, where it is
                   written
  --at <address>   another server than the local one, with a token in ETALASE_TOKEN
  --json           the answer as JSON
  --help           what an operation takes

A field of a field is written with a dot: bankAccount.bank=BCA. A list or an object is written as JSON.`

/** All operations, a line each. */
export function listHelp(): string {
  const width = Math.max(...[...operations.keys()].map(({ length }) => length))
  const lines = [...operations].map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`)
  return `${usage}\n\nOperations:\n${lines.join('\n')}`
}

/** A command that is no operation. */
export const commandHelp = (name: string): string => `${name} ${commands[name]?.words}: ${commands[name]?.summary}`

/** One operation with its fields. */
export function operationHelp(name: string): string {
  const operation = operationNamed(name)
  const { summary, role, path, carries } = operation
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, one = '']) => one).filter((one) => one !== 'host')
  const { properties = {}, required = [] } = schemaOf(operation)
  const fields = [
    ...inPath.map((one) => `  ${one}=…  (needed)`),
    ...Object.entries(properties).flatMap(([field, schema]) =>
      inPath.includes(field) ? [] : `  ${field}=…  ${inWords(schema)}${required.includes(field) ? '  (needed)' : ''}`,
    ),
    ...(carries === 'upload' ? ['  --file <path>  (needed)'] : []),
  ]
  return [`${name}: ${summary}`, `role: ${role}`, ...(fields.length > 0 ? ['fields:', ...fields] : [])].join('\n')
}

function inWords(schema: FieldSchema): string {
  const choices = choicesOf(schema)
  if (choices.length > 0) return choices.join(' | ')
  const { properties } = [schema, ...(schema.anyOf ?? [])].find((one) => one.properties) ?? {}
  if (properties) return `{ ${Object.keys(properties).join(', ')} }`
  return [...typesOf(schema)].join(' or ') || 'text'
}

const choicesOf = ({ enum: values, const: one, anyOf = [], oneOf = [] }: FieldSchema): string[] =>
  [...(values ?? (one === undefined ? [] : [one])).map(String), ...[...anyOf, ...oneOf].flatMap(choicesOf)].filter(
    (value, at, all) => all.indexOf(value) === at,
  )
