import { listOf, type PaymentGroup } from '#client/screens/checkout/data/payment-groups.ts'

/** How a bill is paid: the name of its list in checkout, or its own where the list has several. */
export const paymentNames: Readonly<Record<PaymentGroup, string>> = {
  ...listOf,
  cod: 'Bayar di Tempat',
  paylater: 'PayLater',
  counter: 'Bayar di Toko',
  transfer: 'Transfer Manual',
  minimarket: 'Gerai Minimarket',
  card: 'Kartu',
  wallet: 'Saldo Toko',
}
