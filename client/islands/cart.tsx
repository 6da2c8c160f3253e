import { type FormEvent, useState } from 'react'
import type { CartItem } from '#shared/api/cart.ts'
import { formatRupiah } from '#shared/money.ts'
import { href } from '#shared/routes.ts'
import { text } from '#shared/text.ts'
import { act } from '../act.ts'
import { island } from '../island.tsx'
import { useAwake } from '../state/awake.ts'
import { useCart } from '../state/cart.ts'
import { totalOfLines } from '../state/cart-lines.ts'
import type { PlainRefusal } from '../state/screen.ts'
import { toast } from '../state/toast.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Form, RefusalNote } from '../ui/form.tsx'
import { CartHead } from './cart/cart-head.tsx'
import { CartLine, UnavailableLine } from './cart/cart-line.tsx'

export type CartData = { lines: CartItem[]; key: string }
type CartProps = { data: CartData; refusal: PlainRefusal | null; path: string }

const checkoutForm = 'checkout'

export default island('cart', function Cart({ data, refusal, path }: CartProps) {
  const at = href('cart')
  const cart = useCart(data, at)
  const awake = useAwake()
  const [unticked, setUnticked] = useState<readonly string[]>([])
  const [leaving, setLeaving] = useState(false)
  const offered = cart.lines.filter((line) => line.available)
  const gone = cart.lines.filter((line) => !line.available)
  const ticked = offered.filter((line) => !unticked.includes(line.id))
  const tick = (id: string, on: boolean) => setUnticked((before) => (on ? before.filter((one) => one !== id) : [...before, id]))

  const checkout = async (event: FormEvent) => {
    event.preventDefault()
    if (ticked.length === 0) return toast(text.cartNothing)
    setLeaving(true)
    await cart.idle()
    const form = new FormData()
    form.set('_key', cart.key())
    for (const line of ticked) form.append('line', line.id)
    const answer = await act('create', form, at)
    if (answer.ok && answer.to !== null) return location.assign(answer.to)
    setLeaving(false)
    if (!answer.ok) toast(answer.message, 'error')
    cart.refresh()
  }

  if (cart.lines.length === 0) {
    return (
      <EmptyState
        drawing="cart"
        title="Keranjang masih kosong"
        text="Yuk, mulai belanja."
        action={{ href: href('products', { category: 'semua' }), label: 'Mulai Belanja' }}
      />
    )
  }
  return (
    <div className="wrap py-3 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:gap-6 lg:py-6">
      <div className="space-y-3">
        {refusal && !awake ? <RefusalNote message={refusal.message} /> : null}
        <CartHead
          path={path}
          offered={offered.length}
          ticked={ticked.length}
          awake={awake}
          onAll={(on) => setUnticked(on ? [] : offered.map((line) => line.id))}
          onEmpty={() => cart.wish({ kind: 'empty' })}
        />
        {offered.length > 0 ? (
          <ul className="card divide-y divide-neutral-100">
            {offered.map((line) => (
              <CartLine
                key={line.id}
                {...{ line, path, checkoutForm }}
                ticked={!unticked.includes(line.id)}
                onTick={(on) => tick(line.id, on)}
                onWish={cart.wish}
              />
            ))}
          </ul>
        ) : null}
        {gone.length > 0 ? (
          <section className="card">
            <h2 className="px-4 pt-4 text-base font-bold">{text.productUnavailable}</h2>
            <ul className="divide-y divide-neutral-100">
              {gone.map((line) => (
                <UnavailableLine key={line.id} {...{ line, path }} onWish={cart.wish} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <CheckoutBar path={path} dataKey={data.key} total={totalOfLines(ticked)} count={ticked.length} busy={leaving} onSubmit={checkout} />
    </div>
  )
})

interface CheckoutBarProps {
  path: string
  dataKey: string
  total: number
  count: number
  busy: boolean
  onSubmit: (event: FormEvent) => void
}
/** On phones it stands at the bottom edge, on wide screens beside the lines. */
function CheckoutBar({ path, dataKey, total, count, busy, onSubmit }: CheckoutBarProps) {
  return (
    <Form
      path={path}
      action="create"
      id={checkoutForm}
      onSubmit={onSubmit}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-neutral-200 bg-white pb-[env(safe-area-inset-bottom)] lg:sticky lg:inset-auto lg:z-0 lg:top-24 lg:rounded-md lg:border-0 lg:pb-0"
    >
      <input type="hidden" name="_key" value={dataKey} />
      <div className="wrap flex h-16 items-center justify-between gap-3 lg:h-auto lg:flex-col lg:items-stretch lg:gap-4 lg:p-4!">
        <p className="flex flex-col lg:flex-row lg:items-baseline lg:justify-between" aria-live="polite">
          <span className="text-sm text-neutral-600 lg:text-base">Total</span>
          <strong className="price text-md whitespace-nowrap">{formatRupiah(total)}</strong>
        </p>
        <Button size="lg" aria-busy={busy || undefined} className="min-w-40">
          Checkout ({count})
        </Button>
      </div>
    </Form>
  )
}
