import { messageOf } from '#shared/text/errors.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { everywhere } from '#client/samples/countries.ts'
import type { RegisterData } from './page.tsx'

const data: RegisterData = {
  next: null,
  offered: true,
  at: Date.parse('2026-11-20T07:00:00.000Z'),
  google: true,
  countries: everywhere,
  ticket: null,
  outbox: null,
  humanCheck: null,
}
export const registerSamples: Readonly<Record<string, RegisterData>> = {
  empty: data,
  toCheckout: { ...data, next: '/order/checkout?SALE_ID=S-261120-0007' },
  humanCheck: { ...data, humanCheck: '0x4AAAAAAAcontoh' },
  passwordOnly: { ...data, google: false },
  code: { ...data, ticket: 'tiket-contoh', outbox: '/dev/kotak-keluar' },
  noAccounts: { ...data, offered: false },
  abroad: { ...data, countries: { ...everywhere, home: 'MY' } },
  longestCode: { ...data, countries: { only: ['TL', 'ID'], except: ['ID'], home: 'TL' } },
}
const typed = { name: 'Siti Rahmawati', phone: '0812', email: 'siti@contoh', terms: '1' }
const refused = (message: string, fields: Record<string, string>, values: Record<string, string>) => ({
  data,
  refusal: { action: 'register', status: 422, message, fields, values },
})

export const registerRefusals: Readonly<Record<string, { data: RegisterData; refusal: Refusal }>> = {
  fields: refused(
    messageOf('input_invalid'),
    { phone: messageOf('phone_too_short'), email: messageOf('email_invalid'), password: messageOf('password_short') },
    typed,
  ),
  terms: refused(
    messageOf('terms_needed'),
    { terms: messageOf('terms_needed') },
    { name: typed.name, phone: '081234567890' },
  ),
  country: refused(
    messageOf('phone_country'),
    { phone: messageOf('phone_country') },
    { ...typed, country: 'MY', phone: '012-345 6789' },
  ),
  exists: refused(messageOf('account_exists'), {}, { ...typed, phone: '081234567890' }),
}
