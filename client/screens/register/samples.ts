import { messageOf } from '#shared/text/errors.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { everywhere } from '#client/samples/countries.ts'
import type { RegisterData } from './page.tsx'

const data: RegisterData = {
  next: null,
  offered: true,
  at: Date.parse('2026-11-20T07:00:00.000Z'),
  google: true,
  countries: everywhere,
  ticket: null,
  sent: null,
  outbox: null,
  humanCheck: null,
  known: null,
  codeBy: 'WhatsApp',
}
export const registerSamples: Readonly<Record<string, RegisterData>> = {
  empty: data,
  toCheckout: { ...data, next: '/order/checkout?SALE_ID=S-261120-0007' },
  humanCheck: { ...data, humanCheck: '0x4AAAAAAAcontoh' },
  passwordOnly: { ...data, google: false },
  fromOrder: {
    ...data,
    next: '/order/track/contoh.token',
    known: { name: 'Siti Rahmawati', phone: '+6281234567890', email: '' },
  },
  code: {
    ...data,
    ticket: 'tiket-contoh',
    sent: { way: 'whatsapp', to: 'lewat WhatsApp ke 08••••••5571', other: 'sms' },
    outbox: '/dev/kotak-keluar',
  },
  noAccounts: { ...data, offered: false },
  abroad: { ...data, countries: { ...everywhere, home: 'MY' } },
  longestCode: { ...data, countries: { only: ['TL', 'ID'], except: ['ID'], home: 'TL' } },
}
const typed = { name: 'Siti Rahmawati', phone: '0812', email: 'siti@contoh', terms: '1' }
const full = { ...typed, phone: '081234567890' }
export const registerRefusals: Refusals<RegisterData> = {
  fields: {
    data,
    refusal: refusal('register', 'input_invalid', {
      fields: {
        phone: messageOf('phone_too_short'),
        email: messageOf('email_invalid'),
        password: messageOf('password_short'),
      },
      values: typed,
    }),
  },
  terms: {
    data,
    refusal: refusal('register', 'terms_needed', { at: 'terms', values: { name: full.name, phone: full.phone } }),
  },
  country: {
    data,
    refusal: refusal('register', 'phone_country', {
      at: 'phone',
      values: { ...typed, country: 'MY', phone: '012-345 6789' },
    }),
  },
  exists: { data, refusal: refusal('register', 'account_exists', { values: full }) },
}
