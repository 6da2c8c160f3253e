import type { BankAccount } from '#shared/api/account/wallet.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Frame } from '#client/app/page/page.ts'
import { BankAccountFields } from '#client/kit/form/bank-account-fields.tsx'
import { buttonClass } from '#client/kit/base/button-look.ts'
import type { Confirms } from '#client/app/page/confirming.ts'
import { ConfirmedForm, type PasswordField } from '#client/kit/form/confirmed-form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { shortAccount, usableText } from './withdraw-form.tsx'

interface Confirmed {
  confirms: Confirms
  frame: Frame
  PasswordField: PasswordField
}

/**
 * The bank accounts for withdrawals. An account cannot be changed, only replaced, and a new one waits for some days.
 * Both need a confirmation: a stolen session must find no way out.
 */
export function BankAccounts({ accounts, ...confirmed }: { accounts: readonly BankAccount[] } & Confirmed) {
  return (
    <div id={dom.bankAccountsId} className="scroll-mt-20">
      {accounts.length > 0 ? <OwnAccounts accounts={accounts} {...confirmed} /> : null}
      {accounts.length >= limits.bankAccounts ? (
        <p className="mt-2 text-sm text-muted">Paling banyak {limits.bankAccounts} rekening.</p>
      ) : (
        <AddBankAccount first={accounts.length === 0} {...confirmed} />
      )}
    </div>
  )
}

/** Folded, because the withdrawal above lists them already. */
function OwnAccounts({ accounts, ...confirmed }: { accounts: readonly BankAccount[] } & Confirmed) {
  const atOne = accounts.some(({ id }) => isAt(confirmed, dom.removeBankAccountId(id), 'removeBankAccount'))
  return (
    <details open={atOne}>
      <summary className={foldTitle}>Kelola Rekening ({accounts.length})</summary>
      <ul className="divide-y divide-sunk">
        {accounts.map((account) => (
          <li key={account.id} className="py-2">
            <BankAccountLine account={account} {...confirmed} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const foldTitle = 'flex min-h-11 cursor-pointer items-center text-base font-semibold text-brand-text'

/** Whether the customer is at this form: it was refused, or it waits for its confirmation. */
const isAt = ({ frame, confirms }: Confirmed, id: string, action: string): boolean =>
  frame.refusal?.action === action ||
  confirms.confirming?.wanted === id ||
  (frame.refusal?.action === 'askCode' && frame.refusal.values['wanted'] === id)

/** An account, with the form that removes it behind its mark. */
function BankAccountLine({ account, ...confirmed }: { account: BankAccount } & Confirmed) {
  const { frame } = confirmed
  const id = dom.removeBankAccountId(account.id)
  const mine = frame.refusal?.action !== 'removeBankAccount' || frame.refusal.values['id'] === account.id
  return (
    <details open={mine && isAt(confirmed, id, 'removeBankAccount')}>
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="numbers block text-base font-medium wrap-anywhere">{shortAccount(account)}</span>
          <span className="block text-sm wrap-anywhere text-muted">{account.holder}</span>
          {account.usable ? null : <span className="block text-sm text-warn-ink">Rekening {usableText(account)}</span>}
        </span>
        <Icon name="trash" className="text-muted" />
        <span className="sr-only">Hapus rekening</span>
      </summary>
      <ConfirmedForm
        id={id}
        action="removeBankAccount"
        {...confirmed}
        screen="profileWallet"
        submit="Hapus Rekening"
        variant="danger"
      >
        {() => (
          <p className="numbers text-base">
            Nomor Rekening {account.number}
            <input type="hidden" name="id" value={account.id} />
          </p>
        )}
      </ConfirmedForm>
    </details>
  )
}

/** Before the first account nothing else can be done here, so it is a button. */
function AddBankAccount({ first, ...confirmed }: { first: boolean } & Confirmed) {
  return (
    <details open={isAt(confirmed, dom.addBankAccountId, 'addBankAccount')}>
      <summary className={first ? buttonClass({ full: true }) : foldTitle}>Tambah Rekening</summary>
      <ConfirmedForm
        id={dom.addBankAccountId}
        action="addBankAccount"
        eachTime
        {...confirmed}
        screen="profileWallet"
        submit="Simpan Rekening"
        isPageStep
      >
        {({ fields, values }) => (
          <>
            <BankAccountFields fields={fields} values={values} />
            <p className="text-sm text-muted">
              Demi keamanan, rekening baru dapat dipakai {limits.accountHoldHours} jam setelah ditambahkan. Rekening
              tidak dapat diubah, hanya diganti.
            </p>
          </>
        )}
      </ConfirmedForm>
    </details>
  )
}
