import { rupiah } from '#shared/api/contract/brands.ts'
import type { BankAccount, PurseMove, Withdrawal } from '#shared/api/account/wallet.ts'

/** One entry in the history of a balance. */
export const move = (label: string, amount: number, day: number, about: Partial<PurseMove> = {}): PurseMove => ({
  label,
  amount,
  at: `2026-11-${String(day).padStart(2, '0')}T08:15:00.000Z`,
  orderId: null,
  returnId: null,
  withdrawalId: null,
  orderNumber: '',
  withdrawalStatus: null,
  ...about,
})
/** A page of a list, the whole of it unless told otherwise. */
export const listed = <T>(rows: T[], total = rows.length, index = 0) => ({ rows, index, size: 12, total })

export const oldAccount: BankAccount = {
  id: 'rek-1',
  bankCode: '014',
  bank: 'BCA',
  number: '1234567890',
  holder: 'Siti Rahmawati',
  usableFrom: '2026-11-01T03:00:00.000Z',
  usable: true,
}
/** It was added today and cannot be used yet. */
export const newAccount: BankAccount = {
  ...oldAccount,
  id: 'rek-2',
  bankCode: '213',
  bank: 'SMBC Indonesia (Jenius)',
  number: '9012345678901234',
  usableFrom: '2026-11-22T03:00:00.000Z',
  usable: false,
}

export const withdrawal: Withdrawal = {
  id: '8f3c21aa-0000-4000-8000-000000000000',
  source: 'wallet',
  status: 'REQUESTED',
  amount: rupiah(60_000),
  fee: rupiah(2_500),
  received: rupiah(57_500),
  bank: 'BCA',
  number: '1234567890',
  holder: 'Siti Rahmawati',
  at: '2026-11-20T08:15:00.000Z',
  answeredAt: null,
  note: '',
}
