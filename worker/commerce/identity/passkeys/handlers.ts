import { accepted, refused } from '#shared/result.ts'
import { enqueue } from '#commerce/notification/enqueue.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { inTransaction } from '#commerce/platform/transaction.ts'
import { codeContacts } from '../codes/contacts.ts'
import { listPasskeys, removePasskey, renamePasskey } from '../customers/passkeys.ts'
import { reAuthenticate } from '../re-authentication/re-authenticate.ts'

export const passkey: Handlers<'passkey'> = {
  list(_, { db, who }) {
    if (who.customerId === null) return refused('sign_in_needed')
    return accepted(
      listPasskeys(db, who.customerId).map(({ id, name, createdAt, usedAt, backedUp }) => ({
        id,
        name,
        at: createdAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
        backedUp,
      })),
    )
  },

  rename({ id, name }, scope) {
    const { customerId } = scope.who
    if (customerId === null) return refused('sign_in_needed')
    return inTransaction(scope, ({ db }) =>
      renamePasskey(db, customerId, id, name) ? accepted({}) : refused('not_found'),
    )
  },

  remove: ({ id, ...confirmation }, scope) =>
    reAuthenticate(scope, confirmation, (tx, { customer }) => {
      const removed = removePasskey(tx.db, customer.id, id)
      if (!removed) return refused('not_found')
      enqueue(tx, { kind: 'passkey_removed', ref: id, to: codeContacts(customer), values: { name: removed.name } })
      return accepted({})
    }),
}
