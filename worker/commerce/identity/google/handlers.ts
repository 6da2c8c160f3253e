import { accepted } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { findGoogleAccount } from '../customers/google-accounts.ts'

export const google: Handlers<'google'> = {
  mine(_, { db, who }) {
    const linked = who.customerId === null ? null : findGoogleAccount(db, 'customerId', who.customerId)
    return accepted({ linked: linked !== null, email: linked?.email ?? null })
  },
}
