import { type FormEvent, useState } from 'react'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import type { Address } from '#shared/api/address.ts'
import type { PaymentChoice } from '#shared/api/payment.ts'
import type { Checkout } from '#shared/api/checkout.ts'
import { messageOf } from '#shared/text/errors.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { island } from '#client/app/island.tsx'
import { useDrafts } from './drafts.ts'
import { useOpenCard } from '#client/screens/cart/open-card.ts'
import { painted } from './painted.ts'
import type { Regions } from './address/regions.ts'
import { type PlainRefusal, useScreen } from '#client/app/screen-state.ts'
import { toast } from '#client/app/toast.ts'
import { Card } from '#client/kit/card.tsx'
import { RefusalNote } from '#client/kit/form.tsx'
import { Summary, totalOf } from '#client/kit/summary.tsx'
import { AddressCard } from './address-card.tsx'
import { Cashback, Changes } from './notices.tsx'
import { DropshipCard } from './dropship-card.tsx'
import { LinesCard } from './lines-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { PlaceForm, placeForm } from './place-form.tsx'
import { type Purse, PurseCard } from './coins-and-wallet-card.tsx'
import { RemarkCard } from './note-card.tsx'
import { ShippingCard } from './shipping-card.tsx'
import {
  asked,
  cardOfAction,
  cards,
  cardWithDrafts,
  type CheckoutCard,
  firstMissing,
  firstOpen,
  nextAfter,
  type Picked,
  wordsOfTotal,
} from './cards.ts'
import { VoucherCard } from './voucher-card.tsx'

export type { Regions }
export type ShippingOffer = {
  code: string
  name: string
  cost: number
  arrives: string | null
  /** null: it does not insure. */
  insuranceFee: number | null
  cod: boolean
  /** The courier is silent; this is what it asked last. */
  lastKnown: boolean
}
export type CheckoutData = {
  key: string
  checkout: Checkout
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
  /** null: this backend has none. */
  vouchers: VoucherOffers | null
  /** Whether another sender can be named. */
  dropshipping: boolean
}
type CheckoutProps = { data: CheckoutData; refusal: PlainRefusal | null; path: string }

export default island('checkout', function CheckoutScreen({ data: first, refusal: firstRefusal, path }: CheckoutProps) {
  const at = href('checkout', {}, { SALE_ID: first.checkout.id })
  const screen = useScreen<CheckoutData>({ data: first, refusal: firstRefusal }, at)
  const { data, refusal, refusals, busy, run } = screen
  const card = useOpenCard<CheckoutCard>(firstOpen(first, firstRefusal), cards)
  const drafts = useDrafts(first.checkout.id, {
    fresh: firstRefusal !== null,
    onRestored(forms) {
      const found = cardWithDrafts(forms)
      if (found && location.hash === '') card.advance(found)
    },
  })
  const { checkout } = data
  const total = totalOf(checkout.total, checkout.summary)
  const [picked, setPicked] = useState<Picked>(() => ({
    shipping: isCourierGone(firstRefusal) ? undefined : firstRefusal?.values['shipping'],
    payment: firstRefusal?.values['payment'],
  }))
  /**
   * The courier last asked for. When the shop answers that it does not go there, its row says so and cannot be chosen.
   */
  const [asking, setAsking] = useState(firstRefusal?.values['shipping'])
  const refused = (action: string) => (refusal?.action === action ? refusal : null)
  /** What every card needs to post a form of its own and to say why it was refused. */
  const formOf = (action: 'address' | 'dropship' | 'voucher') => ({
    path,
    refusal: refused(action),
    refusals,
    busy: busy === action,
    ...card.of(cardOfAction[action]),
  })

  /** True when it was done. The card that was decided closes, and the next undecided one opens. */
  const apply = async (
    action: keyof typeof cardOfAction,
    fields: FormData | Record<string, string>,
    { thenClose = true } = {},
  ) => {
    const done = await run(action, fields)
    if (!done || !thenClose) return done
    const next = nextAfter(action, checkout)
    card.advance(next)
    // The button that was pressed is gone with its card; the focus goes on to where the next decision is.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[${dom.cardMark}=${next ?? cardOfAction[action]}] > summary`)?.focus(),
    )
    return done
  }
  const save = (action: 'address' | 'dropship', form: string) => async (fields: FormData) => {
    if (await apply(action, fields)) drafts.forget(form)
  }
  /** Shows at once and goes back to what is applied when it was refused. */
  const pick = (part: 'shipping' | 'payment') => async (value: string, thenClose: boolean) => {
    setPicked((before) => ({ ...before, [part]: value }))
    if (part === 'shipping') setAsking(value)
    await painted()
    // Refused, the total may be another: a courier that was chosen and goes there no more is taken out of it.
    if (!(await apply(part, { [part]: value }, { thenClose })) && part === 'shipping') await screen.refresh()
    setPicked((before) => (before[part] === value ? { ...before, [part]: undefined } : before))
  }
  const switchPurse = (purse: Purse, fields: FormData) => void (busy === purse || run(purse, fields))
  const place = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const missing = firstMissing(data, picked)
    if (missing) {
      card.openCard(missing)
      document.querySelector(`[${dom.cardMark}=${missing}]`)?.scrollIntoView({ block: 'start', behavior: 'smooth' })
      return toast(messageOf(missing === 'alamat' && checkout.digital ? 'contact_missing' : asked[missing]))
    }
    // What was tapped just now is answered and shown first, so that the order is the one the shopper sees; refused, it
    // is told instead.
    if (busy !== null && !(await screen.idle())) return
    await new Promise((shown) => setTimeout(shown))
    if (await run('place', new FormData(form))) return drafts.forget()
    // The refused key is used up and the total may be another: both come anew, the note stays as typed.
    await screen.refresh()
  }

  return (
    <div
      ref={drafts.box}
      onInput={drafts.onInput}
      className="wrap max-lg:max-w-2xl! py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:py-6"
    >
      <div className="space-y-3">
        {refused('place') ? <RefusalNote key={refusals} message={refusal?.message ?? ''} /> : null}
        {checkout.changes.length > 0 ? <Changes changes={checkout.changes} /> : null}
        <AddressCard {...{ data, at }} {...formOf('address')} onSubmit={save('address', 'form-alamat')} />
        <LinesCard lines={checkout.lines} {...card.of('produk')} />
        {checkout.digital ? null : (
          <ShippingCard
            {...{ data, path }}
            refusal={refused('shipping')}
            busy={busy === 'shipping'}
            {...card.of('pengiriman')}
            picked={picked.shipping}
            gone={isCourierGone(refusal) ? asking : undefined}
            onPick={pick('shipping')}
            onInsure={(insured) =>
              void apply(
                'shipping',
                { shipping: checkout.shippingCode ?? '', insurable: '', ...(insured ? { insured: '1' } : {}) },
                { thenClose: false },
              )
            }
            onRetry={screen.refresh}
          />
        )}
        <RemarkCard remark={refusal?.values['remark'] ?? checkout.remark} form={placeForm} {...card.of('catatan')} />
        {data.dropshipping && !checkout.digital ? (
          <DropshipCard
            dropship={checkout.dropship}
            {...formOf('dropship')}
            onSubmit={save('dropship', 'form-dropship')}
          />
        ) : null}
        {data.vouchers ? (
          <VoucherCard
            {...{ checkout }}
            offers={data.vouchers}
            {...formOf('voucher')}
            onSubmit={async (fields) => {
              const done = await apply('voucher', fields, { thenClose: false })
              if (done) drafts.forget('kode-voucher')
              return done
            }}
          />
        ) : null}
        <PurseCard
          {...{ checkout, path, refusals, busy }}
          refusal={refused('coins') ?? refused('wallet')}
          onSubmit={switchPurse}
        />
        <PaymentCard
          {...{ data }}
          refusal={refused('payment')}
          busy={busy === 'payment'}
          {...card.of('pembayaran')}
          picked={picked.payment}
          onPick={pick('payment')}
          onRetry={screen.refresh}
        />
      </div>
      <div className="mt-3 lg:sticky lg:top-24 lg:mt-0 lg:overflow-hidden lg:rounded-md">
        <Card title="Ringkasan Pembayaran" className="lg:rounded-none!">
          <Summary lines={checkout.summary} total={total} busy={busy !== null} {...wordsOfTotal(checkout)} />
          {checkout.cashback > 0 ? <Cashback amount={checkout.cashback} /> : null}
        </Card>
        <PlaceForm {...{ data, path, total }} busy={busy === 'place'} onSubmit={place} />
      </div>
    </div>
  )
})

const isCourierGone = (refusal: PlainRefusal | null): boolean => refusal?.message === messageOf('shipping_unknown')
