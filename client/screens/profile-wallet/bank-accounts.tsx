import type { BankAccount } from '#shared/api/wallet.ts'
import { banks } from '#shared/indonesia/banks.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import type { Frame, Refusal } from '#client/app/page.ts'
import { Button } from '#client/kit/button.tsx'
import { Card } from '#client/kit/card.tsx'
import { Field, Select } from '#client/kit/field.tsx'
import { Form, RefusalNote } from '#client/kit/form.tsx'
import { Icon } from '#client/kit/icon.tsx'
import { accountName, usableText } from './withdraw-form.tsx'

const options = Object.entries(banks)
  .map(([code, name]) => ({ code, name }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

/**
 * The bank accounts for withdrawals. An account cannot be changed, only replaced, and a new one waits a day, so that a
 * stolen session finds no quick way out.
 */
export function BankAccounts({
  accounts,
  frame: { path, refusal },
}: {
  accounts: readonly BankAccount[]
  frame: Frame
}) {
  const own = refusal?.action === 'addBankAccount' ? refusal : null
  return (
    <Card title="Rekening Bank">
      <div id={dom.bankAccountsId} className="scroll-mt-20">
        {refusal?.action === 'removeBankAccount' ? <RefusalNote message={refusal.message} className="mb-3" /> : null}
        <ul className="divide-y divide-neutral-100">
          {accounts.map((account) => (
            <li key={account.id} className="flex items-center gap-3 py-2">
              <span className="min-w-0 flex-1">
                <span className="numbers block text-base font-medium wrap-anywhere">{accountName(account)}</span>
                <span className="block text-sm wrap-anywhere text-neutral-600">{account.holder}</span>
                {account.usable ? null : (
                  <span className="block text-sm text-yellow-800 first-letter:uppercase">{usableText(account)}</span>
                )}
              </span>
              <Form path={path} action="removeBankAccount">
                <input type="hidden" name="id" value={account.id} />
                <button
                  type="submit"
                  aria-label={`Hapus rekening ${accountName(account)}`}
                  className="grid size-11 place-items-center rounded-sm text-neutral-600"
                >
                  <Icon name="trash" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
        {accounts.length >= limits.bankAccounts ? (
          <p className="mt-2 text-sm text-neutral-600">Paling banyak {limits.bankAccounts} rekening.</p>
        ) : (
          <AddBankAccount path={path} refusal={own} open={own !== null || accounts.length === 0} />
        )}
      </div>
    </Card>
  )
}

function AddBankAccount({ path, refusal, open }: { path: string; refusal: Refusal | null; open: boolean }) {
  const field = (name: string) => ({ name, error: refusal?.fields[name], defaultValue: refusal?.values[name] })
  return (
    <details open={open}>
      <summary className="flex min-h-11 cursor-pointer items-center text-base font-semibold text-brand-text">
        Tambah Rekening
      </summary>
      <Form path={path} action="addBankAccount" className="space-y-4 pt-2">
        {refusal ? <RefusalNote message={refusal.message} /> : null}
        <Select {...field('bankCode')} label="Bank" options={options} placeholder="Pilih bank" />
        <Field
          {...field('number')}
          label="Nomor Rekening"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          hint="8 sampai 16 angka"
        />
        <Field
          {...field('holder')}
          label="Nama Pemilik Rekening"
          autoComplete="name"
          maxLength={limits.personNameChars}
          hint="Seperti di buku tabungan"
        />
        <p className="text-sm text-neutral-600">
          Demi keamanan, rekening baru dapat dipakai {limits.bankAccountHoldHours} jam setelah ditambahkan. Rekening
          tidak dapat diubah, hanya diganti.
        </p>
        <Button full>Simpan Rekening</Button>
      </Form>
    </details>
  )
}
