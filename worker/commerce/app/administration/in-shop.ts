import { accepted, refused, type Result } from '#shared/result.ts'
import { changesOf, writeLog, writeLook, written } from '#commerce/platform/administration/log.ts'
import type { Change } from '#shared/admin/change.ts'
import { mayDo } from '#shared/admin/roles.ts'
import {
  type AdminTx,
  type Administrator,
  type Fields,
  type Operation,
  happensOnce,
  seesPeople,
} from '#commerce/platform/administration/operation.ts'
import { findAtDesk, isStillGood } from '#commerce/platform/administration/sessions.ts'
import { findHolder } from '#commerce/platform/administration/tokens.ts'
import { onlyOnce, type RunningCalls, wasDone } from '#commerce/platform/idempotency/idempotency.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { issuePermit, openPermit, pathNames } from './permit.ts'
import { operations } from './table.ts'

/** What the Worker asks a Shop to do. It has found out who asks, and read the input by the operation's schema. */
export interface Asked {
  name: string
  input: Fields
  /** What the Worker has done for it already, if it does anything: see `WorkerContext`. */
  prepared: unknown
  who: Administrator
  /** What makes the same press at the desk, or the same change of a program, happen once. */
  key?: string | null
  /** try: only what it would change; permit: that, and where a person has it done. */
  mode?: 'try' | 'permit'
  /** The input as it was sent, for a permit. */
  given?: Fields
}

/** Who wants to do an operation: the holder of a token, or with `session` who sits at the desk. */
export interface AskedAccess {
  name: string
  token: string
  session: string
}

/** During a deployment the Worker may be newer than this Shop, and ask for what it does not know yet. */
const unknown = refused('unavailable')

/** Whether the holder of a token, or who sits at the desk in a session of it, may do this in this shop. */
export function authorise(
  scope: Scope,
  { name, token, session }: AskedAccess,
  hashes: readonly Scope['keyedHash'][],
): Result<Administrator> {
  const found = session === '' ? findHolder(scope, token, hashes) : findAtDesk(scope, session, hashes)
  const operation = operations.get(name)
  if (!operation) return unknown
  const { role } = operation
  if (!found.ok || mayDo(found.value.access, role)) return found
  return refused('role_missing', { role })
}

/** A press at the desk and a program's change happen once for their key, however often they are sent. */
export function administerOnce(scope: Scope, asked: Asked, running: RunningCalls): Promise<Result<unknown>> {
  const { name, input, who, key = null, mode } = asked
  if (!isStillGood(scope, who)) return Promise.resolve(noMore(who))
  if (mode) return Promise.resolve(preview(scope, asked))
  if (name.startsWith('assistant.')) return answerPermit(scope, asked, running)
  const operation = operations.get(name)
  if (key === null || !operation || !happensOnce(operation)) return administer(scope, asked)
  const once = { actor: `a:${who.name}`, key, endpoint: name, input, now: scope.now, form: operation.output }
  return onlyOnce(scope.db, running, once, (keep) => administer(scope, asked, keep))
}

/** At the desk one comes in again. */
const noMore = ({ session }: Administrator) => refused(session === undefined ? 'access_denied' : 'sign_in_needed')

/** Does it, writes who did it and keeps the answer, in one transaction. */
async function administer(
  asked: Scope,
  { name, input, prepared, who }: Asked,
  keep?: (db: Scope['db'], answer: unknown) => void,
): Promise<Result<unknown>> {
  const operation = operations.get(name)
  if (!operation) return unknown
  const scope = mayDo(who.access, 'owner') ? asked : { ...asked, who: { ...asked.who, helper: who.name } }
  const ready = operation.prepare
    ? await operation.prepare({ ...scope, administrator: who }, input)
    : accepted(prepared)
  if (!ready.ok) return ready
  const done = inTransaction(scope, (inside) => {
    const tx = { ...inside, administrator: who }
    if (operation.prepare && !isStillGood(tx, who)) return noMore(who)
    const { result, changes } = work(tx, operation, input, ready.value)
    // What is taken in parts is one look: `prepared` says where the next part begins.
    if (result.ok && operation.people && seesPeople(who.access) && !ready.value)
      writeLook(tx, { who, operation: name, subject: subjectOf(operation, input), changes: askedFor(operation, input) })
    if (changes) writeLog(tx, { who, operation: name, subject: subjectOf(operation, input), changes })
    if (result.ok) keep?.(tx.db, result.value)
    return result
  })
  if (done.ok) await operation.after?.({ ...scope, administrator: who }, input, done.value)
  return done
}

/** The operation itself, and what it changed; null: it changes nothing, or refused. */
function work(
  tx: AdminTx,
  operation: Operation,
  input: Fields,
  prepared: unknown,
): { result: Result<unknown>; changes: Change[] | null } {
  const isChange = operation.method !== 'GET'
  const before = (isChange && operation.watch?.(tx, input)) || {}
  const result = shownTo(tx.administrator, operation, operation.run?.(tx, input, prepared) ?? accepted({}))
  if (!isChange || !result.ok) return { result, changes: null }
  const after = operation.watch ? (operation.watch(tx, input) ?? {}) : withoutPath(operation, input)
  return { result, changes: changesOf(before, after, operation.secret) }
}

/** Thrown to leave a transaction with its result, which rolls the transaction back. */
class Tried extends Error {
  constructor(readonly done: ReturnType<typeof work>) {
    super('tried')
  }
}

/** What an operation would change: it is done and undone. What has to ask others first cannot be tried. */
function tryOut(scope: Scope, operation: Operation, { input, who }: Pick<Asked, 'input' | 'who'>) {
  if (operation.prepare || !operation.run) return accepted({ changes: null })
  try {
    return inTransaction(scope, (inside): Result<{ changes: Change[] | null }> => {
      throw new Tried(work({ ...inside, administrator: who }, operation, input, undefined))
    })
  } catch (error) {
    if (!(error instanceof Tried)) throw error
    const { result, changes } = error.done
    return result.ok ? accepted({ changes }) : result
  }
}

/** For an assistant: what it would change, and with `permit` the address where a person has it done. */
function preview(scope: Scope, { name, input, who, mode, given = {} }: Asked): Result<unknown> {
  const operation = operations.get(name)
  if (!operation) return unknown
  const tried = tryOut(scope, operation, { input, who })
  if (!tried.ok || mode === 'try') return tried
  const issued = issuePermit(scope, { name, given, by: who.name })
  return issued.ok ? accepted({ ...tried.value, confirmAt: issued.value.path, until: issued.value.until }) : issued
}

/** What an assistant asks for: shown to who sits at the desk, and done when that person presses. */
async function answerPermit(
  scope: Scope,
  { name, input, who }: Asked,
  running: RunningCalls,
): Promise<Result<unknown>> {
  const permit = String(input['permit'] ?? '')
  if (permit === '' && name === 'assistant.find') return accepted({ asked: null })
  const opened = openPermit(scope, permit)
  if (!opened.ok) return opened
  const { operation, name: asked, input: wanted, given, by, until, key } = opened.value
  if (!mayDo(who.access, operation.role)) return refused('role_missing', { role: operation.role })
  const once = { actor: 'permit', key, endpoint: asked, input: given, now: scope.now }
  if (name === 'assistant.find') {
    const done = wasDone(scope.db, once)
    const tried = done ? accepted({ changes: null }) : tryOut(scope, operation, { input: wanted, who })
    if (!tried.ok) return tried
    const fields = Object.entries(given).map(([field, value]) => ({ field, value: written(value) }))
    const shown = { operation: asked, by, until: new Date(until).toISOString(), given: fields, done }
    return accepted({ asked: { ...shown, ...tried.value } })
  }
  // A program has no session at the desk, whatever its token may do.
  if (who.session === undefined) return refused('access_denied')
  // What the operation answers is kept nowhere: it may be about people.
  const answer = { operation: asked }
  return onlyOnce(scope.db, running, once, async (keep) => {
    const asksFor = { name: asked, input: wanted, prepared: undefined, who }
    const done = await administer(scope, asksFor, (db) => keep(db, answer))
    return done.ok ? accepted(answer) : done
  })
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

const subjectOf = (operation: Operation, input: Fields): string =>
  pathNames(operation.path)
    .map((name) => String(input[name]))
    .join(' ')

function withoutPath(operation: Operation, input: Fields): Fields {
  const inPath = pathNames(operation.path)
  return Object.fromEntries(Object.entries(input).filter(([name]) => !inPath.includes(name)))
}
