import { confirms } from '#client/samples/confirms.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
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

const values = { phone: '0812' }
export const googleRefusals: Refusals<GoogleData> = {
  phone: { data: register, refusal: refusal('register', 'phone_too_short', { at: 'phone', values }) },
  terms: { data: register, refusal: refusal('register', 'terms_needed', { at: 'terms', values }) },
  emailTaken: { data: register, refusal: refusal('register', 'google_email_taken', { values }) },
  spent: { data: { step: 'finish' }, refusal: refusal('finish', 'google_failed', { values }) },
}
