import type { PurseMove } from '#shared/api/account/wallet.ts'
import { OrderId, ReturnId } from '#shared/api/contract/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import { listMoves, customerAccount, type CustomerAccount, type TransferKind } from '#commerce/ledger/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'

/** What an entry says to the customer whose account it is in. */
const labels: Readonly<Record<TransferKind, string>> = {
  refund: 'Pengembalian dana',
  refund_double: 'Pengembalian pembayaran ganda',
  refund_return: 'Pengembalian dana',
  refund_to_wallet: 'Pengembalian dana',
  refund_paid: 'Pengembalian dana',
  wallet_held: 'Dipakai untuk pesanan',
  wallet_released: 'Dikembalikan dari pesanan',
  wallet_spent: 'Dibayarkan untuk pesanan',
  wallet_returned: 'Dikembalikan dari pesanan',
  coins_earned: 'Koin didapat',
  coins_cashback: 'Cashback voucher',
  coins_spent: 'Koin dipakai',
  coins_returned: 'Koin dikembalikan',
  coins_reversed: 'Koin barang yang dikembalikan',
  coins_expired: 'Koin kedaluwarsa',
  commission_pending: 'Komisi tertunda',
  commission_ready: 'Komisi siap ditarik',
  commission_reversed: 'Komisi dibatalkan',
  commission_to_wallet: 'Komisi dipindahkan ke saldo',
  withdrawal: 'Penarikan',
  withdrawal_paid: 'Penarikan berhasil',
  withdrawal_fee: 'Biaya admin penarikan',
  withdrawal_refused: 'Penarikan ditolak, dana dikembalikan',
}

/** Their `ref` is an order, or `<order>:again`; a withdrawal. That of `refund_return` is a return. */
const ofOrder: ReadonlySet<string> = new Set<TransferKind>([
  'refund',
  'wallet_held',
  'wallet_released',
  'wallet_returned',
])
const ofWithdrawal: ReadonlySet<string> = new Set<TransferKind>(['withdrawal', 'withdrawal_refused'])

/** A page of the entries of one of the caller's accounts, the newest first. */
export function ownMoves(
  { db, who }: Scope,
  account: CustomerAccount,
  { index, size, direction }: { index: number; size: number; direction: 'IN' | 'OUT' | null },
) {
  if (who.customerId === null) return refused('sign_in_needed')
  const { rows, total } = listMoves(db, customerAccount(account, who.customerId), { index, size, direction })
  const shown = rows.map(({ kind, ref, amount, at }): PurseMove => ({
    label: labels[kind as TransferKind] ?? kind,
    amount,
    at: at.toISOString(),
    orderId: ofOrder.has(kind) ? OrderId.parse(ref.split(':')[0]) : null,
    returnId: kind === 'refund_return' ? ReturnId.parse(ref) : null,
    withdrawalId: ofWithdrawal.has(kind) ? ref : null,
  }))
  return accepted({ rows: shown, index, size, total })
}
