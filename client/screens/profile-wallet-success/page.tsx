import type { Withdrawal } from '#shared/api/account/wallet.ts'
import { api as contract } from '#shared/api/index.ts'
import { href } from '#shared/web/routes.ts'
import { notFound, page } from '#client/app/page/page.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { DescriptionList } from '#client/kit/base/description-list.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { WithdrawalBadge, withdrawalFacts } from '#client/screens/profile-wallet-withdrawals/card.tsx'
import { found } from '#client/app/page/found.ts'

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
        <Card className="text-center">
          <span className="mx-auto grid size-12 place-items-center rounded-full bg-brand-soft text-brand-text">
            <Icon name="check" size={24} />
          </span>
          <h2 className="mt-3 text-md">Permintaan Anda kami terima</h2>
          <p className="mt-1 text-base text-pretty text-muted">
            Dana kami transfer paling lambat 1 hari kerja. Kami beri tahu Anda saat sudah dikirim atau jika ditolak.
          </p>
          <div className="mt-4 flex flex-wrap justify-center gap-2">
            <ButtonLink
              href={href(one.source === 'wallet' ? 'profileWalletWithdrawals' : 'profileAffiliateWithdrawals')}
            >
              Riwayat Penarikan
            </ButtonLink>
            <ButtonLink variant="quiet" href={href(one.source === 'wallet' ? 'profileWallet' : 'profileAffiliate')}>
              {one.source === 'wallet' ? 'Kembali ke Saldo Toko' : 'Kembali ke Program Affiliate'}
            </ButtonLink>
          </div>
        </Card>
        <Card title="Rincian Penarikan" aside={<WithdrawalBadge status={one.status} />}>
          <DescriptionList rows={withdrawalFacts(one)} />
        </Card>
      </div>
    ),
  samples: async () => (await import('./samples.ts')).walletSuccessSamples,
})
