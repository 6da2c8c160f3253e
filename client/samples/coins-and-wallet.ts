import type { BankAccount, PurseMove, Withdrawal } from '#shared/api/wallet.ts'
import { rupiah } from '#shared/api/brands.ts'
import { messageOf } from '#shared/text/errors.ts'
import { text } from '#shared/text/text.ts'
import type { Refusal } from '#client/app/page.ts'
import type { CoinsData } from '#client/screens/profile-coins/page.tsx'
import type { WalletData } from '#client/screens/profile-wallet/page.tsx'
import type { WithdrawalsData } from '#client/screens/profile-wallet-withdrawals/page.tsx'

const move = (label: string, amount: number, day: number): PurseMove => ({
  label,
  amount,
  at: `2026-11-${String(day).padStart(2, '0')}T08:15:00.000Z`,
})
const listed = <T>(rows: T[], total = rows.length, index = 0) => ({ rows, index, size: 12, total })

const coins = { balance: rupiah(12_450), next: null, expiring: [], earnPercent: 1, usePercent: 50 }
const expiring = [
  { amount: rupiah(2_450), at: '2026-12-03T16:59:00.000Z' },
  { amount: rupiah(10_000), at: '2027-11-18T16:59:00.000Z' },
]
const coinMoves = [
  move('Koin didapat', 10_000, 18),
  move('Koin dipakai', -3_500, 12),
  move('Koin kedaluwarsa', -120, 9),
  move('Cashback voucher', 6_070, 2),
]
export const coinsSamples: Readonly<Record<string, CoinsData>> = {
  many: { coins: { ...coins, expiring }, moves: { direction: null, list: listed(coinMoves, 40, 1) } },
  out: {
    coins: { ...coins, expiring },
    moves: { direction: 'keluar', list: listed(coinMoves.filter(({ amount }) => amount < 0)) },
  },
  none: { coins: { ...coins, balance: rupiah(0) }, moves: { direction: null, list: listed([]) } },
  noRules: {
    coins: { ...coins, earnPercent: 0, usePercent: 0, next: expiring[0] ?? null },
    moves: { direction: null, list: listed(coinMoves) },
  },
  absent: null,
}

const bca: BankAccount = {
  id: 'rek-1',
  bankCode: '014',
  bank: 'BCA',
  number: '1234567890',
  holder: 'Siti Rahmawati',
  usableFrom: '2026-11-01T03:00:00.000Z',
  usable: true,
}
const fresh: BankAccount = {
  ...bca,
  id: 'rek-2',
  bankCode: '213',
  bank: 'SMBC Indonesia (Jenius)',
  number: '9012345678901234',
  usableFrom: '2026-11-22T03:00:00.000Z',
  usable: false,
}
export const sampleAccounts = [bca, fresh] as const

const wallet = { balance: rupiah(325_000), held: rupiah(60_000), minimum: rupiah(10_000), fee: rupiah(2_500) }
const walletMoves = [
  move('Penarikan', -60_000, 20),
  move('Dipakai untuk pesanan', -45_000, 14),
  move('Dikembalikan dari pesanan', 45_000, 14),
  move('Pengembalian dana', 385_000, 3),
]
const base: NonNullable<WalletData> = {
  wallet,
  accounts: [bca, fresh],
  moves: { direction: null, list: listed(walletMoves) },
  confirming: null,
}
const confirming = { account: bca, amount: 60_000, ticket: 'tiket-contoh', key: '00000000-0000-4000-8000-000000000000' }
export const walletSamples: Readonly<Record<string, WalletData>> = {
  money: base,
  empty: {
    ...base,
    wallet: { ...wallet, balance: rupiah(0), held: rupiah(0) },
    accounts: [],
    moves: { direction: null, list: listed([]) },
  },
  noAccount: { ...base, accounts: [] },
  onlyNewAccount: { ...base, accounts: [fresh] },
  fiveAccounts: {
    ...base,
    accounts: [1, 2, 3, 4, 5].map((n) => ({
      ...bca,
      id: `rek-${n}`,
      number: `123456789${n}`,
      holder: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas W',
    })),
  },
  out: { ...base, moves: { direction: 'keluar', list: listed(walletMoves.slice(0, 2), 30, 1) } },
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
    'siapkan',
    messageOf('withdrawal_small', { min: 10_000 }),
    {},
    { amount: '5.000', accountId: 'rek-1' },
  ),
  tooSoon: refuse(
    base,
    'siapkan',
    messageOf('code_wait', { seconds: 41 }),
    {},
    { amount: '60.000', accountId: 'rek-1' },
  ),
  code: refuse({ ...base, confirming }, 'tarik', messageOf('code_wrong'), { code: messageOf('code_wrong') }),
  password: refuse({ ...base, confirming: { ...confirming, ticket: null } }, 'tarik', messageOf('password_wrong'), {
    password: messageOf('password_wrong'),
  }),
  account: refuse(
    base,
    'tambah',
    messageOf('input_invalid'),
    { bankCode: text.required, number: text.fieldInvalid },
    { number: '123', holder: 'Siti Rahmawati' },
  ),
}

const withdrawal: Withdrawal = {
  id: '8f3c21aa-0000-4000-8000-000000000000',
  purse: 'wallet',
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
const answered = '2026-11-21T02:00:00.000Z'
export const withdrawalsSamples: Readonly<Record<string, WithdrawalsData>> = {
  each: listed(
    [
      withdrawal,
      { ...withdrawal, id: 'a1b2c3d4-1', status: 'PROCESSING' },
      { ...withdrawal, id: 'b1b2c3d4-1', status: 'PAID', answeredAt: answered },
      { ...withdrawal, id: 'c1b2c3d4-1', status: 'REFUSED', answeredAt: answered, note: 'Nama rekening tidak cocok' },
    ],
    30,
    1,
  ),
  none: listed([]),
  absent: null,
}
export const walletSuccessSamples: Readonly<Record<string, Withdrawal | null>> = {
  wallet: withdrawal,
  commission: {
    ...withdrawal,
    purse: 'commission',
    bank: 'SMBC Indonesia (Jenius)',
    holder: 'Raden Ajeng Siti Nurhalizah Kusumaningtyas W',
  },
  unnamed: null,
}
