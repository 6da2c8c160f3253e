import type { FC, FormEventHandler, ReactNode } from 'react'
import { messageOf } from '#shared/text/errors.ts'
import { href } from '#shared/web/routes.ts'
import type { Confirms, ConfirmScreen } from '#client/app/page/confirming.ts'
import type { Frame } from '#client/app/page/page.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { GoogleMark } from '#client/kit/base/google-mark.tsx'
import { CodeField, OutboxLink } from './code-field.tsx'
import { Form, formAction, refusalIn } from './form.tsx'
import PasskeyConfirm from './passkey-confirm-island.tsx'

/** The password field with its show button. The page passes it in, because the button needs a script. */
export type PasswordField = FC<{
  name?: string
  label?: string
  hint?: string
  error?: string | undefined
  autoComplete: 'current-password' | 'new-password'
}>

interface ConfirmedFormProps {
  /** The id of the form, which the address names while it is being confirmed. */
  id: string
  action: string
  confirms: Confirms
  /** What was confirmed a moment ago is not enough for it. */
  eachTime?: boolean
  frame: Pick<Frame, 'path' | 'refusal' | 'typed'>
  PasswordField: PasswordField
  /** The name of the password's field; another one where `password` is a new password. */
  passwordName?: string
  passwordLabel?: string
  submit: string
  variant?: 'danger' | undefined
  /** It is the one thing that the page is for. */
  isPageStep?: boolean
  /** The page that Google leads back to. */
  screen?: ConfirmScreen
  /** What its address needs to show the form again. */
  kept?: Readonly<Record<string, string>>
  /** A form that a script sends in its own way. */
  onSubmit?: FormEventHandler<HTMLFormElement>
  busy?: boolean
  /** The form's own fields. */
  children?: (shown: Pick<ReturnType<typeof refusalIn>, 'fields' | 'values'>) => ReactNode
}

const formSuffix = '-isian'

/**
 * A form that needs more than an open session: the password, a code to the account's own contact, Google once more, or a passkey.
 * A customer without a password first asks for one of the others.
 */
export function ConfirmedForm({
  id,
  action,
  confirms,
  eachTime = false,
  frame,
  PasswordField,
  passwordName = 'password',
  passwordLabel = 'Kata Sandi',
  submit,
  variant,
  isPageStep = false,
  screen = 'profileEdit',
  kept = {},
  onSubmit,
  busy = false,
  children,
}: ConfirmedFormProps) {
  const { note, fields, values: refused } = refusalIn(frame, action)
  const confirming = confirms.confirming?.wanted === id ? confirms.confirming : null
  const asked = refusalIn(frame, 'askCode').values
  const values = { ...(confirming ? frame.typed : {}), ...(asked['wanted'] === id ? asked : {}), ...refused }
  const done = confirming?.proven === true || (confirming === null && confirms.confirmed && !eachTime)
  const ready = confirming !== null || done || confirms.password
  return (
    <div id={id} className="scroll-mt-16">
      {ready ? (
        <Form path={frame.path} action={action} id={`${id}${formSuffix}`} onSubmit={onSubmit} className="space-y-3">
          {note}
          {confirming?.proven ? <Proven /> : null}
          {done ? null : confirming ? (
            <SentCode {...confirms} error={fields['code']} typed={values['code']} />
          ) : (
            <div>
              <PasswordField
                name={passwordName}
                label={passwordLabel}
                autoComplete="current-password"
                error={fields[passwordName]}
              />
            </div>
          )}
          {children?.({ fields, values })}
          <Button full variant={variant} size={isPageStep ? 'lg' : 'md'} aria-busy={busy || undefined}>
            {submit}
          </Button>
        </Form>
      ) : (
        <p className="text-base text-muted">Akun ini belum punya kata sandi. Pastikan dulu bahwa ini Anda.</p>
      )}
      {done ? null : (
        <OtherWays
          {...{ id, confirms, frame, screen, kept }}
          asked={confirming !== null}
          isPageStep={isPageStep}
          beside={ready && children !== undefined && onSubmit === undefined}
        >
          {confirms.passkeys ? (
            <PasskeyConfirm
              {...{ id, action, passwordName }}
              to={href(screen, {}, kept)}
              failed={messageOf('passkey_failed')}
            />
          ) : null}
        </OtherWays>
      )}
    </div>
  )
}

const Proven = () => <p className="text-base text-muted">Konfirmasi berhasil. Anda dapat melanjutkan.</p>

interface SentCodeProps extends Pick<Confirms, 'outbox' | 'codeContact'> {
  error: string | undefined
  typed: string | undefined
}
function SentCode({ outbox, codeContact, error, typed }: SentCodeProps) {
  return (
    <>
      <p className="text-base text-muted">
        Kode dikirim ke {codeContact === null ? 'kontak akun Anda' : <b className="wrap-anywhere">{codeContact}</b>}.
        Jangan berikan kode kepada siapa pun.
        <OutboxLink outbox={outbox} />
      </p>
      <CodeField error={error} typed={typed} />
    </>
  )
}

interface OtherWaysProps extends Pick<ConfirmedFormProps, 'id' | 'confirms' | 'frame'> {
  screen: ConfirmScreen
  kept: Readonly<Record<string, string>>
  asked: boolean
  isPageStep: boolean
  /** The form has fields that are sent along, so that nothing has to be typed twice. */
  beside: boolean
  children: ReactNode
}
/** For a customer who has no password, or does not remember it. */
function OtherWays({ id, confirms, frame, screen, kept, asked, isPageStep, beside, children }: OtherWaysProps) {
  const { note, values } = refusalIn(frame, 'askCode')
  // It is also the way for a shopper who has forgotten the password.
  const first = confirms.password ? 'Lupa Kata Sandi? Pakai Kode' : 'Konfirmasi dengan Kode'
  const code = asked ? 'Kirim Ulang Kode' : first
  const look = isPageStep ? 'outline' : 'quiet'
  return (
    <div className="mt-2 space-y-3">
      {values['wanted'] === id ? note : null}
      <div className={`grid grid-cols-1 ${isPageStep ? 'gap-3' : ''}`}>
        {confirms.codes && beside ? (
          <Button
            variant={look}
            form={`${id}${formSuffix}`}
            formAction={formAction(frame.path, 'askCode')}
            name="wanted"
            value={id}
          >
            {code}
          </Button>
        ) : null}
        {confirms.codes && !beside ? (
          <Form path={frame.path} action="askCode">
            <input type="hidden" name="wanted" value={id} />
            <Button full variant={confirms.password || asked ? look : 'outline'}>
              {code}
            </Button>
          </Form>
        ) : null}
        {confirms.google ? (
          <ButtonLink
            variant={look}
            href={href('profileGoogle', {}, { mulai: '1', next: href(screen, {}, { ...kept, untuk: id }) })}
          >
            <GoogleMark />
            Konfirmasi dengan Google
          </ButtonLink>
        ) : null}
        {children}
      </div>
    </div>
  )
}
