import type { Bill } from '#shared/api/sale.ts'

export type PaymentGroup = Bill['group']

/** In the order in which shoppers use them. */
export const paymentGroups: Readonly<Record<PaymentGroup, string>> = {
  ewallet: 'Dompet Digital',
  va: 'Virtual Account',
  cod: 'Bayar di Tempat (COD)',
  transfer: 'Transfer Bank',
  minimarket: 'Gerai Minimarket',
  card: 'Kartu Kredit/Debit',
  wallet: 'Saldo',
}
