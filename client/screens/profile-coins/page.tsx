import type { Coins } from '#shared/api/account/coins.ts'
import { formatDate } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import { groupDigits } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { DescriptionList } from '#client/kit/base/description-list.tsx'
import {
  directionInput,
  type TransactionsShown,
  Transactions,
  readDirection,
} from '#client/screens/profile-wallet/transactions.tsx'
import { endsWithin } from '#client/screens/profile-voucher/order.ts'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { notPastEnd, pageIndex } from '#client/kit/base/paging.ts'

export type CoinsData = { coins: Coins; now: number; transactions: TransactionsShown } | null

/** A customer's coins: the balance, when they expire, and where they came from. */
export const profileCoins = page({
  route: 'profileCoins',
  cache: 'never',
  async load({ api, query }): Promise<CoinsData> {
    const direction = readDirection(query)
    const asked = { index: pageIndex(query), size: limits.pageSize, direction: directionInput(direction) }
    const [coins, list] = await Promise.all([
      optional(api, 'coins.find', {}, { when: 'absent' }),
      optional(api, 'coins.listMoves', asked, { when: 'absent' }),
    ])
    if (!coins || !list) return null
    const moves = notPastEnd(list, query, (more) => href('profileCoins', {}, more))
    return { coins, now: Date.now(), transactions: { direction, list: moves } }
  },
  head: () => ({ title: 'Koin Saya', back: href('profile'), noindex: true }),
  view: (data) =>
    data === null ? (
      <FeatureUnavailable title="Koin belum tersedia" />
    ) : (
      <div className={columns}>
        <div className="grid grid-cols-1 gap-3">
          <section className="card p-4">
            <h2 className="text-base font-normal text-muted">Koin Anda</h2>
            <p className="numbers mt-1 text-xl font-bold">{groupDigits(data.coins.balance)} koin</p>
            <p className="mt-1 text-sm text-muted">1 koin = Rp 1. Koin tidak dapat diuangkan.</p>
            {data.coins.balance > 0 ? (
              <ButtonLink full className="mt-3" href={href('products', { category: 'semua' })}>
                Belanja dengan Koin
              </ButtonLink>
            ) : null}
          </section>
          <Expiring coins={data.coins} now={data.now} />
          <Transactions title="Riwayat Koin" route="profileCoins" transactions={data.transactions} coins />
        </div>
        {/* Read once. */}
        <Rules coins={data.coins} />
      </div>
    ),
  samples: async () => (await import('./samples.ts')).coinsSamples,
})

/** They last a year, so a month before its end is soon. */
const soonDays = 30

function Expiring({ coins: { expiring, next }, now }: { coins: Coins; now: number }) {
  const rows = expiring.length > 0 ? expiring : next ? [next] : []
  if (rows.length === 0) return null
  return (
    <Card title="Masa Berlaku">
      <DescriptionList
        rows={rows.map(({ amount, at }) => {
          const soon = endsWithin(soonDays, at, now)
          return [
            `${soon ? 'Segera berakhir:' : 'Sampai'} ${formatDate(at)}`,
            <span key={at} className={soon ? 'rounded-sm bg-danger-soft px-1.5 py-0.5 font-bold text-danger' : ''}>
              {groupDigits(amount)} koin
            </span>,
          ] as const
        })}
      />
      <p className="mt-3 text-sm text-muted">Yang paling cepat berakhir dipakai dulu.</p>
    </Card>
  )
}

function Rules({ coins: { earnPercent, usePercent } }: { coins: Coins }) {
  if (earnPercent === 0 && usePercent === 0) return null
  return (
    <Card title="Cara Kerja Koin">
      <ul className="list-disc space-y-1.5 pl-5 text-base">
        {earnPercent > 0 ? (
          <li>
            Anda mendapat {earnPercent} koin untuk setiap Rp 100 belanja setelah pesanan selesai. Berlaku{' '}
            {`${limits.coinDays}\u00a0hari`}.
          </li>
        ) : null}
        {usePercent > 0 ? <li>Koin dapat membayar sampai {usePercent}% harga barang saat checkout.</li> : null}
        <li>Koin dari pesanan batal dikembalikan, berlaku minimal {limits.coinReturnedDays} hari.</li>
      </ul>
    </Card>
  )
}
