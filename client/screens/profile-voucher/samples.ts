import type { Voucher } from '#shared/api/goods/voucher.ts'
import { oddVouchers, sampleVouchers } from '#client/samples/vouchers.ts'
import type { VouchersData } from './page.tsx'

const offer = (voucher: Voucher, place: number) => ({
  voucher,
  chosen: place === 0,
  claimed: place === 1,
  usable: place < 2,
})

export const voucherSamples: Readonly<Record<string, VouchersData>> = {
  some: sampleVouchers.map(offer),
  odd: oddVouchers.map(offer),
  empty: [],
  absent: null,
}
