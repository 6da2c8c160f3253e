import type { PurseMove } from '#shared/api/account/wallet.ts'
import { OrderId, ReturnId } from '#shared/api/contract/brands.ts'
import { accepted, refused } from '#shared/result.ts'
import { listMoves, customerAccount, type CustomerAccount, type TransferKind } from '#commerce/ledger/store.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import { shortAccount } from './rules.ts'
import { findAbout } from './store.ts'

/** What an entry says to the customer whose account it is in. */
const labels: Readonly<Record<TransferKind, string>> = {
  refund: 'Pengembalian dana',
  refund_double: 'Pengembalian pembayaran ganda',
  refund_return: 'Pengembalian dana',
  return_postage: 'Ongkir retur diganti',
  refund_to_wallet: 'Pengembalian dana',
  refund_paid: 'Pengembalian dana',
  wallet_held: 'Dipakai untuk pesanan',
  wallet_released: 'Saldo dari pesanan batal',
  wallet_spent: 'Dibayarkan untuk pesanan',
  wallet_returned: 'Saldo dari pesanan batal',
  coins_earned: 'Koin didapat',
  coins_cashback: 'Cashback voucher',
  coins_spent: 'Koin dipakai',
  coins_returned: 'Koin dikembalikan',
  coins_reversed: 'Koin barang yang dikembalikan',
  coins_expired: 'Koin kedaluwarsa',
  commission_pending: 'Komisi tertunda',
  commission_ready: 'Komisi siap ditarik',
  commission_reversed: 'Komisi dibatalkan',
  commission_given_up: 'Komisi dilepas saat akun dihapus',
  withdrawal: 'Penarikan',
  withdrawal_paid: 'Penarikan berhasil',
  withdrawal_fee: 'Biaya admin penarikan',
  withdrawal_refused: 'Penarikan ditolak, dana dikembalikan',
}

/** A page of the entries of one of the caller's accounts, the newest first. */
export function ownMoves(
  { db, who }: Scope,
  account: CustomerAccount,
  { index, size, direction }: { index: number; size: number; direction: 'IN' | 'OUT' | null },
) {
  if (who.customerId === null) return refused('sign_in_needed')
  const { rows, total } = listMoves(db, customerAccount(account, who.customerId), { index, size, direction })
  const about = findAbout(
    db,
    who.customerId,
    rows.map(({ ref }) => idOf(ref)),
  )
  const shown = rows.map(({ kind, ref, amount, at }): PurseMove => {
    const { order, back, withdrawal } = about(idOf(ref))
    return {
      label:
        kind === 'withdrawal' && withdrawal
          ? `${labels.withdrawal} ke ${shortAccount(withdrawal)}`
          : (labels[kind as TransferKind] ?? kind),
      amount,
      at: at.toISOString(),
      orderId: order ? OrderId.parse(order.id) : null,
      returnId: back ? ReturnId.parse(back.id) : null,
      withdrawalId: withdrawal?.id ?? null,
      orderNumber: (order ?? back)?.number ?? '',
      withdrawalStatus: withdrawal?.status ?? null,
    }
  })
  return accepted({ rows: shown, index, size, total })
}

/** A `ref` is an order, or `<order>:again`; a return; a withdrawal. */
const idOf = (ref: string): string => ref.split(':')[0] ?? ref
