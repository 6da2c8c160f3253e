import { minuteMs } from '#shared/format/units.ts'
import { BillCode, OrderId, rupiah } from '#shared/api/contract/brands.ts'
import type { Bill } from '#shared/api/order/payment.ts'
import { limits } from '#shared/limits.ts'
import { isOnHandover, nothingToPay, seenByPerson } from '#shared/order/payment-way.ts'
import * as how from '#shared/text/method-steps.ts'
import { sampleNow } from './clock.ts'
import { sampleShop } from './shop.ts'

export const orderId: OrderId = OrderId.parse('S-261120-0007')

/** The code of an acquirer and a merchant that do not exist. */
const sampleQr =
  '00020101021226680016ID.CO.CONTOH.WWW01189360099900000000010215SANDBOX000000010303UMI51440014ID.CO.QRIS.WWW0215ID00000000000000303UMI52045399530336054064120005802ID5925GRIYA LARASATI (SIMULASI)6014KOTA SURAKARTA61055714862270114INV202611200010705WEB01630428CA'

type Way = Pick<Bill, 'methodName' | 'group'> &
  Partial<Bill> & { minutes: number; how: (to: how.PayTo) => how.Instructions[] }
const slow = limits.paymentHours * 60
const noSteps = (): how.Instructions[] => []
const account = (bank: string, number: string, steps: Way['how']): Way => ({
  methodName: `${bank} Virtual Account`,
  group: 'va',
  bank,
  number,
  minutes: slow,
  how: steps,
})
const atOnce = (name: string, group: Bill['group'], steps: Way['how'], more: Partial<Bill>): Way => ({
  methodName: name,
  group,
  bank: name,
  simulatorId: 'TRX-0007',
  minutes: limits.walletMinutes,
  how: steps,
  ...more,
})
const simulator = '/dev/pembayaran/TRX-0007'

/** The ways to pay as the shop knows them, each with a number or a code to pay to. */
const ways = {
  bca_va: account('BCA', '8077700812345678', how.bca),
  mandiri_bill: {
    ...account('Mandiri', '778347787706', how.mandiri),
    ...{ methodName: 'Mandiri Bill', billerCode: '70012' },
  },
  qris: atOnce('QRIS', 'ewallet', how.qris, { qr: sampleQr }),
  gopay: atOnce('GoPay', 'ewallet', how.wallet('GoPay'), { qr: sampleQr, link: simulator }),
  ovo: atOnce('OVO', 'ewallet', how.ovo, { number: '7890' }),
  kredivo: { ...atOnce('Kredivo', 'paylater', how.payLater('Kredivo'), { link: simulator }), minutes: slow },
  alfamart: {
    methodName: 'Alfamart',
    group: 'minimarket',
    bank: 'Alfamart',
    number: '8127740588870520',
    minutes: slow,
    how: how.store('Alfamart'),
  },
  card: atOnce('Kartu Kredit/Debit', 'card', how.card, { link: simulator }),
  transfer: {
    methodName: 'Transfer Manual',
    group: 'transfer',
    vendor: seenByPerson,
    ...sampleShop.account,
    minutes: limits.bankTransferHours * 60,
    how: how.transfer,
  },
  cod: { methodName: 'Bayar di Tempat (COD)', group: 'cod', vendor: 'cod', status: 'COD', minutes: slow, how: noSteps },
  counter: {
    methodName: 'Bayar di Toko',
    group: 'counter',
    vendor: 'counter',
    status: 'COD',
    minutes: slow,
    how: noSteps,
  },
  /** The shop's balance has paid, so nothing is left. */
  wallet: {
    methodName: 'Saldo Toko',
    group: 'wallet',
    vendor: nothingToPay,
    status: 'PAID',
    minutes: slow,
    how: noSteps,
  },
  /** It cost nothing. */
  free: { methodName: '', group: 'transfer', vendor: nothingToPay, status: 'PAID', minutes: slow, how: noSteps },
} as const satisfies Record<string, Way>
export type SampleMethod = keyof typeof ways

/** How a shopper knows a way to pay. */
export const methodName = (method: SampleMethod): string => ways[method].methodName

/**
 * A bill of `cost` rupiah as the shop would send it: number, steps and deadline follow from its method, and what is
 * paid or over has no steps any more.
 */
export function bill({
  cost = 412_000,
  method = 'bca_va',
  ...more
}: Omit<Partial<Bill>, 'method' | 'amount'> & { cost?: number; method?: SampleMethod } = {}): Bill {
  const { minutes, how: steps, ...way }: Way = ways[method]
  const made: Bill = {
    ...{ orderId, code: BillCode.parse('B-261120-0007'), amount: rupiah(cost), method },
    ...{ uniqueCode: null, status: 'UNPAID', vendor: 'midtrans', number: null, billerCode: null, qr: null, link: null },
    ...{ holder: '', bank: '', paidAt: null, steps: [], simulatorId: null, problem: '', earlierTransfer: false },
    shareToken: null,
    expiresAt: new Date(sampleNow + minutes * minuteMs).toISOString(),
    ...way,
    ...more,
  }
  const { number, billerCode, amount, status, problem } = made
  const payable = status === 'UNPAID' && problem === ''
  return {
    ...made,
    ...(isOnHandover(made) ? { expiresAt: null } : {}),
    ...(payable ? {} : { simulatorId: null }),
    ...(payable && !more.steps
      ? { steps: steps({ number: number ?? '', billerCode: billerCode ?? '', amount, counterFee: null }) }
      : {}),
  }
}
