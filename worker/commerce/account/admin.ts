import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { accepted, refused } from '#shared/result.ts'
import type { CustomerRow } from '#commerce/identity/customers/store.ts'
import { customers } from '#commerce/identity/customers/tables.ts'
import { operation } from '#commerce/platform/administration/operation.ts'
import { forgetDevices, revokeSessions } from '#commerce/identity/sessions/store.ts'
import type { Db } from '#commerce/platform/scope.ts'
import { exportOf } from './export.ts'
import { eraseCustomer } from './remove.ts'

/** The account of this code; one that was removed holds nothing any more. */
function findPresent(db: Db, code: string): CustomerRow | null {
  const row = db.select().from(customers).where(eq(customers.code, code)).get()
  return row && row.removedAt === null ? row : null
}

/** What a customer may ask of the seller (UU PDP 27/2022): a copy of their data, its removal, and an end of all sessions. */
export const personOperations = {
  // A copy of somebody's data leaves the shop, so it is a line of the log; a GET is none.
  export: operation({
    method: 'POST',
    path: '/shops/:host/customers/:code/export',
    role: 'owner',
    summary: 'Everything the shop holds about a customer, as the customer could copy it too',
    unkept: true,
    output: z.object({ json: z.string() }),
    watch: () => null,
    run: (tx, { code }) => {
      const customer = findPresent(tx.db, code)
      return customer ? accepted({ json: exportOf(tx, customer) }) : refused('not_found')
    },
  }),
  // All customers at once: a new TOKEN_SECRET without the former one (docs/operations.md).
  signOut: operation({
    method: 'POST',
    path: '/shops/:host/customers/:code/sign-out',
    role: 'manager',
    summary:
      'Ends every session of a customer, and no browser is known any more: the next sign-in is from a strange one',
    run: ({ db, now }, { code }) => {
      const customer = findPresent(db, code)
      if (!customer) return refused('not_found')
      revokeSessions(db, customer.id, now)
      forgetDevices(db, customer.id)
      return accepted({})
    },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/shops/:host/customers/:code',
    role: 'owner',
    summary:
      'Closes a customer’s account; what the books need stays without a name. Exports of the night end in 14 days',
    watch: ({ db }, { code }) => ({ held: findPresent(db, code) !== null }),
    run: (tx, { code }) => {
      const customer = findPresent(tx.db, code)
      return customer ? eraseCustomer(tx, customer) : refused('not_found')
    },
  }),
}
