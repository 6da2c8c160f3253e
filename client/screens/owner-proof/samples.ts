import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { orderId } from '#client/samples/bills.ts'
import { goods, usualCharges } from '#client/samples/orders.ts'
import { checkoutSums } from '#client/samples/sums.ts'
import type { OwnerProofData } from './page.tsx'

const data: OwnerProofData = {
  orderId,
  wanted: true,
  confirms: {
    password: true,
    codes: true,
    codeContact: '08••••••7890',
    google: true,
    passkeys: false,
    confirming: null,
    confirmed: false,
    outbox: null,
  },
  vendor: 'midtrans',
  ...checkoutSums(goods, { ...usualCharges, wallet: 50_000 }),
  vouchers: [],
  key: 'contoh-kunci',
}
const byCode = (proven: boolean): OwnerProofData => ({
  ...data,
  confirms: { ...data.confirms, confirming: { wanted: 'pemilik', ticket: 'tiket-contoh', proven } },
})

export const ownerProofSamples: Readonly<Record<string, OwnerProofData>> = {
  wanted: data,
  codeSent: byCode(false),
  google: byCode(true),
  withoutPassword: { ...data, confirms: { ...data.confirms, password: false } },
  noWay: { ...data, confirms: { ...data.confirms, password: false, codes: false, google: false } },
  confirmed: { ...data, wanted: false },
  transfer: { ...data, wanted: false, vendor: 'manual' },
}

export const ownerProofRefusals: Refusals<OwnerProofData> = {
  wrong: { data, refusal: refusal('confirm', 'password_wrong', { at: 'password' }) },
  raised: {
    data: { ...data, wanted: false },
    refusal: refusal('confirm', 'price_changed', { status: 409, details: { total: 368_000 } }),
  },
}
