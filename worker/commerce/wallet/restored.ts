import { and, eq, gte, isNull } from 'drizzle-orm'
import type { Listener } from '#commerce/platform/events.ts'
import { bankAccounts } from './tables.ts'

/** Bank accounts that came with the changes that the owner has undone are not the owner's. */
export const removeNewAccounts: Listener<'account_restored'> = ({ db, now }, { customerId, since }) => {
  const added = and(eq(bankAccounts.customerId, customerId), gte(bankAccounts.createdAt, since))
  db.update(bankAccounts)
    .set({ removedAt: now })
    .where(and(added, isNull(bankAccounts.removedAt)))
    .run()
}
