import { type FormEvent, useState } from 'react'
import type { CartItem } from '#shared/api/cart.ts'
import type { VoucherOffers } from '#shared/api/voucher.ts'
import { cartLink } from '#shared/web/cart-link.ts'
import { href } from '#shared/web/routes.ts'
import { text } from '#shared/text/text.ts'
import { act } from '#client/app/act.ts'
import { island } from '#client/app/island.tsx'
import { useAwake } from '#client/app/hydrated.ts'
import { useCart } from './state.ts'
import { totalOfLines } from './intent.ts'
import { useOpenCard } from './open-card.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import { toast } from '#client/app/toast.ts'
import { useVouchers } from './voucher-offers.ts'
import { ButtonLink } from '#client/kit/button.tsx'
import { EmptyState } from '#client/kit/empty-state.tsx'
import { RefusalNote } from '#client/kit/form.tsx'
import { FreeShipping } from './free-shipping.tsx'
import { CartHead } from './head.tsx'
import { CartLines } from './lines.tsx'
import { CheckoutBar } from './checkout-bar.tsx'
import { type LinkedCart, LinkedCartCard } from './linked-cart.tsx'
import { NoteCard } from './note-card.tsx'
import { VoucherCard } from './voucher-card.tsx'

export type CartData = {
  lines: CartItem[]
  key: string
  /** null: this backend keeps none. */
  note: string | null
  /** Measured against every line that can be bought; null: no vouchers here, or not now. */
  vouchers: VoucherOffers | null
  /** What a link brought to be looked at. */
  linked: LinkedCart | null
  /** Lines can be saved for another day: the backend keeps a wishlist, and the shopper has one to look at. */
  saves: boolean
}
type CartProps = { data: CartData; refusal: PlainRefusal | null; path: string }
const cards = ['catatan', 'voucher'] as const

export default island('cart', function Cart({ data, refusal, path }: CartProps) {
  const at = href('cart')
  const cart = useCart(data, at)
  const awake = useAwake()
  // Sent without script and without a tick: it comes back as it was sent, with the reason.
  const nothingChosen = refusal?.action === 'create' && refusal.message === text.cartNothing
  const card = useOpenCard(
    refusal?.action === 'voucher' ? 'voucher' : refusal?.action === 'note' ? 'catatan' : null,
    cards,
  )
  const [unticked, setUnticked] = useState<readonly string[]>(() =>
    nothingChosen ? data.lines.map(({ id }) => id) : [],
  )
  const [leaving, setLeaving] = useState(false)
  const offered = cart.lines.filter((line) => line.available)
  const ticked = offered.filter((line) => !unticked.includes(line.id))
  const measured = useVouchers(
    cart.told,
    ticked.map(({ id }) => id),
    cart.waiting,
  )
  const tick = (id: string, on: boolean) =>
    setUnticked((before) => (on ? before.filter((one) => one !== id) : [...before, id]))
  const linked = data.linked ? <LinkedCartCard linked={data.linked} path={path} /> : null

  // Of what this screen does itself it tells by messages once it is awake; the link's button is a plain form and always
  // comes back with a page.
  const told =
    refusal && refusal.action !== 'voucher' && (!awake || nothingChosen || refusal.action === 'addLinked') ? (
      <RefusalNote message={refusal.message} />
    ) : null

  const checkout = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (ticked.length === 0) return toast(text.cartNothing)
    const note = new FormData(event.currentTarget).get('note')
    setLeaving(true)
    // Refused, the cart is another than the one that was to be paid: it is shown first.
    if (!(await cart.idle())) return setLeaving(false)
    const form = new FormData()
    form.set('_key', cart.key())
    if (note !== null) form.set('note', note)
    for (const line of ticked) form.append('line', line.id)
    const answer = await act('create', form, at)
    if (answer.ok && answer.to !== null) return location.assign(answer.to)
    setLeaving(false)
    if (!answer.ok) toast(answer.message, 'error')
    cart.refresh()
  }

  if (cart.lines.length === 0) {
    return (
      <>
        {linked || told ? (
          <div className="wrap pt-3 lg:pt-6">
            <div className="max-w-2xl space-y-3">
              {told}
              {linked}
            </div>
          </div>
        ) : null}
        {data.linked?.lines.length ? null : (
          <EmptyState
            drawing="cart"
            title="Keranjang masih kosong"
            text="Yuk, mulai belanja."
            action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
          />
        )}
      </>
    )
  }
  return (
    <div className="wrap py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6 lg:py-6">
      <div className="space-y-3">
        {told}
        {linked}
        <CartHead
          path={path}
          offered={offered.length}
          ticked={ticked.length}
          awake={awake}
          link={cartLink(ticked)}
          onAll={(on) => setUnticked(on ? [] : offered.map((line) => line.id))}
          onEmpty={() => cart.wish({ kind: 'empty' })}
        />
        <CartLines lines={cart.lines} {...{ path, unticked }} saves={data.saves} onTick={tick} onWish={cart.wish} />
        {offered.length === 0 ? (
          <ButtonLink href={href('products', { category: 'semua' })} variant="outline" size="lg" full>
            Mulai Belanja
          </ButtonLink>
        ) : null}
        {measured.offers?.freeShipping ? <FreeShipping goal={measured.offers.freeShipping} /> : null}
        {measured.offers ? (
          <VoucherCard
            offers={measured.offers}
            busy={measured.busy}
            path={path}
            firstRefusal={refusal?.action === 'voucher' ? refusal : null}
            {...card.of('voucher')}
            run={(form) => cart.run('voucher', form)}
          />
        ) : null}
        {data.note !== null && offered.length > 0 ? (
          <NoteCard
            note={refusal?.values['note'] ?? data.note}
            path={path}
            {...card.of('catatan')}
            onSave={async (note) => (await cart.run('note', { note })).ok}
          />
        ) : null}
      </div>
      <CheckoutBar
        path={path}
        dataKey={data.key}
        goods={totalOfLines(ticked)}
        count={ticked.length}
        none={offered.length === 0}
        offers={measured.offers}
        measuring={measured.busy}
        busy={leaving}
        onSubmit={checkout}
      />
    </div>
  )
})
