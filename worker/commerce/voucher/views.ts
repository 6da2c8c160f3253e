import type { AppliedVoucher, Voucher, VoucherOffer } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { sentence } from '#shared/text/errors.ts'
import type { MeasuredOffer } from './ranking.ts'
import type { VoucherRow } from './tables.ts'
import type { OrderVoucherRow } from './store.ts'

const rupiahOrNull = (amount: number | null) => (amount === null ? null : rupiah(amount))

export const voucherView = ({
  id,
  code,
  title,
  description,
  endsAt,
  cashback,
  percentage,
  amount,
  maximum,
  minimum,
  forShipping,
}: VoucherRow): Voucher => ({
  id,
  code,
  title,
  description,
  endsAt: endsAt?.toISOString() ?? null,
  cashback,
  percentage,
  amount: rupiah(amount),
  maximum: rupiahOrNull(maximum),
  minimum: rupiah(minimum),
  forShipping,
})

export const offerView = (
  { voucher, saving, problem, missing, claimed }: MeasuredOffer,
  chosen: boolean,
): VoucherOffer => ({
  voucher: voucherView(voucher),
  saving: rupiah(saving),
  usable: problem === null,
  reason: problem ? sentence(problem) : '',
  missing: rupiahOrNull(missing),
  claimed,
  chosen,
})

/** Only the vouchers that count in a checkout or an order. */
export const appliedView = (rows: readonly OrderVoucherRow[]): AppliedVoucher[] =>
  rows
    .filter(({ state }) => state !== 'DROPPED')
    .map(({ code, title, saving, cashback, kind }) => ({
      code,
      title,
      saving: rupiah(saving),
      cashback,
      forShipping: kind === 'shipping',
    }))
