import { z } from 'zod'
import { Code, Flag, nullable, Moment, withDefault, lenient, lenientOrNull, text, typed } from './brands.ts'
import { limits } from '#shared/limits.ts'
import { Digits } from './code.ts'
import { change, endpoint, list, read, wire } from './endpoint.ts'
import { channels } from './message.ts'

/** The bytes of the caller's own photo: the one answer that is no envelope. */
export const photoPath = '/customer/photo'

const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]

/** A sign-in that is still good. */
export const OwnSession = wire({
  /** It names a sign-in and opens none. null: this backend ends them only all together. */
  id: ['SESSION_ID', nullable(Code)],
  device: ['SESSION_DEVICE', lenient(text(60), '')],
  usedAt: ['SESSION_USED_DATE', lenientOrNull(Moment)],
  current: ['SESSION_ISCURRENT', withDefault(Flag, false)],
})
export type OwnSession = z.output<typeof OwnSession>

/** What a customer sees of their own account beside `customer.me`. */
export const Account = wire({
  emailVerified: ['EMAIL_ISVERIFIED', withDefault(Flag, false)],
  phoneVerified: ['PHONE_ISVERIFIED', withDefault(Flag, false)],
  photo: ['PHOTO_ISAVAILABLE', withDefault(Flag, false)],
  /** false: nobody has chosen one yet, so a code is asked for where others give it. */
  password: ['PASSWORD_ISSET', withDefault(Flag, true)],
  marketing: ['MARKETING_ACCEPTED', withDefault(Flag, false)],
  /** A new e-mail or number that waits for its code. */
  change: [
    'CONTACT_CHANGE',
    nullable(wire({ kind: ['CONTACT_KIND', z.enum(contactKinds)], value: ['CONTACT_VALUE', text(limits.emailChars)] })),
  ],
  /** By which ways codes go out; without its own a change asks for the password. */
  channels: ['CHANNEL_LIST', list(z.enum(channels))],
  sessions: ['SESSION_LIST', list(OwnSession)],
})
export type Account = z.output<typeof Account>

const Password = text(limits.passwordMax * 4)
const password = ['CUSTOMER_PASSWORD', Password] as const
/** Takes the place of a password that nobody has chosen: the code of `askCode`. */
const byCode = { ticket: ['CODE_TICKET', nullable(Code)], code: ['CODE', nullable(Digits)] } as const

/** Ours, all of it: the customer's own account. */
export const account = {
  find: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /customer/account',
    input: wire({}),
    output: Account,
  }),
  rename: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-name',
    input: wire({ name: ['CUSTOMER_NAME', typed(3, limits.personNameChars)] }),
    output: wire({}),
  }),
  /** A new e-mail or number: a code goes there first; where none can, the password is asked for. */
  changeContact: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-contact',
    confirms: true,
    input: wire({
      kind: ['CONTACT_KIND', z.enum(contactKinds)],
      value: ['CONTACT_VALUE', typed(5, limits.emailChars)],
      password: ['CUSTOMER_PASSWORD', nullable(Password)],
    }),
    output: wire({ waits: ['CODE_ISSENT', Flag] }),
  }),
  confirmContact: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-contact-confirm',
    input: wire({ code: ['CODE', Digits] }),
    output: wire({}),
  }),
  cancelContact: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-contact-cancel',
    input: wire({}),
    output: wire({}),
  }),
  /** Every other session ends. The first password needs a code in place of the old one. */
  changePassword: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-password',
    input: wire({ oldPassword: ['CUSTOMER_OLD_PASSWORD', nullable(Password)], ...byCode, password }),
    output: wire({}),
  }),
  /** Sends the code by which somebody without a password confirms what others confirm with theirs. */
  askCode: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-code',
    input: wire({}),
    output: wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /** One of the caller's own; any other, and one that has ended, is as if it had just been ended. */
  endSession: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-session-end',
    input: wire({ session: ['SESSION_ID', Code] }),
    output: wire({}),
  }),
  /** This one too. */
  endSessions: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-sessions-end',
    input: wire({}),
    output: wire({}),
  }),
  setMarketing: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-marketing',
    input: wire({ granted: ['MARKETING_ACCEPTED', Flag] }),
    output: wire({}),
  }),
  setPhoto: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-photo',
    input: wire({ fileId: ['FILE_ID', Code] }),
    output: wire({}),
  }),
  removePhoto: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-photo-delete',
    input: wire({}),
    output: wire({}),
  }),
  /** Everything the shop holds about them, as JSON. */
  export: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /customer/account-export',
    input: wire({}),
    output: wire({ json: ['EXPORT_JSON', z.string()] }),
  }),
  remove: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-delete',
    input: wire({ password: ['CUSTOMER_PASSWORD', nullable(Password)], ...byCode }),
    output: wire({}),
  }),
}
