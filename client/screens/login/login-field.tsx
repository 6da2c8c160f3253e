import { limits } from '#shared/limits.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Field } from '#client/kit/form/field.tsx'

/** The account to sign in to: an e-mail address, or a phone number in any spelling. */
export function LoginField({ refusal, passkeys = false }: { refusal: Refusal | null; passkeys?: boolean }) {
  return (
    <Field
      name="login"
      label="Email atau Nomor HP"
      inputMode="email"
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      maxLength={limits.emailChars}
      error={refusal?.fields['login']}
      defaultValue={refusal?.values['login']}
    />
  )
}
