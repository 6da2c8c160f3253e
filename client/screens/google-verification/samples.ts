import { confirms } from '#client/samples/confirms.ts'
import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { everywhere } from '#client/samples/countries.ts'
import type { GoogleData } from './load.ts'

const register: GoogleData = { step: 'register', name: 'Rina Contoh', email: 'rina@contoh.id', countries: everywhere }

/** No sample leads away by itself, so that it can be photographed. */
export const googleSamples: Readonly<Record<string, GoogleData>> = {
  register,
  registerWithoutEmail: { step: 'register', name: 'Pelanggan', email: null, countries: everywhere },
  inApp: { step: 'in-app', address: 'https://batik.example/auth/login' },
  failed: { step: 'failed' },
}
export const googleLinkSamples: Readonly<Record<string, GoogleData>> = {
  unlinked: { step: 'unlinked' },
  linking: { step: 'link', email: 'rina@contoh.id', confirms },
  linked: { step: 'linked', email: 'rina@contoh.id', confirms: { ...confirms, password: false, google: true } },
  inApp: { step: 'in-app', address: 'https://batik.example/profile/google-verification' },
  failed: { step: 'failed' },
}

const refused = (
  data: GoogleData,
  action: string,
  code: ErrorCode,
  fields: Record<string, string> = {},
): { data: GoogleData; refusal: Refusal } => ({
  data,
  refusal: { action, status: 422, message: messageOf(code), fields, values: { phone: '0812' } },
})
export const googleRefusals: Readonly<Record<string, { data: GoogleData; refusal: Refusal }>> = {
  phone: refused(register, 'register', 'phone_too_short', { phone: messageOf('phone_too_short') }),
  terms: refused(register, 'register', 'terms_needed', { terms: messageOf('terms_needed') }),
  emailTaken: refused(register, 'register', 'google_email_taken'),
  spent: refused({ step: 'finish' }, 'finish', 'google_failed'),
}
