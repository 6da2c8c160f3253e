import type { Channel } from '#shared/api/account/message.ts'
import { limits } from '#shared/limits.ts'
import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import { useSeconds } from './seconds.ts'
import type { PlainRefusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { channelNames, CodeField } from '#client/kit/form/code-field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'

interface CodeFormProps {
  path: string
  refusal: PlainRefusal | null
  /** Whether a new password is chosen together with the code. */
  newPassword: boolean
  /** Another way to the same phone; null: there is none. */
  other?: Channel | null
  submit?: string
}

/** The form for the code from a message. */
export default island(
  'code-form',
  function CodeForm({ path, refusal: first, newPassword, other = null, submit = 'Masuk' }: CodeFormProps) {
    const own = useForm('enter', first?.action === 'enter' ? first : null)
    const again = useForm('again', first?.action === 'again' ? first : null)
    const { refusal } = own
    return (
      <>
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
        <div className="mt-3 space-y-3">
          {again.refusal ? <RefusalNote key={again.refusals} {...again.refusal} /> : null}
          <Again path={path} other={other} again={again} from={first === null ? limits.codeAgainSeconds : 0} />
        </div>
      </>
    )
  },
)

interface AgainProps {
  path: string
  other: Channel | null
  again: ReturnType<typeof useForm>
  from: number
}
/** Without script, and after a refusal, it can be pressed, and the server says how long to wait. */
function Again({ path, other, again, from }: AgainProps) {
  const seconds = useSeconds(from)
  if (seconds > 0)
    return (
      <p className="flex min-h-11 items-center justify-center text-base text-muted">
        Kirim ulang kode dalam {seconds} detik
      </p>
    )
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {[null, ...(other ? [other] : [])].map((channel) => (
        <Form key={channel} path={path} action="again" onSubmit={again.submit}>
          {channel ? <input type="hidden" name="channel" value={channel} /> : null}
          <Button variant="quiet" aria-busy={again.busy || undefined}>
            {channel ? `Kirim lewat ${channelNames[channel]}` : 'Kirim ulang kode'}
          </Button>
        </Form>
      ))}
    </div>
  )
}
