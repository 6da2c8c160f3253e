import { useState } from 'react'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { island } from '#client/app/island/island.tsx'
import { hasPasskeys, passkeyCalls } from '#client/app/browser/passkeys.ts'
import { Button } from '#client/kit/base/button.tsx'
import { RefusalNote } from './form.tsx'

interface PasskeyConfirmProps {
  /** The id of what is confirmed, and the name of its form's action. */
  id: string
  action: string
  /** What the passkey takes the place of. */
  passwordName: string
  /** The page on which the form is, where only a confirmation makes it appear. */
  to: string
  failed: string
}

/**
 * Confirms by a passkey of the customer. The form keeps what was typed into it: only the field for the password goes,
 * and the ticket goes along with the form.
 */
export default island('passkey-confirm', function PasskeyConfirm(props: PasskeyConfirmProps) {
  const [done, setDone] = useState(false)
  const [refusal, setRefusal] = useState({ count: 0, message: '' })
  const able = useHydrated() && hasPasskeys()
  const refuse = (message: string) => setRefusal(({ count }) => ({ count: count + 1, message }))
  const confirm = async () => {
    try {
      const answer = await (await passkeyCalls()).confirmByPasskey()
      if (answer?.ok === false) return refuse(answer.message)
      if (answer?.ok) setDone(take(props, answer.ticket))
    } catch {
      refuse(props.failed)
    }
  }
  if (!able) return null
  if (done)
    return (
      <p role="status" className="text-base text-muted">
        Konfirmasi berhasil. Anda dapat melanjutkan.
      </p>
    )
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => void confirm()}>
        Konfirmasi dengan Passkey
      </Button>
      {refusal.count === 0 ? null : <RefusalNote key={refusal.count} {...refusal} />}
    </>
  )
})

/** Gives the ticket to the form; where the page has none yet, the page that has it is opened. */
function take({ id, action, passwordName, to }: PasskeyConfirmProps, ticket: string): boolean {
  const form = document.querySelector<HTMLFormElement>(`#${CSS.escape(id)} form[action$="=${action}"]`)
  const address = new URL(form?.action ?? to, location.href)
  address.searchParams.set('untuk', id)
  address.searchParams.set('bukti', ticket)
  if (form === null) {
    address.hash = id
    location.assign(address)
    return false
  }
  form.action = address.href
  for (const name of [passwordName, 'code']) {
    const field = form.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) continue
    field.disabled = true
    field.closest('div')?.setAttribute('hidden', '')
  }
  // A form that a script sends has no address to read the ticket from.
  const hidden = Object.assign(document.createElement('input'), { type: 'hidden', name: 'ticket', value: ticket })
  form.append(hidden)
  form.querySelector<HTMLElement>('button:not([type=button])')?.focus()
  return true
}
