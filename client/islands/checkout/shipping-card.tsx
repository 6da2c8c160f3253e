import { formatRupiah } from '#shared/money.ts'
import { Button } from '../../ui/button.tsx'
import { DecisionCard } from '../../ui/card.tsx'
import { formAction, RefusalNote } from '../../ui/form.tsx'
import { RadioRow } from '../../ui/radio-row.tsx'
import { byPointer, type CheckoutData } from '../checkout.tsx'
import type { PlainRefusal } from '../../state/screen.ts'
import { placeForm } from './place-form.tsx'

interface ShippingCardProps {
  data: CheckoutData
  path: string
  refusal: PlainRefusal | null
  busy: boolean
  open: boolean
  onToggle: (open: boolean) => void
  onTouch: () => void
  /** Ticked, not answered yet. */
  picked: string | undefined
  /** `thenClose`: it was tapped, so the card has done its work. */
  onPick: (code: string, thenClose: boolean) => void
  onRetry: () => void
}

/** One tap applies a courier; without script 'Pakai' does, and so does placing the order. */
export function ShippingCard({ data: { sale, shipping }, path, refusal, busy, picked, onPick, onRetry, ...card }: ShippingCardProps) {
  const chosen = shipping?.find((offer) => offer.code === sale.shippingCode)
  const decision =
    sale.shippingCode === null ? null : (
      <>
        <span className="font-medium text-neutral-900">{chosen?.name ?? sale.shippingName}</span>
        {chosen ? <span className="price"> · {formatRupiah(chosen.cost)}</span> : null}
        {chosen?.arrives ? <span className="block text-sm">Tiba {chosen.arrives}</span> : null}
      </>
    )
  return (
    <DecisionCard
      id="pengiriman"
      icon="truck"
      title="Opsi Pengiriman"
      decision={decision}
      ask={sale.address === null ? 'Isi alamat untuk melihat ongkos kirim' : 'Pilih pengiriman'}
      {...card}
    >
      {refusal ? <RefusalNote message={refusal.message} className="mb-2" /> : null}
      {sale.address === null ? (
        <p className="text-base text-neutral-600">Ongkos kirim dihitung dari alamat tujuan.</p>
      ) : shipping === null ? (
        <Retry what="Opsi pengiriman belum dapat dimuat." path={path} onRetry={onRetry} />
      ) : shipping.length === 0 ? (
        <p className="text-base text-neutral-600">Pengiriman belum tersedia ke alamat ini. Coba alamat lain.</p>
      ) : (
        <fieldset aria-busy={busy || undefined}>
          <legend className="sr-only">Pilih Pengiriman</legend>
          <div className="divide-y divide-neutral-100">
            {shipping.map((offer) => (
              <RadioRow
                key={offer.code}
                name="shipping"
                form={placeForm}
                value={offer.code}
                title={offer.name}
                {...(offer.arrives ? { detail: `Tiba ${offer.arrives}` } : {})}
                aside={offer.cost === 0 ? 'Gratis' : formatRupiah(offer.cost)}
                checked={offer.code === (picked ?? sale.shippingCode)}
                onChange={(event) => onPick(offer.code, byPointer(event))}
              />
            ))}
          </div>
          <Button form={placeForm} formAction={formAction(path, 'shipping')} variant="outline" full className="mt-3 hidden! noscript:inline-flex!">
            Pakai
          </Button>
        </fieldset>
      )}
    </DecisionCard>
  )
}

/** A part that did not come. The link is the page itself, so it works without script. */
export function Retry({ what, path, onRetry }: { what: string; path: string; onRetry: () => void }) {
  return (
    <p className="text-base text-neutral-600">
      {what}{' '}
      <a
        href={path}
        onClick={(event) => {
          event.preventDefault()
          onRetry()
        }}
        className="inline-flex min-h-11 items-center font-semibold text-brand-text"
      >
        Coba Lagi
      </a>
    </p>
  )
}
