import { confirms } from '#client/samples/confirms.ts'
import type { Account } from '#shared/api/account/account.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { everywhere } from '#client/samples/countries.ts'
import type { ProfileEditData } from './page.tsx'

const me = { name: 'Siti Rahmawati', email: 'siti.rahma@contoh.id', phone: '+6281234567890' }
const account: Account = {
  emailVerified: false,
  phoneVerified: true,
  photo: false,
  marketing: true,
  consents: [
    { purpose: 'marketing', version: '2026-11', granted: true, at: '2026-11-02T03:00:00.000Z' },
    { purpose: 'terms', version: '2026-11', granted: true, at: '2026-11-01T03:00:00.000Z' },
  ],
  change: null,
  password: true,
  confirmed: false,
  codeContact: '08••••••7890',
  givesUp: rupiah(12_500),
  channels: ['email', 'whatsapp', 'sms'],
  sessions: [
    { id: 's-1', device: 'Chrome di Android', usedAt: '2026-11-20T07:00:00.000Z', current: true },
    { id: 's-2', device: 'Safari di iPhone', usedAt: '2026-11-18T01:30:00.000Z', current: false },
    { id: 's-3', device: '', usedAt: null, current: false },
  ],
}
const passkeys: ProfileEditData['passkeys'] = [
  {
    id: 'k-1',
    name: 'Chrome di Android',
    at: '2026-11-01T03:00:00.000Z',
    usedAt: '2026-11-20T07:00:00.000Z',
    backedUp: true,
  },
  { id: 'k-2', name: 'Laptop kantor', at: '2026-11-18T03:00:00.000Z', usedAt: null, backedUp: false },
]
const data: ProfileEditData = { me, account, confirms, passkeys, countries: everywhere, google: true }
const byGoogle: ProfileEditData = {
  ...data,
  account: { ...account, password: false, emailVerified: true },
  confirms: { ...confirms, password: false, google: true },
}
const confirmed = (from: ProfileEditData, wanted: string, proven: boolean): ProfileEditData => ({
  ...from,
  confirms: {
    ...from.confirms,
    confirming: { wanted, ticket: 'tiket-contoh', proven },
    outbox: proven ? null : '/dev/kotak-keluar',
  },
})

export const profileEditSamples: Readonly<Record<string, ProfileEditData>> = {
  all: data,
  confirmed: { ...data, confirms: { ...confirms, confirmed: true } },
  bare: {
    me: { name: '', email: null, phone: null },
    account: { ...account, phoneVerified: false, marketing: false, consents: [], sessions: [] },
    confirms,
    passkeys: [],
    countries: everywhere,
    google: false,
  },
  withoutMessenger: { ...data, account: { ...account, channels: [] }, confirms: { ...confirms, codes: false } },
  waitingForCode: {
    ...data,
    account: { ...account, change: { kind: 'phone', value: '+6281398765432' } },
    confirms: { ...confirms, outbox: '/dev/kotak-keluar' },
  },
  waitingForMail: {
    ...data,
    account: {
      ...account,
      change: { kind: 'email', value: 'raden.ajeng.siti.nurhalizah.kusumaningtyas@perusahaan-keluarga.co.id' },
    },
  },
  abroad: { ...data, me: { ...me, phone: '+60123456789' } },
  withoutPassword: byGoogle,
  firstPassword: confirmed(byGoogle, 'sandi', false),
  emailByCode: confirmed(data, 'ubah-email', false),
  passkeyByCode: confirmed(byGoogle, 'hapus-passkey-k-2', false),
  dataReady: confirmed(byGoogle, 'data', true),
  lastCode: confirmed(byGoogle, 'hapus', false),
  unchangeable: { ...data, account: null },
}

const waiting = profileEditSamples['waitingForCode'] ?? data
export const profileEditRefusals: Refusals<ProfileEditData> = {
  photo: { data, refusal: refusal('setPhoto', 'photo_kind', { at: 'file' }) },
  name: { data, refusal: refusal('rename', 'input_invalid', { fields: { name: text.required } }) },
  taken: { data, refusal: refusal('changePhone', 'contact_taken', { at: 'value' }) },
  code: { data: waiting, refusal: refusal('confirmContact', 'code_wrong', { at: 'code' }) },
  marketing: { data, refusal: refusal('setMarketing', 'bad_request') },
  password: { data, refusal: refusal('changePassword', 'password_wrong', { at: 'oldPassword' }) },
  passkey: {
    data,
    refusal: refusal('removePasskey', 'password_wrong', { at: 'password', values: { id: 'k-2' } }),
  },
  orders: { data, refusal: refusal('removeAccount', 'account_orders', { details: { count: 2 } }) },
  money: { data, refusal: refusal('removeAccount', 'account_money', { details: { amount: 125_000 } }) },
}
