import type { WayWithoutVendor } from './payment-way.ts'

/** How the goods of an order reach the shopper. */
export const deliveryWays = ['shipped', 'digital'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

export interface DeliveryFacts {
  /** Where it goes is asked for. Otherwise a name and a phone are enough. */
  needsAddress: boolean
  /** A courier brings it: one is chosen, paid, called and tracked, and the parcel has a label. */
  needsCourier: boolean
  /** Its goods are there once it is paid: nothing is packed, and it is completed at once. */
  atOnce: boolean
  /** Its goods can go back while the days for returns run. */
  returnable: boolean
  /** Who takes the money when the goods are handed over, if it can be paid then. */
  takesMoney: WayWithoutVendor | null
}

/** Everything that is known of a way to hand goods over, in one place. */
export const deliveryWay: Readonly<Record<DeliveryWay, DeliveryFacts>> = {
  shipped: { needsAddress: true, needsCourier: true, atOnce: false, returnable: true, takesMoney: 'cod' },
  /** Codes and files. */
  digital: { needsAddress: false, needsCourier: false, atOnce: true, returnable: false, takesMoney: null },
}

/** A product, or a line of one, as the catalogue and the wire describe it. */
interface Goods {
  digital: boolean
}

/** How goods are handed over where the shopper has not chosen otherwise: digital ones need no way of their own. */
export const usualWay = (goods: readonly Goods[]): DeliveryWay =>
  goods.every(({ digital }) => digital) ? 'digital' : 'shipped'

/** What holds for one product. */
export const wayOfGoods = (goods: Goods): DeliveryFacts => deliveryWay[usualWay([goods])]

/** What holds for a checkout or an order of the wire. */
export const wayOfSale = (sale: Goods): DeliveryFacts => wayOfGoods(sale)

/** How the wire says it. */
export const onWire = (delivery: DeliveryWay): Goods => ({ digital: delivery === 'digital' })
