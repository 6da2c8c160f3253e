import { wayOfSale } from '#shared/order/delivery-way.ts'
import type { KnownCheckout } from '#client/screens/checkout/data/read-checkout.ts'
import type { SyntheticEvent } from 'react'
import type { Refusal } from '#client/app/page/page.ts'
import { ids as cartIds } from '#client/screens/cart/names.ts'
import type { CheckoutData } from '#client/screens/checkout/data/data.ts'
import { type CardName, ids } from '#client/screens/checkout/data/names.ts'

/** The actions that answer what a card asks. Each has the name of its card. */
const decisions = ['address', 'shipping', 'dropship', 'voucher', 'payment'] as const satisfies readonly CardName[]
export type Decision = (typeof decisions)[number]

/** Why an order cannot be placed while the card is undecided. */
export const missingCode = {
  address: 'address_missing',
  shipping: 'shipping_missing',
  payment: 'payment_missing',
} as const satisfies Partial<Record<CardName, string>>
type Needed = keyof typeof missingCode

/** Radio buttons the shopper has ticked whose answer is not here yet. */
export type Picked = { shipping?: string | undefined; payment?: string | undefined }

/** What is still to be decided, in the order of the page. An order that costs nothing needs no payment. */
export function firstMissing({ checkout }: Pick<CheckoutData, 'checkout'>, picked: Picked = {}): Needed | null {
  if (checkout.address === null) return 'address'
  if (wayOfSale(checkout).needsCourier && checkout.shippingCode === null && !picked.shipping) return 'shipping'
  return checkout.paymentMethod === null && !picked.payment && checkout.total !== 0 ? 'payment' : null
}

/** What is decided next, as the word of the button that leads there; null: the order can be placed. */
export function nextStep(
  { checkout, shipping, used }: Pick<CheckoutData, 'checkout' | 'shipping' | 'used'>,
  picked: Picked,
): string | null {
  const missing = firstMissing({ checkout }, picked)
  if (missing === 'address') {
    if (used.length > 0) return 'Pilih Alamat'
    return wayOfSale(checkout).needsAddress ? 'Isi Alamat' : 'Isi Nama & HP'
  }
  // Without offers its card says why; where no courier goes, another address is the way on.
  if (missing === 'shipping')
    return !shipping ? 'Lihat Pengiriman' : shipping.length === 0 ? 'Ganti Alamat' : 'Pilih Pengiriman'
  return missing && 'Pilih Pembayaran'
}

/**
 * What the total is called, if not the total to pay, and what is said beside it. Until the courier is chosen it is not yet
 * what will be paid; where the shop alone knows it, the page says when it is seen.
 */
export function wordsOfTotal({ checkout, shippingNote }: Pick<CheckoutData, 'checkout' | 'shippingNote'>): {
  label?: string
  note: string
} {
  const known = checkout.total !== null || checkout.summary.length > 0
  const partial = known && wayOfSale(checkout).needsCourier && checkout.shippingCode === null
  if (partial) return { label: 'Total Sementara', note: shippingNote }
  return { note: known ? '' : 'Tampil di halaman pembayaran' }
}

/**
 * The card that opens by itself when one is decided: another address has other couriers, and what is undecided comes
 * next. `courierFound`: the first address came back with a courier, which its card shows.
 */
export function nextAfter(action: Decision, checkout: KnownCheckout, courierFound = false): Needed | null {
  if (action === 'address' && wayOfSale(checkout).needsCourier && !courierFound) return 'shipping'
  if (action === 'dropship') return firstMissing({ checkout })
  return action !== 'payment' && checkout.paymentMethod === null && checkout.total !== 0 ? 'payment' : null
}

/** Open is what was refused, what is being changed, or what has to be decided next. */
export function firstOpen(data: CheckoutData, refusal: Refusal | null): CardName | null {
  const refused = decisions.find((decision) => refusal?.message && decision === refusal.action)
  return refused ?? (data.changing ? 'address' : firstMissing(data))
}

const cardOfForm: Readonly<Record<string, CardName>> = {
  [ids.addressForm]: 'address',
  [ids.dropshipForm]: 'dropship',
  [cartIds.voucherForm]: 'voucher',
}
/** The card in which something typed was left unsent. */
export const cardWithDrafts = (forms: readonly string[]): CardName | null =>
  forms.flatMap((form) => cardOfForm[form] ?? []).at(0) ?? null

/** Whether a choice was made by a tap, not by arrow keys walking through the choices. */
export const byPointer = (event: SyntheticEvent): boolean =>
  event.nativeEvent instanceof MouseEvent && event.nativeEvent.detail > 0
