import { limits } from '#shared/limits.ts'
import { href } from '#shared/routes.ts'
import { island } from '../island.tsx'
import { useForm } from '../state/form.ts'
import type { PlainRefusal } from '../state/screen.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, Field, PhoneField } from '../ui/field.tsx'
import { Form, Honeypot, MadeAt, RefusalNote } from '../ui/form.tsx'
import { PasswordField } from './account/password-field.tsx'

export default island('register-form', function RegisterForm({ path, refusal: first, at }: { path: string; refusal: PlainRefusal | null; at: number }) {
  const { refusal, refusals, busy, submit } = useForm('register', first)
  const typed = (name: string) => ({ name, error: refusal?.fields[name], defaultValue: refusal?.values[name] })
  return (
    <Form path={path} action="register" onSubmit={submit} className="space-y-4">
      {refusal ? <RefusalNote key={refusals} message={refusal.message} /> : null}
      <Field {...typed('name')} label="Nama Lengkap" autoComplete="name" maxLength={limits.personNameChars} />
      <PhoneField {...typed('phone')} label="Nomor HP" />
      <Field {...typed('email')} label="Email" optional type="email" autoComplete="email" maxLength={limits.emailChars} />
      <PasswordField autoComplete="new-password" hint={`Minimal ${limits.passwordMin} karakter`} error={refusal?.fields['password']} />
      <Honeypot />
      <MadeAt at={at} />
      <div>
        <CheckField name="terms" required error={refusal?.fields['terms']} defaultChecked={first?.values['terms'] !== undefined}>
          Saya menyetujui <Terms slug="syarat-dan-ketentuan">Syarat &amp; Ketentuan</Terms> dan <Terms slug="kebijakan-privasi">Kebijakan Privasi</Terms>
        </CheckField>
        <CheckField name="marketing" defaultChecked={first?.values['marketing'] !== undefined}>
          Saya bersedia menerima info promo <span className="text-neutral-500">(opsional)</span>
        </CheckField>
      </div>
      <Button size="lg" full aria-busy={busy || undefined}>
        Daftar
      </Button>
    </Form>
  )
})

/** Opens beside the form: what was typed is not lost by reading. */
function Terms({ slug, children }: { slug: string; children: string }) {
  return (
    <a href={href('information', { slug })} target="_blank" rel="noopener" className="font-semibold text-brand-text underline underline-offset-2">
      {children}
    </a>
  )
}
