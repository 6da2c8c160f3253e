import type { FormEvent } from 'react'
import type { Checkout } from '#shared/api/checkout.ts'
import { limits } from '#shared/limits.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { showPhone } from '#client/kit/address-text.ts'
import { Button } from '#client/kit/button.tsx'
import { DecisionCard } from '#client/kit/card.tsx'
import { Field, PhoneField } from '#client/kit/field.tsx'
import { Form, RefusalNote } from '#client/kit/form.tsx'

interface DropshipCardProps {
  dropship: Checkout['dropship']
  path: string
  refusal: PlainRefusal | null
  refusals: number
  busy: boolean
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  onSubmit: (form: FormData) => void
}

/** Another name on the label than the shop's. One button sets it, one takes it off again. */
export function DropshipCard({ dropship, path, refusal, refusals, busy, onSubmit, ...card }: DropshipCardProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(new FormData(event.currentTarget))
  }
  const field = (name: 'name' | 'phone') => ({
    name,
    error: refusal?.fields[name],
    defaultValue: refusal?.values[name] ?? dropship?.[name] ?? '',
  })
  const decision = dropship && (
    <>
      <span className="font-medium text-neutral-900">{dropship.name}</span> ·{' '}
      <span className="whitespace-nowrap">{showPhone(dropship.phone)}</span>
    </>
  )
  return (
    <DecisionCard
      id="dropship"
      icon="user"
      title="Kirim sebagai Dropshipper"
      decision={decision}
      ask="Nama Anda sebagai pengirim di label"
      {...card}
    >
      {refusal ? <RefusalNote key={refusals} message={refusal.message} className="mb-4" /> : null}
      <p className="mb-4 text-sm text-neutral-600">
        Nama dan nomor ini hanya tercetak di label paket, menggantikan nama toko. Paket dikirim tanpa harga.
      </p>
      <Form
        path={path}
        action="dropship"
        id="form-dropship"
        key={JSON.stringify(dropship)}
        onSubmit={submit}
        className="grid items-start gap-4 sm:grid-cols-2"
      >
        <input type="hidden" name="active" value="1" />
        <Field {...field('name')} label="Nama Pengirim" maxLength={limits.personNameChars} autoComplete="name" />
        <PhoneField {...field('phone')} label="Nomor HP Pengirim" />
        <Button size="lg" full aria-busy={busy || undefined} className="sm:col-span-2">
          Simpan Pengirim
        </Button>
      </Form>
      {dropship ? (
        <Form path={path} action="dropship" onSubmit={submit} className="mt-2">
          <input type="hidden" name="active" value="0" />
          <Button variant="quiet" full>
            Kirim atas nama toko
          </Button>
        </Form>
      ) : null}
    </DecisionCard>
  )
}
