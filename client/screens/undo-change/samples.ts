import type { AccountChange } from '#shared/api/account/account.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'

const change: AccountChange = {
  kind: 'phone',
  at: '2026-11-20T07:00:00.000Z',
  until: '2026-11-23T07:00:00.000Z',
  open: true,
  to: '08••••••4432',
  from: '08••••••7890',
}
export const undoSamples: Readonly<Record<string, AccountChange>> = {
  phone: change,
  google: { ...change, kind: 'google', to: null, from: null },
  address: { ...change, kind: 'address', to: null, from: null },
  over: { ...change, kind: 'bank_account', open: false, to: null, from: null },
}
export const undoRefusals: Refusals<AccountChange> = {
  closed: { data: { ...change, open: false }, refusal: refusal('undo', 'change_closed', { status: 409 }) },
}
