import { inTransaction } from '#commerce/platform/transaction.ts'
import type { Db } from '#commerce/platform/scope.ts'
import type { Seal } from '#commerce/platform/seal.ts'
import { closeAgain } from '#commerce/vendors/keys/store.ts'
import { closeWebhooksAgain } from '#commerce/webhook/store.ts'

/** After a change of secrets everything that a former one has closed is closed by the present one. */
export function closeSecretsAgain(db: Db, seal: Seal): void {
  closeAgain(db, seal)
  inTransaction({ db }, (tx) => closeWebhooksAgain(tx.db, seal))
}

/** Takes everything from an object, and ends it: whatever still runs in it writes into nothing. */
export async function eraseObject(ctx: DurableObjectState): Promise<void> {
  await ctx.storage.deleteAlarm()
  await ctx.storage.deleteAll()
  // After the answer has left.
  setTimeout(() => ctx.abort('erased'), 0)
}

/** An object that is set back ends so long after it was called, and starts as it was. */
export const rewindsAfterMs = 100

/**
 * The objects of this isolate that are about to start as they were, and when they ended: their database cannot say it.
 * One that starts on another machine may come back here much later, when its jobs run again.
 */
const setBack = new Map<string, number>()
const startsWithinMs = 10_000
/** Whether an object starts as it was at an earlier moment; said once. */
export function wasSetBack({ id }: Pick<DurableObjectState, 'id'>): boolean {
  const ended = setBack.get(id.toString())
  setBack.delete(id.toString())
  return ended !== undefined && Date.now() - ended < startsWithinMs
}

/**
 * With its next start, which comes at once. `to`: a moment, or the bookmark that a former call returned. Returns the
 * bookmark that undoes it; null: only the platform keeps the past.
 */
export async function rewindObject(
  ctx: Pick<DurableObjectState, 'id' | 'abort'> & {
    storage: Pick<DurableObjectStorage, 'getBookmarkForTime' | 'onNextSessionRestoreBookmark'>
  },
  to: number | string,
): Promise<string | null> {
  const { storage } = ctx
  try {
    const bookmark = typeof to === 'string' ? to : await storage.getBookmarkForTime(to)
    const undo = await storage.onNextSessionRestoreBookmark(bookmark)
    // After the answer has left: whatever runs now would write into a database that is about to be replaced.
    setTimeout(() => {
      setBack.set(ctx.id.toString(), Date.now())
      ctx.abort('set back to an earlier moment')
    }, rewindsAfterMs)
    return undo
  } catch (error) {
    console.error(JSON.stringify({ level: 'error', rewind: String(error).slice(0, 200) }))
    return null
  }
}
