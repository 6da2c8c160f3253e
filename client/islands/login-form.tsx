import { limits } from '#shared/limits.ts'
import { island } from '../island.tsx'
import { useForm } from '../state/form.ts'
import type { PlainRefusal } from '../state/screen.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Honeypot, MadeAt, RefusalNote } from '../ui/form.tsx'
import { PasswordField } from './account/password-field.tsx'

interface LoginFormProps {
  path: string
  refusal: PlainRefusal | null
  /** When the form was made. */
  at: number
  /** Where a forgotten password is replaced; null where it cannot be. */
  forgotten: string | null
}

export default island('login-form', function LoginForm({ path, refusal: first, at, forgotten }: LoginFormProps) {
  const { refusal, refusals, busy, submit } = useForm('login', first)
  return (
    <Form path={path} action="login" onSubmit={submit} className="space-y-4">
      {refusal ? <RefusalNote key={refusals} message={refusal.message} /> : null}
      <Field
        name="login"
        label="Email atau Nomor HP"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={limits.emailChars}
        error={refusal?.fields['login']}
        defaultValue={refusal?.values['login']}
      />
      <PasswordField autoComplete="current-password" error={refusal?.fields['password']} />
      {forgotten === null ? null : (
        <a href={forgotten} className="-mt-2 inline-flex min-h-11 items-center text-base font-semibold text-brand-text">
          Lupa kata sandi?
        </a>
      )}
      <Honeypot />
      <MadeAt at={at} />
      <Button size="lg" full aria-busy={busy || undefined}>
        Masuk
      </Button>
    </Form>
  )
})
