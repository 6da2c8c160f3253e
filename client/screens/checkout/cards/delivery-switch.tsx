import type { FormEvent } from 'react'
import type { DeliveryWay } from '#shared/order/delivery-way.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { Icon, type IconName } from '#client/kit/base/icon.tsx'
import { checkoutOf, chooseDelivery, delivery, screen } from '#client/screens/checkout/state/state.ts'

/**
 * Sent, or fetched at the shop. Sent is chosen already. Nothing is shown where there is nothing to choose: without a
 * counter, or where the shop sends nothing, unless it did so when this checkout began.
 */
export function DeliverySwitch() {
  const pickup = useAtomValue(checkoutOf('pickup'))
  const { fetched } = useAtomValue(delivery)
  const path = useAtomValue(screen.path)
  const refusal = useAtomValue(screen.refusalOf('delivery'))
  const choose = useSetAtom(chooseDelivery)
  const only = useAtomValue(checkoutOf('pickupOnly'))
  if (pickup === null || (only && fetched)) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    // Browsers of 2022 do not add the pressed button by themselves.
    fields.set('delivery', ((event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement).value)
    void choose(fields)
  }
  return (
    <section className="card p-3" aria-label="Cara menerima pesanan">
      {refusal ? <RefusalNote {...refusal} className="mb-3" /> : null}
      <Form path={path} action="delivery" onSubmit={submit} className="grid grid-cols-2 gap-2">
        {only ? null : <Choice value="shipped" icon="truck" label="Dikirim" chosen={!fetched} />}
        <Choice value="pickup" icon="home" label="Ambil di toko" chosen={fetched} />
      </Form>
    </section>
  )
}

interface ChoiceProps {
  value: DeliveryWay
  icon: IconName
  label: string
  chosen: boolean
}
function Choice({ value, icon, label, chosen }: ChoiceProps) {
  const busy = useAtomValue(screen.isBusy('delivery'))
  return (
    <button
      type="submit"
      name="delivery"
      value={value}
      aria-pressed={chosen}
      aria-busy={busy || undefined}
      className={`flex min-h-12 items-center justify-center gap-2 rounded-md border px-2 font-semibold ${chosen ? 'border-brand-text bg-brand-soft text-brand-text' : 'border-edge text-muted'}`}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  )
}
