import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { ByCodeData } from './page.tsx'

const data: ByCodeData = {
  next: null,
  at: Date.parse('2026-11-20T07:00:00.000Z'),
  ways: ['email', 'whatsapp', 'sms'],
  ticket: null,
  account: null,
  way: null,
  outbox: null,
  humanCheck: null,
}
const asked: ByCodeData = { ...data, ticket: 'tiket-contoh', account: '08••••••7890', way: 'whatsapp' }

export const byCodeSamples: Readonly<Record<string, ByCodeData>> = {
  empty: data,
  mailOnly: { ...data, ways: ['email'] },
  asked,
  askedByMail: { ...asked, account: 's•••@contoh.id', way: 'email' },
  askedElsewhere: { ...asked, way: null },
  askedInDemo: { ...asked, outbox: '/dev/kotak-keluar' },
}

const login = { login: 'siti' }
export const enterRefusals: Refusals<ByCodeData> = {
  unreadable: { data, refusal: refusal('ask', 'login_unreadable', { at: 'login', values: login }) },
  missing: { data, refusal: refusal('ask', 'input_invalid', { fields: { login: text.required }, values: login }) },
  tooMany: { data, refusal: refusal('ask', 'too_many', { details: { minutes: 42 }, values: login }) },
  wrong: { data: asked, refusal: refusal('enter', 'code_wrong', { at: 'code' }) },
  expired: { data: asked, refusal: refusal('enter', 'code_expired', { at: 'code' }) },
  wait: { data: asked, refusal: refusal('again', 'code_wait', { details: { seconds: 41 } }) },
}
export const passwordRefusals: Refusals<ByCodeData> = {
  ...enterRefusals,
  common: { data: asked, refusal: refusal('enter', 'password_common', { at: 'password' }) },
}
