/** What decides how the money of an order is waited for. */
interface PaymentWay {
  /** The order goes on unpaid, and its money is collected when its goods are handed over. */
  onHandover: boolean
  /** The courier takes a fee for collecting it. */
  courierFee: boolean
  /** A payment vendor knows what has come and can be asked. Otherwise a person sees it. */
  asksVendor: boolean
  /** It goes to the shop's own account: a unique code in the amount tells the payer, who can send a receipt. */
  ownAccount: boolean
}

/** The ways to pay without a payment vendor. Their names stand in the place of one, on the wire and in the database. */
const withoutVendor = {
  cod: { onHandover: true, courierFee: true, asksVendor: false, ownAccount: false },
  /** At the shop's counter, when the order is fetched. */
  counter: { onHandover: true, courierFee: false, asksVendor: false, ownAccount: false },
  manual: { onHandover: false, courierFee: false, asksVendor: false, ownAccount: true },
  /** Nothing is left to pay. */
  free: { onHandover: false, courierFee: false, asksVendor: false, ownAccount: false },
} as const satisfies Record<string, PaymentWay>
export type WayWithoutVendor = keyof typeof withoutVendor

const byVendor: PaymentWay = { onHandover: false, courierFee: false, asksVendor: true, ownAccount: false }
const isWithoutVendor = (name: string): name is WayWithoutVendor => Object.hasOwn(withoutVendor, name)
/** A script that needs no such list does not carry it: that is what `@__PURE__` says. */
const namesWith = (fact: keyof PaymentWay): readonly string[] =>
  Object.keys(withoutVendor).filter((name) => isWithoutVendor(name) && withoutVendor[name][fact])

/** Where a payment vendor would stand on a bill that asks for nothing. */
export const nothingToPay: WayWithoutVendor = 'free'

/** Where a payment vendor would stand on money that a person has seen. */
export const seenByPerson: WayWithoutVendor = 'manual'

/** Its name in the sentence that says why it cannot be chosen. */
export const handoverWords: Readonly<Partial<Record<string, string>>> = { cod: 'COD', counter: 'Bayar di toko' }
/** The same within a sentence. */
export const handoverPhrases: typeof handoverWords = { cod: 'bayar di tempat (COD)', counter: 'bayar di toko' }

/** How money comes by this vendor; null: none is chosen. */
export const paymentWay = (vendor: string | null): PaymentWay =>
  vendor !== null && isWithoutVendor(vendor) ? withoutVendor[vendor] : byVendor

/** The names whose money is collected with the goods, for a query. */
export const vendorsOnHandover = /* @__PURE__ */ namesWith('onHandover')

/** The names whose money comes to the shop's own account, for a query. */
export const vendorsToOwnAccount = /* @__PURE__ */ namesWith('ownAccount')

/** The names whose money a courier collects and pays out to the shop, for a query. */
export const vendorsOfCouriers = /* @__PURE__ */ namesWith('courierFee')

/** How a bill says that its money is collected with the goods. A backend may name a vendor of its own beside it. */
export const isOnHandover = ({ vendor, group }: { vendor: string | null; group: string }): boolean =>
  paymentWay(vendor).onHandover || vendorsOnHandover.includes(group)

/** The marks under which a shop names the ways to pay that collect the money with the goods. */
export const handoverMarks = { cod: 'COD' } as const satisfies Partial<Record<WayWithoutVendor, string>>
export const isHandoverMark = (mark: string): boolean => Object.values<string>(handoverMarks).includes(mark)

/** The scheme under which each wallet opens its app. A link with another scheme is dropped. */
export const walletSchemes = { gopay: 'gojek', shopeepay: 'shopeeid' } as const
