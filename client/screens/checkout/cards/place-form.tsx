import type { FormEvent } from 'react'
import type { WayWithoutVendor } from '#shared/order/payment-way.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { Button } from '#client/kit/base/button.tsx'
import { Form, formAction } from '#client/kit/form/form.tsx'
import { Seen } from '#client/kit/order/seen.tsx'
import { formatTotal, placeWords } from '#client/kit/order/summary.tsx'
import { firstMissing, nextStep, wordsOfTotal } from '#client/screens/checkout/state/cards.ts'
import { saveWords } from '#client/screens/checkout/address/state.ts'
import { ids } from '#client/screens/checkout/data/names.ts'
import { FreshChanges } from './notices.tsx'
import {
  appliedPayment,
  delivery,
  picks,
  place,
  placing,
  screen,
  total as totalAtom,
  typesAddress,
} from '#client/screens/checkout/state/state.ts'

export function PlaceForm() {
  const data = useAtomValue(screen.data)
  const { key, checkout } = data
  const path = useAtomValue(screen.path)
  const total = useAtomValue(totalAtom)
  const payment = useAtomValue(appliedPayment)
  const saves = useAtomValue(typesAddress)
  const placeOrder = useSetAtom(place)
  const { needsAddress } = useAtomValue(delivery)
  const { label = 'Total Tagihan', note } = wordsOfTotal(data)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    void placeOrder(() => new FormData(form))
  }
  return (
    <Form
      path={path}
      action="place"
      id={ids.placeForm}
      onSubmit={submit}
      className="bottom-bar lg:static lg:z-0 lg:border-0"
    >
      <input type="hidden" name="_key" value={key} />
      <Seen total={total} vouchers={checkout.vouchers} />
      {/* A choice that is not applied yet is applied first. */}
      <input type="hidden" name="appliedShipping" value={checkout.shippingCode ?? ''} />
      <input type="hidden" name="appliedPayment" value={payment} />
      <FreshChanges />
      {/* On a desktop the button of an open form stands in the form alone; here is what it is for. */}
      {saves ? (
        <p className="hidden px-4 pb-4 text-sm text-muted lg:block">
          {needsAddress ? 'Isi alamat untuk melihat ongkos kirim' : 'Isi nama dan nomor HP'}
        </p>
      ) : null}
      <div
        className={`wrap flex min-h-16 items-center justify-between gap-3 lg:px-4! lg:pb-4 ${saves ? 'lg:hidden' : ''}`}
      >
        <p className="flex flex-col lg:hidden" aria-live="polite">
          <span className="text-xs text-muted">{label}</span>
          <strong className="price text-md whitespace-nowrap">{formatTotal(total)}</strong>
          {note ? <span className="text-xs text-muted">{note}</span> : null}
        </p>
        <LeadOn saves={saves} />
      </div>
    </Form>
  )
}

/** `saves`: the form of the first address is open, and its button stands here. */
function LeadOn({ saves }: { saves: boolean }) {
  const saving = useAtomValue(screen.isBusy('address'))
  const busy = useAtomValue(placing)
  const data = useAtomValue(screen.data)
  const path = useAtomValue(screen.path)
  const awake = useHydrated()
  const ticked = useAtomValue(picks)
  const next = nextStep(data, ticked)
  const missing = firstMissing(data, ticked)
  const total = useAtomValue(totalAtom)
  const save = saveWords(useAtomValue(delivery))
  return (
    <>
      {/* The form's own, so that what is typed is sent before the script is here, too. */}
      {saves && (
        <Button size="lg" form={ids.addressForm} aria-busy={saving || undefined} className="min-w-36 shrink-0">
          {save}
        </Button>
      )}
      {/* While something is to be decided, it leads there, and is filled only when it buys. Where its script has not come,
          it applies what is ticked. */}
      <Button
        size="lg"
        variant={next && !saves ? 'outline' : 'primary'}
        formAction={missing && missing !== 'address' ? formAction(path, missing) : undefined}
        aria-busy={busy || undefined}
        className={`min-w-36 shrink-0 lg:w-full ${saves ? 'hidden' : next ? 'noscript:hidden' : ''}`}
      >
        <span>
          {next ?? placeWords}
          {/* On a phone the sum stands beside it. That of a transfer has no unique code yet. */}
          {!next && total !== null && data.checkout.paymentVendor !== ('manual' satisfies WayWithoutVendor) && (
            <span className="sr-only lg:not-sr-only"> · {formatTotal(total)}</span>
          )}
        </span>
      </Button>
      {/* Without script what is ticked is bought with one press. */}
      {!awake && next && !saves && (
        <Button size="lg" variant="outline" className="hidden min-w-36 shrink-0 lg:w-full noscript:inline-flex!">
          {placeWords}
        </Button>
      )}
    </>
  )
}
