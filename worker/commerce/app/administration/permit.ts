import { minuteMs } from '#shared/format/units.ts'
import { createHash } from 'node:crypto'
import { limits } from '#shared/limits.ts'
import { accepted, refused, type Result } from '#shared/result.ts'
import type { Operation } from '#commerce/platform/administration/operation.ts'
import { sameSecret } from '#commerce/platform/same-secret.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { operations } from './table.ts'

/** What an assistant asks a person to do: an operation with its input, as the address of a page of the desk. */
export interface Permit {
  name: string
  /** As it was sent, with what the path names. */
  given: Readonly<Record<string, unknown>>
  /** Whose assistant asks: the name of the token. */
  by: string
  until: number
}

const sealed = ({ keyedHash }: Pick<Scope, 'keyedHash'>, words: string): string => keyedHash(`permit\n${words}`)

/** Nothing of it is kept: the address itself says what is asked, sealed by the shop. */
export function issuePermit(scope: Scope, asked: Omit<Permit, 'until'>): Result<{ path: string; until: string }> {
  const until = scope.now.getTime() + limits.permitMinutes * minuteMs
  const words = Buffer.from(JSON.stringify({ ...asked, until } satisfies Permit)).toString('base64url')
  const permit = `${words}.${sealed(scope, words)}`
  return permit.length > limits.permitChars
    ? refused('too_large')
    : accepted({ path: `/kelola/asisten?izin=${permit}`, until: new Date(until).toISOString() })
}

interface Opened extends Permit {
  operation: Operation
  /** The input by the operation's schema. */
  input: Readonly<Record<string, unknown>>
  /** What makes it happen once, by any number of presses. */
  key: string
}
export function openPermit(scope: Scope, permit: string): Result<Opened> {
  const [words = '', seal = '', ...more] = permit.split('.')
  // Another spelling of it would be another key, and so a second time.
  if (more.length > 0 || !sameSecret(seal, sealed(scope, words))) return refused('permit_over')
  // What the shop has sealed it has also written.
  const asked = JSON.parse(Buffer.from(words, 'base64url').toString()) as Permit
  const operation = operations.get(asked.name)
  if (!operation || asked.until <= scope.now.getTime()) return refused('permit_over')
  const params = pathParams(operation, asked.given)
  const read = operation.input.safeParse(params.others)
  if (!read.success) return refused('permit_over')
  const key = createHash('sha256').update(words).digest('hex').slice(0, 32)
  return accepted({ ...asked, operation, input: { ...(read.data as object), ...params.named }, key })
}

/** What the path of an operation names, but the shop's host, and the rest of what was sent. */
export function pathParams({ path }: Operation, given: Readonly<Record<string, unknown>>) {
  const names = pathNames(path)
  const [named, others] = [true, false].map((wanted) =>
    Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name) === wanted)),
  )
  return { names, named: named ?? {}, others: others ?? {} }
}
export const pathNames = (path: string): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'host')
