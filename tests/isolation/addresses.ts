import { pages } from '#client/screens/index.ts'
import { deskScreens } from '#client/desk/screens.ts'
import { actionParam } from '#client/app/dom-names.ts'
import { oursByWireName } from '#shared/api/contract/endpoint.ts'
import { type EndpointName, endpoints } from '#shared/api/index.ts'
import { resources } from '#shared/web/resources.ts'
import { otherPaths, type RouteName, routes } from '#shared/web/routes.ts'
import type { Things } from './world.ts'

type Naming = (things: Things) => readonly string[]

/** What the parameters of a path name, by route and parameter, or by the parameter alone. */
const params: Readonly<Record<string, Naming>> = {
  'product.slug': ({ product }) => [product],
  'adultProduct.slug': ({ product }) => [product],
  'preview.slug': ({ product }) => [product],
  'desk.slug': ({ product }) => [product],
  'article.slug': ({ article }) => [article],
  'information.slug': ({ information }) => [information],
  'articlesCategory.category': ({ articleCategory }) => [articleCategory],
  'products.category': ({ category }) => [category],
  'discount.code': ({ voucher }) => [voucher],
  'planned.token': ({ plannedToken }) => [plannedToken],
  'wishlist.token': ({ wishToken }) => [wishToken],
  'simulator.id': ({ paymentId }) => [paymentId],
  'reviewPhoto.id': ({ fileId }) => [fileId],
  'media.name': ({ picture }) => [picture],
  'appIcon.name': () => ['satu-192.png'],
  saleId: ({ orderId, draftId }) => [orderId, draftId],
  returnId: ({ returnId }) => [returnId],
  bookingId: ({ bookingId }) => [bookingId],
  token: ({ trackToken }) => [trackToken],
  position: () => ['0'],
  iso2: () => ['ID'],
  params: () => ['feed.csv'],
  kind: () => ['product'],
  part: () => ['1.xml'],
}

/** What the keys of a query name. */
const keys: Readonly<Record<string, Naming>> = {
  SALE_ID: ({ orderId, draftId, guestOrderId }) => [orderId, draftId, guestOrderId],
  SALE_BILL_CODE: ({ billCode }) => [billCode],
  pesanan: ({ orderId }) => [orderId],
  produk: ({ product, itemId }) => [product, itemId],
  berkas: ({ fileId }) => [fileId],
  id: ({ fileId, withdrawalId }) => [fileId, withdrawalId],
  kode: ({ orderNumber, trackToken }) => [orderNumber, trackToken],
  bayar: ({ trackToken }) => [trackToken],
  lacak: ({ trackToken }) => [trackToken],
  ubah: ({ addressId }) => [addressId],
  rekening: ({ accountId }) => [accountId],
  isi: ({ itemId }) => [`${itemId}:1`],
  varian: ({ itemId }) => [itemId],
  kategori: ({ category }) => [category],
  induk: ({ category }) => [category],
  ref: ({ affiliateCode }) => [affiliateCode],
  tiket: ({ draftId }) => [draftId],
  akun: ({ draftId }) => [draftId],
  lewat: ({ draftId }) => [draftId],
  bukti: ({ draftId }) => [draftId],
  izin: ({ draftId }) => [`1.${draftId}`],
  k: ({ alertToken }) => [alertToken],
  state: ({ trackToken }) => [trackToken],
  next: ({ orderId }) => [`/profile/order/${orderId}`],
}
/** Keys that name nothing which belongs to anyone. */
const nothingNamed = new Set(
  `q persis page sort min max stok diskon atribut ulasan bintang foto prov kota kec desa kg cari code gagal untuk baru jumlah arah mulai tab layar contoh tunggu pilih baris`.split(
    ' ',
  ),
)

/** Every address, with its own query keys. Those of resources are read by their handlers. */
const addresses: readonly (readonly [string, string, readonly string[]])[] = [
  ...Object.entries(routes).map(([name, { path, query }]) => [name, path, name === 'home' ? ['ref'] : query] as const),
  ...Object.entries(otherPaths).map(([name, path]) => [name, path, routes[name as RouteName].query] as const),
  ...[...deskScreens.keys(), '/produk/:slug'].map((path) => ['desk', `/kelola${path}`, []] as const),
  ['health', resources.health, []],
  ['checkHealth', resources.checkHealth, []],
  ['robots', resources.robots, []],
  ['securityContact', resources.securityContact, []],
  ['changePassword', resources.changePassword, []],
  ['passkeyEndpoints', resources.passkeyEndpoints, []],
  ['privacyControl', resources.privacyControl, []],
  ['llms', resources.llms, []],
  ['agents', resources.agents, []],
  ['ucp', resources.ucp, []],
  ['ucpMcp', resources.ucpMcp, []],
  ['ucpRest', resources.ucpRest, []],
  ['sitemap', resources.sitemap, []],
  ['sitemapPart', resources.sitemapPart, []],
  ['feed', resources.feed, ['kategori']],
  ['preview', `${resources.preview}/:kind/:slug`, []],
  ['manifest', resources.manifest, []],
  ['favicon', resources.favicon, []],
  ['touchIcon', resources.touchIcon, []],
  ['appIcon', `${resources.appIcon}/:name`, []],
  ['paymentQr', resources.paymentQr, ['SALE_ID', 'bayar']],
  ['offlineWorker', resources.offlineWorker, []],
  ['offlinePage', resources.offlinePage, []],
  ['cspReport', resources.cspReport, []],
  ['vitals', resources.vitals, []],
  ['file', resources.file, ['id']],
  ['ownPhoto', resources.ownPhoto, []],
  ['ownData', resources.ownData, []],
  ['orderData', resources.orderData, ['lacak']],
  ['phoneMetadata', `${resources.phoneMetadata}/:iso2`, []],
  ['reviewPhoto', `${resources.reviewPhoto}/:id`, []],
  ['media', `${resources.media}/:name`, []],
  ['digitalFile', resources.digitalFile, ['pesanan', 'produk', 'berkas', 'izin', 'lacak']],
]

const paramNames = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
const namingOf = (route: string, param: string): Naming | undefined => params[`${route}.${param}`] ?? params[param]

/** Routes, parameters and keys that nobody has said a thing of a shop for: there must be none. */
export const unnamed = (): string[] => [
  ...addresses.flatMap(([route, path]) =>
    paramNames(path).flatMap((param) => (namingOf(route, param) ? [] : [`${route}: parameter ${param}`])),
  ),
  ...addresses.flatMap(([route, , query]) =>
    query.flatMap((key) => (keys[key] || nothingNamed.has(key) ? [] : [`${route}: key ${key}`])),
  ),
  ...Object.keys(resources).flatMap((name) =>
    addresses.some(([known]) => known === name) ? [] : [`resource ${name}`],
  ),
]

/** An address, and whether it names something: of a page that does not, there is nothing to compare. */
interface Address {
  path: string
  names: boolean
}

/** All addresses with the things of a shop in their path and query. */
export function addressesOf(things: Things): Address[] {
  return addresses.flatMap(([route, path, query]): Address[] => {
    const filled = fillAll(route, path, things)
    const names = paramNames(path).some((param) => !['iso2', 'position', 'params', 'part'].includes(param))
    const asked = query.flatMap((key) =>
      (keys[key]?.(things) ?? []).map((value): Address => {
        return { path: `${filled[0]}?${key}=${encodeURIComponent(value)}`, names: true }
      }),
    )
    return [...filled.map((one): Address => ({ path: one, names })), ...asked]
  })
}

function fillAll(route: string, path: string, things: Things): string[] {
  return paramNames(path).reduce(
    (paths, param) =>
      paths.flatMap((one) =>
        (namingOf(route, param)?.(things) ?? []).map((value) => one.replace(`:${param}`, encodeURIComponent(value))),
      ),
    [path],
  )
}

/** The fields of calls that name a thing, under our names. */
const fields = (things: Things): Readonly<Record<string, unknown>> => ({
  ...things,
  saleId: things.orderId,
  id: things.cartId,
  lines: [{ id: things.cartId }],
  slug: things.product,
  slugs: things.product,
  code: things.voucher,
  token: things.trackToken,
  ticket: things.draftId,
  files: things.fileId,
  quantity: 1,
  index: 0,
  size: 12,
  text: 'kopi',
  digits: '7890',
  reason: 'Lainnya',
  stars: 5,
  active: true,
})

/** Every browser call with the things of a shop in all fields that it has. */
export function callsOf(things: Things): { path: string; init: RequestInit }[] {
  return [...endpoints].flatMap(([name, { input, browserApi, reads }]) => {
    if (browserApi === 'closed') return []
    const known = fields(things)
    const named = [...oursByWireName(input).values()].filter((field) => known[field] !== undefined)
    const body = JSON.stringify(Object.fromEntries(named.map((field) => [field, known[field]])))
    return reads
      ? [{ path: `/api/${name}?input=${encodeURIComponent(body)}`, init: {} }]
      : [{ path: `/api/${name}`, init: posted(body, 'application/json') }]
  })
}

/** What programs ask: twins of pages, and each operation of the protocol for programs with the things of a shop. */
export function programsOf(things: Things): { path: string; init: RequestInit }[] {
  const ids = { ids: Object.values(things).slice(0, 10) }
  const lines = { line_items: [{ item: { id: things.itemId }, quantity: 1 }], cart_id: things.cartId }
  const operations: readonly (readonly [string, string, object])[] = [
    ['POST', '/catalog/search', { query: things.product }],
    ['POST', '/catalog/search', { filters: { categories: [things.category] } }],
    ['POST', '/catalog/lookup', ids],
    ['POST', '/catalog/product', { id: things.product }],
    ['POST', '/catalog/product', { id: things.itemId, filters: { fulfills_to: { location: '31.74.07' } } }],
    ['POST', '/carts', lines],
    ['POST', '/checkout-sessions', lines],
    ['PUT', `/carts/${things.cartId}`, lines],
    ['POST', `/checkout-sessions/${things.draftId}/complete`, {}],
    [
      'POST',
      '/mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'lookup_catalog', arguments: { catalog: ids } } },
    ],
  ]
  const twins = (['product', 'products', 'article', 'information'] as const).flatMap((route) =>
    fillAll(route, routes[route].path, things).map((path) => ({
      path,
      init: { headers: { accept: 'text/markdown' } },
    })),
  )
  return [
    ...twins,
    ...operations.map(([method, path, body]) => ({
      path: `${resources.ucpRest}${path}`,
      init: { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    })),
  ]
}

/** These would make a guest of the caller for everything that comes after them. */
const endsSession = new Set(['logout', 'endSessions'])

/** Every action of every page with the things of a shop in its path and in all fields that a form can have. */
export function formsOf(things: Things): { path: string; init: RequestInit }[] {
  const sent = new URLSearchParams(Object.entries(fields(things)).map(([name, value]) => [name, String(value)]))
  return Object.entries(pages).flatMap(([route, { actions = {} }]) =>
    Object.keys(actions)
      .filter((action) => !endsSession.has(action))
      .flatMap((action) =>
        fillAll(route, routes[route as RouteName].path, things).map((path) => ({
          path: `${path}?${actionParam}=${action}`,
          init: posted(sent.toString(), 'application/x-www-form-urlencoded'),
        })),
      ),
  )
}

const posted = (body: string, type: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': type, 'sec-fetch-site': 'same-origin' },
  body,
})

/** Open calls by name: a call that a page's scripts may make is swept with the rest. */
export const openCalls = (): EndpointName[] =>
  [...endpoints].flatMap(([name, { browserApi }]) => (browserApi === 'open' ? [name] : []))
