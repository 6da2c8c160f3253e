import type { VoucherOffer } from '#shared/api/goods/voucher.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { DiscountData } from './page.tsx'
import { limits } from '#shared/limits.ts'
import { inDays } from '#client/samples/clock.ts'
import { oddVouchers, sampleVouchers, voucher } from '#client/samples/vouchers.ts'

const offer: VoucherOffer = {
  voucher: voucher,
  saving: rupiah(18_900),
  usable: true,
  reason: '',
  missing: null,
  claimed: false,
  chosen: true,
}
const kept: DiscountData = {
  code: voucher.code,
  voucher,
  kept: true,
  keptUntil: inDays(limits.voucherKeptDays),
  problem: '',
  offer: null,
}
const short = {
  ...offer,
  saving: rupiah(0),
  usable: false,
  reason: 'Tambah Rp 55.000 lagi untuk memakai voucher ini',
  missing: rupiah(55_000),
}
const [, shipping = voucher, cashback = voucher] = sampleVouchers
const [, odd = voucher] = oddVouchers

export const discountSamples: Readonly<Record<string, DiscountData>> = {
  kept: kept,
  qualifies: { ...kept, offer },
  tooLittle: { ...kept, offer: short },
  freeShipping: {
    ...kept,
    voucher: shipping,
    code: shipping.code,
    offer: { ...offer, voucher: shipping, saving: rupiah(0) },
  },
  cashback: {
    ...kept,
    voucher: cashback,
    code: cashback.code,
    offer: { ...offer, voucher: cashback, saving: rupiah(9_450) },
  },
  notKept: { ...kept, kept: false, keptUntil: null },
  usedUp: { ...kept, kept: false, keptUntil: null, problem: 'Kuota voucher habis' },
  odd: { ...kept, voucher: odd, code: odd.code, offer: { ...short, voucher: odd } },
  unknown: {
    ...kept,
    code: 'SALAHKETIK',
    voucher: null,
    kept: false,
    keptUntil: null,
    problem: 'Voucher tidak berlaku.',
  },
  expired: {
    ...kept,
    code: 'OKTOBERCERIA',
    voucher: null,
    kept: false,
    keptUntil: null,
    problem: 'Voucher sudah kedaluwarsa',
  },
}
