import type { z } from 'zod'
import {
  Code,
  Flag,
  lenient,
  lenientOrNull,
  Moment,
  nullable,
  text,
  typed,
  withDefault,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { confirmation } from './confirmation.ts'
import { SignedIn } from './customer.ts'
import { cartChange, change, endpoint, list, read, record, wire } from '#shared/api/contract/endpoint.ts'

/** A key on a customer's device that signs them in without a password. */
export const Passkey = record(() => ({
  id: ['PASSKEY_ID', Code],
  name: ['PASSKEY_NAME', lenient(text(limits.personNameChars), '')],
  at: ['PASSKEY_DATE', lenientOrNull(Moment)],
  /** null: never yet. */
  usedAt: ['PASSKEY_USED_DATE', lenientOrNull(Moment)],
  /** Whether a password manager keeps it, so that it survives the loss of the device. */
  backedUp: ['PASSKEY_ISBACKEDUP', withDefault(Flag, false)],
}))
export type Passkey = z.output<ReturnType<typeof Passkey>>

/**
 * What the browser's own functions take and give, as JSON in the words of W3C Web Authentication:
 * PublicKeyCredentialCreationOptionsJSON or PublicKeyCredentialRequestOptionsJSON, and
 * RegistrationResponseJSON or AuthenticationResponseJSON.
 */
const options = ['PASSKEY_OPTIONS', text(limits.passkeyJsonChars)] as const
const credential = ['PASSKEY_CREDENTIAL', text(limits.passkeyJsonChars)] as const

const id = ['PASSKEY_ID', Code] as const
/** Ours: signing in with a passkey. The browser does its part between `begin…` and what follows. */
export const passkey = {
  list: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /customer/passkey',
    output: () => list(Passkey()),
  }),
  /** What the browser needs to make a passkey. The customer confirms here, so `add` asks for nothing more. */
  beginAdd: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    browserApi: 'open',
    upstream: 'POST /customer/passkey-add-begin',
    input: record(() => ({
      ...confirmation(),
      /**
       * What was typed to sign in a moment ago: the browser makes the passkey without asking, if it knows the password
       * of this name. null: it asks.
       */
      login: ['CUSTOMER_LOGIN', nullable(typed(3, limits.emailChars))],
    })),
    output: () => wire({ options }),
  }),
  add: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/passkey-add',
    input: () => wire({ credential }),
  }),
  /** What the browser needs to sign in. Who the shopper is follows only from the passkey they choose. */
  beginLogin: endpoint({
    ...change,
    access: 'visitor',
    answeredBy: 'worker',
    browserApi: 'open',
    upstream: 'POST /customer/passkey-login-begin',
    output: () => wire({ options }),
  }),
  login: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/passkey-login',
    input: () => wire({ credential }),
    output: SignedIn,
  }),
  /** What the browser needs to ask for one of the customer's own passkeys. */
  beginConfirm: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    browserApi: 'open',
    upstream: 'POST /customer/passkey-confirm-begin',
    output: () => wire({ options }),
  }),
  /** One of their passkeys has signed, which confirms like a password: the ticket is that of `account.confirm`. */
  confirm: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    browserApi: 'open',
    upstream: 'POST /customer/passkey-confirm',
    input: () => wire({ credential }),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  rename: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/passkey-name',
    input: () => wire({ id, name: ['PASSKEY_NAME', typed(1, limits.personNameChars)] }),
  }),
  /** The last one too: the password, a code and Google remain. */
  remove: endpoint({
    ...change,
    access: 'customer',
    upstream: 'POST /customer/passkey-delete',
    confirms: true,
    input: () => wire({ id, ...confirmation() }),
  }),
}
