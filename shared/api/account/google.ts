import { z } from 'zod'
import { Code, Flag, nullable, text, typed } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { renewed } from './account.ts'
import { confirmation } from './confirmation.ts'
import { SignedIn } from './customer.ts'
import { cartChange, change, endpoint, read, record, wire } from '#shared/api/contract/endpoint.ts'
import { lazy } from '#shared/lazy.ts'

/** What the provider's way back brings: the state this visitor left with, and the code of what was found out. */
const back = lazy(() => ({ state: ['STATE', text(limits.stateChars)], code: ['CODE', text(limits.idChars)] }))

/** link: for the signed-in customer · confirm: the customer shows once more who they are. */
export const googlePurposes = ['login', 'link', 'confirm'] as const

/** Ours: signing in by Google, through the one callback host of the platform. */
export const google = {
  find: endpoint({
    ...read,
    access: 'public',
    answeredBy: 'worker',
    upstream: 'GET /customer/google',
    output: () => wire({ offered: ['IS_OFFERED', Flag] }),
  }),
  /** Where the shopper goes; it carries the state in its query. */
  begin: endpoint({
    ...change,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/google-begin',
    input: record(() => ({
      purpose: ['PURPOSE', z.enum(googlePurposes)],
      next: ['NEXT', nullable(text(limits.nextChars))],
    })),
    output: () => wire({ to: ['URL', text(limits.urlBytes)] }),
  }),
  /** Who came back; reading it changes nothing. */
  peek: endpoint({
    ...read,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/google-peek',
    input: () => wire(back()),
    output: record(() => ({
      known: ['IS_KNOWN', Flag],
      name: ['CUSTOMER_NAME', text(limits.nameChars)],
      email: ['CUSTOMER_EMAIL', nullable(text(limits.emailChars))],
    })),
  }),
  /** Signs in who is known; who is not gives a phone number and agrees to the terms. */
  login: endpoint({
    ...cartChange,
    access: 'visitor',
    answeredBy: 'worker',
    upstream: 'POST /customer/google-login',
    input: record(() => ({
      ...back(),
      phone: ['CUSTOMER_PHONE', nullable(typed(5, limits.phoneInputMax))],
      terms: ['TERMS_ACCEPTED', Flag],
      marketing: ['MARKETING_ACCEPTED', Flag],
    })),
    output: SignedIn,
  }),
  link: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/google-link',
    input: () => wire({ state: back().state, googleCode: ['GOOGLE_CODE', text(limits.idChars)], ...confirmation() }),
    output: () => wire(renewed()),
  }),
  /** Never the last way into the account. */
  unlink: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/google-unlink',
    input: () => wire(confirmation()),
    output: () => wire(renewed()),
  }),
  /** The linked Google account came back, which confirms like a password: the ticket is that of `account.confirm`. */
  confirm: endpoint({
    ...change,
    access: 'customer',
    answeredBy: 'worker',
    upstream: 'POST /customer/google-confirm',
    input: () => wire(back()),
    output: () => wire({ ticket: ['CODE_TICKET', Code] }),
  }),
  /** The Google account of the customer; null: none is linked. */
  mine: endpoint({
    ...read,
    access: 'customer',
    upstream: 'GET /customer/google-link',
    output: () => wire({ email: ['GOOGLE_EMAIL', nullable(text(limits.emailChars))], linked: ['IS_LINKED', Flag] }),
  }),
}
