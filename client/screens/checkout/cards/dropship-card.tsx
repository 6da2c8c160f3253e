import type { FormEvent } from 'react'
import { limits } from '#shared/limits.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { showPhone } from '#client/kit/form/address-text.ts'
import { Button } from '#client/kit/base/button.tsx'
import { Field } from '#client/kit/form/field.tsx'
import { PhoneField, startOf } from '#client/kit/form/phone-field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { ids } from '#client/screens/checkout/data/names.ts'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import { checkoutOf, delivery, openCard, save, screen } from '#client/screens/checkout/state/state.ts'

/** Another name on the label than the shop's. One button sets it, one takes it off again. */
export function DropshipCard() {
  const dropshipping = useAtomValue(screen.dataOf('dropshipping'))
  const { needsCourier } = useAtomValue(delivery)
  const dropship = useAtomValue(checkoutOf('dropship'))
  const refusal = useAtomValue(screen.refusalOf('dropship'))
  const refusals = useAtomValue(screen.refusals)
  if (!dropshipping || !needsCourier) return null
  const decision = dropship && (
    <>
      <span className="font-medium text-ink">{dropship.name}</span> ·{' '}
      <span className="whitespace-nowrap">{showPhone(dropship.phone)}</span>
    </>
  )
  return (
    <OpenableCard cards={openCard} card="dropship" icon="user" title="Kirim sebagai Dropshipper" decision={decision}>
      {refusal ? <RefusalNote key={refusals} {...refusal} className="mb-4" /> : null}
      <p className="mb-4 text-sm text-muted">Tercetak di label, menggantikan nama toko. Paket dikirim tanpa harga.</p>
      <SenderForm key={JSON.stringify(dropship)} />
      {dropship ? <BackToShopForm /> : null}
    </OpenableCard>
  )
}

function SenderForm() {
  const dropship = useAtomValue(checkoutOf('dropship'))
  const { typing } = useAtomValue(screen.dataOf('countries'))
  const refusal = useAtomValue(screen.refusalOf('dropship'))
  const busy = useAtomValue(screen.isBusy('dropship'))
  const field = (name: 'name' | 'phone', stored = '') => ({
    name,
    error: refusal?.fields[name],
    defaultValue: refusal?.values[name] ?? stored,
  })
  return (
    <Form {...useDropshipForm()} id={ids.dropshipForm} className="grid items-start gap-4 sm:grid-cols-2">
      <input type="hidden" name="active" value="1" />
      <Field
        {...field('name', dropship?.name)}
        label="Nama Pengirim"
        maxLength={limits.personNameChars}
        autoComplete="name"
      />
      {/* Who resells here has an Indonesian number, so a second list of countries would only weigh. */}
      <PhoneField
        {...field('phone', dropship ? startOf(dropship.phone, typing) : '')}
        typing={typing}
        label="Nomor HP Pengirim"
      />
      <Button size="lg" variant="outline" full aria-busy={busy || undefined} className="sm:col-span-2">
        Simpan Pengirim
      </Button>
    </Form>
  )
}

/** The shop's own name on the label again. */
function BackToShopForm() {
  return (
    <Form {...useDropshipForm()} className="mt-2">
      <input type="hidden" name="active" value="0" />
      <Button variant="quiet" full>
        Kirim atas Nama Toko
      </Button>
    </Form>
  )
}

function useDropshipForm() {
  const path = useAtomValue(screen.path)
  const submit = useSetAtom(save)
  return {
    path,
    action: 'dropship',
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      void submit('dropship', new FormData(event.currentTarget))
    },
  }
}
