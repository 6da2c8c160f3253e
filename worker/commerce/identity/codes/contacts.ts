import type { CodeWay } from '#shared/api/account/code.ts'
import { type Channel, phoneChannels } from '#shared/api/account/message.ts'
import type { Contact } from '#commerce/notification/rules.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { CustomerRow } from '../customers/store.ts'
import { maskContact } from '#shared/format/contact.ts'

/** For a code that counts like any other and that nobody gets. */
export const nowhere: Contact = { email: null, phone: null }

/**
 * Where a code for this account may go. Anybody can register with a number or an address that is not theirs. So a
 * verified contact gets codes, and while none is verified, what was typed at registration does. An unverified contact
 * beside a verified one may belong to somebody else and gets none.
 */
export function codeContacts({ email, phone, emailVerifiedAt, phoneVerifiedAt }: CustomerRow): Contact {
  if (emailVerifiedAt === null && phoneVerifiedAt === null) return { email, phone }
  return { email: emailVerifiedAt === null ? null : email, phone: phoneVerifiedAt === null ? null : phone }
}

/** What the account has verified: nobody else has these. What was only typed may be a stranger's. */
export const verifiedContacts = ({ email, phone, emailVerifiedAt, phoneVerifiedAt }: CustomerRow): string[] => [
  ...(email !== null && emailVerifiedAt !== null ? [email] : []),
  ...(phoneVerifiedAt === null ? [] : [phone]),
]

/** The codes of one contact are counted together, whatever they are for. */
export const accountOfContact = ({ keyedHash }: Pick<Scope, 'keyedHash'>, { phone, email }: Contact): string =>
  keyedHash(`account\n${phone ?? email}`)

/** How a code reaches a contact, masked: by phone; where the shop reaches no phone, by e-mail. Empty: not at all. */
export function codeWaysTo({ phone, email }: Contact, channels: readonly Channel[]): CodeWay[] {
  const byPhone = phoneChannels.filter((channel) => phone && channels.includes(channel))
  if (phone && byPhone.length > 0) return byPhone.map((channel) => ({ channel, contact: maskContact(phone) }))
  return email && channels.includes('email') ? [{ channel: 'email', contact: maskContact(email) }] : []
}
