import type { Affiliate } from '#shared/api/account/affiliate.ts'
import { type Api, api, ApiFailure, type OutputOf } from '#shared/api/index.ts'
import type { BankAccount } from '#shared/api/account/wallet.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { type Frame, page, stay } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { AffiliateFigures, AffiliateLink, AffiliateOffer, AffiliateTerms, CommissionList } from './parts.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { columns, splitColumns } from '#client/kit/base/columns.ts'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { type Confirming, ConfirmWithdrawal, WithdrawForm } from '#client/screens/profile-wallet/withdraw-form.tsx'
import { notPastEnd, pageIndex, pageQuery } from '#client/kit/base/paging.ts'
import { askWithdrawal, confirmWithdrawal, readConfirming, sendAgain } from '#client/screens/profile-wallet/withdraw.ts'

export type AffiliateData = {
  programme: Affiliate
  orders: OutputOf<Api['affiliate']['listOrders']>
  accounts: readonly BankAccount[]
  confirming: Confirming | null
} | null

/** The affiliate programme: joining, the member's link, what it has earned, and withdrawing it. */
export const profileAffiliate = page({
  route: 'profileAffiliate',
  cache: 'never',
  async load(ctx): Promise<AffiliateData> {
    const { query } = ctx
    const programme = await optional(ctx.api, 'affiliate.find', {}, { when: 'absent' }).catch(closed)
    if (!programme) return null
    const asked = { index: pageIndex(query), size: limits.pageSize }
    const [orders, accounts] = await Promise.all([
      ctx.api.affiliate.listOrders(asked),
      optional(ctx.api, 'wallet.listBankAccounts', {}, { when: 'absent', otherwise: [] }),
    ])
    const shown = notPastEnd(orders, query, (more) => href('profileAffiliate', {}, more))
    return { programme, orders: shown, accounts, confirming: readConfirming(ctx, accounts) }
  },
  head: (data) => ({
    title: data?.confirming ? 'Tarik Komisi' : 'Program Afiliasi',
    back: data?.confirming ? href('profileAffiliate') : href('profile'),
    noindex: true,
  }),
  view: (data, frame) =>
    data === null ? (
      <FeatureUnavailable title="Program afiliasi belum dibuka" />
    ) : (
      <AffiliateView data={data} frame={frame} />
    ),
  actions: {
    async join(ctx) {
      await ctx.api.affiliate.join(ctx.read(api.affiliate.join, { terms: ctx.form.get('terms') === '1' }))
      return stay('affiliate_joined')
    },
    askWithdrawal: (ctx) => askWithdrawal(ctx, 'profileAffiliate'),
    sendAgain: (ctx) => sendAgain(ctx, 'profileAffiliate'),
    withdraw: (ctx) => confirmWithdrawal(ctx, 'profileAffiliate'),
  },
  samples: async () => (await import('./samples.ts')).affiliateSamples,
  refusals: async () => (await import('./samples.ts')).affiliateRefusals,
})

/** A shop without a programme says so. Any other failure stays one. */
function closed(failure: unknown): null {
  if (failure instanceof ApiFailure && failure.code === 'affiliate_closed') return null
  throw failure
}

function AffiliateView({
  data: { programme, orders, accounts, confirming },
  frame,
}: {
  data: NonNullable<AffiliateData>
  frame: Frame
}) {
  const { code, ready, minimum, fee, opensAt } = programme
  if (confirming) return <ConfirmWithdrawal screen="profileAffiliate" confirming={confirming} fee={fee} frame={frame} />
  if (code === null)
    return (
      <div className={columns}>
        <AffiliateOffer programme={programme} frame={frame} />
        <AffiliateTerms programme={programme} shop={frame.shop} />
      </div>
    )
  return (
    <div className={splitColumns}>
      <div className="grid grid-cols-1 gap-3">
        <AffiliateFigures programme={programme}>
          <details open={frame.refusal?.action === 'askWithdrawal'} className="mt-3">
            <summary className={buttonClass({ variant: ready < minimum ? 'outline' : 'primary', full: true })}>
              Tarik Komisi
            </summary>
            <div className="grid grid-cols-1 gap-3 pt-3">
              <WithdrawForm balance={ready} {...{ minimum, fee, opensAt, accounts, frame }} />
            </div>
          </details>
          <div className="mt-2 flex flex-wrap gap-2">
            <ButtonLink variant="outline" className="flex-1" href={href('profileAffiliateWithdrawals')}>
              Riwayat Penarikan
            </ButtonLink>
            <ButtonLink variant="outline" className="flex-1" href={`${href('profileWallet')}#${dom.bankAccountsId}`}>
              Rekening
            </ButtonLink>
          </div>
        </AffiliateFigures>
      </div>
      <div className="grid grid-cols-1 gap-3 lg:row-span-2">
        <AffiliateLink code={code} shop={frame.shop} />
      </div>
      <CommissionList
        list={orders}
        {...programme}
        to={(page) => href('profileAffiliate', {}, { page: pageQuery(page) })}
      />
    </div>
  )
}
