import { z } from 'zod'
import {
  Code,
  CustomerId,
  Flag,
  HumanToken,
  nullable,
  lenientOrNull,
  OrderId,
  withDefault,
  text,
  typed,
  textOrNumber,
} from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { Digits } from './code.ts'
import { phoneChannels } from './message.ts'
import {
  cartChange,
  change,
  endpoint,
  extension,
  read,
  record,
  specified,
  wire,
} from '#shared/api/contract/endpoint.ts'
import { onWire } from '#shared/api/contract/shapes.ts'
import { lazy } from '#shared/lazy.ts'

const profile = lazy(() => ({
  id: ['CUSTOMER_ID', nullable(CustomerId)],
  branchId: specified('CUSTOMER_BRANCH_ID', nullable(CustomerId)),
  code: specified('CUSTOMER_CODE', withDefault(text(40), '')),
  email: specified('CUSTOMER_EMAIL', nullable(text(limits.emailChars))),
  name: specified('CUSTOMER_NAME', withDefault(text(limits.nameChars), '')),
  phone: specified('CUSTOMER_PHONE', nullable(text(limits.phoneInputMax))),
  type: specified('CUSTOMER_TYPE', withDefault(textOrNumber(), '')),
  typeName: specified('CUSTOMER_TYPE_NAME', withDefault(text(60), '')),
}))
export const Customer = record(profile)
export type Customer = z.output<ReturnType<typeof Customer>>
/** What is no text is still an answer with a token: one that cannot be read. */
const Token = () => onWire(z.codec(z.unknown(), z.string(), { decode: String, encode: (v) => v }), z.string())
/** TOKEN may be missing in an answer; that is 'Token is undefined', not a session. */
const signedIn = () =>
  ({
    ...profile(),
    token: specified('TOKEN', nullable(Token())),
    /** The key by which this browser is known from now on. */
    device: ['DEVICE_KEY', lenientOrNull(text(limits.idChars))],
  }) as const
export const SignedIn = record(signedIn)

/** A registration waits for the code that went to its contact; a backend that opens the account at once has none. */
const Registered = record(() => ({ ...signedIn(), ticket: ['CODE_TICKET', lenientOrNull(Code)] }))
/** `former`: the contact had an account already, whose password stays as it was. */
const Entered = record(() => ({ ...signedIn(), former: ['ACCOUNT_ISFORMER', withDefault(Flag, false)] }))

const Password = text(limits.passwordMax * 4)

export const customer = {
  register: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/register',
    input: record(() => ({
      name: ['CUSTOMER_NAME', typed(3, limits.personNameChars)],
      email: ['CUSTOMER_EMAIL', nullable(typed(5, limits.emailChars))],
      phone: ['CUSTOMER_PHONE', typed(5, limits.phoneInputMax)],
      password: ['CUSTOMER_PASSWORD', Password],
      terms: ['TERMS_ACCEPTED', Flag],
      marketing: ['MARKETING_ACCEPTED', Flag],
      humanToken: extension('HUMAN_CHECK_TOKEN', HumanToken),
    })),
    output: Registered,
  }),
  /** Ours: sends the code that opens an account, without a password, with the number of a guest's paid order. */
  registerByOrder: endpoint({
    ...change,
    access: 'visitor',
    upstream: 'POST /customer/register-order',
    input: record(() => ({ orderId: specified('SALE_ID', OrderId), terms: ['TERMS_ACCEPTED', Flag] })),
    output: record(() => ({
      ticket: ['CODE_TICKET', Code],
      /** Where it went, masked. */
      contact: ['CODE_CONTACT', text(limits.emailChars)],
    })),
  }),
  /** Ours: the code that `register` sent opens the account, or signs in to the one that its contact already has. */
  finishRegistration: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/register-code',
    input: () => wire({ ticket: ['CODE_TICKET', Code], code: ['CODE', Digits] }),
    output: Entered,
  }),
  /** Another code for the same registration. `channel`: another way to its phone; null: the same way. */
  sendRegistrationCode: endpoint({
    ...change,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/register-code-again',
    input: () => wire({ ticket: ['CODE_TICKET', Code], channel: ['CHANNEL', nullable(z.enum(phoneChannels))] }),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  login: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/login',
    input: record(() => ({
      login: ['CUSTOMER_LOGIN', typed(3, limits.emailChars)],
      password: ['CUSTOMER_PASSWORD', Password],
      humanToken: extension('HUMAN_CHECK_TOKEN', HumanToken),
    })),
    output: SignedIn,
  }),
  /** Ours: signs in with a one-time code in place of the password. */
  loginByCode: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/login-by-code',
    input: () => wire({ ticket: ['CODE_TICKET', Code], code: ['CODE', Digits] }),
    output: SignedIn,
  }),
  /** Ours: a new password by a one-time code. Every other session of the account ends. */
  resetPassword: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/reset-password',
    input: record(() => ({
      ticket: ['CODE_TICKET', Code],
      code: ['CODE', Digits],
      password: ['CUSTOMER_PASSWORD', Password],
    })),
    output: SignedIn,
  }),
  logout: endpoint({
    ...cartChange,
    access: 'customer',
    upstream: 'POST /customer/logout',
  }),
  me: endpoint({
    ...read,
    access: 'customer',
    browserApi: 'open',
    upstream: 'GET /customer/me',
    output: Customer,
  }),
}
