import { useCallback, useEffect, useRef } from 'react'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { useHydrated } from '#client/app/island/hydrated.ts'
import { island } from '#client/app/island/island.tsx'
import { useShownAgain } from '#client/app/island/shown-again.ts'
import { stored, useAtomEffect, useAtomValue, useSetAtom } from '#client/app/state/store.tsx'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { EmptyState } from '#client/kit/base/empty-state.tsx'
import { RefusalNote } from '#client/kit/form/form.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { CartShipping, FreeShipping } from './free-shipping.tsx'
import { CartHead } from './head.tsx'
import { CartLines, GoneLines } from './lines.tsx'
import { LinkedCartCard } from './linked-cart.tsx'
import { headingOf } from './heading.ts'
import { NoteCard } from './note-card.tsx'
import { useCardInAddress } from './open-card.tsx'
import { empty, fill, nothingChosen, offersNothing, openCard, pieces, refresh, start } from './state.ts'
import { VoucherCard } from './voucher-card.tsx'
import { measure, question } from './voucher-offers.ts'

type CartProps = Parameters<typeof fill>[1]
/** Nothing on it can be pressed, so its script comes when something was put into the cart, which it then reads. */
const isStill = ({ data: { lines, linked }, refusal }: CartProps): boolean =>
  lines.length === 0 && linked === null && refusal === null

export default island('cart', stored(Cart, fill), (props) => (isStill(props) ? 'changed' : 'load'))

const toProducts = href('products', { category: 'semua' })

function Cart() {
  useShownAgain(useSetAtom(refresh))
  useChangedElsewhere(useSetAtom(refresh))
  useCardInAddress(openCard)
  useMeasuring()
  useFirstChange()
  useCountInHeading()
  return (
    <>
      {useAtomValue(empty) ? <EmptyCart /> : <FullCart />}
      <Popular />
    </>
  )
}

function FullCart() {
  const { linked } = useAtomValue(start).data
  const nothing = useAtomValue(offersNothing)
  return (
    <div className="wrap grid grid-cols-1 gap-3 gap-x-6 py-3 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:py-6">
      <div className="space-y-3">
        <Refusal />
        {linked ? <LinkedCartCard linked={linked} /> : null}
        {nothing ? (
          <ButtonLink href={toProducts} size="lg" full>
            Mulai Belanja
          </ButtonLink>
        ) : (
          <>
            {linked ? <h2 className="pt-2 text-base font-bold">Keranjang Anda</h2> : null}
            <CartHead />
          </>
        )}
        <CartLines />
      </div>
      {/* The bill is the last of its column: what an answer adds to it moves nothing that is pressed. */}
      <div className="space-y-3 lg:row-span-2">
        <FreeShipping />
        <VoucherCard />
        <CartShipping />
        <NoteCard />
        {nothing ? null : <CheckoutBar />}
      </div>
      <GoneLines />
    </div>
  )
}

function EmptyCart() {
  const { linked, saves } = useAtomValue(start).data
  const refused = useShownRefusal() !== null
  return (
    <>
      {linked || refused ? (
        <div className="wrap pt-3 lg:pt-6">
          <div className="max-w-2xl space-y-3">
            <Refusal />
            {linked ? <LinkedCartCard linked={linked} /> : null}
          </div>
        </div>
      ) : null}
      {linked?.lines.length ? null : (
        <EmptyState
          drawing="cart"
          title="Keranjang masih kosong"
          text="Yuk, mulai belanja."
          action={{ href: toProducts, label: 'Mulai Belanja' }}
          {...(saves ? { other: { href: href('profileWishlist'), label: 'Lihat Wishlist' } } : {})}
        />
      )}
    </>
  )
}

/**
 * Ways on below the lines, and from a cart that was emptied here; one that was empty when the page came has them beside
 * the island. They have their room at once, so the footer stays where it is.
 */
function Popular() {
  const { lines } = useAtomValue(start).data
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const here = place.current
    if (here) void import('./popular.ts').then(({ bringPopular }) => bringPopular(here)).catch(() => {})
  }, [])
  return lines.length > 0 ? (
    <div ref={place} className="wrap grid min-h-dvh grid-cols-1 lg:min-h-200 noscript:hidden" />
  ) : null
}

function Refusal() {
  const refusal = useShownRefusal()
  return refusal ? <RefusalNote {...refusal} /> : null
}

/**
 * Once it is hydrated, this screen reports what it does by messages. The button of a link is a plain form and
 * always comes back with a page; vouchers have their own card.
 */
function useShownRefusal() {
  const { refusal } = useAtomValue(start)
  const awake = useHydrated()
  if (refusal === null || refusal.action === 'voucher') return null
  return !awake || nothingChosen(refusal) || refusal.action === 'addLinked' ? refusal : null
}

/** What woke an empty cart is not in it yet. */
function useFirstChange(): void {
  const begun = useAtomValue(start)
  const refreshNow = useSetAtom(refresh)
  useEffect(() => {
    if (isStill(begun)) void refreshNow()
  }, [begun, refreshNow])
}

/** The heading is part of the frame, which does not know what is removed here. */
function useCountInHeading(): void {
  const heading = headingOf(useAtomValue(pieces))
  useEffect(() => {
    for (const title of document.querySelectorAll('h1')) title.textContent = heading
  }, [heading])
}

/** A form elsewhere on the page may change the cart: the mini-cart. Our own event is sent on the document itself. */
function useChangedElsewhere(onChanged: () => void): void {
  useEffect(() => {
    const heard = (event: Event) => {
      if (event.target !== document) onChanged()
    }
    document.addEventListener(dom.actionDoneEvent, heard)
    return () => document.removeEventListener(dom.actionDoneEvent, heard)
  }, [onChanged])
}

/** Measures the vouchers again once the ticking pauses. */
function useMeasuring(): void {
  const measureNow = useSetAtom(measure)
  const measureLater = useCallback(() => {
    const timer = setTimeout(() => void measureNow(), limits.searchDebounceMs)
    return () => clearTimeout(timer)
  }, [measureNow])
  useAtomEffect(question, measureLater)
}
