import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { hasPasskeys, passkeyCalls } from '#client/app/browser/passkeys.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Form, Honeypot, ShownAt, RefusalNote } from '#client/kit/form/form.tsx'
import { LoginField } from './login-field.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'

interface LoginFormProps {
  path: string
  refusal: Refusal | null
  /** When the form was made. */
  at: number
  /** Where a forgotten password can be replaced; null when it cannot. */
  forgotten: string | null
  /** Whether this shop takes passkeys. */
  passkeys: boolean
}

export default island(
  'login-form',
  function LoginForm({ path, refusal: first, at, forgotten, passkeys }: LoginFormProps) {
    const { refusal, refusals, busy, submit, onInput } = useForm('login', first, passkeys ? addPasskey : undefined)
    return (
      <Form path={path} action="login" onSubmit={submit} onInput={onInput} className="space-y-4">
        {refusal ? <RefusalNote key={refusals} {...refusal} /> : null}
        <LoginField refusal={refusal} passkeys={passkeys} />
        <PasswordField autoComplete="current-password" error={refusal?.fields['password']} />
        {forgotten === null ? null : (
          <p className="-mt-3 mb-1 text-base font-semibold text-brand-text">
            <a href={forgotten} className="inline-flex min-h-11 items-center">
              Lupa kata sandi?
            </a>
          </p>
        )}
        <Honeypot />
        <ShownAt at={at} />
        <Button size="lg" full aria-busy={busy || undefined}>
          Masuk
        </Button>
      </Form>
    )
  },
)

/** The next sign-in may need no password, if the browser makes a passkey by itself. */
async function addPasskey(form: FormData): Promise<void> {
  if (!hasPasskeys()) return
  const [login, password] = [String(form.get('login')), String(form.get('password'))]
  await (await passkeyCalls()).addPasskeySilently({ login, password })
}
