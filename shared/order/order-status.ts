import { type DeliveryWay, deliveryWay, wayOfSale } from './delivery-way.ts'

/** The life of an order, in the order of the wire's list. */
export const orderStatuses = [
  'PENDING',
  'PAYMENT_CONFIRMED',
  'PROCESSING',
  'CHANGE_PROCESSING',
  'SHIPPING',
  'DELIVERED',
  'EXPIRED',
  'COMPLETED',
  'CANCEL',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** 'pengembalian' holds every order of which something was to go back, whatever its own status. */
export const orderTabs = ['belum-bayar', 'dikemas', 'dikirim', 'selesai', 'dibatalkan', 'pengembalian'] as const
export type OrderTab = (typeof orderTabs)[number]
export const tabLabels: Record<OrderTab, string> = {
  'belum-bayar': 'Belum Bayar',
  dikemas: 'Dikemas',
  dikirim: 'Dikirim',
  selesai: 'Selesai',
  dibatalkan: 'Dibatalkan',
  pengembalian: 'Pengembalian',
}

/** Tabs of what is still to come; how much is over or went back, nobody has to act on. */
export const countedTabs = ['belum-bayar', 'dikemas', 'dikirim'] as const satisfies readonly OrderTab[]

export type BadgeColor = 'yellow' | 'green' | 'blue' | 'orange' | 'sky' | 'red'

/** A move behind a prefix is one that only such an order makes: its money or its goods come in that way. */
type Move = OrderStatus | 'onHandover:PROCESSING' | 'atOnce:COMPLETED' | 'fetched:CANCEL'

interface StatusFacts {
  /** What the shopper reads; the colours are those of the specification's §4. */
  label: string
  color: BadgeColor
  tab: OrderTab
  /** Where an order goes from here; ask `canMove`. */
  moves: readonly Move[]
  /** It is paid, or will be paid on delivery: the shop keeps its side. */
  paid: boolean
  /** The shop or the courier has it, and it has not arrived yet. */
  underWay: boolean
  /** Its goods have left the shop. */
  sent: boolean
  /**
   * Its goods have arrived: shoppers can send them back while the days for returns run, the seller can pay pieces back.
   */
  returnable: boolean
  /** Its goods are off the stock, its vouchers are used, and its coins are spent. */
  holdsStock: boolean
  /** Nothing more is expected of it. */
  over: boolean
  /** What shoppers can do who do not want it any more: end it at once, or ask the seller. */
  cancel: 'now' | 'ask' | null
}

const waiting = { paid: false, underWay: false, sent: false, returnable: false, holdsStock: true, over: false }
const underWay = {
  paid: true,
  underWay: true,
  sent: false,
  returnable: false,
  holdsStock: true,
  over: false,
  cancel: null,
}
const arrived = { paid: true, underWay: false, sent: true, returnable: true, holdsStock: true, cancel: null }
const givenUp = {
  paid: false,
  underWay: false,
  sent: false,
  returnable: false,
  holdsStock: false,
  over: true,
  cancel: null,
}

/** Everything that is known of a status, in one place. A draft is a checkout and no order, so it is not here. */
export const orderStatus: Readonly<Record<OrderStatus, StatusFacts>> = {
  PENDING: {
    ...waiting,
    label: 'Menunggu Pembayaran',
    color: 'yellow',
    tab: 'belum-bayar',
    moves: ['PAYMENT_CONFIRMED', 'onHandover:PROCESSING', 'EXPIRED', 'CANCEL'],
    cancel: 'now',
  },
  PAYMENT_CONFIRMED: {
    ...underWay,
    label: 'Pembayaran Dikonfirmasi',
    color: 'green',
    tab: 'dikemas',
    moves: ['PROCESSING', 'CANCEL', 'atOnce:COMPLETED'],
    cancel: 'ask',
  },
  PROCESSING: {
    ...underWay,
    label: 'Sedang Diproses',
    color: 'blue',
    tab: 'dikemas',
    moves: ['SHIPPING', 'CHANGE_PROCESSING', 'CANCEL'],
  },
  CHANGE_PROCESSING: {
    ...underWay,
    label: 'Sedang Diubah Toko',
    color: 'orange',
    tab: 'dikemas',
    moves: ['PROCESSING', 'SHIPPING', 'CANCEL'],
  },
  SHIPPING: {
    ...underWay,
    sent: true,
    label: 'Dalam Pengiriman',
    color: 'blue',
    tab: 'dikirim',
    moves: ['DELIVERED', 'CHANGE_PROCESSING', 'fetched:CANCEL'],
  },
  DELIVERED: { ...arrived, label: 'Tiba di Tujuan', color: 'sky', tab: 'dikirim', moves: ['COMPLETED'], over: false },
  COMPLETED: { ...arrived, label: 'Selesai', color: 'green', tab: 'selesai', moves: [], over: true },
  // Paid after all, it goes on if its goods are still there.
  EXPIRED: { ...givenUp, label: 'Kedaluwarsa', color: 'red', tab: 'dibatalkan', moves: ['PAYMENT_CONFIRMED'] },
  CANCEL: { ...givenUp, label: 'Dibatalkan', color: 'red', tab: 'dibatalkan', moves: [] },
}

/** What the history of an order says of its move to a status. Apart from the table, because no browser needs it. */
export const historyOfStatus: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'Pesanan dibuat',
  PAYMENT_CONFIRMED: 'Pembayaran dikonfirmasi',
  PROCESSING: 'Pesanan sedang disiapkan toko',
  CHANGE_PROCESSING: 'Toko sedang mengubah pesanan',
  SHIPPING: 'Pesanan diserahkan ke kurir',
  DELIVERED: 'Pesanan tiba di tujuan',
  COMPLETED: 'Pesanan selesai',
  EXPIRED: 'Batas waktu pembayaran habis',
  CANCEL: 'Pesanan dibatalkan',
}

/** What is fetched has left the shelf when it waits at the counter, and has arrived in the shopper's hands. */
const fetchedLabels: Readonly<Partial<Record<OrderStatus, string>>> = {
  SHIPPING: 'Siap Diambil',
  DELIVERED: 'Sudah Diambil',
}

/** What a shopper reads: a way to hand over may call a status otherwise. */
export const labelOf = (status: OrderStatus, sale: Parameters<typeof wayOfSale>[0]): string =>
  (wayOfSale(sale).fetched ? fetchedLabels[status] : null) ?? orderStatus[status].label

/** Every move of a status asks here first. */
export function canMove(
  from: OrderStatus,
  to: OrderStatus,
  { onHandover, delivery }: { onHandover: boolean; delivery: DeliveryWay },
): boolean {
  const { atOnce, fetched } = deliveryWay[delivery]
  const holds = { onHandover, atOnce, fetched }
  return orderStatus[from].moves.some((move) => {
    const [condition, goal] = move.split(':')
    return move === to || (goal === to && holds[condition as keyof typeof holds])
  })
}

/**
 * What shoppers can do who do not want an order any more. Nobody has paid for one whose money comes with its goods, so it ends at
 * once as long as it is not `packed`: no courier is called, and it has not left the shop.
 */
export const cancelOf = (status: OrderStatus, order: { onHandover: boolean; packed: boolean }): StatusFacts['cancel'] =>
  order.onHandover && !order.packed && status === 'PROCESSING' ? 'now' : orderStatus[status].cancel

/** Its parcel has a label while it is still to be sent or under way. */
export const hasLabel = (status: OrderStatus, delivery: DeliveryWay): boolean =>
  deliveryWay[delivery].needsCourier && orderStatus[status].underWay

/** Money that comes now can still confirm it. */
export const canBePaid = (status: OrderStatus): boolean => orderStatus[status].moves.includes('PAYMENT_CONFIRMED')

type Fact = 'paid' | 'underWay' | 'sent' | 'returnable' | 'holdsStock' | 'over'
/** It is neither over nor has it arrived. */
export const openStatuses: readonly OrderStatus[] = orderStatuses.filter(
  (status) => !orderStatus[status].over && !orderStatus[status].returnable,
)

/** The statuses of which a fact is true, for a query. */
export const statusesWhere = (fact: Fact): OrderStatus[] => orderStatuses.filter((status) => orderStatus[status][fact])
