import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import type { Refusal } from '#client/app/page/page.ts'
import type { LoginData } from './page.tsx'

const data: LoginData = {
  next: null,
  offered: true,
  at: Date.parse('2026-11-20T07:00:00.000Z'),
  codes: true,
  google: true,
  passkeys: true,
  humanCheck: null,
}

export const loginSamples: Readonly<Record<string, LoginData>> = {
  empty: data,
  toCheckout: { ...data, next: '/order/checkout?SALE_ID=S-261120-0007' },
  passwordOnly: { ...data, codes: false, google: false, passkeys: false },
  humanCheck: { ...data, humanCheck: '0x4AAAAAAAcontoh' },
  noAccounts: { ...data, offered: false },
}
type Refusals = Readonly<Record<string, { data: LoginData; refusal: Refusal }>>
const refused = (
  action: string,
  message: string,
  fields: Record<string, string> = {},
  values: Record<string, string> = {},
) => ({
  data,
  refusal: { action, status: 422, message, fields, values },
})

export const loginRefusals: Refusals = {
  wrong: refused('login', messageOf('login_wrong'), {}, { login: '081234567890' }),
  fields: refused('login', messageOf('input_invalid'), { login: text.required, password: text.required }),
  tooMany: refused('login', messageOf('too_many', { minutes: 15 }), {}, { login: '081234567890' }),
  noToken: refused('login', text.tokenUndefined, {}, { login: 'siti@contoh.id' }),
}
