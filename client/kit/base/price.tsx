import type { ReactNode } from 'react'
import { discountPercent, formatRupiah } from '#shared/format/money.ts'
import * as dom from '#client/app/dom-names.ts'
import { keptWhole } from './kept-whole.tsx'

/** A sentence whose amounts never break across lines: 'Rp 20.000' reads as one word. */
export const withAmounts = (sentence: string): ReactNode[] => keptWhole(sentence, /(-?Rp [\d.]*\d)/)

interface PriceProps {
  price: number
  /** The price to strike through; one that is not above `price` means no discount. */
  fullPrice?: number | null
  /** Whether other variants cost more. */
  from?: boolean
  /** It is that of a flash sale. */
  flash?: boolean
}

interface WithVoucherProps {
  of: { voucherPrice: number | null; firstVoucherPrice: number | null }
  /** There is room for whole words. A card has one line, also on a phone of 360 px. */
  wide?: boolean
  className?: string
}
/**
 * What it comes down to with the voucher that the cart will use: of a guest that may be one for first orders. Who is
 * signed in reads what holds for everybody.
 */
export function WithVoucher({ of: { voucherPrice, firstVoucherPrice }, wide = false, className }: WithVoucherProps) {
  const forAll = voucherPrice === null ? '' : `${formatRupiah(voucherPrice)} ${wide ? 'dengan' : 'dgn'} voucher`
  if (firstVoucherPrice === null) return forAll === '' ? null : <small className={className}>{forAll}</small>
  return (
    <small className={className} {...dom.mark(dom.signedInMark, forAll)}>
      {`${formatRupiah(firstVoucherPrice)} ${wide ? 'dengan voucher ' : ''}pembeli baru`}
    </small>
  )
}

/** Before the price of several variants that differ. */
export const From = () => <span className="text-xs text-muted">Mulai</span>

/** What it cost before, for who does not see the line through it, too. */
export const Struck = ({ price }: { price: number | null }) => (
  <s className="text-hint">
    <span className="sr-only">Harga semula </span>
    {formatRupiah(price)}
  </s>
)

/** The struck price and its percentage, which stay together. */
export const Discount = ({ percent, of }: { percent: number; of: number | null }) => (
  <span className="inline-flex items-baseline gap-1 text-xs whitespace-nowrap">
    <Struck price={of} />
    <span className="font-semibold text-danger">−{percent}%</span>
  </span>
)

/** The price. The amount never breaks; the struck price and its percentage may move to the next line together. */
export function Price({ price, fullPrice = null, from = false, flash = false }: PriceProps) {
  const percent = discountPercent(price, fullPrice)
  return (
    <p className="price flex flex-wrap items-baseline gap-x-1.5">
      {from ? <From /> : null}
      <strong className={`text-md font-bold whitespace-nowrap ${flash ? 'text-danger' : ''}`}>
        {formatRupiah(price)}
      </strong>
      {percent === null ? null : <Discount percent={percent} of={fullPrice} />}
    </p>
  )
}
