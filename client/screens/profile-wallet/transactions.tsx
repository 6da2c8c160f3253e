import type { ReactNode } from 'react'
import type { PurseMove } from '#shared/api/account/wallet.ts'
import type { Api, OutputOf } from '#shared/api/index.ts'
import { formatMoment } from '#shared/format/dates.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { pageQuery } from '#client/kit/base/paging.ts'
import { Card } from '#client/kit/base/card.tsx'
import { WithdrawalBadge } from '#client/screens/profile-wallet-withdrawals/card.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { PageLinks } from '#client/kit/base/page-links.tsx'

type Direction = 'masuk' | 'keluar' | null
export const readDirection = (query: URLSearchParams): Direction => {
  const asked = query.get('arah')
  return asked === 'masuk' || asked === 'keluar' ? asked : null
}
/** The direction as the contract names it. */
export const directionInput = (direction: Direction) =>
  direction === null ? null : direction === 'masuk' ? ('IN' as const) : ('OUT' as const)

export interface TransactionsShown {
  direction: Direction
  list: OutputOf<Api['wallet']['listMoves']>
}

/** Nothing ever came or went, so there is nothing to filter either. */
export const isUnused = ({ direction, list }: TransactionsShown): boolean => direction === null && list.total === 0

/** 'Keluar' alone is the button that ends the session. */
const filters = (coins: boolean): readonly [Direction, string][] => {
  const what = coins ? 'Koin' : 'Uang'
  return [
    [null, 'Semua'],
    ['masuk', `${what} Masuk`],
    ['keluar', `${what} Keluar`],
  ]
}

/** What an entry is about says more: how the order or the return is, what became of the withdrawal. */
function pathOf({ orderId, returnId, withdrawalId }: PurseMove): string | undefined {
  if (orderId) return href('order', { saleId: orderId })
  if (returnId) return href('returnDetail', { returnId })
  return withdrawalId ? href('profileWalletWithdrawals') : undefined
}

interface TransactionsProps {
  title: string
  aside?: ReactNode
  route: 'profileWallet' | 'profileCoins'
  transactions: TransactionsShown
  /** The amounts are coins, not rupiah. */
  coins?: boolean
}

/** The history of a balance: every entry, newest first. */
export function Transactions({
  title,
  aside,
  route,
  transactions: { direction, list },
  coins = false,
}: TransactionsProps) {
  const leads = list.rows.some(pathOf)
  const shown = (amount: number) => (coins ? `${groupDigits(amount)} koin` : formatRupiah(amount))
  return (
    <Card title={title} aside={aside}>
      {isUnused({ direction, list }) ? null : (
        // As wide as its rows: the line of tabs goes beyond what is around it.
        <div className="overflow-hidden">
          <nav aria-label="Saring riwayat" className="tabs">
            <ul>
              {filters(coins).map(([arah, label]) => (
                <li key={label}>
                  <a href={href(route, {}, { arah })} aria-current={arah === direction ? 'true' : undefined}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
      {list.rows.length === 0 ? <p className="mt-4 text-base text-muted">Belum ada riwayat.</p> : null}
      <ul className="divide-y divide-sunk">
        {list.rows.map((entry, place) => {
          const { label, amount, at, orderNumber, withdrawalStatus } = entry
          const to = pathOf(entry)
          const Entry = to ? 'a' : 'span'
          return (
            <li key={`${at}-${place}`}>
              <Entry href={to} className="flex items-center gap-3 py-3">
                <span className="min-w-0 flex-1">
                  <span className="block text-base wrap-anywhere">{label}</span>
                  {orderNumber ? (
                    <span className="numbers block text-sm wrap-anywhere text-muted">{orderNumber}</span>
                  ) : null}
                  <time dateTime={at} className="block text-sm text-muted">
                    {formatMoment(at)}
                  </time>
                  {withdrawalStatus && amount < 0 ? <WithdrawalBadge status={withdrawalStatus} /> : null}
                </span>
                <span className={`numbers text-base font-semibold whitespace-nowrap ${amount > 0 ? 'text-ok' : ''}`}>
                  {amount > 0 ? '+' : '−'}
                  {shown(Math.abs(amount))}
                </span>
                {/* Its room is there without it, so that all amounts end at one edge. */}
                {leads ? <Icon name="chevron-right" size={18} className={to ? 'text-pale' : 'invisible'} /> : null}
              </Entry>
            </li>
          )
        })}
      </ul>
      <PageLinks
        index={list.index}
        size={list.size}
        total={list.total}
        to={(page) => href(route, {}, { arah: direction, page: pageQuery(page) })}
      />
    </Card>
  )
}
