import type { SyntheticEvent } from 'react'
import type { Checkout } from '#shared/api/checkout.ts'
import type { PlainRefusal } from '#client/app/screen-state.ts'
import type { CheckoutData } from './island.tsx'

/** The cards of checkout by their `#`, in the order of the page. */
export const cards = ['alamat', 'produk', 'pengiriman', 'catatan', 'dropship', 'voucher', 'pembayaran'] as const
export type CheckoutCard = (typeof cards)[number]
/** The card in which an action of the page stands. */
export const cardOfAction = {
  address: 'alamat',
  shipping: 'pengiriman',
  dropship: 'dropship',
  voucher: 'voucher',
  payment: 'pembayaran',
} as const
export const asked = {
  alamat: 'address_missing',
  pengiriman: 'shipping_missing',
  pembayaran: 'payment_missing',
} as const
type Needed = keyof typeof asked

/** Radio buttons the shopper has ticked whose answer is not here yet. */
export type Picked = { shipping?: string | undefined; payment?: string | undefined }

/** What is still to be decided, in the order of the page. An order that costs nothing is paid by nobody. */
export function firstMissing({ checkout }: Pick<CheckoutData, 'checkout'>, picked: Picked = {}): Needed | null {
  if (checkout.address === null) return 'alamat'
  if (!checkout.digital && checkout.shippingCode === null && !picked.shipping) return 'pengiriman'
  return checkout.paymentMethod === null && !picked.payment && checkout.total !== 0 ? 'pembayaran' : null
}

/** What the total is called: until the courier is chosen it is not yet what will be paid. */
export const wordsOfTotal = ({ digital, shippingCode }: Checkout): { label: string; note?: string } =>
  digital || shippingCode !== null
    ? { label: 'Total Tagihan' }
    : { label: 'Total sementara', note: 'belum termasuk ongkir' }

/**
 * The card that opens by itself when one is done: another address has other couriers, and what is undecided comes next.
 */
export function nextAfter(action: keyof typeof cardOfAction, checkout: Checkout): Needed | null {
  if (action === 'address' && !checkout.digital) return 'pengiriman'
  if (action === 'dropship') return firstMissing({ checkout })
  return action !== 'payment' && checkout.paymentMethod === null && checkout.total !== 0 ? 'pembayaran' : null
}

/** Open is what was refused, what its own link asked to change, or what has to be decided next. */
export function firstOpen(data: CheckoutData, refusal: PlainRefusal | null): CheckoutCard | null {
  const action = refusal?.action ?? ''
  if (Object.hasOwn(cardOfAction, action)) return cardOfAction[action as keyof typeof cardOfAction]
  return data.changing ? 'alamat' : firstMissing(data)
}

const forms: Readonly<Record<string, CheckoutCard>> = {
  'form-alamat': 'alamat',
  'form-dropship': 'dropship',
  'kode-voucher': 'voucher',
}
/** The card in which something typed was left unsent. */
export const cardWithDrafts = (found: readonly string[]): CheckoutCard | null =>
  found.flatMap((form) => forms[form] ?? []).at(0) ?? null

/** Whether a choice was made by a tap, not by arrow keys walking through the choices. */
export const byPointer = (event: SyntheticEvent): boolean =>
  event.nativeEvent instanceof MouseEvent && event.nativeEvent.detail > 0
