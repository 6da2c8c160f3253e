import type { WebhookRequest } from '../webhook.ts'

/** One charge of one order. Every attempt has a new `reference`, because a vendor refuses to use one twice. */
export interface ChargeRequest {
  /** ≤ 50 characters of `[\w.~-]`: the order's number and the attempt. */
  reference: string
  /** The vendor was asked before, and perhaps only its answer was lost. */
  again: boolean
  /** Same key, same answer: a retry after a lost answer makes no second charge. ≤ 46 characters. */
  idempotencyKey: string
  method: string
  /** Whole rupiah. */
  amount: number
  expiresAt: Date
  customer: {
    name: string
    phone: string
    email: string | null
    /** Where the goods go; null: nowhere by courier. */
    address: { street: string; city: string; postcode: string } | null
  }
  /** What is bought, at its prices; fees and discounts make the difference to `amount`. Read only when asked for. */
  items(): { id: string; name: string; price: number; quantity: number; url: string }[]
  /** Where an e-wallet or a card page sends the shopper afterwards. */
  returnUrl: string
}

/** One charge, as the shop and as the vendor call it. null: the vendor's answer to it was lost. */
export interface Attempted {
  reference: string
  transactionId: string | null
}

/** Money of one attempt that goes back to where it came from. */
export interface RefundRequest extends Attempted {
  /** Same key, same refund: letters, digits, `-` and `_`. */
  key: string
  /** Whole rupiah. */
  amount: number
  /** How much of the charge went back before without the shop's asking. */
  returned: number
  reason: string
}

/** Where to pay and until when: a number, a code to scan or a page to open; at least one of the three. */
export interface Charge {
  transactionId: string
  /** A virtual account, a payment code, the key of a bill, or the shop's own account. */
  number: string | null
  /** Mandiri only: the company that the key belongs to. */
  billerCode: string | null
  /** The text inside a QRIS code. */
  qrText: string | null
  link: string | null
  expiresAt: Date | null
}

/** What the vendor says about a transaction, in our terms. `amount` is whole rupiah. */
export interface PaymentState {
  transactionId: string
  reference: string
  /** refunded: a person has sent it back · reversed: a bank has, against the shop. */
  state: 'pending' | 'paid' | 'review' | 'expired' | 'denied' | 'cancelled' | 'refunded' | 'reversed'
  /** As the vendor spells it; it is part of the inbox's key. */
  vendorStatus: string
  amount: number
  /** How much of it was refunded so far; 0: nothing, or the vendor does not say. */
  returned: number
  currency: string
}

/**
 * down: no answer, try again · refused: the vendor said no · unknown: it has no such transaction · underway: it has
 * begun, so ask later what became of it.
 */
export interface VendorFailure {
  ok: false
  reason: 'down' | 'refused' | 'unknown' | 'underway'
  detail: string
}
export type VendorAnswer<T> = { ok: true; value: T } | VendorFailure
export const failure = (reason: VendorFailure['reason'], detail: string): VendorFailure => ({
  ok: false,
  reason,
  detail,
})

/** What a notification claims. Beyond its signature nothing of it is trusted until `status` says the same. */
export interface Notification {
  transactionId: string
  reference: string
  vendorStatus: string
  amount: number | null
  currency: string
}

export interface PaymentGateway {
  charge(request: ChargeRequest): Promise<VendorAnswer<Charge>>
  status(charge: Attempted): Promise<VendorAnswer<PaymentState>>
  /** A vendor that cannot cancel answers with the state: `pending` may still bring money. */
  cancel(charge: Attempted): Promise<VendorAnswer<PaymentState>>
  /** Whether money that came by this method can go back to where it came from. */
  canRefund(method: string): boolean
  /** Sends money back. Asked again under the same key, it sends nothing more. */
  refund(request: RefundRequest): Promise<VendorAnswer<PaymentState>>
  /**
   * What a request to `/webhooks/<name>/<host>` says. null: it is no notification of this vendor; 'forged': this vendor
   * did not sign it.
   */
  webhook(request: WebhookRequest): Promise<Notification | 'forged' | null>
}
