/**
 * A whole backend of the specification, to be read: `npm run reference-backend`, then `BACKEND_URL=http://127.0.0.1:8900
 * npm start` in another terminal and http://toko.localhost:8787 in a browser. It imports nothing of the storefront, so
 * every name below is what travels. All shops of it sell the same, and it forgets everything when it ends.
 */
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

/** What came with a call: the fields of the query or of the JSON body, and who calls. */
interface Call {
  fields: Record<string, unknown>
  /** The part of the path that names something, such as an order. */
  id: string
  /** The origin of the shop that is visited. */
  shop: string
  /** Whose cart and orders these are: a customer's, or a visitor's. */
  owner: string
  /** Who it was before the login. */
  visitor: string
}
interface CartLine {
  id: number
  item: (typeof items)[number]
  quantity: number
}
interface Sale {
  id: number
  owner: string
  lines: CartLine[]
  address: Record<string, unknown> | null
  courier: (typeof couriers)[number] | null
  payment: (typeof payments)[number] | null
  coupon: string | null
  note: string
  placedAt: Date | null
}

// What this shop sells and how it is sent and paid. Yours comes from a database.

const items = [
  { code: 'TEH-1', name: 'Teh Melati Celup', slug: 'teh-melati-celup', price: 18_500 },
  { code: 'GULA-1', name: 'Gula Aren Cair', slug: 'gula-aren-cair', price: 32_000 },
]
const couriers = [
  { SALE_SHIPPING_CODE: 'JNE-REG', COURIER_NAME: 'JNE', SERVICE_NAME: 'REG', SHIPPING_COST: 11_000 },
  { SALE_SHIPPING_CODE: 'SICEPAT-BEST', COURIER_NAME: 'SiCepat', SERVICE_NAME: 'BEST', SHIPPING_COST: 17_000 },
]
const va = { PAYMENT_NAME: 'BCA Virtual Account', PAYMENT_GROUP: 'va' }
const payments = [{ SALE_PAYMENT_VENDOR_CODE: 'bank', SALE_PAYMENT_METHOD_CODE: 'bca', ...va }]
const look = { CUSTOMER_CARE_PHONE: '081298765432', IS_SHOW_BUTTON_WHATSAPP: true, WEBSITE_TEMPLATE_COLOR_ID: 'green' }
const name = { TITLE: 'Warung Contoh', COMPANY_LOGO: '', DESCRIPTION: 'Teh dan gula pilihan' }
const carts = new Map<string, CartLine[]>()
const sales = new Map<number, Sale>()
/** The first answer to each idempotency-key: a form that is sent twice buys once. Keep yours for two days. */
const answered = new Map<string, unknown>()
let lastId = 100

/** A rule that says no. The shopper reads the sentence, so it is Indonesian. */
class Refused extends Error {
  status: number
  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const accessKey = (shop: string) => `key-of-${shop}`

/** Every call of the specification, with what it answers as `data`. A call that answers nothing answers null. */
const calls: Readonly<Record<string, (call: Call) => unknown>> = {
  // Which shop is this? COMPANY_API_ID 0 would say that the domain belongs to none.
  'GET /api-access': ({ shop }) => {
    return { COMPANY_API_ID: 1, API_ACCESS: accessKey(shop), CONFIG_AFFILIATE_COOKIE_EXPIRED_DAY: 7 }
  },

  // The frame of every page. Each of these may answer null.
  'GET /helper/get-website-template-setting': () => ({ ...look }),
  'GET /helper/company-header-logo': () => ({ ...name }),
  'GET /helper/banner-carousel': () => ({ BANNER_IMAGE_LIST: [] }),
  'GET /helper/menu-footer': () => [],
  'GET /helper/setting-website': () => ({ MAINTENANCE_STATUS: false, CITY: 'Bandung' }),
  'GET /helper/google-analytic': () => ({ GOOGLE_ANALYTICS_ID: null }),
  'GET /helper/meta-pixel-id': () => ({ META_PIXEL_ID: null }),
  'GET /helper/popup-banner': () => ({ STATUS: false, IMAGE_URL: '' }),
  'GET /watermark-status': () => ({ ADDON_FOOTER_STATUS: true }),

  // What visitors do. Count it, or answer null.
  'POST /helper/tracking-traffic': () => null,
  'POST /helper/tracking-affiliate': () => null,

  // The cart. ITEM_ID is the ITEM_ID_CODE of what is put into it.
  'GET /cart/cart-list-v2': ({ owner }) =>
    cartOf(owner).map(({ id, item, quantity }) => ({
      CART_ID: id,
      CART_ID_CODE: `C-${id}`,
      CART_QTY: quantity,
      CART_ITEM_NAME: item.name,
      CART_ITEM_NEW_PRICE: item.price,
      CART_ITEM_PRICE: item.price,
      CART_ITEM_SLUG: item.slug,
      CART_ITEM_IMAGE_URL: '',
      CART_ITEM_ISAVAILABLE: true,
    })),
  'POST /cart/cart': ({ owner, fields }) => {
    const item = items.find(({ code }) => code === fields.ITEM_ID)
    if (!item) throw new Refused(422, 'Barang ini tidak dijual.')
    const line = cartOf(owner).find((one) => one.item === item) ?? { id: ++lastId, item, quantity: 0 }
    if (line.quantity === 0) cartOf(owner).push(line)
    line.quantity += Number(fields.ITEM_QTY)
    return { CART_ID: line.id }
  },
  'PATCH /cart/cart': ({ owner, fields }) => {
    const line = cartOf(owner).find(({ id }) => id === Number(fields.CART_ID))
    if (!line) throw new Refused(404, 'Barang ini tidak ada di keranjang.')
    line.quantity = Number(fields.CART_QTY)
    return null
  },
  // One line by CART_ID, or several as CART_CART: [{ CART_ID }].
  'POST /cart/cart-delete': ({ owner, fields }) => {
    takeOut(owner, idsIn(fields.CART_CART ?? [fields]))
    return null
  },

  // The checkout: a draft of the chosen lines, then address, shipping and payment, each applied by itself.
  'POST /sale/insert-from-cart-v2': ({ owner, fields }) => {
    const ids = idsIn(fields.CART_CART)
    const lines = cartOf(owner).filter((line) => ids.includes(line.id))
    if (lines.length === 0) throw new Refused(422, 'Pilih barang di keranjang.')
    const id = ++lastId
    const open = { address: null, courier: null, payment: null, coupon: null, note: '', placedAt: null }
    sales.set(id, { id, owner, lines: lines.map((line) => ({ ...line })), ...open })
    return { SALE_ID: id }
  },
  'GET /sale/detail-for-checkout/{id}': (call) => {
    const sale = saleOf(call)
    return {
      SALE_ID: sale.id,
      SALE_SHIPPING_CODE: sale.courier?.SALE_SHIPPING_CODE ?? null,
      SALE_PAYMENT_VENDOR_CODE: sale.payment?.SALE_PAYMENT_VENDOR_CODE ?? null,
      SALE_PAYMENT_METHOD_CODE: sale.payment?.SALE_PAYMENT_METHOD_CODE ?? null,
      SALE_COUPON_CODE: sale.coupon,
      SALE_SALE_LINE_REMARK: sale.note,
      // Once there is a bill, the storefront shows the order and not the checkout.
      SALE_BILL_CODE: billCodeOf(sale),
      SALE_LINE_LIST: sale.lines.map(({ item: { name, price }, quantity }) => {
        return { ITEM_NAME: name, ITEM_QTY: quantity, ITEM_PRICE: price }
      }),
      SALE_TOTAL: totalOf(sale),
    }
  },
  'POST /sale/shipping-address-insert': (call) => {
    const { SALE_ID: _, ...address } = call.fields
    if (!address.RECIPIENT_NAME || !address.RECIPIENT_PHONE || !address.ADDRESS)
      throw new Refused(422, 'Alamat belum lengkap.')
    openSale(call).address = address
    return null
  },
  'GET /sale/shipping-detail-for-checkout/{id}': (call) => ({ SALE_ADDRESS: saleOf(call).address }),
  'GET /sale/shipping-list/{id}': (call) => (saleOf(call).address ? couriers : []),
  'POST /sale/shipping-method-apply': (call) => {
    const courier = couriers.find((one) => one.SALE_SHIPPING_CODE === call.fields.SALE_SHIPPING_CODE)
    if (!courier) throw new Refused(422, 'Kurir ini tidak tersedia.')
    openSale(call).courier = courier
    return null
  },
  'POST /sale/payment-list-v4': (call) => (saleOf(call).address ? payments : []),
  'POST /sale/payment-method-apply': (call) => {
    const payment = payments.find((one) => one.SALE_PAYMENT_METHOD_CODE === call.fields.SALE_PAYMENT_METHOD_CODE)
    if (!payment) throw new Refused(422, 'Cara bayar ini tidak tersedia.')
    openSale(call).payment = payment
    return null
  },
  'POST /sale/coupon-apply': (call) => {
    if (call.fields.SALE_COUPON_CODE !== 'HEMAT') throw new Refused(422, 'Voucher tidak berlaku.')
    openSale(call).coupon = 'HEMAT'
    return null
  },
  'POST /sale/dropship-apply': () => null,
  // The order is placed: from here on it is paid and no longer changed.
  'POST /sale/checkout-v3': (call) => {
    const sale = openSale(call)
    if (!sale.address || !sale.courier || !sale.payment) throw new Refused(422, 'Lengkapi checkout dahulu.')
    sale.note = String(call.fields.SALE_SALE_LINE_REMARK ?? '')
    sale.placedAt = new Date()
    const bought = sale.lines.map(({ id }) => id)
    takeOut(call.owner, bought)
    return { SALE_ID: sale.id, SALE_BILL_CODE: billCodeOf(sale) }
  },
  // After a login: what the visitor had begun is the customer's now.
  'POST /sale/update-before-login': (call) => {
    saleOf({ ...call, owner: call.visitor }).owner = call.owner
    return null
  },
  'POST /sale/bill-detail': (call) => {
    const sale = saleOf(call)
    if (!sale.placedAt) throw new Refused(404, 'Tagihan ini tidak ada.')
    return {
      SALE_ID: sale.id,
      SALE_BILL_CODE: billCodeOf(sale),
      BILL_AMOUNT: totalOf(sale),
      BILL_STATUS: 'UNPAID',
      BILL_EXPIRED_DATE: new Date(sale.placedAt.getTime() + 24 * 3_600_000).toISOString(),
      PAYMENT_NAME: sale.payment?.PAYMENT_NAME,
      PAYMENT_GROUP: 'va',
      PAYMENT_NUMBER: '8808123456789012',
    }
  },
  'GET /sale/report-invoice/{id}': (call) => {
    const sale = saleOf(call)
    if (!sale.placedAt) throw new Refused(404, 'Invoice belum ada.')
    return { INVOICE_CODE: `INV-${sale.id}`, INVOICE_DATE: sale.placedAt.toISOString() }
  },

  // The specification has no call for a list of products: these two are extensions, so that there is something to buy.
  'GET /product/list': () => items.map(cardOf),
  'GET /product/detail/{id}': ({ id }) => {
    const item = items.find(({ slug }) => slug === id)
    if (!item) throw new Refused(404, 'Produk ini tidak ada.')
    const form = { ITEM_ID: item.code, ITEM_ID_CODE: item.code, ITEM_NAME: '', ITEM_PRICE: item.price }
    return { ...cardOf(item), ITEM_LIST: [form] }
  },
}

const cardOf = ({ code, name, slug, price }: CartLine['item']) => ({
  PRODUCT_ID: code,
  PRODUCT_SLUG: slug,
  PRODUCT_NAME: name,
  PRODUCT_PRICE: price,
  PRODUCT_ITEM_ID_CODE: code,
})
function cartOf(owner: string): CartLine[] {
  const lines = carts.get(owner) ?? []
  carts.set(owner, lines)
  return lines
}
function takeOut(owner: string, ids: readonly number[]): void {
  const left = cartOf(owner).filter(({ id }) => !ids.includes(id))
  carts.set(owner, left)
}
const idsIn = (lines: unknown) =>
  Array.isArray(lines) ? (lines as Call['fields'][]).map(({ CART_ID }) => Number(CART_ID)) : []

/** What belongs to somebody else is not there. */
function saleOf({ id, fields, owner }: Call): Sale {
  const sale = sales.get(Number(id || fields.SALE_ID))
  if (sale?.owner !== owner) throw new Refused(404, 'Pesanan ini tidak ada.')
  return sale
}
function openSale(call: Call): Sale {
  const sale = saleOf(call)
  if (sale.placedAt) throw new Refused(409, 'Pesanan ini sudah dibuat.')
  return sale
}
const billCodeOf = ({ id, placedAt }: Sale) => (placedAt ? `B-${id}` : null)
const totalOf = ({ lines, courier }: Sale) =>
  lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, courier?.SHIPPING_COST ?? 0)

/** One request: its shop by the Referer, its key, its handler, and the envelope around what that answers. */
async function answer(request: IncomingMessage): Promise<[status: number, body: Record<string, unknown>]> {
  const { method = 'GET', headers } = request
  const url = new URL(request.url ?? '/', 'http://backend')
  const path = url.pathname.replace('/website/api/v1', '')
  const shop = URL.parse(String(headers.referer))?.host ?? ''
  if (path !== '/api-access' && headers['api-access'] !== accessKey(shop)) return refusal(403, 'Akses ditolak.')
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const sent = Buffer.concat(parts).toString('utf8')
  const fields = method === 'GET' ? Object.fromEntries(url.searchParams) : (JSON.parse(sent || '{}') as Call['fields'])
  const named = /^(.+)\/([^/]+)$/.exec(path)
  const byId = calls[`${method} ${named?.[1]}/{id}`]
  const handler = calls[`${method} ${path}`] ?? byId
  // A call that is not there is a 404 with errorCode route_unknown: the storefront then does without it.
  if (!handler) return refusal(404, 'Tidak ada.', { errorCode: 'route_unknown' })
  const visitor = String(headers['visitor-id'] ?? '')
  const owner = headers.authorization ?? visitor
  const id = handler === byId ? decodeURIComponent(named?.[2] ?? '') : ''
  const key = headers['idempotency-key'] ? `${owner} ${headers['idempotency-key']}` : randomUUID()
  try {
    const data = answered.has(key) ? answered.get(key) : handler({ fields, id, shop, owner, visitor })
    if (headers['idempotency-key']) answered.set(key, data)
    return [200, { statusCode: 200, message: 'OK', data }]
  } catch (error) {
    if (error instanceof Refused) return refusal(error.status, error.message)
    throw error
  }
}
function refusal(statusCode: number, message: string, more = {}): [number, Record<string, unknown>] {
  return [statusCode, { statusCode, message, ...more }]
}

const port = Number(process.env.PORT ?? 8900)
const server = createServer(async (request, response) => {
  const [status, body] = await answer(request).catch(() => refusal(500, 'Terjadi kesalahan.'))
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
server.listen(port, '127.0.0.1', () => {
  const address = server.address()
  console.log(`ready http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`)
})
