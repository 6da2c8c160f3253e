import type { Voucher } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { sampleNow } from '#client/samples/clock.ts'
import { oddVouchers, sampleVouchers } from '#client/samples/vouchers.ts'
import { voucherValue } from '#shared/order/voucher-value.ts'
import { inOrder } from './order.ts'
import type { VouchersData } from './page.tsx'

/** What is in the cart. */
const goods = 225_000
/** The one that saves most is taken by itself. */
const best = (vouchers: readonly Voucher[]) =>
  vouchers
    .filter(({ forShipping, cashback, minimum }) => !forShipping && !cashback && minimum <= goods)
    .toSorted((a, b) => voucherValue(b, goods) - voucherValue(a, goods))[0]
const offer = (voucher: Voucher, place: number, chosen: boolean) => ({
  voucher,
  chosen,
  claimed: place === 2,
  usable: voucher.minimum <= goods,
  missing: voucher.minimum > goods ? rupiah(voucher.minimum - goods) : null,
})

/** The last voucher of a list has three days left. */
const shown = (vouchers: readonly Voucher[]): VouchersData => ({
  offers: inOrder(
    vouchers.map((voucher, place) =>
      offer(
        place === vouchers.length - 1 ? { ...voucher, endsAt: '2026-11-23T16:59:59.999Z' } : voucher,
        place,
        voucher === best(vouchers),
      ),
    ),
  ),
  now: sampleNow,
})

export const voucherSamples: Readonly<Record<string, VouchersData>> = {
  some: shown(sampleVouchers),
  odd: shown(oddVouchers),
  empty: shown([]),
  absent: null,
}
