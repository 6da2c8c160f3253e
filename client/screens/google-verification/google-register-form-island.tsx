import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import type { CountryChoice, Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { PhoneField, phoneStart } from '#client/kit/form/phone-field.tsx'
import type { LegalLinks } from '#client/kit/product/information-list.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { Consents } from '#client/screens/register/consents.tsx'

interface GoogleRegisterFormProps {
  path: string
  refusal: Refusal | null
  name: string
  email: string | null
  countries: CountryChoice
  legal: LegalLinks
}

/** What Google does not say about a new customer: a number the courier can call, and the consents. */
export default island(
  'google-register-form',
  function GoogleRegisterForm({ path, refusal: first, name, email, countries, legal }: GoogleRegisterFormProps) {
    const { refusal, refusals, busy, submit, onInput } = useForm('register', first)
    return (
      <Form path={path} action="register" onSubmit={submit} onInput={onInput} className="space-y-4">
        {refusal ? <RefusalNote key={refusals} {...refusal} /> : null}
        <p className="text-base wrap-anywhere text-muted">
          Halo {name}. {email === null ? '' : `Akun dibuat dengan ${email}. `}Isi nomor HP untuk kurir.
        </p>
        <PhoneField
          name="phone"
          label="Nomor HP"
          countries={countries}
          {...phoneStart(countries, { values: first?.values })}
          error={refusal?.fields['phone']}
        />
        <Consents error={refusal?.fields['terms']} first={first} legal={legal} />
        <Button size="lg" full aria-busy={busy || undefined}>
          Buat Akun
        </Button>
      </Form>
    )
  },
)
