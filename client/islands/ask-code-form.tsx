import { limits } from '#shared/limits.ts'
import { island } from '../island.tsx'
import { useForm } from '../state/form.ts'
import type { PlainRefusal } from '../state/screen.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form, Honeypot, MadeAt, RefusalNote } from '../ui/form.tsx'

interface AskCodeFormProps {
  path: string
  refusal: PlainRefusal | null
  at: number
}

/** Whose code is asked for. */
export default island('ask-code-form', function AskCodeForm({ path, refusal: first, at }: AskCodeFormProps) {
  const { refusal, refusals, busy, submit } = useForm('ask', first)
  return (
    <Form path={path} action="ask" onSubmit={submit} className="space-y-4">
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
      <Honeypot />
      <MadeAt at={at} />
      <Button size="lg" full aria-busy={busy || undefined}>
        Kirim Kode
      </Button>
    </Form>
  )
})
