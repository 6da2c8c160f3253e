import { confirms } from '#client/samples/confirms.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { listed, move, newAccount, oldAccount } from '#client/samples/wallet.ts'
import type { WalletData } from './page.tsx'

const wallet = {
  balance: rupiah(325_000),
  held: rupiah(60_000),
  minimum: rupiah(10_000),
  fee: rupiah(2_500),
  opensAt: null,
}
const walletMoves = [
  move('Penarikan', -60_000, 20),
  move('Dipakai untuk pesanan', -45_000, 14),
  move('Dikembalikan dari pesanan', 45_000, 14),
  move('Pengembalian dana', 385_000, 3),
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

const refuse = (
  data: NonNullable<WalletData>,
  action: string,
  message: string,
  fields: Record<string, string> = {},
  values: Record<string, string> = {},
) => ({
  data,
  refusal: { action, status: 422, message, fields, values },
})
export const walletRefusals: Readonly<Record<string, { data: WalletData; refusal: Refusal }>> = {
  small: refuse(
    base,
    'askWithdrawal',
    messageOf('withdrawal_small', { min: 10_000 }),
    {},
    { amount: '5.000', accountId: 'rek-1' },
  ),
  tooSoon: refuse(
    base,
    'askWithdrawal',
    messageOf('code_wait', { seconds: 41 }),
    {},
    { amount: '60.000', accountId: 'rek-1' },
  ),
  code: refuse({ ...base, confirming }, 'withdraw', messageOf('code_wrong'), { code: messageOf('code_wrong') }),
  password: refuse({ ...base, confirming: { ...confirming, ticket: null } }, 'withdraw', messageOf('password_wrong'), {
    password: messageOf('password_wrong'),
  }),
  account: refuse(
    base,
    'addBankAccount',
    messageOf('input_invalid'),
    { bankCode: text.required, number: text.fieldInvalid },
    { number: '123', holder: 'Siti Rahmawati' },
  ),
}
