import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { LoginData } from './page.tsx'

const data: LoginData = {
  next: null,
  goods: null,
  offered: true,
  at: Date.parse('2026-11-20T07:00:00.000Z'),
  codes: ['email', 'whatsapp', 'sms'],
  google: true,
  passkeys: true,
  humanCheck: null,
}

export const loginSamples: Readonly<Record<string, LoginData>> = {
  empty: data,
  toCheckout: { ...data, next: '/order/checkout?SALE_ID=S-261120-0007' },
  forNews: { ...data, next: '/product/kemeja-kawung?varian=V-1', goods: 'Kemeja Batik Kawung' },
  passwordOnly: { ...data, codes: [], google: false, passkeys: false },
  humanCheck: { ...data, humanCheck: '0x4AAAAAAAcontoh' },
  noAccounts: { ...data, offered: false },
}
const values = { login: '081234567890' }
export const loginRefusals: Refusals<LoginData> = {
  wrong: { data, refusal: refusal('login', 'login_wrong', { at: 'password', values }) },
  fields: {
    data,
    refusal: refusal('login', 'input_invalid', { fields: { login: text.required, password: text.required } }),
  },
  tooMany: { data, refusal: refusal('login', 'too_many', { details: { minutes: 15 }, values }) },
  noToken: {
    data,
    refusal: refusal('login', 'input_invalid', { message: text.tokenUndefined, values: { login: 'siti@contoh.id' } }),
  },
}
