import { formatRupiah } from '#shared/format/money.ts'
import { routes } from '#shared/web/routes.ts'
import { Button } from '#client/kit/button.tsx'
import { DecisionCard } from '#client/kit/card.tsx'
import { formAction, RefusalNote } from '#client/kit/form.tsx'
import { RadioRow } from '#client/kit/radio-row.tsx'
import type { CheckoutData, ShippingOffer } from './island.tsx'
import { byPointer } from './cards.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { Insurance } from './insurance.tsx'
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
  /** Asked for and refused: it does not go there. */
  gone: string | undefined
  onPick: (code: string, thenClose: boolean) => void
  onInsure: (insured: boolean) => void
  onRetry: () => void
}

/** One tap applies a courier; without script 'Pakai' does, and so does placing the order. */
export function ShippingCard({
  data: { checkout, shipping },
  path,
  refusal,
  busy,
  picked,
  gone,
  onPick,
  onInsure,
  onRetry,
  ...card
}: ShippingCardProps) {
  const applied = checkout.shippingCode === gone ? null : checkout.shippingCode
  const chosen = shipping?.find((offer) => offer.code === applied)
  const decision =
    applied === null ? null : (
      <>
        <span className="font-medium text-neutral-900">{chosen?.name ?? checkout.shippingName}</span>
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
      ask={checkout.address === null ? 'Isi alamat untuk melihat ongkos kirim' : 'Pilih pengiriman'}
      {...card}
    >
      {refusal ? <RefusalNote message={refusal.message} className="mb-2" /> : null}
      {checkout.address === null ? (
        <p className="text-base text-neutral-600">Ongkos kirim dihitung dari alamat tujuan.</p>
      ) : shipping === null ? (
        <Retry what="Opsi pengiriman belum dapat dimuat." path={path} onRetry={onRetry} />
      ) : shipping.length === 0 ? (
        <NoService checkout={checkout} />
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
                {...(offer.code === gone
                  ? { detail: 'Tidak tersedia untuk alamat ini', disabled: true }
                  : detailOf(offer))}
                aside={offer.cost === 0 ? 'Gratis' : formatRupiah(offer.cost)}
                checked={offer.code !== gone && offer.code === (picked ?? applied)}
                onChange={(event) => onPick(offer.code, byPointer(event))}
              />
            ))}
          </div>
          {checkout.pointWanted ? (
            <p className="mt-2 text-sm text-neutral-600">
              Butuh hari ini? GoSend menjemput ke titik peta, dan alamat ini belum punya titik.{' '}
              <a href="#alamat" className="inline-flex min-h-11 items-center font-semibold text-brand-text">
                Tambah titik lokasi
              </a>
            </p>
          ) : null}
          <Insurance checkout={checkout} fee={chosen?.insuranceFee ?? null} onChange={onInsure} />
          <Button
            form={placeForm}
            formAction={formAction(path, 'shipping')}
            variant="outline"
            full
            className="mt-3 hidden! noscript:inline-flex!"
          >
            Pakai
          </Button>
        </fieldset>
      )}
    </DecisionCard>
  )
}

/** When it comes, and what one should know of the price. */
function detailOf({ arrives, lastKnown, cod }: ShippingOffer): { detail?: string } {
  const words = [
    arrives ? `Tiba ${arrives}` : '',
    cod ? 'Bisa COD' : '',
    lastKnown ? 'Harga terakhir; kurir sedang tidak menjawab' : '',
  ].filter((one) => one !== '')
  return words.length > 0 ? { detail: words.join(' · ') } : {}
}

/** Nobody goes there: why, and what can be done. */
function NoService({ checkout: { address, weightGrams } }: Pick<CheckoutData, 'checkout'>) {
  const kilos =
    weightGrams === null
      ? ''
      : ` dengan berat ${(weightGrams / 1_000).toLocaleString('id-ID', { maximumFractionDigits: 1 })} kg`
  return (
    <div className="text-base text-neutral-600">
      <p>
        Tidak ada layanan: kurir toko ini belum mengantar ke {address?.district || address?.regency || 'alamat ini'}
        {kilos}.
      </p>
      <p className="mt-1 flex flex-wrap gap-x-6">
        <a href="#alamat" className="inline-flex min-h-11 items-center font-semibold text-brand-text">
          Ganti alamat
        </a>
        <a href={routes.cart.path} className="inline-flex min-h-11 items-center font-semibold text-brand-text">
          Kurangi isi keranjang
        </a>
      </p>
    </div>
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
