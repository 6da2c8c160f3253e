import { type FormEvent, useState } from 'react'
import { island } from '#client/app/island/island.tsx'
import { useForm } from '#client/app/state/form-state.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { Button } from '#client/kit/base/button.tsx'
import { ChannelChoice } from '#client/kit/form/code-field.tsx'
import { Form, Honeypot, ShownAt, RefusalNote } from '#client/kit/form/form.tsx'
import { LoginField } from '#client/screens/login/login-field.tsx'

interface AskCodeFormProps {
  path: string
  refusal: Refusal | null
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
  const [login, setLogin] = useState(first?.values['login'] ?? '')
  const typed = (event: FormEvent<HTMLFormElement>) => {
    onInput(event)
    setLogin(String(new FormData(event.currentTarget).get('login')))
  }
  return (
    <Form path={path} action="ask" onSubmit={submit} onInput={typed} className="space-y-4">
      {refusal ? <RefusalNote key={refusals} {...refusal} /> : null}
      <LoginField refusal={refusal} />
      {/* To an address there is one way. */}
      {choice && !login.includes('@') ? (
        <div className={mails && !/^\s*[+\d(]/.test(login) ? 'hidden noscript:block' : undefined}>
          <ChannelChoice
            channels={ways}
            chosen={first?.values['channel'] ?? 'whatsapp'}
            legend={mails ? 'Kirim kode ke nomor HP lewat' : undefined}
          />
        </div>
      ) : null}
      <Honeypot />
      <ShownAt at={at} />
      <Button size="lg" full aria-busy={busy || undefined}>
        Kirim Kode
      </Button>
    </Form>
  )
})

const ways = ['whatsapp', 'sms'] as const
