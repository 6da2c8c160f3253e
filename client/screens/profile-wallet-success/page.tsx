import type { Withdrawal } from '#shared/api/account/wallet.ts'
import { api as contract } from '#shared/api/index.ts'
import { formatDate } from '#shared/format/dates.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
import { href } from '#shared/web/routes.ts'
import { notFound, page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { DescriptionList } from '#client/kit/base/description-list.tsx'
import { StatusPanel } from '#client/kit/order/status-panel.tsx'
import { WithdrawalBadge, withdrawalFacts } from '#client/screens/profile-wallet-withdrawals/card.tsx'
import { found } from '#client/app/page/found.ts'

/** It does not break across lines. */
const wholeDate = (day: Date): string => formatDate(day).replaceAll(' ', '\u00a0')

/** A withdrawal was requested: its number, what arrives and when. */
export const profileWalletSuccess = page({
  route: 'profileWalletSuccess',
  cache: 'never',
  async load({ api, query }): Promise<Withdrawal | null> {
    const id = query.get('id')
    if (id === null) return null
    const asked = contract.wallet.findWithdrawal.input.safeDecode({ WITHDRAWAL_ID: id })
    return asked.success ? found(api.wallet.findWithdrawal(asked.data)) : notFound()
  },
  head: () => ({ title: 'Penarikan Diajukan', back: href('profileWallet'), noindex: true }),
  view: (one) =>
    one === null ? (
      <EmptyState
        drawing="order"
        title="Penarikan Anda"
        text="Semua penarikan ada di riwayat."
        action={{ href: href('profileWalletWithdrawals'), label: 'Riwayat Penarikan' }}
      />
    ) : (
      <div className={columns}>
        <StatusPanel
          icon="check"
          color="green"
          title="Permintaan diterima"
          text={`Dana kami transfer paling lambat ${wholeDate(afterWorkingDays(new Date(one.at), 1))}. Kami beri tahu Anda saat sudah dikirim atau jika ditolak.`}
        >
          <div className="mt-4 flex flex-col gap-2 lg:flex-row">
            <ButtonLink
              href={href(one.source === 'wallet' ? 'profileWalletWithdrawals' : 'profileAffiliateWithdrawals')}
            >
              Riwayat Penarikan
            </ButtonLink>
            <ButtonLink variant="outline" href={href(one.source === 'wallet' ? 'profileWallet' : 'profileAffiliate')}>
              {one.source === 'wallet' ? 'Kembali ke Saldo Toko' : 'Kembali ke Program Afiliasi'}
            </ButtonLink>
          </div>
        </StatusPanel>
        <Card title="Rincian Penarikan" aside={<WithdrawalBadge status={one.status} />}>
          <DescriptionList rows={withdrawalFacts(one)} />
        </Card>
      </div>
    ),
  samples: async () => (await import('./samples.ts')).walletSuccessSamples,
})
