import { invalidate } from './memory.ts'
import type { Db, Scope } from './scope.ts'

declare const inside: unique symbol

/** The shop's database inside a transaction. Only `inTransaction` hands it out. */
export type TxDb = Db & { readonly [inside]: true }

/** A scope inside a transaction: a function that takes it writes together with its caller, or not at all. */
export interface Tx extends Scope {
  db: TxDb
}

/**
 * Runs `work` in one synchronous transaction. A thrown error undoes what it wrote; a refusal is a value and undoes
 * nothing, so `work` decides before it writes.
 */
export function inTransaction<S extends { db: Db }, T>(scope: S, work: (tx: S & { db: TxDb }) => T): T {
  // `Db` hides the storage, so that nobody begins a transaction without handing out its proof. drizzle's own
  // `transaction` would describe all tables again each time.
  const storage = (scope.db as Db & { $client: DurableObjectStorage }).$client
  try {
    return storage.transactionSync(() => work(scope as S & { db: TxDb }))
  } catch (error) {
    // What it wrote is undone, and so is what was cached of it.
    invalidate(scope.db, 'everything')
    throw error
  }
}
