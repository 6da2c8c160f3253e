import { banks } from '#shared/indonesia/banks.ts'
import { limits } from '#shared/limits.ts'
import { text } from '#shared/text/text.ts'
import { Field, Select } from './field.tsx'

/** The banks to choose from. */
export const bankOptions = Object.entries(banks)
  .map(([code, name]) => ({ code, name }))
  // A locale's order is the same for these names, and its rules take longer to load than a page to render.
  .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))

const digits = '8 sampai 16 angka'

interface BankAccountFieldsProps {
  fields: Readonly<Record<string, string>>
  values: Readonly<Record<string, string>>
}
/** Bank, number and owner of an account; what was typed comes back after a refusal. */
export function BankAccountFields({ fields, values }: BankAccountFieldsProps) {
  // The hint is gone where the rule is needed most.
  const number = fields['number'] === text.fieldInvalid ? `Nomor rekening ${digits}` : fields['number']
  const field = (name: string) => ({ name, error: fields[name], defaultValue: values[name] })
  return (
    <>
      <Select {...field('bankCode')} label="Bank" options={bankOptions} placeholder="Pilih bank" />
      <Field
        {...field('number')}
        label="Nomor Rekening"
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        error={number}
        hint={digits}
      />
      <Field
        {...field('holder')}
        label="Nama Pemilik Rekening"
        autoComplete="name"
        maxLength={limits.personNameChars}
        hint="Seperti di buku tabungan"
      />
    </>
  )
}
