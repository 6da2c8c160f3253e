import type { ServerResponse } from 'node:http'
import type { Recorded } from './foreign-backend.ts'
import type { Fault } from './backend-faults.ts'
import { ForeignCustomers } from './foreign-customers.ts'
import { type CartRow, ForeignSales, goods, Refused, type WriteId } from './foreign-sales.ts'

export interface ForeignAnswer {
  status: number
  body: Record<string, unknown>
}
/** In what a company differs from the others, all of them within the specification. */
export interface Company {
  /** It also has the calls for a product list and a product page. */
  catalogue?: boolean
  /** It also has customers, with what they see of their orders, and a search. */
  customers?: boolean
  /** How it writes an id. */
  writeId?: (id: string) => string
  /** What its framework makes of every envelope. */
  envelope?: (plain: Record<string, unknown>) => Record<string, unknown>
  /** Calls that it has beside the others, or answers in its own way; `GET /path/{id}` and its answer. */
  more?: Readonly<Record<string, Handler>>
  /** What its database or language makes of the data of every answer. */
  reshape?: (data: unknown, line: string) => unknown
  /** How it reads what arrives. */
  receive?: (call: Recorded) => Recorded
  /** How an answer travels; without it as JSON. */
  send?: (response: ServerResponse, answer: ForeignAnswer, call: Recorded) => void
}
export type Handler = (call: Recorded, id: string) => unknown
/** One page of a list that has `total` rows. */
export class ListPage {
  constructor(
    readonly rows: readonly unknown[],
    readonly total: number,
  ) {}
}

/** The fields of the requests whose payload the specification lists; another field is refused, as some frameworks do. */
const listedFields: Readonly<Record<string, readonly string[]>> = {
  'POST /cart/cart': ['ITEM_ID', 'ITEM_QTY'],
  'POST /sale/insert-from-cart-v2': ['CART_CART', 'AFFILIATE_TRACKING_CODE'],
  'POST /sale/shipping-method-apply': ['SALE_ID', 'SALE_SHIPPING_CODE'],
  'POST /sale/payment-method-apply': ['SALE_ID', 'SALE_PAYMENT_VENDOR_CODE', 'SALE_PAYMENT_METHOD_CODE'],
  'POST /sale/coupon-apply': ['SALE_ID', 'SALE_COUPON_CODE'],
  'POST /sale/checkout-v3': ['SALE_ID', 'SALE_SALE_LINE_REMARK'],
  'POST /sale/bill-detail': ['SALE_ID', 'SALE_BILL_CODE'],
}

/** One shop of the foreign company: its data, and its answer to each call of the specification's table. */
export class ForeignShop {
  readonly log: Recorded[] = []
  /** How long each of its calls takes, ms. */
  delayMs = 0
  /** Its calls are answered when this is over. */
  held: Promise<void> | null = null
  readonly accessKey: string
  /** Root settings that a test changes. */
  settings: Record<string, unknown> = {}
  /** Lets a test answer something odd in the place of what a call answers. */
  change: ((line: string, data: unknown) => unknown) | null = null
  #carts = new Map<string, CartRow[]>()
  #idOf: WriteId = (id) => this.options.writeId?.(String(id)) ?? id
  #sales = new ForeignSales(this.#idOf)
  #customers = new ForeignCustomers(this.#sales, this.#idOf)
  #faults: { match: RegExp; fault: Fault }[] = []
  #nextId = 100

  constructor(
    readonly host: string,
    readonly options: Company,
  ) {
    this.accessKey = `kunci-${host}`
  }

  /** From now on calls whose `METHOD /path` matches fail in this way. */
  fail(match: RegExp, fault: Fault): void {
    this.#faults.push({ match, fault })
  }
  heal(): void {
    this.#faults = []
  }
  faultFor({ method, path }: Recorded): Fault | null {
    return this.#faults.find(({ match }) => match.test(`${method} ${path}`))?.fault ?? null
  }
  /** The calls that arrived, as `METHOD /path`. */
  calls(match = /./): string[] {
    return this.log.map(({ method, path }) => `${method} ${path}`).filter((line) => match.test(line))
  }
  last(line: string): Recorded {
    const found = this.log.findLast(({ method, path }) => `${method} ${path}` === line)
    if (!found) throw new Error(`${line} never arrived; these calls did: ${this.calls().join(', ')}`)
    return found
  }

  answer(call: Recorded): ForeignAnswer {
    const { status, body } = this.#plainAnswer(this.options.receive?.(call) ?? call)
    return { status, body: this.options.envelope?.(body) ?? body }
  }
  #plainAnswer(call: Recorded): ForeignAnswer {
    if (call.path !== '/api-access' && call.headers['api-access'] !== this.accessKey)
      return { status: 403, body: { statusCode: 403, message: 'Forbidden' } }
    for (const [line, handler] of this.#table()) {
      const [method, pattern = ''] = line.split(' ')
      const match = new RegExp(`^${pattern.replace('{id}', '([^/]+)')}$`).exec(call.path)
      if (method === call.method && match)
        return this.#answerOf(line, handler, call, decodeURIComponent(match[1] ?? ''))
    }
    return { status: 404, body: { statusCode: 404, message: `Cannot ${call.method} ${call.path}`, error: 'Not Found' } }
  }

  #answerOf(line: string, handler: Handler, call: Recorded, id: string): ForeignAnswer {
    const listed = listedFields[line]
    const unknown = listed ? Object.keys(bodyOf(call)).filter((name) => !listed.includes(name)) : []
    if (unknown.length > 0) return refusal(422, `property ${unknown.join(', ')} should not exist`)
    try {
      const answer = handler(call, id)
      const data = answer instanceof ListPage ? answer.rows : answer
      const total = answer instanceof ListPage ? answer.total : Array.isArray(data) ? data.length : null
      const meta =
        total === null
          ? {}
          : { meta: { PAGE_INDEX: call.query.PAGE_INDEX ?? '0', DATA_PER_PAGE: '12', TOTAL_DATA: String(total) } }
      return data === undefined
        ? refusal(404, 'Data tidak ada')
        : { status: 200, body: { statusCode: 200, message: 'OK', data: this.#changed(line, data), ...meta } }
    } catch (error) {
      if (error instanceof Refused) return refusal(error.status, error.message)
      throw error
    }
  }
  #changed(line: string, data: unknown): unknown {
    const reshaped = this.options.reshape ? this.options.reshape(data, line) : data
    return this.change ? this.change(line, reshaped) : reshaped
  }

  #table(): [line: string, handler: Handler][] {
    return [
      ...Object.entries(this.options.more ?? {}),
      ...this.#root(),
      ...this.#cart(),
      ...this.#order(),
      ...(this.options.catalogue ? this.#catalogue() : []),
      ...(this.options.customers ? this.#customers.table((id) => this.#card(id)) : []),
    ]
  }

  #root(): [string, Handler][] {
    return [
      [
        'GET /api-access',
        () => ({ COMPANY_API_ID: 77, API_ACCESS: this.accessKey, CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: '14' }),
      ],
      [
        'GET /helper/get-website-template-setting',
        () => ({
          CUSTOMER_CARE_PHONE: '0812-9876-5432',
          IS_SHOW_BUTTON_WHATSAPP: 1,
          WEBSITE_TEMPLATE_COLOR_ID: 'green',
        }),
      ],
      ['GET /helper/banner-carousel', () => ({ BANNER_IMAGE_LIST: ['https://cdn.acme.example/banner-1.jpg'] })],
      ['GET /helper/menu-footer', () => [{ TITLE: 'Tentang Kami', SLUG: 'tentang-kami' }]],
      [
        'GET /helper/company-header-logo',
        () => ({ TITLE: 'Warung Acme', COMPANY_LOGO: '', DESCRIPTION: 'Teh dan gula pilihan' }),
      ],
      ['GET /watermark-status', () => ({ ADDON_FOOTER_STATUS: '0' })],
      ['GET /helper/setting-website', () => ({ ...this.settings })],
      ['GET /helper/google-analytic', () => ({ GOOGLE_ANALYTICS_ID: '' })],
      ['GET /helper/meta-pixel-id', () => ({ META_PIXEL_ID: null })],
      ['GET /helper/popup-banner', () => ({ STATUS: 'false', IMAGE_URL: '' })],
      ['POST /helper/tracking-traffic', () => null],
      ['POST /helper/tracking-affiliate', () => null],
    ]
  }

  #cart(): [string, Handler][] {
    return [
      ['GET /cart/cart-list-v2', (call) => this.#rows(call).map((row) => cartRow(row, this.#idOf))],
      ['POST /cart/cart', (call) => this.#add(call)],
      ['PATCH /cart/cart', (call) => this.#change(call)],
      ['POST /cart/cart-delete', (call) => this.#remove(call)],
    ]
  }

  #order(): [string, Handler][] {
    const sales = this.#sales
    return [
      ['POST /sale/insert-from-cart-v2', (call) => this.#createSale(call)],
      ['GET /sale/detail-for-checkout/{id}', (_, id) => sales.detail(id)],
      ['GET /sale/shipping-detail-for-checkout/{id}', (_, id) => sales.shippingDetail(id)],
      ['GET /sale/shipping-list/{id}', (_, id) => sales.shippingList(id)],
      ['GET /sale/report-invoice/{id}', (_, id) => sales.invoice(id)],
      ['POST /sale/payment-list-v4', (call) => sales.payments(bodyOf(call))],
      ['POST /sale/shipping-address-insert', (call) => sales.saveAddress(bodyOf(call))],
      ['POST /sale/shipping-method-apply', (call) => sales.applyShipping(bodyOf(call))],
      ['POST /sale/payment-method-apply', (call) => sales.applyPayment(bodyOf(call))],
      ['POST /sale/coupon-apply', (call) => sales.applyCoupon(bodyOf(call))],
      ['POST /sale/dropship-apply', () => null],
      ['POST /sale/checkout-v3', (call) => sales.checkout(bodyOf(call))],
      ['POST /sale/update-before-login', () => null],
      ['POST /sale/bill-detail', (call) => sales.bill(bodyOf(call))],
    ]
  }

  #card(id: string) {
    const item = goods[id]
    const code = this.#idOf(Number(id))
    return {
      PRODUCT_ID: code,
      PRODUCT_SLUG: item?.slug,
      PRODUCT_NAME: item?.name,
      PRODUCT_PRICE: item?.price,
      PRODUCT_ITEM_ID_CODE: code,
      ITEM_LIST: [{ ITEM_ID: Number(id), ITEM_ID_CODE: code, ITEM_NAME: item?.name, ITEM_PRICE: item?.price }],
    }
  }
  #catalogue(): [string, Handler][] {
    const idOf = (slug: string) => Object.keys(goods).find((id) => goods[id]?.slug === slug)
    const found = (id: string | undefined) => (id === undefined ? undefined : this.#card(id))
    return [
      ['GET /product/list', () => Object.keys(goods).map((id) => this.#card(id))],
      ['GET /product/detail/{id}', (_, slug) => found(idOf(slug))],
    ]
  }

  #rows({ headers }: Recorded): CartRow[] {
    const who = headers.authorization ?? headers['visitor-id'] ?? 'somebody'
    const rows = this.#carts.get(who) ?? []
    this.#carts.set(who, rows)
    return rows
  }
  #add(call: Recorded): unknown {
    const itemId = Object.keys(goods).find((id) => String(this.#idOf(id)) === String(field(call, 'ITEM_ID')))
    if (itemId === undefined) return undefined
    const rows = this.#rows(call)
    const row = rows.find((one) => one.itemId === itemId)
    const quantity = Number(field(call, 'ITEM_QTY'))
    if (row) row.quantity += quantity
    else rows.push({ id: this.#nextId++, itemId, quantity })
    return null
  }
  #change(call: Recorded): unknown {
    const row = this.#rows(call).find(({ id }) => String(this.#idOf(id)) === String(field(call, 'CART_ID')))
    if (!row) return undefined
    row.quantity = Number(field(call, 'CART_QTY'))
    return null
  }
  #remove(call: Recorded): unknown {
    const list = field(call, 'CART_CART')
    const ids = Array.isArray(list)
      ? list.map(({ CART_ID }: { CART_ID: unknown }) => String(CART_ID))
      : [String(field(call, 'CART_ID'))]
    const rows = this.#rows(call)
    rows.splice(0, rows.length, ...rows.filter(({ id }) => !ids.includes(String(this.#idOf(id)))))
    return null
  }
  #createSale(call: Recorded): unknown {
    const id = this.#nextId++
    this.#sales.create(id, this.#rows(call))
    return { SALE_ID: this.#idOf(id) }
  }
}

function cartRow({ id, itemId, quantity }: CartRow, idOf: WriteId) {
  const item = goods[itemId]
  return {
    CART_ID: idOf(id),
    CART_ID_CODE: idOf(`C-${id}`),
    CART_QTY: String(quantity),
    CART_ITEM_NEW_PRICE: item?.price,
    CART_ITEM_PRICE: item?.price,
    CART_ITEM_NAME: item?.name,
    CART_ITEM_SLUG: item?.slug,
    CART_ITEM_IMAGE_URL: 'https://cdn.acme.example/notfound.webp',
    CART_ITEM_ISAVAILABLE: 1,
  }
}

export const bodyOf = ({ body }: Recorded): Record<string, unknown> =>
  body === '' ? {} : (JSON.parse(body) as Record<string, unknown>)
const field = (call: Recorded, name: string): unknown => bodyOf(call)[name]
const refusal = (status: number, message: string): ForeignAnswer => ({ status, body: { statusCode: status, message } })
