interface ShippingVoucher {
  forShipping: boolean
  /** `amount` is in percent, else in rupiah. */
  percentage: boolean
  amount: number
}
/** Whether a voucher pays shipping wholly, up to its amount or its maximum: not a part of each price. */
export const paysShippingWholly = ({ forShipping, percentage, amount }: ShippingVoucher): boolean =>
  forShipping && (!percentage || amount === 100)
