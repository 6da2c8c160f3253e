import type { BankAccount } from '#shared/api/account/wallet.ts'
import { maskAccount } from '#shared/format/contact.ts'
import { formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah } from '#shared/format/money.ts'
import { href } from '#shared/web/routes.ts'
import type { Frame, Refusal } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { CodeField, OutboxLink } from '#client/kit/form/code-field.tsx'
import { DescriptionList } from '#client/kit/base/description-list.tsx'
import { Field, FieldError } from '#client/kit/form/field.tsx'
import { errorOf, faulty } from '#client/kit/form/faulty.ts'
import { Form, Notice, OnceKey, RefusalNote } from '#client/kit/form/form.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'
import { RadioRow } from '#client/kit/form/radio-row.tsx'

/** The screens that pay out a balance. */
export type WithdrawScreen = 'profileWallet' | 'profileAffiliate'

/** A withdrawal that waits for its confirmation: by a code when there is a ticket, otherwise by the password. */
export interface Confirming {
  account: BankAccount
  amount: number
  ticket: string | null
  key: string
}

/** A bank account among others. Its whole number stands only where the money leaves and where it is removed. */
export const shortAccount = ({ bank, bankCode, number }: BankAccount): string =>
  `${bank || bankCode} ${maskAccount(number)}`

/** A new bank account waits for some days. */
export const usableText = ({ usableFrom }: BankAccount): string =>
  usableFrom === null ? 'belum dapat dipakai' : `dapat dipakai mulai ${formatDeadline(usableFrom)}`

interface WithdrawFormProps {
  balance: number
  minimum: number
  fee: number
  /** Until then nothing is paid out, because the way into the account was changed. */
  opensAt: string | null
  accounts: readonly BankAccount[]
  frame: Frame
}

/** Asks for amount and bank account. The code or the password follows on the next screen, beside what arrives. */
export function WithdrawForm({
  balance,
  minimum,
  fee,
  opensAt,
  accounts,
  frame: { path, refusal },
}: WithdrawFormProps) {
  const own = refusal?.action === 'askWithdrawal' ? refusal : null
  return (
    <>
      {balance < minimum ? (
        <p className="text-base text-muted">
          Penarikan dapat dibuat mulai {formatRupiah(minimum)}. Biaya admin {formatRupiah(fee)} dipotong dari jumlah
          penarikan.
        </p>
      ) : opensAt !== null ? (
        <Notice>
          Kontak, kata sandi, atau akun Google Anda baru diubah. Demi keamanan, penarikan dapat dibuat lagi mulai{' '}
          <strong>{formatDeadline(opensAt)}</strong>.
        </Notice>
      ) : accounts.length === 0 ? (
        <p className="text-base text-muted">Tambahkan rekening tujuan terlebih dahulu.</p>
      ) : (
        <Form path={path} action="askWithdrawal" className="space-y-4">
          {own ? <RefusalNote {...own} /> : null}
          <Field
            name="amount"
            label="Jumlah Penarikan"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            placeholder={formatRupiah(minimum)}
            hint={`Minimal ${formatRupiah(minimum)}, paling banyak ${formatRupiah(balance)}. Biaya admin ${formatRupiah(fee)} dipotong dari jumlah ini.`}
            error={own?.fields['amount']}
            defaultValue={own?.values['amount']}
          />
          <fieldset>
            <legend className="mb-1 text-sm font-medium text-muted">Rekening Tujuan</legend>
            <AccountRows accounts={accounts} own={own} />
            <FieldError id={errorOf('accountId')} words={own?.fields['accountId'] && 'Pilih rekening tujuan.'} />
          </fieldset>
          <Button size="lg" full>
            Lanjut ke Konfirmasi
          </Button>
        </Form>
      )}
    </>
  )
}

function AccountRows({ accounts, own }: { accounts: readonly BankAccount[]; own: Refusal | null }) {
  const first = accounts.find(({ usable }) => usable)?.id
  return (
    <>
      {accounts.map((account) => (
        <RadioRow
          key={account.id}
          name="accountId"
          value={account.id}
          defaultChecked={account.id === (own?.values['accountId'] ?? first)}
          disabled={!account.usable}
          title={shortAccount(account)}
          detail={account.usable ? account.holder : `${account.holder} · ${usableText(account)}`}
          {...faulty('accountId', own?.fields)}
        />
      ))}
    </>
  )
}

interface ConfirmProps {
  screen: WithdrawScreen
  confirming: Confirming
  fee: number
  frame: Frame
}

/** Shows what is withdrawn and what arrives where, and confirms it by a code or the password. */
export function ConfirmWithdrawal({
  screen,
  confirming: { account, amount, ticket, key },
  fee,
  frame: { path, refusal, shop },
}: ConfirmProps) {
  const error = (name: string) => (refusal?.action === 'withdraw' ? refusal.fields[name] : undefined)
  return (
    <div className={columns}>
      <Card title="Konfirmasi Penarikan" className="lg:order-last">
        <DescriptionList
          rows={[
            ['Jumlah Penarikan', formatRupiah(amount)],
            ['Biaya Admin', formatRupiah(fee)],
            ['Jumlah Diterima', <strong key="received">{formatRupiah(Math.max(0, amount - fee))}</strong>],
            ['Rekening Tujuan', `${account.bank || account.bankCode} · ${account.number}`],
            ['Atas Nama', account.holder],
          ]}
        />
      </Card>
      <Card>
        {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
        {ticket === null ? null : (
          <Notice className="mb-4">
            Kami mengirim kode lewat WhatsApp atau email. Jangan berikan kode kepada siapa pun.
            <OutboxLink outbox={shop.demo ? href('outbox') : null} />
          </Notice>
        )}
        <Form path={path} action="withdraw" className="space-y-4">
          <OnceKey value={key} />
          {ticket === null ? (
            <div>
              <PasswordField autoComplete="current-password" error={error('password')} />
            </div>
          ) : (
            <CodeField error={error('code')} />
          )}
          <Button size="lg" full>
            Tarik {formatRupiah(amount)}
          </Button>
        </Form>
        {ticket === null ? null : (
          <Form path={path} action="sendAgain" className="mt-3">
            <Button variant="quiet" full>
              Kirim Ulang Kode
            </Button>
          </Form>
        )}
        <ButtonLink variant="quiet" full href={href(screen)} className="mt-1">
          Batal
        </ButtonLink>
      </Card>
    </div>
  )
}
