import { useState } from 'react'
import { island } from '#client/app/island/island.tsx'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { Field } from './field.tsx'
import { Icon } from '#client/kit/base/icon.tsx'

interface PasswordFieldProps {
  name?: string
  error?: string | undefined
  hint?: string
  label?: string
  autoComplete: 'current-password' | 'new-password'
}
/**
 * A password that can be shown; the button for it needs a script and takes no room without one. The field has no
 * maximum length: cutting off a pasted password would store another one than the shopper's manager has. The server says
 * when a password is too long.
 */
export default island(
  'password-field',
  function PasswordField({ name = 'password', error, hint, label = 'Kata Sandi', autoComplete }: PasswordFieldProps) {
    const awake = useHydrated()
    const [shown, setShown] = useState(false)
    return (
      <Field
        name={name}
        label={label}
        type={shown ? 'text' : 'password'}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        {...(hint ? { hint } : {})}
        trailing={
          awake ? (
            <button
              type="button"
              aria-pressed={shown}
              aria-label="Tampilkan kata sandi"
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0 right-0 grid w-11 place-items-center text-muted"
            >
              <Icon name={shown ? 'eye-off' : 'eye'} />
            </button>
          ) : null
        }
      />
    )
  },
)
