import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { formatRupiah } from '#shared/format/money.ts'
import type { PaymentChoice } from '#shared/api/order/payment.ts'
import { Field } from '#client/kit/form/field.tsx'
import { Form, RefusalNote } from '#client/kit/form/form.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { withAmounts } from '#client/kit/base/price.tsx'
import { byPointer } from '#client/screens/checkout/state/cards.ts'
import { fragments, ids } from '#client/screens/checkout/data/names.ts'
import { paymentValue } from '#client/screens/checkout/data/payment-groups.ts'
import type { KnownCheckout } from '#client/screens/checkout/data/read-checkout.ts'
import { PaymentRows } from './payment-rows.tsx'
import { Retry } from './retry.tsx'
import { OpenableCard } from '#client/screens/cart/open-card.tsx'
import {
  appliedPayment,
  checkoutOf,
  openCard,
  payWith,
  pick,
  picked,
  screen,
} from '#client/screens/checkout/state/state.ts'

/**
 * One tap applies a way to pay. Without script the ticked one is applied by 'Buat Pesanan' itself: a button of its own
 * would load the page again and lose the note typed above it.
 */
export function PaymentCard() {
  const payments = useAtomValue(screen.dataOf('payments'))
  const total = useAtomValue(checkoutOf('total'))
  const paymentName = useAtomValue(checkoutOf('paymentName'))
  const refusal = useAtomValue(screen.refusalOf('payment'))
  const refusals = useAtomValue(screen.refusals)
  const applied = useAtomValue(appliedPayment)
  const chosen = payments?.find(({ vendor, method }) => paymentValue(vendor, method) === applied)
  const decision = applied === '' ? null : <span className="font-medium text-ink">{chosen?.name ?? paymentName}</span>
  if (total === 0) return <NothingToPay />
  return (
    <OpenableCard cards={openCard} card="payment" icon="card" title="Metode Pembayaran" decision={decision} ask="">
      {refusal ? <RefusalNote key={refusals} {...refusal} className="mb-2" /> : null}
      {payments === null ? <Retry what="Metode pembayaran belum dapat dimuat." href="" /> : null}
      {payments?.length === 0 ? <p className="text-muted">Toko ini belum membuka pembayaran. Hubungi kami.</p> : null}
      <Choices />
    </OpenableCard>
  )
}

/** No method is requested. */
function NothingToPay() {
  const [coins, wallet] = [useAtomValue(checkoutOf('coins')), useAtomValue(checkoutOf('wallet'))]
  const by = [pays(coins) && 'koin', pays(wallet) && 'Saldo Toko'].filter(Boolean).join(' dan ')
  return (
    <Card title="Metode Pembayaran">
      <p className="font-medium text-ok">{by ? `Sudah lunas dengan ${by}` : 'Tidak ada yang perlu dibayar'}</p>
    </Card>
  )
}

const pays = (balance: KnownCheckout['coins']) => balance?.active && balance.usable > 0

function Choices() {
  const payments = useAtomValue(screen.dataOf('payments'))
  const applied = useAtomValue(appliedPayment)
  const chosen = useAtomValue(picked('payment')) ?? applied
  const busy = useAtomValue(screen.isBusy('payment'))
  const choose = useSetAtom(pick)
  return (
    <div aria-busy={busy || undefined} className="space-y-4">
      <PaymentRows
        choices={payments ?? []}
        row={(value) => ({
          form: ids.placeForm,
          checked: value === chosen,
          onChange: (event) => void choose('payment', value, byPointer(event)),
        })}
        WayTo={WayTo}
      />
    </div>
  )
}

/** One step away from a way to pay that cannot be chosen yet: the courier, the e-mail or the address that it needs. */
function WayTo({ vendor, method, name, wanted }: PaymentChoice) {
  const offer = useAtomValue(screen.dataOf('shipping'))?.find(({ cod }) => cod)
  const path = useAtomValue(screen.path)
  const refusal = useAtomValue(screen.refusalOf('payment'))
  const choose = useSetAtom(payWith)
  if (wanted === 'address')
    return (
      <a href={`#${fragments.address}`} className="inline-flex min-h-11 items-center font-semibold text-brand-text">
        Lengkapi Alamat
      </a>
    )
  const email = wanted === 'email'
  return email || (wanted && offer) ? (
    <Form path={path} action="payment" onSubmit={choose} className="flex items-end gap-2 pb-2">
      <input type="hidden" name="payment" value={paymentValue(vendor, method)} />
      {email ? (
        <Field
          name="email"
          type="email"
          label={`Email untuk ${name}`}
          error={refusal?.fields['email']}
          className="min-w-0 flex-1"
        />
      ) : (
        <input type="hidden" name="shipping" value={offer?.code} />
      )}
      <Button variant="outline" size={email ? 'lg' : 'md'}>
        {/* One child: a button lays out several beside each other. */}
        <span>
          {offer && !email
            ? withAmounts(`Bisa COD dengan ${offer.name}, ${offer.left ? formatRupiah(offer.left) : 'gratis'}`)
            : 'Pakai'}
        </span>
      </Button>
    </Form>
  ) : null
}
