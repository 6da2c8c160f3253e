import { type FormEvent, useState } from 'react'
import type { Passkey } from '#shared/api/account/passkey.ts'
import { formatDate, formatMoment } from '#shared/format/dates.ts'
import { limits } from '#shared/limits.ts'
import type { Confirms } from '#client/app/page/confirming.ts'
import * as dom from '#client/app/dom-names.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { island } from '#client/app/island/island.tsx'
import type { Refusal } from '#client/app/page/page.ts'
import { hasPasskeys, passkeyCalls } from '#client/app/browser/passkeys.ts'
import { Button } from '#client/kit/base/button.tsx'
import { ConfirmedForm } from '#client/kit/form/confirmed-form.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { Form, refusalIn } from '#client/kit/form/form.tsx'
import { Icon } from '#client/kit/base/icon.tsx'
import { RowCard } from '#client/kit/base/row-card.tsx'
import PasswordField from '#client/kit/form/password-field-island.tsx'

interface PasskeysProps {
  passkeys: readonly Pick<Passkey, keyof Passkey>[]
  confirms: Pick<Confirms, 'password' | 'codes' | 'codeContact' | 'google' | 'passkeys' | 'confirmed' | 'outbox'> & {
    confirming: Pick<NonNullable<Confirms['confirming']>, 'wanted' | 'ticket' | 'proven'> | null
  }
  path: string
  refusal: Refusal | null
  failed: string
  /** What is said when this device has a passkey of the customer already. */
  exists: string
}

const actions = ['addPasskey', 'renamePasskey', 'removePasskey']

/** Not among `dom`'s: checkout would carry it. */
const removePasskeyId = (id: string) => `hapus-passkey-${id}`

/**
 * The customer's passkeys, a row like the others of the profile. Renaming and removing are forms that need no script;
 * only a browser that has passkeys can add one.
 */
export default island('passkeys', function Passkeys(props: PasskeysProps) {
  const { passkeys, confirms, refusal } = props
  const able = useHydrated() && hasPasskeys() && passkeys.length < limits.passkeysPerCustomer
  if (passkeys.length === 0 && !able) return null
  return (
    <RowCard
      row
      title="Passkey"
      value={passkeys.length === 0 ? 'Belum ada' : `${passkeys.length} passkey`}
      open={
        actions.includes(refusal?.action ?? '') ||
        [confirms.confirming?.wanted, refusal?.values['wanted']].some(
          (wanted) => wanted === dom.passkeysId || passkeys.some(({ id }) => wanted === removePasskeyId(id)),
        )
      }
    >
      <p className="mb-3 text-base text-muted">
        Masuk tanpa kata sandi, dengan sidik jari, wajah, atau kunci layar perangkat Anda. Lebih aman daripada kode SMS,
        yang dapat sampai ke orang lain bila nomor Anda diambil alih.
      </p>
      {passkeys.length === 0 ? null : (
        <ul className="divide-y divide-sunk">
          {passkeys.map((passkey) => (
            <OnePasskey key={passkey.id} {...props} passkey={passkey} />
          ))}
        </ul>
      )}
      {able ? <AddPasskey {...props} /> : null}
    </RowCard>
  )
})

function OnePasskey({
  passkey: { id, name, at, usedAt, backedUp },
  confirms,
  path,
  refusal,
}: PasskeysProps & { passkey: PasskeysProps['passkeys'][number] }) {
  const mine = refusal?.values['id'] === id ? refusal : null
  const { note, fields, values } = refusalIn({ refusal: mine }, 'renamePasskey')
  const removing = removePasskeyId(id)
  const asked = confirms.confirming?.wanted === removing || refusal?.values['wanted'] === removing
  const about = [
    at === null ? null : `Dibuat ${formatDate(at)}`,
    usedAt === null ? null : `terakhir dipakai ${formatMoment(usedAt)}`,
    backedUp ? 'tersimpan di pengelola sandi' : null,
  ].filter((words) => words !== null)
  return (
    <li>
      <details className="py-2" open={mine !== null || asked}>
        <summary className="flex min-h-11 items-center gap-3 text-base">
          <span className="min-w-0 flex-1">
            <span className="font-medium wrap-anywhere">{name || 'Passkey'}</span>
            <span className="block text-sm text-muted">{about.join(', ')}</span>
          </span>
          <Icon name="chevron-down" className="text-hint turn" />
        </summary>
        <Form path={path} action="renamePasskey" className="mt-2 mb-3 space-y-3">
          {note}
          <input type="hidden" name="id" value={id} />
          <Field
            name="name"
            label="Nama Passkey"
            maxLength={limits.personNameChars}
            error={fields['name']}
            defaultValue={values['name'] ?? name}
          />
          <Button full>Simpan Nama</Button>
        </Form>
        <ConfirmedForm
          id={removing}
          action="removePasskey"
          {...{ confirms, PasswordField }}
          frame={{ path, refusal: mine?.action === 'removePasskey' || asked ? refusal : null }}
          submit="Hapus Passkey"
          variant="danger"
        >
          {() => <input type="hidden" name="id" value={id} />}
        </ConfirmedForm>
      </details>
    </li>
  )
}

/** Makes a passkey with this browser, once the customer has confirmed. */
function AddPasskey({ confirms, path, refusal: first, failed, exists }: PasskeysProps) {
  const [refusal, setRefusal] = useState(first)
  const [busy, setBusy] = useState(false)
  const refuse = (message: string, fields: Readonly<Record<string, string>> = {}) =>
    setRefusal({ action: 'addPasskey', status: 422, message, fields, values: {} })
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const typed = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
    )
    const { confirming } = confirms
    setBusy(true)
    try {
      const { addPasskey } = await passkeyCalls()
      const ticket = confirming?.wanted === dom.passkeysId ? { ticket: confirming.ticket } : {}
      const added = await addPasskey({ ...typed, ...ticket })
      if (added?.ok && added.to !== null) return location.assign(added.to)
      if (added && !added.ok) refuse(added.message, added.fields)
      else setRefusal(null)
    } catch (error) {
      refuse(error instanceof DOMException && error.name === 'InvalidStateError' ? exists : failed)
    }
    setBusy(false)
  }
  return (
    <ConfirmedForm
      id={dom.passkeysId}
      action="addPasskey"
      {...{ confirms, PasswordField, busy }}
      frame={{ path, refusal }}
      submit="Tambah Passkey"
      onSubmit={(event) => void add(event)}
    />
  )
}
