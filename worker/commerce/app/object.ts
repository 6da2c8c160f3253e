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
