import { homeCountry } from '#shared/indonesia/countries.ts'
import { island } from '#client/app/island.tsx'
import { useForm } from '#client/app/form-state.ts'
import type { PlainRefusal } from '#client/app/page.ts'
import { Button } from '#client/kit/button.tsx'
import { PhoneField } from '#client/kit/field.tsx'
import { Form, RefusalNote } from '#client/kit/form.tsx'
import { Consents } from '#client/screens/register/consents.tsx'

interface GoogleRegisterFormProps {
  path: string
  refusal: PlainRefusal | null
  name: string
  email: string | null
}

/** What Google does not say about a new customer: a number the courier can call, and the consents. */
export default island(
  'google-register-form',
  function GoogleRegisterForm({ path, refusal: first, name, email }: GoogleRegisterFormProps) {
    const { refusal, refusals, busy, submit } = useForm('register', first)
    return (
      <Form path={path} action="register" onSubmit={submit} className="space-y-4">
        {refusal ? <RefusalNote key={refusals} message={refusal.message} /> : null}
        <p className="text-base wrap-anywhere text-neutral-600">
          Halo {name}. {email === null ? '' : `Akun dibuat dengan ${email}. `}Isi nomor HP untuk kurir.
        </p>
        <PhoneField
          name="phone"
          label="Nomor HP"
          country={refusal?.values['country'] ?? homeCountry}
          error={refusal?.fields['phone']}
          defaultValue={refusal?.values['phone']}
        />
        <Consents error={refusal?.fields['terms']} first={first} />
        <Button size="lg" full aria-busy={busy || undefined}>
          Buat Akun
        </Button>
      </Form>
    )
  },
)
