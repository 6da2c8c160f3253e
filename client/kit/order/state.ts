import type { Order, OrderCard } from '#shared/api/order/order.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import type { OrderRefund } from '#shared/api/order/order-refund.ts'
import type { Return, ReturnCard } from '#shared/api/order/return.ts'
import { formatDate, formatDayRange, formatDeadline } from '#shared/format/dates.ts'
import { formatRupiah, groupDigits } from '#shared/format/money.ts'
import { type BadgeColor, labelOf, orderStatus, type OrderStatus, tabLabels } from '#shared/order/order-status.ts'
import { returnStatus } from '#shared/order/return-status.ts'
import { wayOfSale } from '#shared/order/delivery-way.ts'
import { isOnHandover } from '#shared/order/payment-way.ts'
import { arrivesWords } from './arrival.ts'

/** How it stands with an order or a return: what its page says first, and its card in a list in one line. */
export interface StateWords {
  /** The name of its status. */
  badge: { label: string; color: BadgeColor }
  /** When it came to that, after the badge, where its title says something else; null: the title says it, or nobody asks. */
  since: string | null
  /** What a shopper opens it for: what is to be done and until when, or when it comes; null: the badge says all. */
  title: string | null
  /** What happens next, and what becomes of the money, in lines; null: the rest of the page says it. */
  text: string | null
}

/** In a list an order has no history. */
type Sale = Pick<OrderCard, 'status' | 'delivery' | 'arrivesFrom' | 'arrivesUntil'> &
  Partial<
    Pick<OrderCard, 'payBy' | 'arrivedAt'> &
      Pick<Order, 'bill' | 'digital' | 'events' | 'pickup' | 'refunds' | 'returnEnded'>
  >

/** How it stands with an order. */
export function stateOfOrder(order: Sale): StateWords {
  const { status } = order
  const label = labelOf(status, order)
  const at = orderStatus[status].over ? happenedAt(order, status) : undefined
  const title = accountTitle(order) ?? endTitle(order) ?? wayTitle(order)
  // The seller changes it, or the courier could not bring it.
  const text =
    status === 'CHANGE_PROCESSING' ? 'Toko menghubungi Anda bila perlu.' : (endText(order) ?? returnText(order))
  return {
    badge: { label, color: orderStatus[status].color },
    since: at && title && !text?.includes(formatDate(at)) ? `pada ${formatDate(at)}` : null,
    // What is known of an end is said once: by the badge and its day.
    title: title ?? (at ? `${label} ${formatDate(at)}` : null),
    text,
  }
}

/** What of an order waits for its shopper. */
export type OrderStep = 'pay' | 'fetch' | 'receive' | 'review'
/** Its name, wherever it can be taken. */
const stepNames: Readonly<Record<OrderStep | 'again', string>> = {
  // A number is typed elsewhere and a code scanned: the page says how, and takes who can pay from it there.
  pay: 'Lihat Cara Bayar',
  fetch: 'Lihat Kode Ambil',
  receive: 'Pesanan Diterima',
  review: 'Beri Ulasan',
  again: 'Beli Lagi',
}
export const stepName = (step: keyof typeof stepNames): string => stepNames[step]
/**
 * The one rule of what can be done with an order, in a list and on its page: what waits for the shopper is filled and
 * comes first; 'Beli Lagi' waits for nobody, so it comes last and has an outline, unless `onlyAgain`. null: nothing waits.
 */
export function nextStep({ status, reviewable, ...sale }: Sale & Pick<OrderCard, 'reviewable'>): OrderStep | null {
  if (status === 'PENDING') return 'pay'
  if (status === 'SHIPPING' && wayOfSale(sale).fetched) return 'fetch'
  if (status === 'DELIVERED') return 'receive'
  return status === 'COMPLETED' && reviewable ? 'review' : null
}

/** Nothing comes of it and no money waits for an account: on its page 'Beli Lagi' is the only way on, and filled. */
export const onlyAgain = ({ status, refunds = [] }: Sale): boolean => isDead(status) && !refunds.some(isUnnamed)

/** How far a parcel, or what waits at the counter, is, until it was received; null: it goes no such way. */
export function wayOf({ status, bill, ...sale }: Sale): { steps: readonly string[]; reached: number } | null {
  const { underWay, sent, returnable, over } = orderStatus[status]
  const { needsCourier, fetched } = wayOfSale(sale)
  if (!(needsCourier || fetched) || over || !(underWay || returnable)) return null
  const begun = bill?.status === 'COD' ? 'Dipesan' : 'Dibayar'
  const { dikemas, dikirim } = tabLabels
  const steps = fetched ? [begun, 'Disiapkan', 'Siap', 'Diambil'] : [begun, dikemas, dikirim, 'Tiba']
  return { steps, reached: returnable ? 3 : sent ? 2 : status === 'PAYMENT_CONFIRMED' ? 0 : 1 }
}

/** Nothing of it comes, so nobody asks where it would have gone. */
export const isDead = (status: OrderStatus): boolean => orderStatus[status].tab === 'dibatalkan'

/** Why it ended, what becomes of its money, and that nobody is to pay to a number that is still there: a line each. */
function endText(order: Sale): string | null {
  const { status, events = [], bill = null } = order
  const payBy = bill?.expiresAt ?? order.payBy ?? null
  if (!isDead(status)) return null
  const unpaid = status === 'CANCEL' && bill !== null && isUnpaid(bill)
  const lines = [
    status === 'EXPIRED' && payBy && `Tidak dibayar sampai ${formatDeadline(payBy)}.`,
    ...cancelWords(events),
    moneyText(order),
    unpaid && bill.number !== null && endingNumbers.has(bill.group) && 'Jangan bayar ke nomor pembayaran pesanan ini.',
  ]
  return lines.filter(Boolean).join('\n') || null
}

/** Why it was cancelled: a shopper who had to request it said so then, and the end has a note of its own. */
function cancelWords(events: Order['events']): string[] {
  const last = (...kinds: readonly string[]) => events.findLast(({ status }) => kinds.includes(status))
  const asked = last('cancel_asked', 'cancel_refused')
  const wanted = asked?.status === 'cancel_asked' ? asked.note.trim() : ''
  const end = last('CANCEL')?.note.trim() ?? ''
  return [wanted && `Alasan pembeli: ${ended(wanted)}`, end && `Alasan: ${ended(end)}`].filter(Boolean)
}

/** The days in which it could go back are over; as long as they run, there is a button. */
const returnText = ({ returnEnded }: Sale): string | null =>
  returnEnded ? `Masa pengembalian sudah berakhir pada ${formatDate(returnEnded)}.` : null

/** Not every backend says when a bill was paid. */
const isUnpaid = ({ paidAt, status }: Bill): boolean => paidAt === null && status !== 'PAID' && status !== 'VERIFYING'
/** It is to be paid now, and not to a courier or at the counter. */
const isWaiting = (bill: Bill): boolean => bill.paidAt === null && bill.status === 'UNPAID' && !isOnHandover(bill)
/** Each of these numbers is made for one bill, and a vendor that cannot cancel takes money to it until it ends by itself. */
const endingNumbers: ReadonlySet<Bill['group']> = new Set(['va', 'minimarket'])

/** The seller transfers it, and has not yet. */
export const isOwed = ({ way, paidAt }: OrderRefund): boolean => way === 'bank' && paidAt === null
/** It is there for the next order. */
export const isInWallet = ({ way, paidAt }: OrderRefund): boolean => way === 'wallet' && paidAt !== null
/** No account is known here: nobody has named one, or who reads may not know it. */
const isUnnamed = (refund: OrderRefund): boolean => isOwed(refund) && refund.to === ''

/** Money that waits for the account of the shopper, who has the code to name one. */
function accountTitle({ refunds = [] }: Sale): string | null {
  const waiting = refunds.filter((refund) => isUnnamed(refund) && refund.codeWays.length > 0)
  const sum = sumOf(waiting)
  return sum > 0 ? `Isi rekening untuk menerima ${formatRupiah(sum)}` : null
}

const happenedAt = ({ events = [] }: Sale, status: OrderStatus): string | undefined =>
  events.findLast((event) => event.status === status)?.at

/** Of a cancelled order its badge says that it is: here what becomes of its money. What nobody has paid need not be. */
function endTitle({ status, bill = null, refunds = [] }: Sale): string | null {
  if (status === 'EXPIRED') return 'Waktu pembayaran habis'
  if (status !== 'CANCEL') return null
  if (refunds.length > 0) return `Dana ${howFar(refunds)} dikembalikan`
  return bill !== null && isUnpaid(bill) ? 'Tidak perlu dibayar' : 'Pesanan dibatalkan'
}

const sumOf = (refunds: readonly OrderRefund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0)
/** What the seller has to transfer does not move by itself. */
const howFar = (refunds: readonly OrderRefund[]): string =>
  refunds.some(isOwed) ? 'akan' : refunds.every(({ paidAt }) => paidAt !== null) ? 'sudah' : 'sedang'

/** The state of a dead order says what becomes of its money; of several refunds, how much they are. */
export const saysMoney = (order: Sale): boolean =>
  isDead(order.status) && order.refunds?.length === 1 && accountTitle(order) === null

/** Of an order that nobody sends any more: what becomes of its money. */
function moneyText(order: Sale): string | null {
  const { refunds = [] } = order
  const [first] = refunds
  if (first === undefined || accountTitle(order) !== null) return null
  if (saysMoney(order)) return `${formatRupiah(first.amount)} ${refundWords(first)}`
  return `${formatRupiah(sumOf(refunds))} ${howFar(refunds)} dikembalikan.`
}

/** What becomes of the money of a refund, after its amount. */
export function refundWords(refund: OrderRefund): string {
  const { way, to, paidAt, proof, payFrom, paidBy, workingDays } = refund
  const where = { source: to || 'cara bayar yang Anda pakai', bank: to || 'rekening Anda', wallet: 'Saldo Toko' }[way]
  if (paidAt !== null)
    return `sudah dikembalikan ke ${where} pada ${formatDate(paidAt)}.${proof === '' ? '' : ` Nomor referensi ${proof}.`}`
  if (way === 'source') return `sedang dikembalikan ke ${where}.`
  if (isUnnamed(refund))
    return workingDays === null
      ? 'akan ditransfer toko ke rekening yang Anda sebutkan.'
      : `masuk paling lambat ${workingDays} hari kerja setelah rekening diisi.`
  const start = payFrom === null ? '' : `, mulai ${formatDeadline(payFrom)} karena rekeningnya diganti`
  const end = paidBy === null ? '' : ` Dana masuk paling lambat ${formatDate(paidBy)}.`
  return `akan ditransfer toko ke ${where}${start}.${end}`
}

/** Until when it is to be paid; null: it is not, or nobody says. */
function payBefore({ status, bill = null, payBy = null }: Sale): string | null {
  if (status !== 'PENDING') return null
  return bill === null ? payBy : isWaiting(bill) ? bill.expiresAt : null
}

/** Its title says until when it is to be paid. */
export const saysBill = (order: Sale): boolean => payBefore(order) !== null && accountTitle(order) === null

/** Of one that comes, or has to be paid or fetched. */
function wayTitle(order: Sale): string | null {
  const { status, pickup } = order
  const { underWay, returnable } = orderStatus[status]
  const payBy = payBefore(order)
  // The amount has a line of its own, to be copied.
  if (payBy !== null) return `Bayar sebelum ${formatDeadline(payBy)}`
  if (pickup?.until && underWay) return `Ambil sebelum ${formatDeadline(pickup.until)}`
  const arrived = order.arrivedAt ?? happenedAt(order, 'DELIVERED')
  // An order that is over may be of another year.
  if (arrived && returnable && wayOfSale(order).needsCourier)
    return `Sudah tiba ${orderStatus[status].over ? formatDate(arrived) : formatDayRange(arrived, arrived)}`
  return underWay ? arrivesWords(order) : null
}

type Given = Pick<ReturnCard, 'status' | 'solution' | 'amount' | 'sendBy'> &
  Partial<Pick<ReturnCard, 'refusal'>> &
  Partial<
    Pick<Return, 'coins' | 'refundTo' | 'way' | 'events' | 'paidBy' | 'workingDays' | 'delivery' | 'replacementReceipt'>
  >

/** Whether money of a return comes back, or has. */
export const paysBack = ({ status, amount }: Pick<Given, 'status' | 'amount'>): boolean =>
  amount > 0 && status !== 'REJECTED' && status !== 'CANCELLED'

/** How it stands with a return; `wallet`: its money comes into one. */
export function stateOfReturn(data: Given, wallet: boolean): StateWords {
  const { label, color } = returnStatus[data.status]
  const [title, text] = wordsOfReturn(data, wallet)
  return { badge: { label, color }, since: null, title, text }
}

function wordsOfReturn(
  {
    status,
    solution,
    amount,
    coins = 0,
    sendBy,
    refundTo,
    way,
    paidBy,
    workingDays,
    refusal,
    events = [],
    delivery = null,
    replacementReceipt,
  }: Given,
  wallet: boolean,
): [string, string | null] {
  const money = coins > 0 ? `${groupDigits(coins)} koin` : amount > 0 ? formatRupiah(amount) : 'Dana'
  // Coins come back as coins.
  const [to, saved] = coins > 0 ? ['', false] : [refundTo, wallet]
  const onward = to && saved ? `, lalu toko meneruskannya ke ${to}` : ''
  const comes = saved ? 'masuk ke Saldo Toko' : `dikembalikan${to ? ` ke ${to}` : ''}`
  const latest = paidBy ? formatDate(paidBy) : workingDays ? `${workingDays}\u00a0hari\u00a0kerja` : null
  const owedBy = paidBy ? `Paling lambat ${formatDate(paidBy)}.` : null
  const byDay = latest === null ? '' : ` paling lambat ${latest}`
  const after = solution === 'exchange' ? 'toko mengirim barang pengganti' : `${money} ${comes}${byDay}${onward}`
  const arrived = `Setelah barang sampai di toko, ${after}.`
  const paid = events.find((event) => event.status === 'REFUNDED')
  if (way === 'owed') return [`${money} segera ${comes}`, owedBy]
  if (paid && amount + coins === 0) return ['Pengembalian selesai', nothingBack]
  if (paid) return [`${money} sudah ${comes}`, `Pada ${formatDate(paid.at)}${onward}.`]
  switch (status) {
    case 'REQUESTED':
    case 'REVIEWING':
      return [
        'Menunggu jawaban toko',
        `Bila disetujui${solution === 'refund' ? '' : ' dan barang sampai di toko'}, ${after}.`,
      ]
    case 'APPROVED':
      return solution === 'refund'
        ? [`${money} segera ${comes}`, together(owedBy, onward && `Toko lalu meneruskannya ke ${to}.`)]
        : [sendBy ? `Kirim sebelum ${formatDeadline(sendBy)}` : 'Kirim barang ke toko', arrived]
    case 'SENT_BACK':
      return ['Barang dalam perjalanan ke toko', arrived]
    case 'RECEIVED':
      return ['Toko memeriksa barang', `Setelah diperiksa, ${after}.`]
    case 'REPLACED':
      return delivery && wayOfSale({ delivery }).fetched && !replacementReceipt
        ? ['Barang pengganti sudah diserahkan', 'Konfirmasi bila barangnya sudah Anda terima.']
        : ['Barang pengganti sedang dikirim', 'Konfirmasi setelah barangnya Anda terima.']
    case 'REJECTED':
      return [
        'Pengajuan ditolak',
        refusedBecause(refusal || (events.findLast((event) => event.status === 'REJECTED')?.note ?? '')),
      ]
    case 'CANCELLED':
      return ['Pengajuan dibatalkan', nothingBack]
    case 'REFUNDED':
    case 'COMPLETED':
      return ['Pengembalian selesai', null]
  }
}

const nothingBack = 'Tidak ada dana yang kembali.'

const refusedBecause = (note: string): string =>
  note.trim() === '' ? 'Toko tidak menyetujui pengajuan ini.' : `Alasan toko: ${ended(note)}`

/** Those of the sentences that are said; null: none is. */
const together = (...sentences: readonly (string | false | null | undefined)[]): string | null =>
  sentences.filter(Boolean).join(' ') || null

/** Somebody's words, ended. */
const ended = (words: string): string => words.trim().replace(/[.!?]?$/, (end) => end || '.')
