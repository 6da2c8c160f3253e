import type { WayWithoutVendor } from './payment-way.ts'

/** How the goods of an order reach the shopper. */
export const deliveryWays = ['shipped', 'digital', 'pickup'] as const
export type DeliveryWay = (typeof deliveryWays)[number]

export interface DeliveryFacts {
  /** An address is needed. Otherwise a name and a phone are enough. */
  needsAddress: boolean
  /** A courier brings it: one is chosen, paid, called and tracked, and the parcel has a label. */
  needsCourier: boolean
  /** The shopper comes for it and shows a code. */
  fetched: boolean
  /** Its goods are there once it is paid: nothing is packed, and it is completed at once. */
  atOnce: boolean
  /** Its goods can go back while the days for returns run. */
  returnable: boolean
  /** Who takes the money when the goods are handed over, if it can be paid then. */
  takesMoney: WayWithoutVendor | null
  /** What stands in the place of a courier's name. */
  name: string
}

/** Everything that is known of a way to hand goods over, in one place. */
export const deliveryWay: Readonly<Record<DeliveryWay, DeliveryFacts>> = {
  shipped: {
    needsAddress: true,
    needsCourier: true,
    fetched: false,
    atOnce: false,
    returnable: true,
    takesMoney: 'cod',
    name: '',
  },
  /** Codes and files. */
  digital: {
    needsAddress: false,
    needsCourier: false,
    fetched: false,
    atOnce: true,
    returnable: false,
    takesMoney: null,
    name: '',
  },
  pickup: {
    needsAddress: false,
    needsCourier: false,
    fetched: true,
    atOnce: false,
    returnable: true,
    takesMoney: 'counter',
    name: 'Ambil di toko',
  },
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

/** The ways among which a shopper of these goods can choose, the usual one first. */
export function waysFor(
  goods: readonly Goods[],
  shop: { sends: boolean; hasCounter: boolean },
): readonly DeliveryWay[] {
  const usual = usualWay(goods)
  if (!shop.hasCounter || !deliveryWay[usual].needsCourier) return [usual]
  return shop.sends ? [usual, 'pickup'] : ['pickup']
}

/** A checkout or an order as the wire tells of it: `digital` is the specification's word, `delivery` is ours. */
interface Sale extends Partial<Goods> {
  delivery?: DeliveryWay | null
}

/** What holds for a checkout or an order of the wire. */
export const wayOfSale = ({ delivery, digital = false }: Sale): DeliveryFacts =>
  delivery ? deliveryWay[delivery] : wayOfGoods({ digital })

/** How the wire says it. */
export const onWire = (delivery: DeliveryWay): Required<Sale> => ({ digital: delivery === 'digital', delivery })
