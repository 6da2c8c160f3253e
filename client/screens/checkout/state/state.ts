import { atom } from 'jotai'
import type { FormEvent } from 'react'
import { limits } from '#shared/limits.ts'
import { browserMessage } from '#shared/text/browser-errors.ts'
import { href } from '#shared/web/routes.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import type { Refusal } from '#client/app/page/page.ts'
import { painted } from '#client/app/island/painted.ts'
import { screenAtoms } from '#client/app/state/screen-state.ts'
import { fieldsOf, per, type Store } from '#client/app/state/store.tsx'
import { totalOf } from '#client/kit/order/summary.tsx'
import { ids as cartIds } from '#client/screens/cart/names.ts'
import { cardNode, focusCard, openCardAtoms } from '#client/screens/cart/open-card.tsx'
import { addressForm, type AddressFormState } from '#client/screens/checkout/address/state.ts'
import { cardWithDrafts, type Decision, firstMissing, firstOpen, missingCode, nextAfter, type Picked } from './cards.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'
import { forgetDrafts } from '#client/scripts/form/drafts.ts'
import { type CardName, fragments, ids } from '#client/screens/checkout/data/names.ts'
import { paymentValue } from '#client/screens/checkout/data/payment-groups.ts'

export type Balance = 'coins' | 'wallet'
type Fields = FormData | Record<string, string>

export const screen = screenAtoms<CheckoutData, Decision | Balance | 'delivery' | 'place'>()
export const openCard = openCardAtoms<CardName>(fragments)
const checkout = atom((get) => get(screen.data).checkout)
export const checkoutOf = fieldsOf(checkout)
/** What holds for the way its goods are handed over. */
export const delivery = atom((get) => wayOfSale(get(checkout)))
/** What a change on this page has changed besides. */
export const freshChanges = atom((get) => {
  const known = get(screen.start).data.checkout.changes
  return get(checkoutOf('changes')).filter((change) => !known.includes(change))
})
export const total = atom((get) => totalOf(get(checkout).total, get(checkout).summary))

/** What is ticked and not answered yet. */
export const picks = atom<Picked>({})
/** Shown at once as chosen; undefined: what is applied is shown. */
export const picked = per((get, part: keyof Picked) => get(picks)[part])
const requestedCourier = atom<string | undefined>(undefined)
/**
 * The courier last asked for, when the shop answered that it does not go there: its row says so and cannot be chosen.
 */
export const unavailableCourier = atom((get) =>
  isCourierGone(get(screen.refusal)) ? get(requestedCourier) : undefined,
)

/** undefined while none is applied, or while the offers are not here. */
export const appliedOffer = atom((get) => get(screen.data).shipping?.find(({ code }) => code === get(appliedCourier)))
export const appliedCourier = atom((get) => {
  const { shippingCode } = get(checkout)
  return shippingCode === get(unavailableCourier) ? null : shippingCode
})
/** '' while none is applied. */
export const appliedPayment = atom((get) => {
  const { paymentVendor, paymentMethod } = get(checkout)
  return paymentValue(paymentVendor, paymentMethod)
})

/** Below the addresses that were used before, the form for another is folded. */
export const newAddressOpen = atom(false)
/** The first address is being typed: the button that leads on is the button of its form. */
export const typesAddress = atom(
  (get) =>
    get(checkoutOf('address')) === null &&
    get(openCard.isOpen('address')) &&
    (get(screen.dataOf('used')).length === 0 || get(newAddressOpen)),
)

type CheckoutProps = { data: CheckoutData; refusal: Refusal | null; path: string }

export function fill(store: Store, { data, refusal, path }: CheckoutProps): void {
  const { shipping, payment } = refusal?.values ?? {}
  store.set(screen.start, { data, refusal, path, address: href('checkout', {}, { SALE_ID: data.checkout.id }) })
  store.set(addressForm, { shown: typedAddress, save: saveTypedAddress, corrected: screen.corrected })
  store.set(openCard.current, firstOpen(data, refusal))
  store.set(newAddressOpen, data.changing || refusal?.action === 'address')
  store.set(picks, { shipping: isCourierGone(refusal) ? undefined : shipping, payment })
  store.set(requestedCourier, shipping)
}

/**
 * True when it was done: its card closes to what was decided, and the next undecided one opens. Where nothing is
 * undecided, 'Buat Pesanan' is next; a wide page, which shows it beside the cards, leaves the tapped choice in its place.
 */
const apply = atom(null, async (get, set, action: Decision, fields: Fields, { thenClose = true } = {}) => {
  // What comes next depends on what was decided before, not on the answer; but nobody is asked for what was found.
  const before = get(checkout)
  const done = await set(screen.run, action, fields)
  if (!done || !thenClose) return done
  const courierFound = before.address === null && before.shippingCode === null && get(checkout).shippingCode !== null
  const next = nextAfter(action, before, courierFound)
  // Another card that was opened meanwhile stays open.
  const closes =
    get(openCard.current) === action && (innerWidth <= limits.mobileLayoutMaxPx || fields instanceof FormData)
  if (next !== null || closes) set(openCard.advance, next, courierFound ? 'shipping' : undefined)
  // The button that was pressed may be gone with its card; the focus goes to where the next decision is.
  requestAnimationFrame(() =>
    next === null
      ? document.querySelector<HTMLElement>(`#${ids.placeForm} button`)?.focus()
      : focusCard(fragments[next]),
  )
  return done
})

/** A card with words to type; once they are applied, they are no drafts any more. */
export const save = atom(null, async (get, set, action: 'address' | 'dropship', fields: Fields) => {
  const form = action === 'address' ? ids.addressForm : ids.dropshipForm
  if (await set(apply, action, fields)) forgetDrafts(get(checkout).id, form)
})

const typedAddress = atom((get): AddressFormState => ({
  path: get(screen.path),
  action: 'address',
  owner: get(checkoutOf('id')),
  address: get(checkoutOf('address')),
  needsAddress: get(delivery).needsAddress,
  fetched: get(delivery).fetched,
  countries: get(screen.dataOf('countries')),
  regions: get(screen.dataOf('regions')),
  changing: get(screen.dataOf('changing')),
  refusal: get(screen.refusalOf('address')),
  busy: get(screen.isBusy('address')),
  barSaves: get(typesAddress),
}))
const saveTypedAddress = atom(null, (_get, set, fields: FormData) => set(save, 'address', fields))

/** True when it was done. The card stays open: there may be a second voucher to choose. */
export const applyVoucher = atom(null, async (get, set, fields: Fields) => {
  const done = await set(apply, 'voucher', fields, { thenClose: false })
  if (done) forgetDrafts(get(checkout).id, cartIds.voucherForm)
  return done
})

/** Shows at once, and goes back to what is applied when it was refused. */
export const pick = atom(null, async (_get, set, part: keyof Picked, value: string, thenClose: boolean) => {
  set(picks, (before) => ({ ...before, [part]: value }))
  if (part === 'shipping') set(requestedCourier, value)
  await painted()
  // Refused, the total may be another: a courier that was applied and is gone now is taken out of it.
  if (!(await set(apply, part, { [part]: value }, { thenClose })) && part === 'shipping') await set(screen.refresh)
  set(picks, (before) => (before[part] === value ? { ...before, [part]: undefined } : before))
})

/** A way to pay, with the courier that makes it possible. Even if it is refused, the courier may have changed. */
export const payWith = atom(null, async (_get, set, event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  if (!(await set(apply, 'payment', new FormData(event.currentTarget)))) await set(screen.refresh)
})

export const insure = atom(null, (get, set, insured: boolean) =>
  set(
    apply,
    'shipping',
    { shipping: get(checkout).shippingCode ?? '', insurable: '', ...(insured ? { insured: '1' } : {}) },
    { thenClose: false },
  ),
)

export const switchBalance = atom(null, async (get, set, balance: Balance, fields: Fields) => {
  if (get(screen.busy) !== balance) await set(screen.run, balance, fields)
})

/** Sent or fetched: what is decided next is another card then. */
export const chooseDelivery = atom(null, async (get, set, fields: FormData) => {
  if (get(screen.isBusy('delivery')) || !(await set(screen.run, 'delivery', fields))) return
  set(openCard.show, firstMissing(get(screen.data), get(picks)))
})

const pressed = atom(false)
/** From the press on. The order itself is sent a little later: after that press is seen, and after older taps. */
export const placing = atom((get) => get(pressed) || get(screen.isBusy('place')))

/** Places the order. `readForm` is called late: what was tapped just now must be in the form first. */
export const place = atom(null, async (get, set, readForm: () => FormData) => {
  if (get(placing)) return
  const { id } = get(checkout)
  const missing = firstMissing(get(screen.data), get(picks))
  if (missing) {
    set(openCard.open, missing)
    await painted()
    // A form that opens says by its labels what is asked.
    if (get(typesAddress)) document.querySelector<HTMLElement>(`#${ids.addressForm} input`)?.focus()
    else set(screen.refuse, missing, { status: 422, message: browserMessage(missingCode[missing]), fields: {} })
    // The note takes the focus, which alone would leave the choices below it out of sight.
    return requestAnimationFrame(() =>
      cardNode(fragments[missing])?.scrollIntoView({ block: 'start', behavior: 'smooth' }),
    )
  }
  set(pressed, true)
  const placed = (await set(settle)) ? set(screen.run, 'place', readForm()) : null
  set(pressed, false)
  if (placed === null) return
  if (await placed) return forgetDrafts(id)
  // The refused key is used up and the total may be another: both are read again, and the note stays as typed. Without
  // an answer the key is still good: the next press happens once, whatever became of this one.
  if (get(screen.refusal)?.status) await set(screen.refresh)
})

/**
 * Waits until everything tapped before is answered and shown, so that the order is the one the shopper sees. False when
 * some of it was refused: the shopper sees that instead.
 */
const settle = atom(null, async (get, set) => {
  const before = get(screen.data)
  const accepted = await set(screen.idle, painted())
  if (get(screen.data) !== before) await painted()
  return accepted
})

/** Something that was typed before is back in its form: its card opens, unless a link already opened another. */
export const draftsRestored = atom(null, (_get, set, forms: readonly string[]) => {
  const card = cardWithDrafts(forms)
  if (card && location.hash === '') set(openCard.current, card)
})

const isCourierGone = (refusal: Refusal | null): boolean => refusal?.message === browserMessage('shipping_unknown')
