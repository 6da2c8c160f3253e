import { limits } from '#shared/limits.ts'
import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import type { CountryChoice, Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { PhoneField, phoneStart } from '#client/kit/form/phone-field.tsx'
import type { LegalLinks } from '#client/kit/product/information-list.tsx'
import { Form, Honeypot, ShownAt, RefusalNote } from '#client/kit/form/form.tsx'
import { Consents } from './consents.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'

/** What the form begins with. */
export type Known = Readonly<Record<'name' | 'phone' | 'email', string>>

interface RegisterFormProps {
  /** By which way the number gets a code; null: by none. */
  codeBy: string | null
  known: Known | null
  path: string
  refusal: Refusal | null
  at: number
  countries: CountryChoice
  legal: LegalLinks
}

export default island(
  'register-form',
  function RegisterForm({ path, refusal: first, at, countries, legal, known, codeBy }: RegisterFormProps) {
    const { refusal, refusals, busy, submit, onInput } = useForm('register', first)
    const typed = (name: string, start?: string) => ({
      name,
      error: refusal?.fields[name],
      defaultValue: refusal?.values[name] ?? start,
    })
    return (
      <Form path={path} action="register" onSubmit={submit} onInput={onInput} className="space-y-4">
        {refusal ? <RefusalNote key={refusals} {...refusal} /> : null}
        {/* A browser cuts what is longer in silence; the answer says how long a name may be. */}
        <Field {...typed('name', known?.name)} label="Nama Lengkap" autoComplete="name" />
        <PhoneField
          {...typed('phone')}
          {...phoneStart(countries, { values: first?.values, stored: known?.phone })}
          label="Nomor HP"
          hint={codeBy === null ? undefined : `Kode verifikasi dikirim lewat ${codeBy}.`}
          countries={countries}
        />
        <Field
          {...typed('email', known?.email)}
          label="Email"
          optional
          type="email"
          autoComplete="email"
          maxLength={limits.emailChars}
        />
        <PasswordField
          autoComplete="new-password"
          hint={`Minimal ${limits.passwordMin} karakter`}
          error={refusal?.fields['password']}
        />
        <Honeypot />
        <ShownAt at={at} />
        <Consents error={refusal?.fields['terms']} first={first} legal={legal} />
        <Button size="lg" full aria-busy={busy || undefined}>
          Daftar
        </Button>
      </Form>
    )
  },
)
