import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { formatRupiah } from '#shared/format/money.ts'

/** A way to pay with what its fee is in words; of a backend that does not say, and without a fee, with the words it has. */
export function withFee(choice: PaymentChoice): PaymentChoice {
  const { fee, name, description } = choice
  if (!fee) return choice
  const words = `Biaya kasir ${formatRupiah(fee)} dibayar di ${name}`
  return { ...choice, description: [description, words].filter((part) => part !== '').join(' · ') }
}
