import { type FormEvent, useState } from 'react'
import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import type { PlainRefusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Form, Honeypot, ShownAt, RefusalNote } from '#client/kit/form/form.tsx'
import { LoginField } from '#client/screens/login/login-field.tsx'

interface AskCodeFormProps {
  path: string
  refusal: PlainRefusal | null
  at: number
  /** Whether the shop can send to a number both ways, so that there is a choice. */
  choice: boolean
  /** Whether it sends to an e-mail address, too. */
  mails: boolean
}

/** Asks for a code: for which account, and how it is sent to a number. */
export default island('ask-code-form', function AskCodeForm(props: AskCodeFormProps) {
  const { path, refusal: first, at, choice, mails } = props
  const { refusal, refusals, busy, submit, onInput } = useForm('ask', first)
  const [mail, setMail] = useState(false)
  const typed = (event: FormEvent<HTMLFormElement>) => {
    onInput(event)
    setMail(mails && String(new FormData(event.currentTarget).get('login')).includes('@'))
  }
  return (
    <Form path={path} action="ask" onSubmit={submit} onInput={typed} className="space-y-4">
      {refusal ? <RefusalNote key={refusals} {...refusal} /> : null}
      <LoginField refusal={refusal} />
      {choice ? <Channels chosen={first?.values['channel'] ?? 'whatsapp'} {...{ mail, mails }} /> : null}
      <Honeypot />
      <ShownAt at={at} />
      <Button size="lg" full aria-busy={busy || undefined}>
        Kirim Kode
      </Button>
    </Form>
  )
})

const ways = [
  ['whatsapp', 'WhatsApp'],
  ['sms', 'SMS'],
] as const

interface ChannelsProps {
  chosen: string
  /** An e-mail address is being typed, to which there is one way. */
  mail: boolean
  mails: boolean
}
function Channels({ chosen, mail, mails }: ChannelsProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium text-muted">
        {mails && !mail ? 'Kirim kode ke nomor HP lewat' : 'Kirim kode lewat'}
      </legend>
      <div className="flex gap-6">
        {/* As high as the choice, so that the button below stays where it is. */}
        {mail ? <p className="flex min-h-11 items-center text-base">Email</p> : null}
        {(mail ? [] : ways).map(([channel, label]) => (
          <label key={channel} className="flex min-h-11 items-center gap-3 text-base">
            <input
              type="radio"
              name="channel"
              value={channel}
              defaultChecked={channel === chosen}
              className="size-5 shrink-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
