import { paymentValue } from './payment-groups.ts'
import { PaymentRows } from './payment-rows.tsx'
import { DecisionCard } from '#client/kit/card.tsx'
import { RefusalNote } from '#client/kit/form.tsx'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import type { CheckoutData } from './island.tsx'
import { placeForm } from './place-form.tsx'
import { Retry } from './shipping-card.tsx'
import { byPointer } from './cards.ts'

interface PaymentCardProps {
  data: CheckoutData
  refusal: PlainRefusal | null
  busy: boolean
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  /** Ticked, not answered yet. */
  picked: string | undefined
  onPick: (value: string, thenClose: boolean) => void
  onRetry: () => void
}

/**
 * One tap applies a way to pay. Without script the ticked one is applied by 'Buat Pesanan' itself: a button of its own
 * would load the page anew and lose the note typed above it.
 */
export function PaymentCard({
  data: { checkout, payments },
  refusal,
  busy,
  open,
  onToggle,
  onTouch,
  picked,
  onPick,
  onRetry,
}: PaymentCardProps) {
  const applied = paymentValue(checkout.paymentVendor, checkout.paymentMethod)
  const chosen = payments?.find((choice) => paymentValue(choice.vendor, choice.method) === applied)
  const name = checkout.total === 0 ? 'Tidak ada yang perlu dibayar lagi' : (chosen?.name ?? checkout.paymentName)
  const decision =
    applied === '' && checkout.total !== 0 ? null : <span className="font-medium text-neutral-900">{name}</span>
  return (
    <DecisionCard
      id="pembayaran"
      icon="card"
      title="Metode Pembayaran"
      decision={decision}
      ask="Pilih metode pembayaran"
      open={open}
      onToggle={onToggle}
      onTouch={onTouch}
    >
      {refusal ? <RefusalNote message={refusal.message} className="mb-2" /> : null}
      {payments === null ? <Retry what="Metode pembayaran belum dapat dimuat." path="" onRetry={onRetry} /> : null}
      {payments?.length === 0 ? (
        <p className="text-base text-neutral-600">Toko ini belum membuka pembayaran. Silakan hubungi penjual.</p>
      ) : null}
      <div aria-busy={busy || undefined} className="space-y-4">
        <PaymentRows
          choices={payments ?? []}
          row={(value) => ({
            form: placeForm,
            checked: value === (picked ?? applied),
            onChange: (event) => onPick(value, byPointer(event)),
          })}
        />
      </div>
    </DecisionCard>
  )
}
