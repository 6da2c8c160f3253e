import type { Contact } from '#commerce/notification/rules.ts'
import type { CustomerRow } from '../customers/store.ts'

/**
 * Where a code for this account may go. Anybody can register with a number or an address that is not theirs: what was
 * proved gets codes, and while nothing was, what was typed does. An unproved one beside a proved one may be somebody
 * else's, and gets none.
 */
export function codeContacts({ email, phone, emailVerifiedAt, phoneVerifiedAt }: CustomerRow): Contact {
  if (emailVerifiedAt === null && phoneVerifiedAt === null) return { email, phone }
  return { email: emailVerifiedAt === null ? null : email, phone: phoneVerifiedAt === null ? null : phone }
}
