import { confirms } from '#client/samples/confirms.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { text } from '#shared/text/text.ts'
import { refusal, type Refusals } from '#client/samples/refusals.ts'
import { returnCard } from '#client/samples/returns.ts'
import { orderId } from '#client/samples/bills.ts'
import { listed, move, newAccount, oldAccount, withdrawal } from '#client/samples/wallet.ts'
import type { WalletData } from './page.tsx'

export const wallet = {
  balance: rupiah(325_000),
  held: rupiah(60_000),
  minimum: rupiah(10_000),
  fee: rupiah(2_500),
  opensAt: null,
}
const [orderNumber, cancelledNumber] = ['INV-20261025-8K3QF', 'INV-20261114-4MWTC']
const walletMoves = [
  move('Penarikan ke BCA •••7890', -60_000, 20, { withdrawalId: withdrawal.id, withdrawalStatus: 'PROCESSING' }),
  move('Saldo dari pesanan batal', 45_000, 15, { orderId, orderNumber: cancelledNumber }),
  move('Dipakai untuk pesanan', -45_000, 14, { orderId, orderNumber: cancelledNumber }),
  move('Pengembalian dana', 385_000, 3, { returnId: returnCard(1, 'REFUNDED').id, orderNumber }),
]
const base: NonNullable<WalletData> = {
  wallet,
  accounts: [oldAccount, newAccount],
  transactions: { direction: null, list: listed(walletMoves) },
  confirming: null,
  confirms,
}
const confirming = {
  account: oldAccount,
  amount: 60_000,
  ticket: 'tiket-contoh',
  key: '00000000-0000-4000-8000-000000000000',
}
export const walletSamples: Readonly<Record<string, WalletData>> = {
  money: base,
  empty: {
    ...base,
    wallet: { ...wallet, balance: rupiah(0), held: rupiah(0) },
    accounts: [],
    transactions: { direction: null, list: listed([]) },
  },
  waiting: { ...base, wallet: { ...wallet, opensAt: '2026-11-24T03:00:00.000Z' } },
  addingByCode: {
    ...base,
    confirms: { ...confirms, confirming: { wanted: 'tambah-rekening', ticket: 'tiket-contoh', proven: false } },
  },
  noAccount: { ...base, accounts: [] },
  onlyNewAccount: { ...base, accounts: [newAccount] },
  fiveAccounts: {
    ...base,
    accounts: [1, 2, 3, 4, 5].map((n) => ({
      ...oldAccount,
      id: `rek-${n}`,
      number: `123456789${n}`,
      holder: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas W',
    })),
  },
  out: { ...base, transactions: { direction: 'keluar', list: listed(walletMoves.slice(0, 2), 30, 1) } },
  byCode: { ...base, confirming },
  byPassword: { ...base, confirming: { ...confirming, ticket: null } },
  absent: null,
}

export const walletRefusals: Refusals<WalletData> = {
  small: {
    data: base,
    refusal: refusal('askWithdrawal', 'withdrawal_small', {
      details: { min: 10_000 },
      values: { amount: '5.000', accountId: 'rek-1' },
    }),
  },
  tooSoon: {
    data: base,
    refusal: refusal('askWithdrawal', 'code_wait', {
      details: { seconds: 41 },
      values: { amount: '60.000', accountId: 'rek-1' },
    }),
  },
  code: { data: { ...base, confirming }, refusal: refusal('withdraw', 'code_wrong', { at: 'code' }) },
  password: {
    data: { ...base, confirming: { ...confirming, ticket: null } },
    refusal: refusal('withdraw', 'password_wrong', { at: 'password' }),
  },
  account: {
    data: base,
    refusal: refusal('addBankAccount', 'input_invalid', {
      fields: { bankCode: text.required, number: text.fieldInvalid },
      values: { number: '123', holder: 'Siti Rahmawati' },
    }),
  },
}
