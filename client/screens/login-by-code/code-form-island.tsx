import type { Channel } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import { Again } from './again.tsx'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { CodeField } from '#client/kit/form/code-field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'

interface EnterFormProps {
  path: string
  refusal: Refusal | null
  /** Whether a new password is chosen together with the code. */
  newPassword?: boolean
  submit?: string
}
interface CodeFormProps extends EnterFormProps {
  /** false: the page has a form of its own for the code, which sends more with it. */
  enters?: boolean
  /** The way that the code took; null: the server knows. */
  way?: Channel | null
  /** Another way to the same phone; null: there is none. */
  other?: Channel | null
}

/** The form for the code from a message, and the way to another one. */
export default island(
  'code-form',
  function CodeForm({ enters = true, way = null, other = null, ...form }: CodeFormProps) {
    const { path, refusal } = form
    return (
      <>
        {enters ? <EnterForm {...form} /> : null}
        <Again
          path={path}
          refusal={refusal?.action === 'again' ? refusal : null}
          way={way}
          other={other}
          from={refusal === null ? limits.codeAgainSeconds : 0}
        />
      </>
    )
  },
)

function EnterForm({ path, refusal: first, newPassword = false, submit = 'Masuk' }: EnterFormProps) {
  const { refusal, ...own } = useForm('enter', first?.action === 'enter' ? first : null)
  return (
    <Form path={path} action="enter" onSubmit={own.submit} className="space-y-4">
      {refusal ? <RefusalNote key={own.refusals} {...refusal} /> : null}
      <CodeField error={refusal?.fields['code']} typed={refusal?.values['code']} />
      {newPassword ? (
        <PasswordField
          label="Kata Sandi Baru"
          autoComplete="new-password"
          hint={`Minimal ${limits.passwordMin} karakter`}
          error={refusal?.fields['password']}
        />
      ) : null}
      <Button size="lg" full aria-busy={own.busy || undefined}>
        {newPassword ? 'Simpan Kata Sandi' : submit}
      </Button>
    </Form>
  )
}
