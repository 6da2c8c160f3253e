import { type ErrorCode, messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import type { Refusal } from '#client/app/page/page.ts'
import type { ByCodeData } from './page.tsx'

const data: ByCodeData = {
  next: null,
  at: Date.parse('2026-11-20T07:00:00.000Z'),
  ways: ['email', 'whatsapp', 'sms'],
  ticket: null,
  outbox: null,
  humanCheck: null,
}
const asked: ByCodeData = { ...data, ticket: 'tiket-contoh' }

export const byCodeSamples: Readonly<Record<string, ByCodeData>> = {
  empty: data,
  mailOnly: { ...data, ways: ['email'] },
  asked,
  askedInDemo: { ...asked, outbox: '/dev/kotak-keluar' },
}

type Refusals = Readonly<Record<string, { data: ByCodeData; refusal: Refusal }>>
const refused = (
  action: string,
  code: ErrorCode,
  fields: Record<string, string> = {},
  values: Record<string, string | number> = {},
): Refusals[string] => ({
  data: action === 'ask' ? data : asked,
  refusal: {
    action,
    status: 422,
    message: messageOf(code, values),
    fields,
    values: action === 'ask' ? { login: 'siti' } : {},
  },
})

export const enterRefusals: Refusals = {
  unreadable: refused('ask', 'login_unreadable', { login: messageOf('login_unreadable') }),
  missing: refused('ask', 'input_invalid', { login: text.required }),
  tooMany: refused('ask', 'too_many', {}, { minutes: 42 }),
  wrong: refused('enter', 'code_wrong', { code: messageOf('code_wrong') }),
  expired: refused('enter', 'code_expired', { code: messageOf('code_expired') }),
  wait: refused('again', 'code_wait', {}, { seconds: 41 }),
}
export const passwordRefusals: Refusals = {
  ...enterRefusals,
  common: refused('enter', 'password_common', { password: messageOf('password_common') }),
}
