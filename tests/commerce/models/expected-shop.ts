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
export interface ModelSale {
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
  proof: 'none' | 'waiting' | 'refused' | 'accepted'
  proofs: number
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
  readonly sales: ModelSale[] = []
  readonly withdrawals: ModelWithdrawal[] = []
  constructor(
    readonly stocks: readonly number[],
    readonly buyers: readonly Buyer[],
  ) {}

  /**
   * Everything a shop counts follows from where its orders stand: nothing is counted up and down here, as it is there.
   */
  live = (): ModelSale[] => this.sales.filter(({ status }) => !['DRAFT', 'GONE', 'EXPIRED', 'CANCEL'].includes(status))
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
  private of = (buyer: number) => this.sales.filter((one) => one.buyer === buyer)
  private liveOf = (buyer: number) => this.live().filter((one) => one.buyer === buyer)
  private withdrawalsOf = (buyer: number) => this.withdrawals.filter((one) => one.buyer === buyer)

  private voucherProblem(kind: Kind, buyer: number): string | null {
    if (this.used(kind) >= vouchers[kind].quota) return 'coupon_gone'
    return this.liveOf(buyer).filter((one) => one.vouchers.get(kind)).length >= vouchers[kind].perCustomer
      ? 'coupon_used'
      : null
  }
  private stockProblem(item: number, quantity: number): string | null {
    const stock = this.stock(item)
    return stock === 0 ? 'stock_out' : stock < quantity ? 'stock_short' : null
  }
  private look(sale: ModelSale): void {
    for (const kind of sale.vouchers.keys()) sale.vouchers.set(kind, this.voucherProblem(kind, sale.buyer) === null)
    const goods = goodsPrice * sale.quantity - savingOf(sale, 'goods')
    sale.coins = sale.wants.coins ? Math.min(this.coins(sale.buyer), Math.floor((goods * coinsUsePercent) / 100)) : 0
    const due = goods + parcelPrice - savingOf(sale, 'shipping') - sale.coins
    sale.wallet = sale.wants.wallet ? Math.min(this.wallet(sale.buyer), due) : 0
    sale.fee = sale.way === 'cod' && due > sale.wallet ? codFeeOf(sale.quantity) : 0
    sale.total = due - sale.wallet + sale.fee
  }
  private wayProblem(sale: ModelSale, way: Way): string | null {
    const amount = sale.total - sale.fee
    if (amount > 0 && amount < leastToPay && way !== 'transfer') return 'payment_below_minimum'
    const refusals = this.of(sale.buyer).filter(({ refused }) => refused).length
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
    const paying = { way: 'bank', fee: 0, atDoor: false, refused: false, proof: 'none', proofs: 0, turn: 0 } as const
    const sale: ModelSale = {
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
    this.look(sale)
    this.sales.push(sale)
    return 'accepted'
  }
  change(sale: ModelSale, change: (sale: ModelSale) => string | null): string {
    if (sale.status !== 'DRAFT') return sale.status === 'GONE' ? 'sale_unknown' : 'sale_closed'
    const problem = change(sale)
    if (problem === null) this.look(sale)
    return problem ?? 'accepted'
  }
  addVoucher = (sale: ModelSale, kind: Kind): string =>
    this.change(sale, () => {
      const problem = this.voucherProblem(kind, sale.buyer)
      if (problem === null) sale.vouchers.set(kind, true)
      return problem
    })
  removeVoucher = (sale: ModelSale, kind: Kind): string => this.change(sale, () => (sale.vouchers.delete(kind), null))
  wantPurse = (sale: ModelSale, purse: 'coins' | 'wallet', active: boolean): string =>
    this.change(sale, () => ((sale.wants[purse] = active), null))

  payBy = (sale: ModelSale, way: Way): string =>
    this.change(sale, () => {
      const problem = this.wayProblem(sale, way)
      if (problem === null) sale.way = way
      return problem
    })

  checkout(sale: ModelSale): string {
    if (sale.status !== 'DRAFT') return sale.status === 'GONE' ? 'sale_unknown' : 'accepted'
    const [seen, counted] = [{ ...sale }, new Map(sale.vouchers)]
    this.look(sale)
    if ((sale.coins < seen.coins || sale.wallet < seen.wallet) && sale.total > seen.total) return 'purse_changed'
    const problem = this.stockProblem(sale.item, sale.quantity)
    if (problem) return problem
    if (kinds.some((kind) => counted.get(kind) && !sale.vouchers.get(kind))) return 'coupon_lost'
    const free = sale.total === 0
    const unpayable = free ? null : this.wayProblem(sale, sale.way)
    if (unpayable) return unpayable
    const atDoor = !free && sale.way === 'cod'
    const status = free ? 'PAYMENT_CONFIRMED' : atDoor ? 'PROCESSING' : 'PENDING'
    Object.assign(sale, {
      status,
      atDoor,
      payBy: this.now + payHours,
      settled: free,
      bank: free || sale.way !== 'bank' ? 'none' : 'open',
    })
    return 'accepted'
  }

  /** A parcel nobody paid for at the door came back. */
  refuseAtDoor(sale: ModelSale): string {
    if (sale.status === 'DRAFT' || sale.status === 'GONE') return 'sale_unknown'
    if (sale.status !== 'SHIPPING' || !sale.atDoor) return 'order_step_impossible'
    Object.assign(sale, { status: 'CANCEL', refused: true })
    return 'accepted'
  }

  showProof(sale: ModelSale): string {
    if (sale.status === 'DRAFT' || sale.status === 'GONE') return 'order_link_invalid'
    if (sale.settled || (sale.atDoor && !isOwed(sale) && sale.status !== 'CANCEL')) return 'payment_closed'
    if (sale.proof === 'waiting') return 'accepted'
    if (sale.way !== 'transfer' || (sale.status !== 'PENDING' && sale.status !== 'EXPIRED')) return 'payment_closed'
    if (sale.proofs >= proofsMax) return 'proof_attempts'
    // The first one keeps the goods for as long as looking may take.
    if (sale.status === 'PENDING' && sale.proofs === 0) sale.payBy = Math.max(sale.payBy, this.now + proofHours)
    Object.assign(sale, { proof: 'waiting', proofs: sale.proofs + 1, turn: (this.turns += 1) })
    return 'accepted'
  }
  answerProof(sale: ModelSale, wanted: 'accepted' | 'refused'): string {
    if (sale.proof !== 'waiting') return sale.proof === wanted ? 'accepted' : 'order_step_impossible'
    sale.proof = wanted
    if (wanted === 'accepted') this.settle(sale)
    return 'accepted'
  }

  /** The shop learns that the bank has the money: at most once for one payment. */
  settle(sale: ModelSale): void {
    if (sale.settled) return
    sale.settled = true
    if (sale.status === 'PENDING' && this.now >= sale.payBy) sale.status = 'EXPIRED'
    const again = () =>
      this.stock(sale.item) >= sale.quantity &&
      this.coins(sale.buyer) >= sale.coins &&
      this.wallet(sale.buyer) >= sale.wallet
    if (sale.status === 'PENDING' || (sale.status === 'EXPIRED' && again())) sale.status = 'PAYMENT_CONFIRMED'
    else sale.refunded += sale.total
  }
  cancel(sale: ModelSale, by: 'buyer' | 'seller'): string {
    if (sale.status === 'DRAFT' || sale.status === 'GONE') return 'sale_unknown'
    const paid = sale.status === 'PAYMENT_CONFIRMED' || (by === 'seller' && sale.status === 'PROCESSING')
    if (sale.status !== 'PENDING' && !paid) return by === 'buyer' ? 'cancel_too_late' : 'order_step_impossible'
    if (paid && by === 'buyer') Object.assign(sale, { cancelAsked: true, turn: (this.turns += 1) })
    else this.end(sale)
    return 'accepted'
  }
  private end(sale: ModelSale): void {
    if (sale.status !== 'PENDING') sale.refunded += sale.atDoor ? 0 : sale.total
    else if (sale.bank === 'open') sale.bank = 'closed'
    sale.status = 'CANCEL'
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
    const answered = this.sales.filter(
      (one) => one.proof === 'waiting' || (one.status === 'PAYMENT_CONFIRMED' && one.cancelAsked),
    )
    for (const sale of answered.toSorted((a, b) => a.turn - b.turn)) {
      if (sale.proof === 'waiting') this.answerProof(sale, 'accepted')
      else this.end(sale)
    }
    for (const sale of this.sales.filter((one) => !answered.includes(one))) {
      // What the bank has is found, also for an order that was called off before the bank had said so.
      if (sale.bank === 'paid' && !sale.settled && (sale.status === 'PENDING' || sale.status === 'CANCEL'))
        this.settle(sale)
      else if (sale.status === 'DRAFT' && this.now >= sale.began + draftHours) sale.status = 'GONE'
      else if (sale.status === 'PENDING' && this.now >= sale.payBy) sale.status = 'EXPIRED'
      else if (sale.status === 'PAYMENT_CONFIRMED') sale.status = 'PROCESSING'
      else if (sale.status === 'PROCESSING') sale.status = 'SHIPPING'
      else if (sale.status === 'SHIPPING') Object.assign(sale, { status: 'DELIVERED', deliveredAt: this.now })
      else if (sale.status === 'DELIVERED' && this.now >= this.returnsEnd(sale.deliveredAt)) sale.status = 'COMPLETED'
    }
  }
}

/** The courier has not brought the money yet. */
const isOwed = ({ atDoor, status }: ModelSale): boolean => atDoor && (status === 'PROCESSING' || status === 'SHIPPING')
const savingOf = ({ vouchers: has }: ModelSale, kind: Kind): number => (has.get(kind) ? vouchers[kind].saves : 0)
const baseOf = (sale: ModelSale): number => goodsPrice * sale.quantity - savingOf(sale, 'goods') - sale.coins
const commissionOf = (sale: ModelSale): number =>
  sale.recommended ? Math.floor((baseOf(sale) * commissionPercent) / 100) : 0
