import { z } from 'zod'
import {
  Code,
  Flag,
  nullable,
  Moment,
  withDefault,
  lenient,
  Rupiah,
  lenientOrNull,
  text,
  typed,
  word,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { Digits } from './code.ts'
import { confirmation, Password } from './confirmation.ts'
import { change, endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { channels } from './message.ts'
import { lazy } from '#shared/lazy.ts'

/** The bytes of the caller's own photo: the one answer that is no envelope. */
export const photoPath = '/customer/photo'

const contactKinds = ['email', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]
const accountChangeKinds = [...contactKinds, 'password', 'google', 'passkey', 'bank_account', 'address'] as const

/** A sign-in that is still good. */
export const OwnSession = record(() => ({
  /** It names a sign-in and opens none. null: this backend ends them only all together. */
  id: ['SESSION_ID', nullable(Code)],
  device: ['SESSION_DEVICE', lenient(text(60), '')],
  usedAt: ['SESSION_USED_DATE', lenientOrNull(Moment)],
  current: ['SESSION_ISCURRENT', withDefault(Flag, false)],
}))
export type OwnSession = z.output<ReturnType<typeof OwnSession>>

export const consentPurposes = ['terms', 'marketing', 'affiliate'] as const
const OwnConsent = record(() => ({
  purpose: ['CONSENT_PURPOSE', word(consentPurposes)],
  /** Of the wording. */
  version: ['CONSENT_VERSION', lenient(text(40), '')],
  granted: ['CONSENT_ISGIVEN', Flag],
  at: ['CONSENT_DATE', Moment],
}))

/** What a customer sees of their own account beside `customer.me`. */
export const Account = record(() => ({
  emailVerified: ['EMAIL_ISVERIFIED', withDefault(Flag, false)],
  phoneVerified: ['PHONE_ISVERIFIED', withDefault(Flag, false)],
  photo: ['PHOTO_ISAVAILABLE', withDefault(Flag, false)],
  /** false: nobody has chosen one yet, so a code is requested where others give it. */
  password: ['PASSWORD_ISSET', withDefault(Flag, true)],
  /** They have just shown who they are in this browser: for some minutes most changes ask for nothing more. */
  confirmed: ['CONFIRMATION_ISFRESH', withDefault(Flag, false)],
  marketing: ['MARKETING_ACCEPTED', withDefault(Flag, false)],
  /** What the customer has agreed to or withdrawn, the last answer for each purpose. */
  consents: ['CONSENT_LIST', withDefault(list(OwnConsent()), [])],
  /** A new e-mail or number that waits for its code. */
  change: [
    'CONTACT_CHANGE',
    nullable(wire({ kind: ['CONTACT_KIND', word(contactKinds)], value: ['CONTACT_VALUE', text(limits.emailChars)] })),
  ],
  /** What closing the account gives up: a commission too small to be withdrawn. */
  givesUp: ['GIVEN_UP_AMOUNT', lenient(Rupiah, 0)],
  /** Where `askCode` sends its code, so that only its owner recognises it; null: this backend does not say. */
  codeContact: ['CODE_CONTACT', lenientOrNull(text(limits.emailChars))],
  /** By which ways codes go out. Where none reaches a new contact, a change takes effect at once. */
  channels: ['CHANNEL_LIST', list(word(channels))],
  sessions: ['SESSION_LIST', list(OwnSession())],
}))
export type Account = z.output<ReturnType<typeof Account>>

/** The token of the session that takes the place of the caller's own; null: the caller's session goes on. */
export const renewed = lazy(() => ({ token: ['TOKEN', nullable(z.string())] }))

/** A change of the way into an account, as anyone who got the message about it may see it. */
export const AccountChange = record(() => ({
  kind: ['CHANGE_KIND', word(accountChangeKinds)],
  at: ['CHANGE_DATE', Moment],
  until: ['CHANGE_UNDO_UNTIL_DATE', Moment],
  /** false: it was undone, or its time has passed. */
  open: ['CHANGE_ISOPEN', Flag],
  /** The contact that took the place of another, masked; null: it is no contact, or this backend does not say. */
  to: ['CHANGE_CONTACT', lenientOrNull(text(limits.emailChars))],
  /** The one that it took the place of, which comes back; null as above, or there was none. */
  from: ['CHANGE_CONTACT_BEFORE', lenientOrNull(text(limits.emailChars))],
}))
export type AccountChange = z.output<ReturnType<typeof AccountChange>>

/** Ours, all of it: the customer's own account. */
export const account = {
  find: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /customer/account',
    output: Account,
  }),
  rename: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-name',
    input: () => wire({ name: ['CUSTOMER_NAME', typed(3, limits.personNameChars)] }),
  }),
  /** A new e-mail or number: it waits for the code that goes there; where none can, it counts at once. */
  changeContact: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-contact',
    input: record(() => ({
      kind: ['CONTACT_KIND', z.enum(contactKinds)],
      value: ['CONTACT_VALUE', typed(5, limits.emailChars)],
      ...confirmation(),
    })),
    output: () => wire({ waits: ['CODE_ISSENT', Flag], ...renewed() }),
  }),
  /** Another code to the contact that waits; without one, a first code to the present contact, to verify it. */
  sendContactCode: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-contact-code',
    input: () => wire({ kind: ['CONTACT_KIND', z.enum(contactKinds)] }),
  }),
  /** The code that went to the new contact, which `changeContact` has confirmed. */
  confirmContact: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-contact-confirm',
    input: () => wire({ code: ['CODE', Digits] }),
    output: () => wire(renewed()),
  }),
  cancelContact: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-contact-cancel',
  }),
  /** Every session ends, and the caller gets a new one. */
  changePassword: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-password',
    input: record(() => ({
      ...confirmation(),
      /** The password until now, if the change is confirmed by it. */
      oldPassword: ['CUSTOMER_OLD_PASSWORD', nullable(Password)],
      password: ['CUSTOMER_PASSWORD', Password],
    })),
    output: () => wire(renewed()),
  }),
  /** Confirms ahead: for some minutes the ticket confirms what the same session does. */
  confirm: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-confirm',
    confirms: true,
    input: () => wire(confirmation()),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /** Sends a code to the account's contact, which confirms in the place of the password. */
  askCode: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-code',
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /** One of the caller's own; any other, and one that has ended, is as if it had just been ended. */
  endSession: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-session-end',
    input: () => wire({ session: ['SESSION_ID', Code] }),
  }),
  /** This one too. */
  endSessions: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-sessions-end',
  }),
  setMarketing: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-marketing',
    input: () => wire({ granted: ['MARKETING_ACCEPTED', Flag] }),
  }),
  setPhoto: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-photo',
    input: () => wire({ fileId: ['FILE_ID', Code] }),
  }),
  removePhoto: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-photo-delete',
  }),
  /** What the link of a message about a changed account would undo. */
  findChange: endpoint({
    ...read,
    access: 'public',
    upstream: 'GET /customer/account-change/:CHANGE_TOKEN',
    input: () => wire({ token: ['CHANGE_TOKEN', text(limits.tokenChars)] }),
    output: AccountChange,
  }),
  /** Undoes it and what was changed after it. Every session ends, and the next sign-in is by a code. */
  undoChange: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /customer/account-change-undo',
    input: () => wire({ token: ['CHANGE_TOKEN', text(limits.tokenChars)] }),
  }),
  /** Everything the shop holds about them, as JSON. */
  export: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/account-export',
    confirms: true,
    input: () => wire(confirmation()),
    output: () => wire({ json: ['EXPORT_JSON', z.string()] }),
  }),
  remove: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/account-delete',
    input: () => wire(confirmation()),
  }),
}
