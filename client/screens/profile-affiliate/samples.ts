import type { Commission } from '#shared/api/account/affiliate.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import type { AffiliateData } from './page.tsx'
import { inDays, inHours } from '#client/samples/clock.ts'
import { newAccount, oldAccount } from '#client/samples/wallet.ts'

const programme = {
  code: 'K7PXM2QD',
  percent: 5,
  maximum: rupiah(50_000),
  clicks: 1_284,
  orders: 17,
  pending: rupiah(36_450),
  ready: rupiah(212_000),
  minimum: rupiah(50_000),
  fee: rupiah(2_500),
  opensAt: null,
}
const came = (
  status: Commission['status'],
  base: number,
  daysAgo: number,
  readyAt: string | null = null,
): Commission => ({
  status,
  base: rupiah(base),
  amount: rupiah(Math.min(Math.floor((base * programme.percent) / 100), programme.maximum)),
  at: inHours(-24 * daysAgo - 1.5),
  readyAt,
})
const rows = [
  came('PENDING', 250_000, 1),
  came('PENDING', 479_000, 5, inDays(4)),
  came('REVERSED', 99_000, 8),
  ...[850_000, 289_000, 425_000, 310_000, 189_000, 219_000, 634_000, 165_000, 378_000].map((base, place) =>
    came('READY', base, 11 + 4 * place),
  ),
]
const orders = { rows, index: 0, size: 12, total: programme.orders }
const none = { rows: [], index: 0, size: 12, total: 0 }
const member: NonNullable<AffiliateData> = { programme, orders, accounts: [oldAccount, newAccount], confirming: null }
const stranger: NonNullable<AffiliateData> = {
  ...member,
  programme: { ...programme, code: null, clicks: 0, orders: 0, pending: rupiah(0), ready: rupiah(0) },
  orders: none,
}
const confirming = {
  account: oldAccount,
  amount: 200_000,
  ticket: 'tiket-contoh',
  key: '00000000-0000-4000-8000-000000000000',
}

export const affiliateSamples: Readonly<Record<string, AffiliateData>> = {
  member,
  new: { ...member, programme: { ...stranger.programme, code: 'K7PXM2QD' }, orders: none, accounts: [] },
  joining: stranger,
  unbound: { ...stranger, programme: { ...stranger.programme, maximum: null } },
  pages: { ...member, programme: { ...programme, orders: 40 }, orders: { ...orders, index: 1, total: 40 } },
  confirming: { ...member, confirming },
  closed: null,
}
export const affiliateRefusals: Refusals<AffiliateData> = {
  terms: { data: stranger, refusal: refusal('join', 'affiliate_terms', { at: 'terms' }) },
  small: {
    data: member,
    refusal: refusal('askWithdrawal', 'withdrawal_small', { details: { min: 50_000 }, values: { amount: '20.000' } }),
  },
}
