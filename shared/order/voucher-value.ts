interface Value {
  /** `amount` is in percent, else in rupiah. */
  percentage: boolean
  amount: number
  /** The most it gives; null: no bound. */
  maximum: number | null
}
/** What a voucher takes off an amount, in whole rupiah rounded down, and never more than it. */
export const voucherValue = ({ percentage, amount, maximum }: Value, base: number): number => {
  const value = percentage ? Math.floor((base * amount) / 100) : amount
  return Math.min(value, maximum ?? value, base)
}
