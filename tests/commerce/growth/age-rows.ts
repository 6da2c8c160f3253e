/** Ids, links and codes of an old shop and its old customer. */
export interface Things {
  draftId: string
  lineId: string
  addressId: string
  accountId: string
  withdrawalId: string
  password: string
  /** Orders of the customer: delivered with a return, delivered without one, and one that nobody has paid. */
  returnedId: string
  deliveredId: string
  unpaidId: string
  /** What `returnedId` and `deliveredId` brought. */
  itemId: string
  /** Returns: one waits for the seller, of one the customer may send the goods, of one other goods are on their way. */
  returnId: string
  approvedId: string
  replacedId: string
  photoId: string
  bookingId: string
  /** A paid order of the customer that brought a code. */
  codesId: string
  codesItem: string
  codesPass: string
  /** The same of a guest, and its link, opened with the digits of the phone. */
  link: { token: string; pass: string }
  /** An order of the guest for which the shop owes the money. */
  owed: { token: string; refundId: string }
  /** Orders of the guest that wait for a transfer; of the second the receipt has been sent. */
  unpaid: { token: string; number: string }
  /** The link of a guest's order that was sent by hand. */
  sentToken: string
  /** The link by which somebody else pays `unpaidId`. */
  shareToken: string
  receiptToken: string
  paymentId: string
  wishToken: string
  plannedToken: string
  undoToken: string
  /** A picture and a file of the seller. */
  picture: string
  fileId: string
  /** What a call or an operation above has answered. */
  said: (name: string) => Said
  /** The newest code that was sent to anybody. */
  code: () => Promise<string>
  sql: (query: string) => Promise<Record<string, unknown>[]>
  upload: (as: 'customer' | 'guest') => Promise<string>
  /** A device with a passkey: it makes one, or signs with it. */
  device: (does: 'make' | 'sign', options: string) => Promise<string>
  /** Chooses this person at Google, which the shop's answer leads to, and comes back. */
  google: (sub: string, to: string) => Promise<{ state: string; code: string }>
}
/** Ids and tokens in an answer; a list is asked for the first of its rows. */
type Said = Readonly<Record<string, string>>

/**
 * How a row must be answered: as the customer, with a value, from at most 300 rows. What is otherwise has its reason.
 * `refused`: the code of the refusal.
 */
export interface Expected {
  by?: 'guest' | 'stranger'
  refused?: readonly [code: string, why: string]
  most?: readonly [rows: number, why: string]
}
/** What is sent; it may depend on what rows above have answered. */
export type Given<T> = T | ((of: Things) => T | Promise<T>)

export const given = <T>(what: Given<T>, of: Things): T | Promise<T> =>
  typeof what === 'function' ? (what as (of: Things) => T | Promise<T>)(of) : what
