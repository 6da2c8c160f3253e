import { afterWorkingDays } from '#shared/format/working-days.ts'
/** What a shop is, said once more and without a database: the models' tests do everything to both and compare. */
export const goodsPrice = 50_000
export const parcelPrice = 9_000
export const vouchers = {
  goods: { saves: 10_000, quota: 3, perCustomer: 2 },
  shipping: { saves: 5_000, quota: 2, perCustomer: 1 },
} as const
export type Kind = keyof typeof vouchers
export const kinds = ['goods', 'shipping'] as const
const [payHours, returnDays, draftHours] = [24, 3, 168]
/** What a bank and a courier count at least, how many parcels somebody may refuse, and how many proofs an order has. */
const [leastToPay, refusalsMax, proofsMax, proofHours] = [10_000, 2, 5, 24]
/** What the courier asks for taking the money at the door. */
export const codFeeOf = (quantity: number): number =>
  Math.max(3_500, Math.ceil(((goodsPrice * quantity + parcelPrice) * 4) / 100))
/** By a bank that tells of it, at the door, or by a transfer that a person looks at. */
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
export interface ModelOrder {
  buyer: number
  item: number
  quantity: number
  recommended: boolean
  status: Status
  /** What stands in the draft, and whether it counted at the last look; in an order: what it uses. */
  vouchers: Map<Kind, boolean>
  wants: { coins: boolean; wallet: boolean }
  coins: number
  wallet: number
  total: number
  began: number
  payBy: number
  deliveredAt: number
  cancelAsked: boolean
  way: Way
  /** Of `total`: what the courier asks for taking the rest at the door. */
  fee: number
  /** It is, or was, to be paid at the door; and came back from there. */
  atDoor: boolean
  refused: boolean
  receipt: 'none' | 'waiting' | 'refused' | 'accepted'
  receipts: number
  /** When the shop's own seller was last given something to answer: first come, first answered. */
  turn: number
  bank: 'none' | 'open' | 'paid' | 'closed'
  /** The shop knows of the money. */
  settled: boolean
  /** Money that came for nothing, or for an order that was called off. */
  refunded: number
}
interface Buyer {
  coins: number
  wallet: number
}
export interface ModelWithdrawal {
  buyer: number
  amount: number
  status: 'REQUESTED' | 'PAID' | 'REFUSED'
}

const sum = <T>(all: readonly T[], of: (one: T) => number) => all.reduce((total, one) => total + of(one), 0)

export class ShopModel {
  now = 0
  private turns = 0
  private readonly base = Date.now()
  readonly orders: ModelOrder[] = []
  readonly withdrawals: ModelWithdrawal[] = []
  constructor(
    readonly stocks: readonly number[],
    readonly buyers: readonly Buyer[],
  ) {}

  /**
   * Everything a shop counts follows from where its orders stand: nothing is counted up and down here, as it is there.
   */
  live = (): ModelOrder[] =>
    this.orders.filter(({ status }) => !['DRAFT', 'GONE', 'EXPIRED', 'CANCEL'].includes(status))
  stock = (item: number): number =>
    (this.stocks[item] ?? 0) - sum(this.live(), (one) => (one.item === item ? one.quantity : 0))
  used = (kind: Kind): number => this.live().filter((one) => one.vouchers.get(kind)).length
  coins = (buyer: number): number =>
    (this.buyers[buyer]?.coins ?? 0) +
    sum(this.of(buyer), (one) =>
      one.status === 'COMPLETED' ? Math.floor((baseOf(one) * coinsEarnPercent) / 100) : 0,
    ) -
    sum(this.liveOf(buyer), ({ coins }) => coins)
  wallet = (buyer: number): number =>
    (this.buyers[buyer]?.wallet ?? 0) +
    sum(this.of(buyer), ({ refunded }) => refunded) -
    sum(this.liveOf(buyer), ({ wallet }) => wallet) -
    sum(this.withdrawalsOf(buyer), ({ status, amount }) => (status === 'REFUSED' ? 0 : amount))
  held = (buyer: number): number =>
    sum(this.of(buyer), ({ status, wallet }) => (status === 'PENDING' ? wallet : 0)) +
    sum(this.withdrawalsOf(buyer), ({ status, amount }) => (status === 'REQUESTED' ? amount : 0))
  pending = (): number =>
    sum(this.live(), (one) =>
      one.status === 'PENDING' || one.status === 'COMPLETED' || isOwed(one) ? 0 : commissionOf(one),
    )
  commission = (): number => sum(this.live(), (one) => (one.status === 'COMPLETED' ? commissionOf(one) : 0))
  private of = (buyer: number) => this.orders.filter((one) => one.buyer === buyer)
  private liveOf = (buyer: number) => this.live().filter((one) => one.buyer === buyer)
  private withdrawalsOf = (buyer: number) => this.withdrawals.filter((one) => one.buyer === buyer)

  private voucherProblem(kind: Kind, buyer: number): string | null {
    if (this.used(kind) >= vouchers[kind].quota) return 'voucher_gone'
    return this.liveOf(buyer).filter((one) => one.vouchers.get(kind)).length >= vouchers[kind].perCustomer
      ? 'voucher_used'
      : null
  }
  private stockProblem(item: number, quantity: number): string | null {
    const stock = this.stock(item)
    return stock === 0 ? 'stock_out' : stock < quantity ? 'stock_short' : null
  }
  private look(order: ModelOrder): void {
    for (const kind of order.vouchers.keys()) order.vouchers.set(kind, this.voucherProblem(kind, order.buyer) === null)
    const goods = goodsPrice * order.quantity - savingOf(order, 'goods')
    order.coins = order.wants.coins ? Math.min(this.coins(order.buyer), Math.floor((goods * coinsUsePercent) / 100)) : 0
    const due = goods + parcelPrice - savingOf(order, 'shipping') - order.coins
    order.wallet = order.wants.wallet ? Math.min(this.wallet(order.buyer), due) : 0
    order.fee = order.way === 'cod' && due > order.wallet ? codFeeOf(order.quantity) : 0
    order.total = due - order.wallet + order.fee
  }
  private wayProblem(order: ModelOrder, way: Way): string | null {
    const amount = order.total - order.fee
    if (amount > 0 && amount < leastToPay && way !== 'transfer') return 'payment_below_minimum'
    const refusals = this.of(order.buyer).filter(({ refused }) => refused).length
    return way === 'cod' && refusals >= refusalsMax ? 'cod_blocked' : null
  }

  begin(buyer: number, item: number, quantity: number, recommended: boolean): string {
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
    }
    const paying = {
      way: 'bank',
      fee: 0,
      atDoor: false,
      refused: false,
      receipt: 'none',
      receipts: 0,
      turn: 0,
    } as const
    const order: ModelOrder = {
      ...nothing,
      ...paying,
      buyer,
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
    this.look(order)
    this.orders.push(order)
    return 'accepted'
  }
  change(order: ModelOrder, change: (order: ModelOrder) => string | null): string {
    if (order.status !== 'DRAFT') return order.status === 'GONE' ? 'order_unknown' : 'checkout_closed'
    const problem = change(order)
    if (problem === null) this.look(order)
    return problem ?? 'accepted'
  }
  addVoucher = (order: ModelOrder, kind: Kind): string =>
    this.change(order, () => {
      const problem = this.voucherProblem(kind, order.buyer)
      if (problem === null) order.vouchers.set(kind, true)
      return problem
    })
  removeVoucher = (order: ModelOrder, kind: Kind): string =>
    this.change(order, () => (order.vouchers.delete(kind), null))
  wantPurse = (order: ModelOrder, purse: 'coins' | 'wallet', active: boolean): string =>
    this.change(order, () => ((order.wants[purse] = active), null))

  payBy = (order: ModelOrder, way: Way): string =>
    this.change(order, () => {
      const problem = this.wayProblem(order, way)
      if (problem === null) order.way = way
      return problem
    })

  checkout(order: ModelOrder): string {
    if (order.status !== 'DRAFT') return order.status === 'GONE' ? 'order_unknown' : 'accepted'
    const [seen, counted] = [{ ...order }, new Map(order.vouchers)]
    this.look(order)
    if ((order.coins < seen.coins || order.wallet < seen.wallet) && order.total > seen.total) return 'balance_changed'
    const problem = this.stockProblem(order.item, order.quantity)
    if (problem) return problem
    if (kinds.some((kind) => counted.get(kind) && !order.vouchers.get(kind))) return 'voucher_lost'
    const free = order.total === 0
    const unpayable = free ? null : this.wayProblem(order, order.way)
    if (unpayable) return unpayable
    const atDoor = !free && order.way === 'cod'
    const status = free ? 'PAYMENT_CONFIRMED' : atDoor ? 'PROCESSING' : 'PENDING'
    Object.assign(order, {
      status,
      atDoor,
      payBy: this.now + payHours,
      settled: free,
      bank: free || order.way !== 'bank' ? 'none' : 'open',
    })
    return 'accepted'
  }

  /** A parcel nobody paid for at the door came back. */
  refuseAtDoor(order: ModelOrder): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_unknown'
    if (order.status !== 'SHIPPING' || !order.atDoor) return 'order_step_impossible'
    Object.assign(order, { status: 'CANCEL', refused: true })
    return 'accepted'
  }

  showReceipt(order: ModelOrder): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_link_invalid'
    if (order.settled || (order.atDoor && !isOwed(order) && order.status !== 'CANCEL')) return 'payment_closed'
    if (order.receipt === 'waiting') return 'accepted'
    if (order.way !== 'transfer' || (order.status !== 'PENDING' && order.status !== 'EXPIRED')) return 'payment_closed'
    if (order.receipts >= proofsMax) return 'receipt_attempts'
    // The first one keeps the goods for as long as looking may take.
    if (order.status === 'PENDING' && order.receipts === 0) order.payBy = Math.max(order.payBy, this.now + proofHours)
    Object.assign(order, { receipt: 'waiting', receipts: order.receipts + 1, turn: (this.turns += 1) })
    return 'accepted'
  }
  answerReceipt(order: ModelOrder, wanted: 'accepted' | 'refused'): string {
    if (order.receipt !== 'waiting') return order.receipt === wanted ? 'accepted' : 'order_step_impossible'
    order.receipt = wanted
    if (wanted === 'accepted') this.settle(order)
    return 'accepted'
  }

  /** The shop learns that the bank has the money: at most once for one payment. */
  settle(order: ModelOrder): void {
    if (order.settled) return
    order.settled = true
    if (order.status === 'PENDING' && this.now >= order.payBy) order.status = 'EXPIRED'
    const again = () =>
      this.stock(order.item) >= order.quantity &&
      this.coins(order.buyer) >= order.coins &&
      this.wallet(order.buyer) >= order.wallet
    if (order.status === 'PENDING' || (order.status === 'EXPIRED' && again())) order.status = 'PAYMENT_CONFIRMED'
    else order.refunded += order.total
  }
  cancel(order: ModelOrder, by: 'buyer' | 'seller'): string {
    if (order.status === 'DRAFT' || order.status === 'GONE') return 'order_unknown'
    const paid = order.status === 'PAYMENT_CONFIRMED' || (by === 'seller' && order.status === 'PROCESSING')
    if (order.status !== 'PENDING' && !paid) return by === 'buyer' ? 'cancel_too_late' : 'order_step_impossible'
    if (paid && by === 'buyer') Object.assign(order, { cancelAsked: true, turn: (this.turns += 1) })
    else this.end(order)
    return 'accepted'
  }
  private end(order: ModelOrder): void {
    if (order.status !== 'PENDING') order.refunded += order.atDoor ? 0 : order.total
    else if (order.bank === 'open') order.bank = 'closed'
    order.status = 'CANCEL'
  }

  withdraw(buyer: number, amount: number): string {
    if (amount > this.wallet(buyer)) return 'balance_short'
    this.withdrawals.push({ buyer, amount, status: 'REQUESTED' })
    return 'accepted'
  }
  answer(withdrawal: ModelWithdrawal, status: 'PAID' | 'REFUSED'): string {
    if (withdrawal.status !== 'REQUESTED') return 'withdrawal_answered'
    withdrawal.status = status
    return 'accepted'
  }

  /** Days for returns are working days, so how many hours they have depends on the day the model began. */
  private returnsEnd(deliveredAt: number): number {
    const hourMs = 3_600_000
    return (afterWorkingDays(new Date(this.base + deliveredAt * hourMs), returnDays).getTime() - this.base) / hourMs
  }

  /**
   * Time passes, and what was due by now happens: each order goes at most one step, as its next one begins to wait only
   * now.
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
      // What the bank has is found, also for an order that was called off before the bank had said so.
      if (order.bank === 'paid' && !order.settled && (order.status === 'PENDING' || order.status === 'CANCEL'))
        this.settle(order)
      else if (order.status === 'DRAFT' && this.now >= order.began + draftHours) order.status = 'GONE'
      else if (order.status === 'PENDING' && this.now >= order.payBy) order.status = 'EXPIRED'
      else if (order.status === 'PAYMENT_CONFIRMED') order.status = 'PROCESSING'
      else if (order.status === 'PROCESSING') order.status = 'SHIPPING'
      else if (order.status === 'SHIPPING') Object.assign(order, { status: 'DELIVERED', deliveredAt: this.now })
      else if (order.status === 'DELIVERED' && this.now >= this.returnsEnd(order.deliveredAt))
        order.status = 'COMPLETED'
    }
  }
}

/** The courier has not brought the money yet. */
const isOwed = ({ atDoor, status }: ModelOrder): boolean => atDoor && (status === 'PROCESSING' || status === 'SHIPPING')
const savingOf = ({ vouchers: has }: ModelOrder, kind: Kind): number => (has.get(kind) ? vouchers[kind].saves : 0)
const baseOf = (order: ModelOrder): number => goodsPrice * order.quantity - savingOf(order, 'goods') - order.coins
const commissionOf = (order: ModelOrder): number =>
  order.recommended ? Math.floor((baseOf(order) * commissionPercent) / 100) : 0
