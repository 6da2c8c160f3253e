import type { AccountChange } from '#shared/api/account/account.ts'
import { messageOf } from '#shared/text/errors.ts'
import type { Refusal } from '#client/app/page/page.ts'

const change: AccountChange = {
  kind: 'phone',
  at: '2026-11-20T07:00:00.000Z',
  until: '2026-11-23T07:00:00.000Z',
  open: true,
}
export const undoSamples: Readonly<Record<string, AccountChange>> = {
  phone: change,
  google: { ...change, kind: 'google' },
  over: { ...change, kind: 'bank_account', open: false },
}
export const undoRefusals: Readonly<Record<string, { data: AccountChange; refusal: Refusal }>> = {
  closed: {
    data: { ...change, open: false },
    refusal: { action: 'undo', status: 409, message: messageOf('change_closed'), fields: {}, values: {} },
  },
}
