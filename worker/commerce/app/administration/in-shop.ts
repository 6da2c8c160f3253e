import { accepted, refused, type Result } from '#shared/result.ts'
import { changesOf, writeLog, writeLook } from '#commerce/platform/administration/log.ts'
import { mayDo } from '#shared/admin/roles.ts'
import {
  type Administrator,
  type Fields,
  type Operation,
  seesPeople,
} from '#commerce/platform/administration/operation.ts'
import type { Change } from '#commerce/platform/administration/tables.ts'
import { findAtDesk } from '#commerce/platform/administration/sessions.ts'
import { findHolder } from '#commerce/platform/administration/tokens.ts'
import { onlyOnce, type RunningCalls } from '#commerce/platform/idempotency/idempotency.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { operations } from './table.ts'

/** What the Worker asks a Shop to do. It has found out who asks, and read the input by the operation's schema. */
export interface Asked {
  name: string
  input: Fields
  /** What the Worker has done for it already, if it does anything: see `WorkerContext`. */
  prepared: unknown
  who: Administrator
  /** What makes the same press at the desk happen once. */
  key?: string | null
}

/** During a deployment the Worker may be newer than this Shop, and ask for what it does not know yet. */
const unknown = refused('unavailable')

/** Whether the holder of a token, or who sits at the desk in a session of it, may do this in this shop. */
export function authorise(
  scope: Scope,
  { name, token, session }: { name: string; token: string; session: string },
  hashes: readonly Scope['keyedHash'][],
): Result<Administrator> {
  const found = session === '' ? findHolder(scope, token, hashes) : findAtDesk(scope, session, hashes)
  const operation = operations.get(name)
  if (!operation) return unknown
  const { role } = operation
  if (!found.ok || mayDo(found.value.access, role)) return found
  return refused('role_missing', { role })
}

/** A press at the desk happens once for its key, however often it is sent. */
export function administerOnce(scope: Scope, asked: Asked, running: RunningCalls): Promise<Result<unknown>> {
  const { name, input, who, key = null } = asked
  const work = () => administer(scope, asked)
  if (key === null) return work()
  return onlyOnce(scope.db, running, { actor: `a:${who.name}`, key, endpoint: name, input, now: scope.now }, work)
}

/** Does it, and writes who did it, in one transaction. */
async function administer(scope: Scope, { name, input, prepared, who }: Omit<Asked, 'key'>): Promise<Result<unknown>> {
  const operation = operations.get(name)
  if (!operation) return unknown
  const ready = operation.prepare
    ? await operation.prepare({ ...scope, administrator: who }, input)
    : accepted(prepared)
  if (!ready.ok) return ready
  const done = inTransaction(scope, (inside) => {
    const tx = { ...inside, administrator: who }
    const isChange = operation.method !== 'GET'
    const before = (isChange && operation.watch?.(tx, input)) || {}
    const result = shownTo(who, operation, operation.run?.(tx, input, ready.value) ?? accepted({}))
    // What is taken in parts is one look: `prepared` says where the next part begins.
    if (result.ok && operation.people && seesPeople(who.access) && !ready.value)
      writeLook(tx, { who, operation: name, subject: subjectOf(operation, input), changes: askedFor(operation, input) })
    if (!isChange || !result.ok) return result
    const after = operation.watch ? (operation.watch(tx, input) ?? {}) : withoutPath(operation, input)
    const changes = changesOf(before, after, operation.secret)
    writeLog(tx, { who, operation: name, subject: subjectOf(operation, input), changes })
    return result
  })
  if (done.ok) await operation.after?.({ ...scope, administrator: who }, input, done.value)
  return done
}

/** The answer as this role may see it. */
const shownTo = ({ access }: Administrator, { masked }: Operation, result: Result<unknown>): Result<unknown> =>
  result.ok && masked.length > 0 && !seesPeople(access) ? accepted(withoutPeople(result.value, masked)) : result

function withoutPeople(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutPeople(one, names))
  // Moments are objects too.
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const fields = Object.entries(value).map(([name, inside]): [string, unknown] => {
    if (!names.includes(name)) return [name, withoutPeople(inside, names)]
    return [name, typeof inside === 'string' ? '' : null]
  })
  return Object.fromEntries(fields)
}

/** What was looked for. A phone is in no log. */
const askedFor = (operation: Operation, input: Fields): Change[] =>
  changesOf({}, withoutPath(operation, input), operation.secret).filter(({ field, after }) =>
    operation.secret.includes(field) ? input[field] !== null : after !== undefined,
  )

const paramsOf = ({ path }: Operation): string[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'host')

const subjectOf = (operation: Operation, input: Fields): string =>
  paramsOf(operation)
    .map((name) => String(input[name]))
    .join(' ')

function withoutPath(operation: Operation, input: Fields): Fields {
  const inPath = paramsOf(operation)
  return Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
}
