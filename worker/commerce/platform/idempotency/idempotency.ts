import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { refused, type Result } from '#shared/result.ts'
import { onceAnswers } from './tables.ts'
import type { Db } from '../scope.ts'

export interface Once {
  /** 'c:<customerId>' or 'v:<visitorId>'; of the administration 'a:<name of the token>'. */
  actor: string
  key: string
  endpoint: string
  input: unknown
  now: Date
}
interface Running {
  hash: string
  result: Promise<Result<unknown>>
}
/** Calls in flight in this object, by actor and key. */
export type RunningCalls = Map<string, Running>

/**
 * Runs `work` once for an actor and key: the same request gets the first answer, a duplicate in flight waits for it,
 * and a different request is refused.
 */
export function onlyOnce(
  db: Db,
  running: RunningCalls,
  once: Once,
  work: () => Promise<Result<unknown>>,
): Promise<Result<unknown>> {
  const hash = createHash('sha256')
    .update(`${once.endpoint}\n${JSON.stringify(once.input)}`)
    .digest('hex')
  const place = `${once.actor}\n${once.key}`
  const twin = running.get(place)
  if (twin) return twin.hash === hash ? twin.result : Promise.resolve(refused('key_reused'))
  const kept = findAnswer(db, once)
  if (kept) return Promise.resolve(kept.requestHash === hash ? { ok: true, value: kept.answer } : refused('key_reused'))
  const result = work()
    .then((done) => {
      if (done.ok) keepAnswer(db, once, hash, done.value)
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

function keepAnswer(db: Db, { actor, key, endpoint, now }: Once, requestHash: string, answer: unknown): void {
  db.insert(onceAnswers).values({ actor, key, endpoint, requestHash, answer, at: now }).run()
}
