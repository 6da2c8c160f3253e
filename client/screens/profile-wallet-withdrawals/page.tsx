import type { Api, OutputOf } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { CardList } from '#client/kit/base/card-list.tsx'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { WithdrawalCard } from './card.tsx'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'

export type WithdrawalsData = OutputOf<Api['wallet']['listWithdrawals']> | null

const asked = (query: URLSearchParams) => ({ index: pageIndex(query), size: limits.pageSize })
const shown = (list: WithdrawalsData, query: URLSearchParams, route: HistoryProps['route']) =>
  list && notPastEnd(list, query, (more) => href(route, {}, more))

/** The withdrawals from the wallet. */
export const profileWalletWithdrawals = page({
  route: 'profileWalletWithdrawals',
  cache: 'never',
  load: async ({ api, query }): Promise<WithdrawalsData> =>
    shown(
      await optional(api, 'wallet.listWithdrawals', asked(query), { when: 'absent' }),
      query,
      'profileWalletWithdrawals',
    ),
  head: () => ({ title: 'Riwayat Penarikan', back: href('profileWallet'), noindex: true }),
  view: (list) => <History list={list} route="profileWalletWithdrawals" back="profileWallet" />,
  samples: async () => (await import('./samples.ts')).withdrawalsSamples,
})

/** The withdrawals of commission. */
export const profileAffiliateWithdrawals = page({
  route: 'profileAffiliateWithdrawals',
  cache: 'never',
  load: async ({ api, query }): Promise<WithdrawalsData> =>
    shown(
      await optional(api, 'affiliate.listWithdrawals', asked(query), { when: 'absent' }),
      query,
      'profileAffiliateWithdrawals',
    ),
  head: () => ({ title: 'Riwayat Penarikan Komisi', back: href('profileAffiliate'), noindex: true }),
  view: (list) => <History list={list} route="profileAffiliateWithdrawals" back="profileAffiliate" />,
  samples: async () => (await import('./samples.ts')).withdrawalsSamples,
})

interface HistoryProps {
  list: WithdrawalsData
  route: 'profileWalletWithdrawals' | 'profileAffiliateWithdrawals'
  back: 'profileWallet' | 'profileAffiliate'
}
function History({ list, route, back }: HistoryProps) {
  if (list === null) return <FeatureUnavailable title="Penarikan belum tersedia" />
  return (
    <CardList
      list={list}
      keyOf={({ id }) => id}
      empty={{
        title: 'Belum ada penarikan',
        text: 'Penarikan Anda akan tampil di sini.',
        action: { href: href(back), label: 'Kembali' },
      }}
      to={(page) => href(route, {}, { page: pageQuery(page) })}
    >
      {(one) => <WithdrawalCard one={one} />}
    </CardList>
  )
}
