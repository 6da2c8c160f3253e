import type { TagClient } from '#shared/api/shop/tag-client.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import type { ReturnStatus } from '#shared/order/return-status.ts'
import type { ReturnRow } from '#commerce/order/after/returns/tables.ts'
import type { LineRow, OrderRow } from '#commerce/order/core/tables.ts'
import type { Tx } from './transaction.ts'

/** A line of an order that has just been placed, with the stock of the moment before. */
export type PlacedLine = Pick<LineRow, 'variantId' | 'name' | 'variantName' | 'quantity' | 'flashSaleId'> & {
  readonly stock: number
}

declare const owned: unique symbol
/**
 * What an order takes of the customer's coins and balance. Only `checkSpending` makes one, so no new call can take them
 * for an open session alone.
 */
export interface Spending {
  readonly coins: number
  readonly wallet: number
  readonly [owned]: true
}

/**
 * What happens in a shop that other rooms act on. The room that publishes an event has written its own rows before;
 * what follows from it is done by the rooms that own it. They stand in one list: `app/events.ts`.
 */
export interface ShopEvents {
  /** A guest has signed in: what they kept as a visitor becomes the customer's. */
  guest_signed_in: { visitorId: string; customerId: string }
  /** A new customer wants this contact, which nobody has verified yet. */
  contact_wanted: { customerId: string; kind: 'email' | 'phone'; value: string }
  /** The browser is known by another visitor id from now on: what it may see as a guest goes along. */
  visitor_renewed: { from: string; to: string }
  /** The browser of a customer has another session from now on: what ends with a sign-in ends with that one. */
  session_renewed: { from: string; to: string }
  /**
   * The owner has undone changes of the account: whatever opens it and was added since then must not open it any more.
   */
  account_restored: { customerId: string; since: Date }
  /** A code that went to this number came back: the customer has this phone. */
  phone_verified: { customerId: string; phone: string }
  /**
   * A draft has become an order and has taken its goods. `lines`: with the stock of the moment before. `soldOut`: the
   * last pieces of something were taken. `tagClient`: what came with the request for the shop's tags. `spending`: what
   * it may take of the customer's coins and balance.
   */
  order_placed: {
    order: OrderRow
    lines: readonly PlacedLine[]
    soldOut: boolean
    tagClient: TagClient
    spending: Spending
  }
  /** An order has moved to another status. */
  order_moved: { order: OrderRow; from: OrderRow['status']; to: OrderStatus }
  /** The money of an order has arrived; with cash on delivery, when the shipment was handed over. */
  order_paid: { order: OrderRow }
  /** The owner, a bank or a courier shows money that only a helper had seen. */
  money_shown: { order: OrderRow }
  /**
   * An order was cancelled or has expired and its goods are back in the stock: it gives back everything else it had
   * taken. `restocked`: something that was sold out is there again.
   */
  order_ended: { order: OrderRow; restocked: boolean }
  /** An expired order was paid after all and has taken its goods again: it takes everything else again too. */
  order_revived: { order: OrderRow; soldOut: boolean }
  /** Somebody has signed in who placed this order as a guest. */
  order_brought: { order: OrderRow; customerId: string }
  /** A guest's order belongs to a customer now. */
  order_claimed: { order: OrderRow; customerId: string }
  /** The money of an order is gone. `refunded`: a person decided that; otherwise the bank took it back. */
  payment_taken_back: { order: OrderRow; refunded: boolean }
  /**
   * The shop gives money back: to where it came from, to a bank account, or into the wallet. `paid`: it has done so;
   * otherwise it is owed. `ref` distinguishes the refunds of one order and their steps.
   */
  money_refunded: { order: OrderRow; amount: number; way: 'source' | 'bank' | 'wallet'; paid: boolean; ref: string }
  /**
   * A vendor has money of no attempt (`orderId` null), or another amount than its attempt; below 0 it has sent some back
   * without a request of the shop. `soFar`: all of that, where it comes in parts. `unseen`: nobody has reported that it came;
   * `settled`: it came and went as a whole. `again`: it had gone and is here again.
   */
  payment_strange: {
    vendor: string
    reference: string
    amount: number
    orderId: string | null
    soFar?: true
    unseen?: true
    settled?: boolean
    again?: true
  }
  /** All of a payment went back, and the order has ended by that or was paid by another; `at`: when it had come. */
  payment_undone: { vendor: string; reference: string; amount: number; orderId: string; at: Date }
  /** An order that has left the shop has another receipt number, or has one now. */
  receipt_changed: { order: OrderRow }
  /** A courier has weighed a parcel and says what it costs, whole rupiah. */
  parcel_priced: { order: OrderRow; vendor: string; bookingId: string; price: number }
  /** Somebody has said to which bank account a refund goes; `account` names it without most of its digits. */
  refund_account_named: { order: OrderRow; account: string; ref: string }
  /**
   * Goods of an order were paid back: `returned` is what had been paid for them, `given` what they and those before them
   * cost by their prices. `ref` is the return.
   */
  goods_refunded: { order: OrderRow; returned: number; given: { before: number; worth: number }; ref: string }
  /** A customer has reviewed what an order brought. */
  review_written: { reviewId: string; slug: string | null; stars: number; orderId: string }
  /** A shopper says that a transfer was made, and shows its receipt. */
  receipt_sent: { order: OrderRow; receiptId: string; amount: number }
  /** A courier refuses to be called off: it may have the parcel of an order that is not sent. `reference`: which call. */
  courier_kept: { order: OrderRow; reference: string }
  /** A shopper wants to cancel a paid order; the seller answers. */
  cancel_asked: { order: OrderRow; reason: string }
  /** A shopper wants to give goods of an order back. */
  return_asked: { order: OrderRow; returnId: string }
  /** A return has moved to another status; `row` is as it is now. */
  return_moved: { order: OrderRow; row: ReturnRow; to: ReturnStatus }
  /** The parcel that was sent for it has another number than was said. */
  replacement_corrected: { order: OrderRow; row: ReturnRow }
  /** The owner has decided what a shopper gets for sending goods back; `way` null: nothing. */
  postage_decided: { order: OrderRow; returnId: string; asked: number; paid: number; way: 'wallet' | 'bank' | null }
}
export type EventKind = keyof ShopEvents

/** What follows from an event, in the event's own transaction. Who caused the event does not matter to it. */
export type Listener<K extends EventKind> = (tx: Tx, event: ShopEvents[K]) => void

/** A kind of event without a listener does not compile. */
export type Listeners = { readonly [K in EventKind]: readonly [Listener<K>, ...Listener<K>[]] }

/** Calls the listeners of an event, in the order of their list. */
export function publish<K extends EventKind>(tx: Tx, kind: K, event: ShopEvents[K]): void {
  for (const listener of tx.listeners[kind]) listener(tx, event)
}
