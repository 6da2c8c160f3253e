import type { EndpointName } from '#shared/api/index.ts'
import { assert } from '#shared/assert.ts'
import { bindings } from '#tests/support/in-workerd/bindings.ts'
import { send } from '#tests/support/in-workerd/shop.ts'
import { valueOf } from '../order/checkout/checkout-steps.ts'
import { bcaVa, draftOf, type Grown, siti } from './world.ts'

type Step = (world: Grown) => Promise<unknown>
const paging = { index: 0, size: 12 }

/** A call that must be answered. */
const call =
  (name: EndpointName, input: object | ((world: Grown) => object) = {}, who: 'buyer' | 'customer' = 'buyer'): Step =>
  async (world) =>
    valueOf(await world.shop.call(name, typeof input === 'function' ? input(world) : input, world[who]))
const mine = (name: EndpointName, input: object | ((world: Grown) => object) = {}): [string, Step] => [
  name,
  call(name, input, 'customer'),
]
const open = (name: EndpointName, input: object = {}): [string, Step] => [name, call(name, input)]

/** A page as a browser gets it; `hit`: for the second time. */
const page =
  (path: string, cookie: 'cookie' | 'visitorCookie' | null = null): Step =>
  async (world) => {
    const headers = cookie === null ? {} : { cookie: world[cookie] }
    const answer = await world.edge.fetch(path.replace(':order', world.orderId).replace(':bought', world.bought), {
      headers,
    })
    assert(answer.status === 200, `${path} answered ${answer.status}`)
    await answer.text()
  }
const seller =
  (path: string): Step =>
  async (world) => {
    const { status, body } = await world.shop.admin('GET', path)
    assert(status === 200, `${path} answered ${status} ${JSON.stringify(body)}`)
  }

/** The first part of a file, as the client reads it; the rest is not asked for. */
const exported =
  (days: string): Step =>
  async ({ shop }) => {
    const headers = { authorization: `Bearer ${bindings.ADMIN_TOKEN}` }
    const answer = await send(
      new Request(`https://commerce/admin/v1/shops/${shop.host}/export/orders?${days}`, { headers }),
    )
    assert(answer.status === 200, `the export answered ${answer.status}`)
    await answer.body?.cancel()
  }

const shared: [string, string][] = [
  ['home', '/'],
  ['list', '/products/lantai-1'],
  ['search', '/search?q=kaos'],
  ['product', '/product/barang-5'],
  ['articles', '/articles'],
  ['information', '/info'],
]

const catalogue: [string, Step][] = [
  open('catalog.categories'),
  ['catalog.list', call('catalog.list', paging)],
  ['catalog.list, page 4', call('catalog.list', { index: 3, size: 12 })],
  [
    'catalog.list, of a branch, cheapest',
    call('catalog.list', { ...paging, category: 'lantai-1', sort: 'harga-terendah' }),
  ],
  ['catalog.list, most sold', call('catalog.list', { ...paging, sort: 'terlaris' })],
  ['catalog.list, newest', call('catalog.list', { ...paging, sort: 'terbaru' })],
  ['catalog.list, in stock and reduced', call('catalog.list', { ...paging, inStock: true, discounted: true })],
  ['catalog.list, by a price that nothing has', call('catalog.list', { ...paging, min: 1, max: 2 })],
  ['catalog.list, by price', call('catalog.list', { ...paging, min: 20_000, max: 40_000, sort: 'terlaris' })],
  [
    'catalog.list, by attribute',
    call('catalog.list', { ...paging, attributes: [{ name: 'Bahan', value: 'Katun' }], sort: 'harga-terendah' }),
  ],
  [
    'catalog.list, by a rare attribute',
    call('catalog.list', { ...paging, attributes: [{ name: 'Bahan', value: 'Wol' }] }),
  ],
  ['catalog.search, a common word', call('catalog.search', { ...paging, text: 'kaos' })],
  [
    'catalog.search, a common word in a category',
    call('catalog.search', { ...paging, text: 'kaos', attributes: [{ name: 'Kategori', value: 'Lantai 1' }] }),
  ],
  ['catalog.search, two words', call('catalog.search', { ...paging, text: 'kaos katun' })],
  ['catalog.search, four words', call('catalog.search', { ...paging, text: 'kaos polos katun merah' })],
  ['catalog.search, four words, one misspelt', call('catalog.search', { ...paging, text: 'kaos plos katun merah' })],
  [
    'catalog.search, four words, no goods have all',
    call('catalog.search', { ...paging, text: 'kaos rajut sutra merah' }),
  ],
  ['catalog.search, a rare word', call('catalog.search', { ...paging, text: '77' })],
  ['catalog.search, misspelt', call('catalog.search', { ...paging, text: 'kemja' })],
  ['catalog.suggest', call('catalog.suggest', { text: 'ka' })],
  open('catalog.listBySlugs', { slugs: ['barang-1', 'barang-2'] }),
  open('catalog.find', { slug: 'barang-5' }),
  open('catalog.related', { slug: 'barang-5' }),
  open('catalog.listByItems', { items: ['v1-M'] }),
  open('review.list', { ...paging, slug: 'barang-5' }),
]

const shop: [string, Step][] = [
  open('site.templateSetting'),
  open('site.settings'),
  open('content.listArticles', paging),
  open('content.articleCategories'),
  open('content.listInformation'),
  open('voucher.list'),
  open('flashSale.find'),
  open('region.search', { languageId: 1, limit: 10, searchById: false, text: 'tebet' }),
  open('shipment.findEstimate', { slug: 'barang-5', district: '31.74.01' }),
  open('shipment.listEstimates', { district: '31.74.01', kilos: [1, 3] }),
  open('code.listWays'),
]

const buying: [string, Step][] = [
  [
    'cart.add',
    async (world) => {
      const added = await world.shop.call<{ id: string }>('cart.add', { itemId: 'v6-M', quantity: 1 }, world.buyer)
      world.lineId = valueOf(added).id
    },
  ],
  open('cart.list'),
  ['cart.change', call('cart.change', ({ lineId }) => ({ id: lineId, quantity: 2 }))],
  ['voucher.listForCart', call('voucher.listForCart', ({ lineId }) => ({ lines: [{ id: lineId }] }))],
  ['page: cart', page('/order/cart', 'visitorCookie')],
  ['cart.add and checkout.create', async (world) => void (world.orderId = await draftOf(world.shop, world.buyer))],
  ['page: checkout', page('/order/checkout?SALE_ID=:order', 'visitorCookie')],
  ['checkout.applyAddress', call('checkout.applyAddress', ({ orderId }) => ({ orderId, ...siti }))],
  ['checkout.listShipping', call('checkout.listShipping', ({ orderId }) => ({ orderId }))],
  ['checkout.applyShipping', call('checkout.applyShipping', ({ orderId }) => ({ orderId, code: 'jne:reg' }))],
  ['checkout.listPayments', call('checkout.listPayments', ({ orderId }) => ({ orderId }))],
  ['checkout.applyPayment', call('checkout.applyPayment', ({ orderId }) => ({ orderId, ...bcaVa }))],
  ['voucher.listForCheckout', call('voucher.listForCheckout', ({ orderId }) => ({ orderId }))],
  ['checkout.find', call('checkout.find', ({ orderId }) => ({ orderId }))],
  ['checkout.place', call('checkout.place', ({ orderId }) => ({ orderId, acceptedTotal: 1_000_000_000 }))],
  ['payment.findBill', call('payment.findBill', ({ orderId }) => ({ orderId }))],
  ['order.find', call('order.find', ({ orderId }) => ({ orderId }))],
  ['order.cancel', call('order.cancel', ({ orderId }) => ({ orderId, reason: 'Ingin mengubah pesanan' }))],
]

const account: [string, Step][] = [
  mine('customer.me'),
  mine('account.find'),
  mine('address.list'),
  mine('order.list', { ...paging }),
  mine('wallet.find'),
  mine('wallet.listMoves', paging),
  mine('wallet.listWithdrawals', paging),
  mine('coins.find'),
  mine('coins.listMoves', paging),
  mine('wishlist.list'),
  mine('return.list', paging),
  mine('digital.list', paging),
  mine('review.listWaiting', paging),
  mine('review.listOwn', paging),
  ['page: orders', page('/profile/order', 'cookie')],
  ['page: order', page('/profile/order/:bought', 'cookie')],
  ['page: profile', page('/profile', 'cookie')],
]

const administration: [string, Step][] = [
  ['seller: orders', seller('/orders')],
  ['seller: orders, page 4', seller('/orders?page=3')],
  ['seller: orders to send', seller('/orders?tab=dikemas')],
  ['seller: orders that were cancelled', seller('/orders?tab=dibatalkan')],
  ['seller: orders with a return', seller('/orders?tab=pengembalian')],
  ['seller: orders, the oldest', seller('/orders?after=o20')],
  ['seller: an order', seller('/orders/o50')],
  ['seller: orders of a day', seller('/orders?from=2023-11-15&to=2023-11-15')],
  ['seller: orders of a day to send', seller('/orders?from=2023-11-15&to=2023-11-15&tab=dikemas')],
  ['seller: orders by number', seller('/orders?number=INV-20240101-000050')],
  ['seller: orders by phone', seller('/orders?phone=081300000010')],
  ['seller: orders by SKU', seller('/orders?sku=KODE-1')],
  ['seller: report of a day', seller('/report?from=2023-12-15&to=2023-12-15')],
  ['seller: couriers of a day', seller('/couriers?from=2023-12-15&to=2023-12-15')],
  ['seller: export of orders, a part', exported('from=2023-11-15&to=2023-11-15')],
  ['seller: products', seller('/products')],
  ['seller: products with a word', seller('/products?text=kaos')],
  ['seller: withdrawals', seller('/withdrawals')],
  ['seller: returns', seller('/returns')],
  ['seller: refunds', seller('/refunds')],
  ['seller: customers', seller('/customers')],
  ['seller: customers by a name that none has', seller('/customers?text=xyz')],
]

/** What is counted, in this order: a step may need what one before it has made. */
export const steps: readonly (readonly [string, Step])[] = [
  ...shared.flatMap(([name, path]): [string, Step][] => [
    [`page: ${name}`, page(path)],
    [`page: ${name}, kept`, page(path)],
  ]),
  ...catalogue,
  ...shop,
  ...buying,
  ...account,
  ...administration,
]
