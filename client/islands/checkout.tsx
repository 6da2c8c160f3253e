import { type FormEvent, type SyntheticEvent, useState } from 'react'
import type { Region } from '#shared/api/region.ts'
import type { Address, PaymentChoice, Sale } from '#shared/api/sale.ts'
import { messageOf } from '#shared/errors.ts'
import { href } from '#shared/routes.ts'
import { island } from '../island.tsx'
import { painted } from '../state/painted.ts'
import { type PlainRefusal, useScreen } from '../state/screen.ts'
import { toast } from '../state/toast.ts'
import { Card } from '../ui/card.tsx'
import { Notice, RefusalNote } from '../ui/form.tsx'
import { Summary, totalOf } from '../ui/summary.tsx'
import { AddressCard } from './checkout/address-card.tsx'
import { LinesCard } from './checkout/lines-card.tsx'
import { PaymentCard } from './checkout/payment-card.tsx'
import { PlaceForm, placeForm } from './checkout/place-form.tsx'
import { RemarkCard } from './checkout/remark-card.tsx'
import { ShippingCard } from './checkout/shipping-card.tsx'

export type Regions = { prov: string; kota: string; kec: string; provinces: Region[]; regencies: Region[]; districts: Region[]; villages: Region[] }
export type ShippingOffer = { code: string; name: string; cost: number; arrives: string | null }
export type CheckoutData = {
  key: string
  sale: Sale
  signedIn: boolean
  /** Addresses this customer has used before. */
  used: Address[]
  /** null: this backend has no regions and the names are typed. */
  regions: Regions | null
  /** The address card stands open to change the region. */
  changing: boolean
  /** null: not asked (no address yet, digital) or not answered. */
  shipping: ShippingOffer[] | null
  payments: PaymentChoice[] | null
}
type CheckoutProps = { data: CheckoutData; refusal: PlainRefusal | null; path: string }
export type Part = 'address' | 'shipping' | 'payment'

/** Radio buttons the shopper has ticked whose answer is not here yet. */
type Picked = { shipping?: string | undefined; payment?: string | undefined }

/** What is still to be decided, in the order of the page. */
function firstMissing({ sale }: CheckoutData, picked: Picked = {}): Part | null {
  if (sale.address === null) return 'address'
  if (!sale.digital && sale.shippingCode === null && !picked.shipping) return 'shipping'
  return sale.paymentMethod === null && !picked.payment ? 'payment' : null
}
const asked = { address: 'address_missing', shipping: 'shipping_missing', payment: 'payment_missing' } as const

export default island('checkout', function Checkout({ data: first, refusal: firstRefusal, path }: CheckoutProps) {
  const at = href('checkout', {}, { SALE_ID: first.sale.id })
  const screen = useScreen<CheckoutData>({ data: first, refusal: firstRefusal }, at)
  const { data, refusal, refusals, busy, run } = screen
  const [open, setOpen] = useState<Readonly<Record<string, boolean>>>(() => opened(first, firstRefusal))
  const toggle = (part: Part) => (now: boolean) => setOpen((before) => (before[part] === now ? before : { ...before, [part]: now }))
  const { sale } = data
  const total = totalOf(sale.total, sale.summary)
  const [picked, setPicked] = useState<Picked>(() => ({ shipping: firstRefusal?.values['shipping'], payment: firstRefusal?.values['payment'] }))
  const refused = (action: string) => (refusal?.action === action ? refusal : null)

  const apply = async (part: Part, fields: FormData | Record<string, string>, { thenClose = true } = {}) => {
    if (!(await run(part, fields)) || !thenClose) return
    const next = nextAfter(part, sale)
    setOpen((before) => ({ ...before, [part]: false, ...(next ? { [next]: true } : {}) }))
    // The button that was pressed is gone with its card; the focus goes on to where the next decision is.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`#${next ?? part} > summary`)?.focus())
  }
  /** Shows at once and goes back to what is applied when it was refused. */
  const pick = (part: 'shipping' | 'payment') => async (value: string, thenClose: boolean) => {
    setPicked((before) => ({ ...before, [part]: value }))
    await painted()
    await apply(part, { [part]: value }, { thenClose })
    setPicked((before) => (before[part] === value ? { ...before, [part]: undefined } : before))
  }
  const place = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const missing = firstMissing(data, picked)
    if (missing) {
      setOpen((before) => ({ ...before, [missing]: true }))
      document.getElementById(missing)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
      return toast(messageOf(missing === 'address' && sale.digital ? 'contact_missing' : asked[missing]))
    }
    // The refused key is used up and the total may be another: both come anew, the note stays as typed.
    if (!(await run('place', form))) await screen.refresh()
  }

  return (
    <div className="wrap max-lg:max-w-2xl! py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:py-6">
      <div className="space-y-3">
        {refused('place') ? <RefusalNote key={refusals} message={refusal?.message ?? ''} /> : null}
        {sale.changes.length > 0 ? <Changes changes={sale.changes} /> : null}
        <AddressCard
          {...{ data, path, at, refusals }}
          refusal={refused('address')}
          busy={busy === 'address'}
          open={open['address'] ?? false}
          onToggle={toggle('address')}
          onSubmit={(form) => apply('address', form)}
        />
        <LinesCard lines={sale.lines} />
        {sale.digital ? null : (
          <ShippingCard
            {...{ data, path }}
            refusal={refused('shipping')}
            busy={busy === 'shipping'}
            open={open['shipping'] ?? false}
            onToggle={toggle('shipping')}
            picked={picked.shipping}
            onPick={pick('shipping')}
            onRetry={screen.refresh}
          />
        )}
        <RemarkCard remark={refusal?.values['remark'] ?? sale.remark} form={placeForm} />
        <PaymentCard
          {...{ data }}
          refusal={refused('payment')}
          busy={busy === 'payment'}
          open={open['payment'] ?? false}
          onToggle={toggle('payment')}
          picked={picked.payment}
          onPick={pick('payment')}
          onRetry={screen.refresh}
        />
      </div>
      <div className="mt-3 lg:sticky lg:top-24 lg:mt-0 lg:overflow-hidden lg:rounded-md">
        <Card title="Ringkasan Pembayaran" className="lg:rounded-none!">
          <Summary lines={sale.summary} total={total} />
        </Card>
        <PlaceForm {...{ data, path, total }} busy={busy === 'place'} onSubmit={place} />
      </div>
    </div>
  )
})

/** The card that opens by itself when one is done: another address has other couriers, and what is undecided comes next. */
function nextAfter(part: Part, { digital, paymentMethod }: Sale): Part | null {
  if (part === 'address' && !digital) return 'shipping'
  return part !== 'payment' && paymentMethod === null ? 'payment' : null
}

/** Open is what has to be decided next, what was refused, and what its own link asked to change. */
function opened(data: CheckoutData, refusal: PlainRefusal | null): Readonly<Record<string, boolean>> {
  const next = firstMissing(data)
  return { ...(next ? { [next]: true } : {}), ...(refusal ? { [refusal.action]: true } : {}), ...(data.changing ? { address: true } : {}) }
}

function Changes({ changes }: { changes: readonly string[] }) {
  return (
    <Notice>
      <p className="font-semibold">Ada yang berubah sejak dari keranjang</p>
      {changes.map((change) => (
        <p key={change} className="mt-0.5">
          {change}
        </p>
      ))}
    </Notice>
  )
}

/** Whether a choice was made by a tap, not by arrow keys walking through the choices. */
export const byPointer = (event: SyntheticEvent): boolean => event.nativeEvent instanceof MouseEvent && event.nativeEvent.detail > 0
