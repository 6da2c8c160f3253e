import { columns } from '#client/kit/base/columns.ts'
import type { BankAccount, Wallet } from '#shared/api/account/wallet.ts'
import { api } from '#shared/api/index.ts'
import { limits } from '#shared/limits.ts'
import { formatDate } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import { type Frame, go, page } from '#client/app/page/page.ts'
import { optional } from '#client/app/page/optional.ts'
import { BankAccounts } from './bank-accounts.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import { FeatureUnavailable } from '#client/kit/base/feature-unavailable.tsx'
import { directionInput, isUnused, type TransactionsShown, Transactions, readDirection } from './transactions.tsx'
import { type Confirming, ConfirmWithdrawal, WithdrawForm } from './withdraw-form.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'
import { askCode, type Confirms, loadConfirms, readConfirmed } from '#client/app/page/confirming.ts'
import { notPastEnd, pageIndex } from '#client/kit/base/paging.ts'
import { askWithdrawal, confirmWithdrawal, readConfirming, sendAgain } from './withdraw.ts'

export type WalletData = {
  wallet: Wallet
  accounts: readonly BankAccount[]
  transactions: TransactionsShown
  /** The withdrawal to confirm; null when there is none. */
  confirming: Confirming | null
  confirms: Confirms
} | null

/** A customer's wallet: the balance, its history, and withdrawing it. */
export const profileWallet = page({
  route: 'profileWallet',
  cache: 'never',
  async load(ctx): Promise<WalletData> {
    const { api, query } = ctx
    const direction = readDirection(query)
    const asked = { index: pageIndex(query), size: limits.pageSize, direction: directionInput(direction) }
    const calls = [
      optional(api, 'wallet.find', {}, { when: 'absent' }),
      optional(api, 'wallet.listMoves', asked, { when: 'absent' }),
      optional(api, 'wallet.listBankAccounts', {}, { when: 'absent' }),
      loadConfirms(ctx),
    ] as const
    const [wallet, list, accounts, confirms] = await Promise.all(calls)
    if (!wallet || !list || !accounts) return null
    const moves = notPastEnd(list, query, (more) => href('profileWallet', {}, more))
    return {
      wallet,
      accounts,
      transactions: { direction, list: moves },
      confirming: readConfirming(ctx, accounts),
      confirms,
    }
  },
  head: (data) => ({
    title: data?.confirming ? 'Tarik Saldo' : 'Saldo Toko',
    back: data?.confirming ? href('profileWallet') : href('profile'),
    noindex: true,
  }),
  view: (data, frame) =>
    data === null ? <FeatureUnavailable title="Saldo Toko belum tersedia" /> : <WalletView data={data} frame={frame} />,
  actions: {
    askWithdrawal: (ctx) => askWithdrawal(ctx, 'profileWallet'),
    sendAgain: (ctx) => sendAgain(ctx, 'profileWallet'),
    withdraw: (ctx) => confirmWithdrawal(ctx, 'profileWallet'),
    async addBankAccount(ctx) {
      const fields = ['bankCode', 'number', 'holder']
      await ctx.api.wallet.addBankAccount(readConfirmed(ctx, api.wallet.addBankAccount, fields))
      return go(href('profileWallet'), { flash: 'bank_added' })
    },
    async removeBankAccount(ctx) {
      await ctx.api.wallet.removeBankAccount(readConfirmed(ctx, api.wallet.removeBankAccount))
      return go(href('profileWallet'), { flash: 'bank_removed' })
    },
    askCode: (ctx) => askCode(ctx, 'profileWallet'),
  },
  samples: async () => (await import('./samples.ts')).walletSamples,
  refusals: async () => (await import('./samples.ts')).walletRefusals,
})

function WalletView({
  data: { wallet, accounts, transactions, confirming, confirms },
  frame,
}: {
  data: NonNullable<WalletData>
  frame: Frame
}) {
  if (confirming)
    return <ConfirmWithdrawal screen="profileWallet" confirming={confirming} fee={wallet.fee} frame={frame} />
  const { balance, held, minimum, fee, opensAt } = wallet
  // Nothing to withdraw and nothing to look back at. An account can be added: a later refund may go there.
  const nothingYet = balance === 0 && held === 0 && isUnused(transactions)
  const bankAccounts = <BankAccounts {...{ accounts, confirms, frame, PasswordField }} />
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 gap-3">
        <section className="card p-4">
          <h2 className="text-base font-normal text-muted">Saldo Tersedia</h2>
          <p className="numbers mt-1 text-xl font-bold">{formatRupiah(balance)}</p>
          {held > 0 ? (
            <p className="mt-1 text-sm text-muted">
              <strong className="numbers font-semibold text-ink">{formatRupiah(held)}</strong>{' '}
              {heldWords(held, transactions)}
            </p>
          ) : null}
          <div className="mt-3 flex flex-wrap gap-2">
            {balance > 0 ? (
              <ButtonLink className="flex-1" href={href('products', { category: 'semua' })}>
                Belanja dengan Saldo
              </ButtonLink>
            ) : null}
            {nothingYet ? (
              <div className="w-full">{bankAccounts}</div>
            ) : (
              <details open={frame.refusal !== null || confirms.confirming !== null} className="flex-1 open:min-w-full">
                <summary className={buttonClass({ variant: 'outline', full: true })}>Tarik Saldo</summary>
                <div className="grid grid-cols-1 gap-3 pt-3">
                  <WithdrawForm {...{ balance, minimum, fee, opensAt, accounts, frame }} />
                  {bankAccounts}
                </div>
              </details>
            )}
          </div>
        </section>
        <Transactions
          title="Riwayat Saldo"
          aside={
            nothingYet ? null : (
              <a
                href={href('profileWalletWithdrawals')}
                className="-my-3 flex min-h-11 items-center text-sm font-semibold text-brand-text"
              >
                Riwayat Penarikan
              </a>
            )
          }
          route="profileWallet"
          transactions={transactions}
        />
      </div>
      <Rules wallet={wallet} />
    </div>
  )
}

/** What holds it. How much each kind holds is known only where the listed withdrawals are all of it. */
function heldWords(held: number, { list: { rows } }: TransactionsShown): string {
  const underWay = rows.filter(({ withdrawalStatus: is }) => is === 'REQUESTED' || is === 'PROCESSING')
  const sum = underWay.reduce((total, { amount }) => total - amount, 0)
  const [first] = underWay
  return sum === held && first
    ? `tertahan, sedang ditarik ke rekening Anda${underWay.length === 1 ? ` sejak ${formatDate(first.at)}` : ''}.`
    : 'tertahan, sedang ditarik ke rekening Anda atau dipakai pesanan yang belum lunas.'
}

/** Read once. */
const Rules = ({ wallet: { minimum, fee } }: { wallet: Wallet }) => (
  <Card title="Cara Kerja Saldo">
    <ul className="list-disc space-y-1.5 pl-5 text-base">
      <li>Saldo Toko berasal dari pengembalian dana dan dapat dipakai saat checkout.</li>
      <li>
        {withAmounts(
          `Penarikan ke rekening minimal ${formatRupiah(minimum)}${fee > 0 ? `, biaya admin ${formatRupiah(fee)}` : ''}.`,
        )}
      </li>
    </ul>
  </Card>
)
