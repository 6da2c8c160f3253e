import type { Invariant } from './invariant-parts.ts'
import { ledgerInvariants } from './ledger-invariants.ts'
import { moneyInvariants } from './money-invariants.ts'
import { orderInvariants } from './order-invariants.ts'

/**
 * What must hold in every shop at every moment: each query returns no row. Tests and the audit run them, and they are
 * run before a backup is trusted. `{orders s}` stands for the rows of one slice: every night the shop looks at a few rows
 * of a table at a time (`audit.ts`), so that nobody waits for it. Everything else must be found from those rows by
 * an index; `+` and CROSS JOIN keep SQLite from an index that leads to more.
 */
export const invariants: readonly Invariant[] = [...moneyInvariants, ...ledgerInvariants, ...orderInvariants]
