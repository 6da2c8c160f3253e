import { type FormEvent, useState } from 'react'
import type { Passkey } from '#shared/api/passkey.ts'
import { formatDate, formatDeadline } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import * as dom from '#client/app/dom-names.ts'
import { useAwake } from '#client/app/hydrated.ts'
import { island } from '#client/app/island.tsx'
import type { PlainRefusal } from '#client/app/page.ts'
import { hasPasskeys, passkeyCalls } from '#client/app/passkeys.ts'
import { Button } from '#client/kit/button.tsx'
import { Card } from '#client/kit/card.tsx'
import { Field } from '#client/kit/field.tsx'
import { Form, refusalIn, RefusalNote } from '#client/kit/form.tsx'
import { Icon } from '#client/kit/icon.tsx'
import PasswordField from '#client/kit/password-field-island.tsx'
import { AskCode, OwnCode } from './account-safety.tsx'

interface PasskeysProps {
  passkeys: readonly Pick<Passkey, keyof Passkey>[]
  /** Whether the customer confirms with a password, or with a code. */
  password: boolean
  /** The code's ticket, once one was asked for here. */
  ticket: string | null
  outbox: string | null
  path: string
  refusal: PlainRefusal | null
  failed: string
  /** What is said when this device has a passkey of the customer already. */
  exists: string
}

/**
 * The customer's passkeys. Renaming and removing are forms that need no script; only a browser that has passkeys can
 * add one.
 */
export default island('passkeys', function Passkeys(props: PasskeysProps) {
  const { passkeys, password, ticket, path, refusal } = props
  const able = useAwake() && hasPasskeys() && passkeys.length < limits.passkeysPerCustomer
  if (passkeys.length === 0 && !able) return null
  const confirmed = password || ticket !== null
  return (
    <div id={dom.passkeysId} className="scroll-mt-16">
      <Card title="Passkey">
        <p className="text-base text-neutral-600">
          Masuk tanpa kata sandi, dengan sidik jari, wajah, atau kunci layar perangkat Anda.
        </p>
        <ul className="divide-y divide-neutral-100">
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} {...props} passkey={passkey} />
          ))}
        </ul>
        {able && confirmed ? <AddPasskey {...props} /> : null}
        {password ? null : (
          <AskCode wanted={dom.passkeysId} frame={{ path, refusal }}>
            {confirmed ? undefined : 'Kami kirim kode untuk memastikan ini Anda sebelum passkey diubah.'}
          </AskCode>
        )}
      </Card>
    </div>
  )
})

function OnePasskey({ passkey, ...props }: PasskeysProps & { passkey: PasskeysProps['passkeys'][number] }) {
  const { id, name, at, usedAt, backedUp } = passkey
  const { password, ticket, path, refusal } = props
  const mine = refusal?.values['id'] === id ? refusal : null
  const [renaming, removing] = [
    refusalIn({ refusal: mine }, 'renamePasskey'),
    refusalIn({ refusal: mine }, 'removePasskey'),
  ]
  const about = [
    at === null ? null : `Dibuat ${formatDate(at)}`,
    usedAt === null ? null : `terakhir dipakai ${formatDeadline(usedAt)}`,
    backedUp ? 'tersimpan di pengelola sandi' : null,
  ].filter((words) => words !== null)
  return (
    <li>
      <details className="group py-2" open={mine !== null}>
        <summary className="flex min-h-11 items-center gap-3 text-base">
          <span className="min-w-0 flex-1">
            <span className="font-medium wrap-anywhere">{name || 'Passkey'}</span>
            <span className="block text-sm text-neutral-600">{about.join(', ')}</span>
          </span>
          <Icon name="chevron-down" className="text-neutral-500 transition-transform group-open:rotate-180" />
        </summary>
        <Form path={path} action="renamePasskey" className="mt-2 space-y-3">
          {renaming.note}
          <input type="hidden" name="id" value={id} />
          <Field
            name="name"
            label="Nama Passkey"
            maxLength={limits.passkeyNameChars}
            error={renaming.fields['name']}
            defaultValue={renaming.values['name'] ?? name}
          />
          <Button variant="outline">Simpan Nama</Button>
        </Form>
        {password || ticket !== null ? (
          <Form path={path} action="removePasskey" className="mt-3 space-y-3">
            {removing.note}
            <input type="hidden" name="id" value={id} />
            <Proof {...props} fields={removing.fields} />
            <Button variant="danger">Hapus Passkey</Button>
          </Form>
        ) : null}
      </details>
    </li>
  )
}

/** Makes a passkey with this browser. */
function AddPasskey(props: PasskeysProps) {
  const { ticket, failed, exists } = props
  const [answer, setAnswer] = useState<{ message: string; fields: Readonly<Record<string, string>> } | null>(null)
  const [tries, setTries] = useState(0)
  const [busy, setBusy] = useState(false)
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    setBusy(true)
    try {
      const { addPasskey } = await passkeyCalls()
      const added = await addPasskey(ticket === null ? typed : { ...typed, ticket })
      if (added?.ok && added.to !== null) return location.assign(added.to)
      setAnswer(added === null || added.ok ? null : added)
    } catch (error) {
      const taken = error instanceof DOMException && error.name === 'InvalidStateError'
      setAnswer({ message: taken ? exists : failed, fields: {} })
    }
    setTries((count) => count + 1)
    setBusy(false)
  }
  return (
    <Form path={props.path} action="addPasskey" onSubmit={(event) => void add(event)} className="mt-3 space-y-3">
      {answer ? <RefusalNote key={tries} message={answer.message} /> : null}
      <Proof {...props} fields={answer?.fields ?? {}} />
      <Button variant="outline" aria-busy={busy || undefined}>
        Tambah Passkey
      </Button>
    </Form>
  )
}

/** What the customer confirms with: the password, or the code that was sent. */
function Proof({
  password,
  outbox,
  fields,
}: Pick<PasskeysProps, 'password' | 'outbox'> & { fields: Readonly<Record<string, string>> }) {
  if (!password) return <OwnCode outbox={outbox} error={fields['code']} typed={undefined} />
  return (
    <div>
      <PasswordField autoComplete="current-password" error={fields['password']} />
    </div>
  )
}
