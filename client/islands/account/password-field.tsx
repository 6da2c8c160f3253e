import { useState } from 'react'
import { limits } from '#shared/limits.ts'
import { useAwake } from '../../state/awake.ts'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'

interface PasswordFieldProps {
  error?: string | undefined
  hint?: string
  label?: string
  autoComplete: 'current-password' | 'new-password'
}
/** A password that can be looked at; the eye needs a script, and takes no room without one. */
export function PasswordField({ error, hint, label = 'Kata Sandi', autoComplete }: PasswordFieldProps) {
  const awake = useAwake()
  const [shown, setShown] = useState(false)
  return (
    <Field
      name="password"
      label={label}
      type={shown ? 'text' : 'password'}
      maxLength={limits.passwordMax}
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
            className="absolute inset-y-0 right-0 grid w-12 place-items-center text-neutral-600"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} />
          </button>
        ) : null
      }
    />
  )
}
