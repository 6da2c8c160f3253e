import { dayMs, hourMs } from '#shared/format/units.ts'
/** What the foreign company's framework answers to a request that it refuses. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message)
  }
}

/** How a company writes its ids: as they are, or as its backend encodes them. */
export type WriteId = <T extends number | string>(id: T) => T | string

export interface CartRow {
  id: number
  itemId: string
  quantity: number
}
interface Sale {
  number: number
  rows: CartRow[]
  address: Record<string, unknown> | null
  shippingCode: string | null
  payment: [vendor: string, method: string] | null
  couponCode: string | null
  note: string
  placed: boolean
  /** Until when it can be paid. */
  expiresAt: string
}
type Body = Readonly<Record<string, unknown>>

export const goods: Readonly<Record<string, { name: string; price: string; slug: string }>> = {
  '501': { name: 'Teh Melati Celup', price: '18500.00', slug: 'teh-melati-celup' },
  '502': { name: 'Gula Aren Cair', price: '32000.5', slug: 'gula-aren-cair' },
}
const couriers = [
  { SALE_SHIPPING_CODE: 'JNE-REG', COURIER_NAME: 'JNE', SERVICE_NAME: 'REG', SHIPPING_COST: '11000.00' },
  { SALE_SHIPPING_CODE: 'SICEPAT-BEST', COURIER_NAME: 'SiCepat', SERVICE_NAME: 'BEST', SHIPPING_COST: 17_000 },
]
const payments = [
  {
    SALE_PAYMENT_VENDOR_CODE: 'ACMEPAY',
    SALE_PAYMENT_METHOD_CODE: 'BCA',
    PAYMENT_NAME: 'BCA Virtual Account',
    PAYMENT_GROUP: 'va',
  },
]

/**
 * The orders of one foreign shop. It keeps to the specification and nothing else: an order has the fields of its §3,
 * the address comes from `shipping-detail-for-checkout` alone, nothing is added up, and `checkout-v3` answers without
 * data.
 */
export class ForeignSales {
  readonly #sales = new Map<string, Sale>()
  constructor(readonly idOf: WriteId) {}

  create(number: number, rows: readonly CartRow[]): void {
    this.#sales.set(String(this.idOf(number)), {
      number,
      rows: [...rows],
      address: null,
      shippingCode: null,
      payment: null,
      couponCode: null,
      note: '',
      placed: false,
      expiresAt: inShopTime(new Date(Date.now() + dayMs)),
    })
  }
  has(id: string): boolean {
    return this.#sales.has(id)
  }

  detail(id: string): unknown {
    const sale = this.#of(id)
    return {
      SALE_ID: this.idOf(sale.number),
      SALE_SHIPPING_CODE: sale.shippingCode && this.idOf(sale.shippingCode),
      SALE_PAYMENT_VENDOR_CODE: sale.payment && this.idOf(sale.payment[0]),
      SALE_PAYMENT_METHOD_CODE: sale.payment && this.idOf(sale.payment[1]),
      SALE_COUPON_CODE: sale.couponCode,
      SALE_SALE_LINE_REMARK: sale.note,
      SALE_BILL_CODE: this.#billCode(sale),
      SALE_LINE_LIST: linesOf(sale),
    }
  }
  shippingDetail(id: string): unknown {
    return { SALE_ADDRESS: this.#of(id).address }
  }
  shippingList(id: string): unknown {
    return this.#of(id).address
      ? couriers.map((one) => ({ ...one, SALE_SHIPPING_CODE: this.idOf(one.SALE_SHIPPING_CODE) }))
      : []
  }
  payments(body: Body): unknown {
    this.#open(body)
    return payments.map((one) => ({
      ...one,
      SALE_PAYMENT_VENDOR_CODE: this.idOf(one.SALE_PAYMENT_VENDOR_CODE),
      SALE_PAYMENT_METHOD_CODE: this.idOf(one.SALE_PAYMENT_METHOD_CODE),
    }))
  }

  saveAddress(body: Body): null {
    const { SALE_ID: _, RECIPIENT_PHONE: phone, ...address } = body
    if (!body.RECIPIENT_NAME || !phone || !body.ADDRESS) throw new Refused(422, 'Alamat belum lengkap')
    // It keeps phones as numbers, as some do.
    this.#open(body).address = { ...address, RECIPIENT_PHONE: Number(String(phone).replace(/\D/g, '')) }
    return null
  }
  applyShipping(body: Body): null {
    const code = couriers.find(
      (one) => this.idOf(one.SALE_SHIPPING_CODE) === body.SALE_SHIPPING_CODE,
    )?.SALE_SHIPPING_CODE
    if (!code) throw new Refused(422, 'Kurir tidak dikenal')
    this.#open(body).shippingCode = code
    return null
  }
  applyPayment(body: Body): null {
    const known = payments.find((one) => this.idOf(one.SALE_PAYMENT_METHOD_CODE) === body.SALE_PAYMENT_METHOD_CODE)
    if (!known) throw new Refused(422, 'Pembayaran tidak dikenal')
    this.#open(body).payment = [known.SALE_PAYMENT_VENDOR_CODE, known.SALE_PAYMENT_METHOD_CODE]
    return null
  }
  applyCoupon(body: Body): null {
    if (body.SALE_COUPON_CODE !== 'HEMAT') throw new Refused(422, 'Kupon tidak berlaku')
    this.#open(body).couponCode = 'HEMAT'
    return null
  }
  checkout(body: Body): null {
    const sale = this.#open(body)
    if (!sale.address || !sale.shippingCode || !sale.payment) throw new Refused(422, 'Checkout belum lengkap')
    sale.note = String(body.SALE_SALE_LINE_REMARK ?? '')
    sale.placed = true
    return null
  }
  bill(body: Body): unknown {
    const code = this.#billCode(this.#of(String(body.SALE_ID)))
    if (code === null || String(code) !== String(body.SALE_BILL_CODE)) throw new Refused(404, 'Tagihan tidak ada')
    return { BILL_AMOUNT: '48000.00', PAYMENT_NUMBER: '8808123456789012', PAYMENT_NAME: 'BCA Virtual Account' }
  }
  invoice(id: string): unknown {
    const { placed, number } = this.#of(id)
    if (!placed) throw new Refused(404, 'Invoice belum ada')
    return { INVOICE_CODE: `INV-${number}`, INVOICE_DATE: '2026-11-20 10:00:00' }
  }

  /** What a customer sees of the orders that were placed. */
  cards(): unknown[] {
    const placed = [...this.#sales.values()].filter((sale) => sale.placed)
    return placed.map((sale) => ({ ...this.#head(sale), SALE_FIRST_LINE: linesOf(sale)[0], SALE_TOTAL_LINE: 1 }))
  }
  order(id: string): unknown {
    const sale = this.#of(id)
    return {
      ...this.#head(sale),
      SALE_LINE_LIST: linesOf(sale),
      SALE_ADDRESS: sale.address,
      SALE_SHIPPING_NAME: 'JNE REG',
      SALE_SUMMARY_LIST: [{ LABEL: 'Ongkos Kirim', AMOUNT: '11000.00' }],
      SALE_BILL: this.#bill(sale),
    }
  }
  #head(sale: Sale) {
    return {
      SALE_ID: this.idOf(sale.number),
      SALE_CODE: `ORD-${sale.number}`,
      SALE_STATUS: 'PENDING',
      SALE_DATE: '2026-11-20 10:00:00',
      SALE_EXPIRED_DATE: sale.expiresAt,
      SALE_TOTAL: '48000.00',
      SALE_PAYMENT_NAME: 'BCA Virtual Account',
    }
  }
  #bill(sale: Sale) {
    return {
      SALE_ID: this.idOf(sale.number),
      SALE_BILL_CODE: this.#billCode(sale),
      BILL_AMOUNT: '48000.00',
      BILL_STATUS: 'UNPAID',
      BILL_EXPIRED_DATE: sale.expiresAt,
      BILL_PAID_DATE: null,
      PAYMENT_NUMBER: '8808123456789012',
      PAYMENT_NAME: 'BCA Virtual Account',
    }
  }

  #billCode({ placed, number }: Sale): number | string | null {
    return placed ? this.idOf(88_000 + number) : null
  }
  #of(id: string): Sale {
    const sale = this.#sales.get(id)
    if (!sale) throw new Refused(404, 'Data tidak ada')
    return sale
  }
  #open(body: Body): Sale {
    const sale = this.#of(String(body.SALE_ID))
    if (sale.placed) throw new Refused(409, 'Sudah dipesan')
    return sale
  }
}

const linesOf = ({ rows }: Sale) =>
  rows.map(({ itemId, quantity }) => ({
    ITEM_NAME: goods[itemId]?.name,
    ITEM_QTY: String(quantity),
    ITEM_PRICE: goods[itemId]?.price,
  }))
/** As most databases in Jakarta write a moment. */
const inShopTime = (moment: Date) =>
  new Date(moment.getTime() + 7 * hourMs).toISOString().slice(0, 19).replace('T', ' ')
