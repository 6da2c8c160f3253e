import { hourMs } from '#shared/format/units.ts'
import { afterWorkingDays } from '#shared/format/working-days.ts'
/** A second, simple model of a shop without a database. The model tests do every step to both and compare them. */
export const goodsPrice = 50_000
export const shippingPrice = 9_000
export const vouchers = {
  goods: { saves: 10_000, quota: 3, perCustomer: 2 },
  shipping: { saves: 5_000, quota: 2, perCustomer: 1 },
} as const
type Kind = keyof typeof vouchers
export const kinds = ['goods', 'shipping'] as const
const [payHours, returnDays, draftHours] = [24, 3, 168]
/**
 * The minimum of a payment, the cash-on-delivery refusals allowed, and the receipts of an order with their deadline.
 */
const [leastToPay, refusalsMax, receiptsMax, receiptHours] = [10_000, 2, 5, 24]
/** Unpaid orders at once, the pieces always free, hours to pay for scarce goods, and orders on delivery at once. */
const [unpaidMax, piecesFree, scarceHours, codMax] = [5, 3, 2, 3]
/** What the courier asks for cash on delivery before vouchers, coins and balance are known. */
export const codFeeOf = (quantity: number): number =>
  Math.max(3_500, Math.ceil(((goodsPrice * quantity + shippingPrice) * 4) / 100))
/** Of an order whose courier collects only `amount`: the same share of that. */
const codFeeOn = (quantity: number, amount: number): number =>
  Math.ceil((codFeeOf(quantity) * amount) / (goodsPrice * quantity + shippingPrice))
/** bank: the bank notifies us · cod: cash on delivery · transfer: a person checks the receipt. */
export const ways = ['bank', 'cod', 'transfer'] as const
export type Way = (typeof ways)[number]
const [coinsUsePercent, coinsEarnPercent, commissionPercent] = [50, 1, 5]

type Status =
  | 'DRAFT'
  | 'GONE'
  | 'PENDING'
  | 'PAYMENT_CONFIRMED'
  | 'PROCESSING'
  | 'SHIPPING'
  | 'DELIVERED'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'CANCEL'
export interface ExpectedOrder {
  shopper: number
  item: number
  quantity: number
  recommended: boolean
  status: Status
  /** During checkout: the chosen vouchers and whether each qualifies. In an order: the vouchers it uses. */
  vouchers: Map<Kind, boolean>
  wants: { coins: boolean; wallet: boolean }
  coins: number
  wallet: number
  total: number
  began: number
  payBy: number
  deliveredAt: number
  /** Everything went back and was paid back; the return ends at that hour. */
  returned: boolean
  returnEnds: number
  /** Nothing of it can go back any more: coins and commission have come. */
  closed: boolean
  cancelAsked: boolean
  way: Way
  /** The part of `total` that is the courier's fee for cash on delivery. */
  fee: number
  /** `onDelivery`: cash on delivery. `refused`: the shopper did not accept the shipment. */
  onDelivery: boolean
  refused: boolean
  receipt: 'none' | 'waiting' | 'refused' | 'accepted'
  receipts: number
  /** The order in which the demo seller answers: the first request is answered first. */
  turn: number
  bank: 'none' | 'open' | 'paid' | 'closed'
  /** The shop has recorded the payment. */
  settled: boolean
  /** Money to give back, because it was not owed or its order was cancelled. */
  refunded: number
}
interface Shopper {
  coins: number
  wallet: number
}
interface ExpectedWithdrawal {
  shopper: number
  amount: number
  status: 'REQUESTED' | 'PAID' | 'REFUSED'
}

const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0)

export class ExpectedShop {
  now = 0
  private turns = 0
  private readonly base = Date.now()
  readonly orders: ExpectedOrder[] = []
  readonly withdrawals: ExpectedWithdrawal[] = []
  constructor(
    readonly stocks: readonly number[],
    readonly shoppers: readonly Shopper[],
  ) {}

  /**
   * The model computes every number from the orders' statuses. The shop keeps counters instead; comparing both finds
   * errors in the counters.
   */
  live = (): ExpectedOrder[] =>
    this.orders.filter(({ status }) => !['DRAFT', 'GONE', 'EXPIRED', 'CANCEL'].includes(status))
  stock = (item: number): number =>
    (this.stocks[item] ?? 0) -
    // A parcel that was refused is counted when it is here again.
    sum([...this.live(), ...this.orders.filter(({ refused }) => refused)], (one) =>
      one.item === item ? one.quantity : 0,
    )
  used = (kind: Kind): number => this.live().filter((one) => one.vouchers.get(kind)).length
  coins = (shopper: number): number =>
    (this.shoppers[shopper]?.coins ?? 0) +
    sum(this.of(shopper), (one) =>
      one.closed && !one.returned ? Math.floor((baseOf(one) * coinsEarnPercent) / 100) : 0,
    ) -
    sum(this.liveOf(shopper), ({ coins, returned }) => (returned ? 0 : coins))
  wallet = (shopper: number): number =>
    (this.shoppers[shopper]?.wallet ?? 0) +
    sum(this.of(shopper), ({ refunded }) => refunded) -
    sum(this.liveOf(shopper), ({ wallet }) => wallet) -
    sum(this.withdrawalsOf(shopper), ({ status, amount }) => (status === 'REFUSED' ? 0 : amount))
  held = (shopper: number): number =>
    sum(this.of(shopper), ({ status, wallet }) => (status === 'PENDING' ? wallet : 0)) +
    sum(this.withdrawalsOf(shopper), ({ status, amount }) => (status === 'REQUESTED' ? amount : 0))
  pending = (): number =>
    sum(this.live(), (one) =>
      one.status === 'PENDING' || one.closed || one.returned || isOwed(one) ? 0 : commissionOf(one),
    )
  commission = (): number => sum(this.live(), (one) => (one.closed && !one.returned ? commissionOf(one) : 0))
  private of = (shopper: number) => this.orders.filter((one) => one.shopper === shopper)
  private liveOf = (shopper: number) => this.live().filter((one) => one.shopper === shopper)
  private withdrawalsOf = (shopper: number) => this.withdrawals.filter((one) => one.shopper === shopper)

  private voucherProblem(kind: Kind, shopper: number): string | null {
    if (this.used(kind) >= vouchers[kind].quota) return 'voucher_gone'
    return this.liveOf(shopper).filter((one) => one.vouchers.get(kind)).length >= vouchers[kind].perCustomer
      ? 'voucher_used'
      : null
  }
  private stockProblem(item: number, quantity: number): string | null {
    const stock = this.stock(item)
    return stock === 0 ? 'stock_out' : stock < quantity ? 'stock_short' : null
  }
  private reprice(order: ExpectedOrder): void {
    for (const kind of order.vouchers.keys())
      order.vouchers.set(kind, this.voucherProblem(kind, order.shopper) === null)
    const goods = goodsPrice * order.quantity - savingOf(order, 'goods')
    order.coins = order.wants.coins
      ? Math.min(this.coins(order.shopper), Math.floor((goods * coinsUsePercent) / 100))
      : 0
    const due = goods + shippingPrice - savingOf(order, 'shipping') - order.coins
    order.wallet = order.wants.wallet ? Math.min(this.wallet(order.shopper), due) : 0
    order.fee = order.way === 'cod' ? codFeeOn(order.quantity, due - order.wallet) : 0
    order.total = due - order.wallet + order.fee
  }
  private wayProblem(order: ExpectedOrder, way: Way): string | null {
    const amount = order.total - order.fee
    if (amount > 0 && amount < leastToPay && way !== 'transfer') return 'payment_below_minimum'
    const refusals = this.of(order.shopper).filter(({ refused }) => refused).length
    if (way !== 'cod') return null
    if (refusals >= refusalsMax) return 'cod_blocked'
    return this.of(order.shopper).filter(isOwed).length >= codMax ? 'cod_open' : null
  }
  private isWaiting = ({ status, payBy }: ExpectedOrder): boolean => status === 'PENDING' && this.now < payBy
  /** Nobody holds too much without paying. */
  private holdProblem({ shopper, item, quantity }: ExpectedOrder): string | null {
    const open = this.of(shopper).filter(this.isWaiting)
    if (open.length >= unpaidMax) return 'orders_unpaid'
    const mine = piecesOf(open, item)
    const pool = this.stock(item) + piecesOf(this.orders.filter(this.isWaiting), item)
    const total = mine + quantity
    return mine > 0 && total > piecesFree && total * 2 > pool ? 'pieces_unpaid' : null
  }

  begin(shopper: number, item: number, quantity: number, recommended: boolean): string {
    const problem = this.stockProblem(item, quantity)
    if (problem) return problem
    const nothing = {
      vouchers: new Map<Kind, boolean>(),
      wants: { coins: false, wallet: false },
      coins: 0,
      wallet: 0,
      total: 0,
      payBy: 0,
      deliveredAt: 0,
      returned: false,
      returnEnds: 0,
      closed: false,
    }
    const paying = {
      way: 'bank',
      fee: 0,
      onDelivery: false,
      refused: false,
      receipt: 'none',
      receipts: 0,
      turn: 0,
    } as const
    const order: ExpectedOrder = {
      ...nothing,
      ...paying,
      shopper,
      item,
      quantity,
      recommended,
      status: 'DRAFT',
      began: this.now,
      cancelAsked: false,
      bank: 'none',
      settled: false,
      refunded: 0,
    }
    this.reprice(order)
    this.orders.push(order)
    return 'accepted'
  }
  change(order: ExpectedOrder, change: (order: ExpectedOrder) => string | null): string {
    if (order.status !== 'DRAFT') return order.status === 'GONE' ? 'order_unknown' : 'checkout_closed'
    const problem = change(order)
    if (problem === null) this.reprice(order)
    return problem ?? 'accepted'
  }
  addVoucher = (order: ExpectedOrder, kind: Kind): string =>
    this.change(order, () => {
      const problem = this.voucherProblem(kind, order.shopper)
      if (problem === null) order.vouchers.set(kind, true)
      return problem
    })
  removeVoucher = (order: ExpectedOrder, kind: Kind): string =>
    this.change(order, () => (order.vouchers.delete(kind), null))
  wantBalance = (order: ExpectedOrder, account: 'coins' | 'wallet', active: boolean): string =>
    this.change(order, () => ((order.wants[account] = active), null))

  payBy = (order: ExpectedOrder, way: Way): string =>
    this.change(order, () => {
      const problem = this.wayProblem(order, way)
      if (problem === null) order.way = way
      return problem
    })

  checkout(order: ExpectedOrder): string {
    if (order.status !== 'DRAFT') return order.status === 'GONE' ? 'order_unknown' : 'accepted'
    const [seen, counted] = [{ ...order }, new Map(order.vouchers)]
    this.reprice(order)
    if ((order.coins < seen.coins || order.wallet < seen.wallet) && order.total > seen.total) return 'balance_changed'
    const problem = this.stockProblem(order.item, order.quantity)
    if (problem) return problem
    if (kinds.some((kind) => counted.get(kind) && !order.vouchers.get(kind))) return 'voucher_lost'
    const free = order.total === 0
    const unpayable = free ? null : this.wayProblem(order, order.way)
    if (unpayable) return unpayable
    const onDelivery = !free && order.way === 'cod'
    const held = free || onDelivery ? null : this.holdProblem(order)
    if (held) return held
    const scarce = order.quantity * 2 > this.stock(order.item)
    const status = free ? 'PAYMENT_CONFIRMED' : onDelivery ? 'PROCESSING' : 'PENDING'
    Object.assign(order, {
      status,
      onDelivery,
      payBy: this.now + (scarce ? scarceHours : payHours),
      settled: free,
      bank: free || order.way !== 'bank' ? 'none' : 'open',
    })
    return 'accepted'
  }

  /** The shopper confirms the delivery. Coins and commission wait until nothing can go back any more. */
  receive(order: ExpectedOrder): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_unknown'
    if (order.status === 'COMPLETED') return 'accepted'
    if (order.status !== 'DELIVERED') return 'order_step_impossible'
    if (order.returned && this.now < order.returnEnds) return 'return_open'
    order.status = 'COMPLETED'
    return 'accepted'
  }
  /** Everything goes back, and the seller pays it back at once. */
  giveBack(order: ExpectedOrder): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_unknown'
    const arrived = order.status === 'DELIVERED' || order.status === 'COMPLETED'
    if (!arrived || order.closed || this.now >= this.returnsEnd(order.deliveredAt)) return 'return_closed'
    if (order.returned) return 'return_too_much'
    Object.assign(order, { returned: true, returnEnds: this.returnsEnd(this.now) })
    order.refunded += baseOf(order)
    return 'accepted'
  }

  /** A cash-on-delivery shipment was refused and comes back. */
  refuseAtDoor(order: ExpectedOrder): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_unknown'
    if (order.status !== 'SHIPPING' || !order.onDelivery) return 'order_step_impossible'
    Object.assign(order, { status: 'CANCEL', refused: true })
    return 'accepted'
  }

  showReceipt(order: ExpectedOrder): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_link_invalid'
    if (order.settled || (order.onDelivery && !isOwed(order) && order.status !== 'CANCEL')) return 'payment_closed'
    if (order.receipt === 'waiting') return 'accepted'
    if (order.way !== 'transfer' || (order.status !== 'PENDING' && order.status !== 'EXPIRED')) return 'payment_closed'
    if (order.receipts >= receiptsMax) return 'receipt_attempts'
    // The first receipt extends the deadline by the time that checking may take.
    if (order.status === 'PENDING' && order.receipts === 0) order.payBy = Math.max(order.payBy, this.now + receiptHours)
    Object.assign(order, { receipt: 'waiting', receipts: order.receipts + 1, turn: (this.turns += 1) })
    return 'accepted'
  }
  answerReceipt(order: ExpectedOrder, wanted: 'accepted' | 'refused'): string {
    if (order.receipt !== 'waiting') return order.receipt === wanted ? 'accepted' : 'order_step_impossible'
    order.receipt = wanted
    if (wanted === 'accepted') this.settle(order)
    return 'accepted'
  }

  /** The shop records a payment; the same payment is recorded at most once. */
  settle(order: ExpectedOrder): void {
    if (order.settled) return
    order.settled = true
    if (order.status === 'PENDING' && this.now >= order.payBy) order.status = 'EXPIRED'
    const again = () =>
      this.stock(order.item) >= order.quantity &&
      this.coins(order.shopper) >= order.coins &&
      this.wallet(order.shopper) >= order.wallet
    if (order.status === 'PENDING' || (order.status === 'EXPIRED' && again())) order.status = 'PAYMENT_CONFIRMED'
    else order.refunded += order.total
  }
  cancel(order: ExpectedOrder, by: 'shopper' | 'seller'): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_unknown'
    const packing = order.status === 'PROCESSING' && (by === 'seller' || order.onDelivery)
    const paid = order.status === 'PAYMENT_CONFIRMED' || packing
    if (order.status !== 'PENDING' && !paid) return by === 'shopper' ? 'cancel_too_late' : 'order_step_impossible'
    if (paid && !packing && by === 'shopper') Object.assign(order, { cancelAsked: true, turn: (this.turns += 1) })
    else this.end(order)
    return 'accepted'
  }
  private end(order: ExpectedOrder): void {
    if (order.status !== 'PENDING') order.refunded += order.onDelivery ? 0 : order.total
    else if (order.bank === 'open') order.bank = 'closed'
    order.status = 'CANCEL'
  }

  withdraw(shopper: number, amount: number): string {
    if (amount > this.wallet(shopper)) return 'balance_short'
    this.withdrawals.push({ shopper, amount, status: 'REQUESTED' })
    return 'accepted'
  }
  answer(withdrawal: ExpectedWithdrawal, status: 'PAID' | 'REFUSED'): string {
    if (withdrawal.status !== 'REQUESTED') return 'withdrawal_answered'
    withdrawal.status = status
    return 'accepted'
  }

  /** Return days are working days, so their number of hours depends on the start day. */
  private returnsEnd(deliveredAt: number): number {
    return (afterWorkingDays(new Date(this.base + deliveredAt * hourMs), returnDays).getTime() - this.base) / hourMs
  }

  /** When nothing can go back any more, and the last return is over. */
  private settlesAt = (order: ExpectedOrder): number =>
    Math.max(this.returnsEnd(order.deliveredAt), order.returned ? order.returnEnds : 0)

  /**
   * Advances the time and runs what is due. Each order moves at most one step, because the next step's waiting time
   * begins now.
   */
  pass(hours: number): void {
    this.now += hours
    const answered = this.orders.filter(
      (one) => one.receipt === 'waiting' || (one.status === 'PAYMENT_CONFIRMED' && one.cancelAsked),
    )
    for (const order of answered.toSorted((a, b) => a.turn - b.turn)) {
      if (order.receipt === 'waiting') this.answerReceipt(order, 'accepted')
      else this.end(order)
    }
    for (const order of this.orders.filter((one) => !answered.includes(one))) {
      // A payment at the bank is found, even for an order that was cancelled before the bank's notification.
      if (order.bank === 'paid' && !order.settled && (order.status === 'PENDING' || order.status === 'CANCEL'))
        this.settle(order)
      else if (order.status === 'DRAFT' && this.now >= order.began + draftHours) order.status = 'GONE'
      else if (order.status === 'PENDING' && this.now >= order.payBy) order.status = 'EXPIRED'
      else if (order.status === 'PAYMENT_CONFIRMED') order.status = 'PROCESSING'
      else if (order.status === 'PROCESSING') order.status = 'SHIPPING'
      else if (order.status === 'SHIPPING') Object.assign(order, { status: 'DELIVERED', deliveredAt: this.now })
      else if (order.status === 'DELIVERED' && this.now >= this.settlesAt(order)) order.status = 'COMPLETED'
      if (order.status === 'COMPLETED' && this.now >= this.settlesAt(order)) order.closed = true
    }
  }
}

/** The courier has not delivered the cash yet. */
const isOwed = ({ onDelivery, status }: ExpectedOrder): boolean =>
  onDelivery && (status === 'PROCESSING' || status === 'SHIPPING')
const piecesOf = (orders: readonly ExpectedOrder[], item: number): number =>
  orders.reduce((sum, order) => (order.item === item ? sum + order.quantity : sum), 0)
const savingOf = ({ vouchers: has }: ExpectedOrder, kind: Kind): number => (has.get(kind) ? vouchers[kind].saves : 0)
const baseOf = (order: ExpectedOrder): number => goodsPrice * order.quantity - savingOf(order, 'goods') - order.coins
const commissionOf = (order: ExpectedOrder): number =>
  order.recommended ? Math.floor((baseOf(order) * commissionPercent) / 100) : 0
