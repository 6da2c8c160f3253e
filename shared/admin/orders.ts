import { z } from 'zod'
import { hiddenReasons, sizeFits } from '#shared/api/goods/review.ts'
import { deliveryWays } from '#shared/order/delivery-way.ts'
import { orderStatuses } from '#shared/order/order-status.ts'
import { returnSolutions, returnStatuses } from '#shared/order/return-status.ts'
import { DateTime, OptionalDateTime, OptionalText, WholeNumber, YesNo } from './fields.ts'

/** What sellers read of orders and what follows them: commerce answers it, and the desk shows it. */

/** Where an order comes from, in the words of the seller. */
export const sources = ['toko', 'penjual', 'afiliasi'] as const
export type Source = (typeof sources)[number]

const text = z.string()
/** The recipient of a shipment; a digital order may have no street. */
const Recipient = z.object({
  recipient: text,
  phone: text,
  email: OptionalText,
  street: OptionalText,
  village: OptionalText,
  district: OptionalText,
  regency: OptionalText,
  province: OptionalText,
  postcode: OptionalText,
  courierNote: OptionalText,
})
const Opened = z.object({ variantId: text, name: text, pieces: WholeNumber, paid: WholeNumber })
const Attempt = z.object({ attempt: WholeNumber, vendor: text, method: text, amount: WholeNumber, state: text })
const Goods = z.object({
  itemId: text,
  sku: text,
  name: text,
  variant: text,
  pieces: WholeNumber,
  unitPrice: WholeNumber,
})
/** asked: the courier has not answered yet · coming: it has taken the call · refused: it has not, and `said` why. */
const CourierCall = z.object({ state: z.enum(['asked', 'coming', 'refused']), said: text })
export type CourierCall = z.output<typeof CourierCall>
/** An order as the seller's list has it. */
export const OrderRow = z.object({
  id: text,
  number: OptionalText,
  status: z.enum(orderStatuses),
  placedAt: OptionalDateTime,
  /** What is paid from outside the shop; the value is more by coins and balance. */
  total: WholeNumber,
  value: WholeNumber,
  /** What the value is made of. */
  subtotal: WholeNumber,
  discount: WholeNumber,
  shippingCost: WholeNumber,
  shippingDiscount: WholeNumber,
  insuranceFee: WholeNumber,
  codFee: WholeNumber,
  coinsUsed: WholeNumber,
  walletUsed: WholeNumber,
  lineCount: WholeNumber,
  /** In a list only the first few; `order.find` has all. */
  goods: z.array(Goods),
  weightGrams: WholeNumber,
  delivery: z.enum(deliveryWays),
  /** Courier and service, or how else it is handed over; '' for downloads. */
  courier: text,
  /** The way to pay that was chosen last; '' when nothing was to pay. */
  payment: text,
  source: z.enum(sources),
  /** The parcel is at the shop again, and nobody has decided what becomes of it. */
  cameBack: YesNo,
  /** Its money is taken when it is handed over, and has not come. */
  collects: YesNo,
  /** Of one that collects and was not sent: how many parcels this phone or account has refused lately. */
  codRefusals: WholeNumber.default(0),
  /** The parcel is not at the shop: the seller may say that it came back. */
  away: YesNo,
  /** A courier by contract can be called for it; else the seller hands it over and types the receipt number. */
  callable: YesNo,
  /** The last call for a courier, while it counts. */
  courierCall: CourierCall.nullable(),
  /** The shop brings it itself, by its own rates: it is sent without a receipt number. */
  driven: YesNo,
  note: text,
  address: Recipient.nullable(),
  /** Phone or e-mail of a guest who buys for somebody else; null: the account, or the recipient. */
  buyer: OptionalText,
  /** Who stands on the label as its sender; null: the shop. */
  dropshipper: OptionalText,
  receiptNumber: OptionalText,
  /** A person typed it, and can correct it: that of a courier who was called is right. */
  receiptTyped: YesNo,
  /** Until when it is kept at the counter; null: it does not wait there. */
  pickupBy: OptionalDateTime,
  /** Why the shopper asks to cancel; null: nobody asks. */
  cancellation: OptionalText,
  /** Digital pieces that were opened already: they are not paid back. */
  opened: z.array(Opened),
  /** Payments that were begun and whose money has not come. */
  attempts: z.array(Attempt),
})
/** One order with what has happened to it. So many pieces of a line were paid back, and so many nobody gives back. */
export const FoundOrder = OrderRow.extend({
  goods: z.array(Goods.extend({ paidBack: WholeNumber, left: WholeNumber })),
  /** The code of the account that it belongs to; null: a guest's. */
  customer: OptionalText.default(null),
  history: z.array(z.object({ kind: text, label: text, at: DateTime, note: text })),
})

/**
 * back: it is owed to the buyer · to_pack: the order waits to be packed · complete: its codes and files are there · again:
 * the order went on after its money had gone, and has it again.
 */
export const moneyBecame = ['back', 'to_pack', 'complete', 'again'] as const
export const receiptStates = ['waiting', 'accepted', 'refused'] as const
/** A receipt of a bank transfer. */
export const ReceiptRow = z.object({
  id: text,
  orderId: text,
  number: OptionalText,
  status: z.enum(orderStatuses),
  /** The order cannot keep the money any more: once it is confirmed it is owed back. */
  goesBack: YesNo,
  /** What the shopper says, and what the bill asks for. */
  bank: text,
  payer: text,
  amount: WholeNumber,
  day: text,
  note: text,
  due: WholeNumber,
  state: z.enum(receiptStates),
  reason: text,
  mime: text,
  bytes: WholeNumber,
  sentAt: DateTime,
  answeredAt: OptionalDateTime,
})

/**
 * `refund`: the order was not kept · `refund_double`: it was paid twice · `refund_return`: a part of it was returned ·
 * `return_postage`: sending that back has cost something, which is no part of what was paid.
 */
export const refundReasons = ['refund', 'refund_double', 'refund_return', 'return_postage'] as const
/** ASKED: the payment vendor is asked to send it back · OWED: the seller has to transfer it · PAID: it is paid. */
export const refundStates = ['ASKED', 'OWED', 'PAID'] as const
/** Why the vendor has not sent it back: a word, and behind ': ' what the vendor has said, if anything. */
export const refundProblems = ['no_answer', 'no_keys', 'underway', 'refused'] as const
/** Money that the shop owes. */
export const RefundRow = z.object({
  id: text,
  orderId: text,
  number: OptionalText,
  reason: z.enum(refundReasons),
  amount: WholeNumber,
  state: z.enum(refundStates),
  /** One of `refundProblems`; of a refund from the first release, what the vendor has said. */
  problem: text,
  /** customer, guest, or removed: nobody can be asked where it should go. */
  owedTo: text,
  contact: z.object({ phone: OptionalText, email: OptionalText }).nullable(),
  bank: text,
  accountNumber: text,
  holder: text,
  /** Since when this account stands. */
  accountSince: OptionalText,
  /** It was changed: before this moment `pay` is refused. */
  payFrom: OptionalText,
  /** The day by which the shopper expects it. */
  paidBy: OptionalText,
  /** Who transfers it now, and since when. */
  begunBy: OptionalText.default(null),
  begunAt: OptionalText.default(null),
  way: OptionalText,
  proof: text,
  hasProofFile: YesNo,
  since: text,
  paidAt: OptionalText,
})

/** Goods that come back. */
export const ReturnRow = z.object({
  id: text,
  number: text,
  status: z.enum(returnStatuses),
  solution: z.enum(returnSolutions),
  askedAt: text,
  orderId: text,
  numberOfOrder: text,
  /** How its order was handed over; what was fetched can be brought back to the counter. null: the order is gone. */
  delivery: z.enum(deliveryWays).nullable(),
  lines: z.array(Goods.pick({ itemId: true, sku: true, name: true, variant: true }).extend({ quantity: WholeNumber })),
  reason: text,
  description: text,
  /** Ids of files; `return.file` sends them. */
  photos: z.array(text),
  videos: z.array(text),
  amount: WholeNumber,
  /** What paying it back would bring, of an exchange too. */
  worth: WholeNumber,
  refundTo: text,
  courier: OptionalText,
  receiptNumber: OptionalText,
  replacementReceipt: OptionalText,
  /** What sending it back has cost; null: nobody asks for that. `paid` null: the owner has not decided. */
  postage: z
    .object({
      asked: WholeNumber,
      paid: WholeNumber.nullable(),
      note: text,
      /** The courier's receipt; null: it is not kept any more. */
      photo: OptionalText,
      at: OptionalText,
    })
    .nullable(),
  /** Nobody has requested postage, and the owner may replace so much; null: none. */
  postageUnasked: WholeNumber.nullable(),
  sendBy: OptionalText,
  events: z.array(z.object({ status: text, label: text, at: text, note: text })),
})

/** How a shop was found, and what came of it. */
export const FoundReport = z.object({
  visits: WholeNumber,
  /** Paid, or to be paid with the goods. */
  orders: WholeNumber,
  /** Orders of a hundred visits; null: not known. */
  percent: z.number().nullable(),
  /** Of carts that an assistant handed over. */
  byAssistants: WholeNumber,
  sources: z.array(
    z.object({
      source: text,
      visits: WholeNumber,
      orders: WholeNumber,
      value: WholeNumber,
      percent: z.number().nullable(),
    }),
  ),
  /** Searches that found nothing. */
  missed: z.array(z.object({ words: text, times: WholeNumber })),
})

/** What a buyer says of something, and the answer. */
export const ReviewRow = z.object({
  id: text,
  slug: text,
  product: text,
  stars: WholeNumber,
  /** Masked. */
  author: text,
  text,
  /** Addresses of the shop. */
  photos: z.array(text),
  /** How the size turned out; null: the shopper did not say. */
  fit: z.enum(sizeFits).nullable(),
  reply: OptionalText,
  /** Why nobody reads it any more; null: everybody does. Its photos are shown to nobody then. */
  hidden: z.enum(hiddenReasons).nullable(),
  at: DateTime,
})
