import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { accepted, refused, type Result } from '#shared/result.ts'
import { onceAnswers } from './tables.ts'
import type { Db } from '../scope.ts'

export interface Once {
  /** 'c:<customerId>' or 'v:<visitorId>'; of the administration 'a:<name of the token>'. */
  actor: string
  key: string
  endpoint: string
  input: unknown
  now: Date
  /** How the answer is kept, where it holds what JSON does not. */
  form?: z.ZodType
}
/** Keeps the answer in the transaction of the change, so that both are there or neither. */
type Keep = (db: Db, answer: unknown) => void
interface Running {
  hash: string
  result: Promise<Result<unknown>>
}
/** Calls in flight in this object, by actor and key. */
export type RunningCalls = Map<string, Running>

/**
 * Runs `work` once for an actor and key: the same request gets the first answer, a duplicate in flight waits for it,
 * and a different request is refused. What `work` has not kept itself is kept after it.
 */
export function onlyOnce(
  db: Db,
  running: RunningCalls,
  once: Once,
  work: (keep: Keep) => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const hash = createHash('sha256')
    .update(`${once.endpoint}\n${JSON.stringify(once.input)}`)
    .digest('hex')
  const place = `${once.actor}\n${once.key}`
  const twin = running.get(place)
  if (twin) return twin.hash === hash ? twin.result : Promise.resolve(refused('key_reused'))
  const kept = findAnswer(db, once)
  if (kept)
    return Promise.resolve(kept.requestHash === hash ? accepted(read(once, kept.answer)) : refused('key_reused'))
  let isKept = false
  const keep: Keep = (at, answer) => {
    keepAnswer(at, once, hash, answer)
    isKept = true
  }
  const result = work(keep)
    .then((done) => {
      if (done.ok && !isKept) keep(db, done.value)
      return done
    })
    .finally(() => running.delete(place))
  running.set(place, { hash, result })
  return result
}

/** Whether it was done before. */
export const wasDone = (db: Db, once: Once): boolean => findAnswer(db, once) !== undefined

const findAnswer = (db: Db, { actor, key }: Once) =>
  db
    .select()
    .from(onceAnswers)
    .where(and(eq(onceAnswers.actor, actor), eq(onceAnswers.key, key)))
    .get()

const read = ({ form }: Once, kept: unknown): unknown => (form ? z.decode(form, kept) : kept)

function keepAnswer(db: Db, { actor, key, endpoint, now, form }: Once, requestHash: string, value: unknown): void {
  const answer = form ? z.encode(form, value) : value
  db.insert(onceAnswers).values({ actor, key, endpoint, requestHash, answer, at: now }).run()
}
