import { choicesText, readChoices } from './attributes.ts'
import { productSorts } from './product-sorts.ts'
import { readRupiah } from '#shared/format/money.ts'
import { limits } from '#shared/limits.ts'

/** customer: without a session the visitor goes to the login · guest: a signed-in customer goes to the profile. */
type Guard = 'anyone' | 'customer' | 'guest'
/**
 * shop: header with search, bottom navigation, footer · inner: a back button and a title instead of the search · buy: a
 * buy bar instead of the bottom navigation · plain: only the logo · bare: nothing but the page.
 */
export type Layout = 'shop' | 'inner' | 'buy' | 'plain' | 'bare'
/** The items of the bottom navigation. */
export type Tab = 'home' | 'search' | 'info' | 'profile'
/** Pages for browsing have only the icons that they may show. */
export type IconSet = 'home' | 'list' | 'product' | 'other'

interface Options<G extends Guard, Q extends string> {
  guard?: G
  layout?: Layout
  /** The query keys of this page; all others are dropped from its canonical URL and its cache key. */
  query?: readonly Q[]
  /**
   * The shop's tags may run here after the shopper's consent. Not where one signs in, pays, reads an order or looks at
   * the own account, and not where the address itself is a key.
   */
  tagged?: boolean
  /** Somebody pays here: in a crowd such a page asks for its place more often than those of people who still look. */
  paying?: boolean
  /** It has a form before which a shop may ask whether a person is there. */
  checksHuman?: boolean
  /** Only demo shops have it. */
  demoOnly?: boolean
  /** Its `q` searches what the page lists, not the shop: the shop's search field stays empty. */
  ownSearch?: boolean
  /** Shoppers look around here, from one page to the next. Without a word: the pages with the layout `shop`. */
  browsing?: boolean
  /** The item that is highlighted. Without a word: the profile on a customer's pages, none on the others. */
  tab?: Tab
  icons?: IconSet
  /** What is safe, although the page cannot be read. Without a word: a customer's orders and data. */
  safe?: 'cart' | 'checkout' | 'orders'
}
const route = <const P extends `/${string}`, const G extends Guard = 'anyone', const Q extends string = never>(
  path: P,
  options: Options<G, Q> = {},
) => ({
  path,
  guard: 'anyone' as G,
  layout: 'inner' as Layout,
  query: [],
  tagged: false,
  paying: false,
  checksHuman: false,
  demoOnly: false,
  ownSearch: false,
  browsing: options.layout === 'shop',
  tab: options.guard === 'customer' ? ('profile' as const) : null,
  icons: 'other' as IconSet,
  safe: options.guard === 'customer' ? ('orders' as const) : null,
  ...options,
})
const listing = ['q', 'page', 'sort', 'min', 'max', 'stok', 'diskon', 'atribut'] as const
/** Query keys whose values anybody can make up without end: words, numbers, lists of products, input of a script. */
export const freeQueryKeys: ReadonlySet<string> = new Set<(typeof listing)[number] | 'varian' | 'produk' | 'input'>([
  'input',
  'q',
  'min',
  'max',
  'atribut',
  'varian',
  'produk',
])
const customer = { guard: 'customer' } as const

/** The query key of a shopper who waits for everything: nothing comes after the page. */
export const waitParam = 'tunggu'

/** Every URL of the shop. The router matches paths without parameters before paths with parameters. */
export const routes = {
  home: route('/', { layout: 'shop', tagged: true, tab: 'home', icons: 'home' }),
  homeAlias: route('/index1', { layout: 'shop', tagged: true, tab: 'home', icons: 'home' }),
  search: route('/search', { layout: 'shop', query: listing, tagged: true, tab: 'search', icons: 'list' }),
  info: route('/info', { layout: 'shop', tagged: true, tab: 'info' }),
  informationAll: route('/information/all', { tagged: true, tab: 'info' }),
  information: route('/information/:slug', { tagged: true, tab: 'info' }),
  articles: route('/articles', { query: ['page'], tagged: true, tab: 'info' }),
  articlesCategory: route('/articles/:category', { query: ['page'], tagged: true, tab: 'info' }),
  article: route('/article/:slug', { tagged: true, tab: 'info' }),
  flashSale: route('/products/flash-sale', { layout: 'shop', tagged: true, icons: 'list' }),
  products: route('/products/:category', { layout: 'shop', query: listing, tagged: true, tab: 'home', icons: 'list' }),
  categories: route('/kategori', { query: ['q', 'page', 'induk'], tagged: true, tab: 'home' }),
  product: route('/product/:slug', {
    layout: 'buy',
    query: ['varian', 'ulasan', 'bintang', 'foto'],
    tagged: true,
    browsing: true,
    icons: 'product',
  }),
  shippingCost: route('/ongkir', { query: ['produk', 'prov', 'kota', 'kec'] }),
  recent: route('/baru-dilihat', { query: ['produk'], tagged: true }),

  discount: route('/discount/:code'),
  privacy: route('/pengaturan-privasi'),

  login: route('/auth/login', { guard: 'guest', layout: 'plain', query: ['next'], checksHuman: true }),
  register: route('/auth/register', { guard: 'guest', layout: 'plain', query: ['next', 'tiket'], checksHuman: true }),
  loginByCode: route('/auth/kode', { guard: 'guest', layout: 'plain', query: ['next', 'tiket'], checksHuman: true }),
  forgotPassword: route('/auth/lupa-kata-sandi', {
    guard: 'guest',
    layout: 'plain',
    query: ['next', 'tiket'],
    checksHuman: true,
  }),
  undoChange: route('/auth/batalkan/:token', { layout: 'plain' }),
  googleVerification: route('/auth/google-verification', {
    guard: 'guest',
    layout: 'plain',
    query: ['next', 'state', 'code', 'gagal'],
  }),

  cart: route('/order/cart', { layout: 'buy', query: ['isi'], tagged: true, safe: 'cart' }),
  checkout: route('/order/checkout', {
    layout: 'buy',
    query: ['SALE_ID', 'prov', 'kota', 'kec', 'desa', 'cari', waitParam],
    paying: true,
    safe: 'checkout',
  }),
  contactProof: route('/order/verifikasi-kontak', { query: ['SALE_ID', 'tiket'], paying: true }),
  ownerProof: route('/order/verifikasi-akun', { query: ['SALE_ID', 'untuk', 'bukti', 'tiket'], paying: true }),
  success: route('/order/success', { query: ['SALE_ID', 'SALE_BILL_CODE', 'ubah'], paying: true, safe: 'orders' }),
  track: route('/order/track/:token', { query: ['tiket', 'untuk'], safe: 'orders' }),
  trackInvoice: route('/order/track/:token/invoice', { layout: 'bare' }),
  paymentConfirmation: route('/konfirmasi-pembayaran', { query: ['kode'], paying: true }),
  trackingGosend: route('/tracking/gosend/:bookingId', { query: ['lacak'] }),

  profile: route('/profile', { ...customer, layout: 'shop' }),
  profileEdit: route('/profile/edit', { ...customer, query: ['tiket', 'untuk', 'bukti'] }),
  profileAddress: route('/profile/address', {
    ...customer,
    query: ['ubah', 'baru', 'prov', 'kota', 'kec', 'desa', 'cari'],
  }),
  profileAffiliate: route('/profile/affiliate', { ...customer, query: ['page', 'jumlah', 'rekening', 'tiket'] }),
  profileAffiliateWithdrawals: route('/profile/affiliate/history-withdraw', { ...customer, query: ['page'] }),
  profileCoins: route('/profile/coins', { ...customer, query: ['page', 'arah'] }),
  profileGoogle: route('/profile/google-verification', {
    ...customer,
    query: ['state', 'code', 'gagal', 'mulai', 'tiket', 'untuk', 'bukti', 'next'],
  }),
  orders: route('/profile/order', { ...customer, query: ['tab', 'q', 'page'], ownSearch: true }),
  ordersDigital: route('/profile/order/product-digital', { ...customer, query: ['page', 'pesanan', 'produk', 'izin'] }),
  returns: route('/profile/order/return', { ...customer, query: ['page'] }),
  returnDetail: route('/profile/order/return/:returnId', customer),
  ordersWaiting: route('/profile/order/waiting-payment', { ...customer, query: ['page'] }),
  order: route('/profile/order/:saleId', { ...customer, query: ['tiket', 'untuk'] }),
  invoice: route('/profile/order/:saleId/invoice', { ...customer, layout: 'bare' }),
  orderReturn: route('/profile/order/:saleId/return', customer),
  profileWallet: route('/profile/wallet', {
    ...customer,
    query: ['page', 'arah', 'jumlah', 'rekening', 'tiket', 'untuk', 'bukti'],
  }),
  profileWalletWithdrawals: route('/profile/wallet/history-withdraw', { ...customer, query: ['page'] }),
  profileWalletSuccess: route('/profile/wallet/success', { ...customer, query: ['id'] }),
  reviewsWaiting: route('/profile/ulasan', { ...customer, query: ['page', 'pesanan'] }),
  reviewWrite: route('/profile/ulasan/:saleId/:position', customer),
  profileWishlist: route('/profile/wishlist', customer),
  wishlist: route('/wishlist/:token'),

  maintenance: route('/maintenance', { layout: 'bare' }),
  domainNotRegistered: route('/domain-not-registered', { layout: 'bare' }),
  forbidden: route('/forbidden', { layout: 'plain' }),
  simulator: route('/dev/pembayaran/:id', { layout: 'bare', demoOnly: true }),
  outbox: route('/dev/kotak-keluar', { layout: 'bare', demoOnly: true }),
  screens: route('/dev/layar', { layout: 'bare', query: ['layar', 'contoh'], demoOnly: true }),
} as const

/** Screens that have a second address, under which old links may point to them. */
export const otherPaths: { readonly [R in RouteName]?: string } = { login: '/auth/login/_login' }

/** Addresses that answer with a file or data, not with a screen. */
export const resources = {
  health: '/health',
  checkHealth: '/check-health',
  robots: '/robots.txt',
  /** https://www.iana.org/assignments/well-known-uris */
  securityContact: '/.well-known/security.txt',
  changePassword: '/.well-known/change-password',
  privacyControl: '/.well-known/gpc.json',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:part',
  /** Where browsers report what the content security policy stopped. */
  cspReport: '/csp-report',
  vitals: '/vitals',
  feed: '/fb-catalog/:params',
  paymentQr: '/order/qr',
  file: '/profile/file',
  ownPhoto: '/profile/foto',
  ownData: '/profile/data',
  /** How numbers of one country are formatted, for the script of phone fields. */
  phoneMetadata: '/phone-metadata',
  reviewPhoto: '/ulasan/foto',
  /** The pictures that a shop has uploaded: shared/web/media.ts. */
  media: '/media',
  /** A purchased file. */
  digitalFile: '/order/berkas',
} as const

export type RouteName = keyof typeof routes
type PathOf<R extends RouteName> = (typeof routes)[R]['path']
/** The parameter names of a path: 'slug' in '/product/:slug'. */
type ParamNames<P extends string> = P extends `${string}:${infer N}/${infer Rest}`
  ? N | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer N}`
    ? N
    : never
export type Params<R extends RouteName> = { [K in ParamNames<PathOf<R>>]: string }
type HrefArgs<R extends RouteName> = keyof Params<R> extends never
  ? [params?: Record<string, never>, query?: Query]
  : [params: Params<R>, query?: Query]
type Query = Readonly<Record<string, string | number | null | undefined>>

/** The address of a page: `href('product', { slug })`, `href('search', {}, { q })`. Empty query values are left out. */
export function href<R extends RouteName>(name: R, ...args: HrefArgs<R>): string
export function href(name: RouteName, params: Readonly<Record<string, string>> = {}, query: Query = {}): string {
  const path = routes[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}

/** The query keys of all pages. */
type QueryKey = (typeof routes)[RouteName]['query'][number]

/** Query values that may be longer than a search text. */
const longerLimits: Readonly<Record<string, number>> = {
  SALE_ID: limits.idChars,
  SALE_BILL_CODE: limits.idChars,
  varian: limits.idChars,
  induk: limits.idChars,
  pesanan: limits.idChars,
  id: limits.idChars,
  rekening: limits.idChars,
  ubah: limits.idChars,
  tiket: limits.idChars,
  bukti: limits.idChars,
  produk: limits.slugListChars,
  isi: limits.cartLinkChars,
  kode: limits.tokenChars,
  lacak: limits.tokenChars,
  next: limits.nextChars,
  state: limits.stateChars,
} satisfies Partial<Record<QueryKey, number>>

const yes = (value: string) => (value === '1' ? value : '')
const price = (value: string) => String(readRupiah(value) ?? '')
const sorts: ReadonlySet<string> = new Set(productSorts)
/**
 * The one spelling of a value, '' for one that means nothing. Without it every `?sort=` and every `?page=` that
 * somebody makes up would be kept as a page of its own.
 */
const spellings: Readonly<Record<string, (value: string, most?: number) => string>> = {
  q: (value) => value.replace(/\s+/g, ' ').trim(),
  page(value, most = limits.pageMax) {
    const page = Number(value)
    return Number.isInteger(page) && page > 1 ? String(Math.min(page, most)) : ''
  },
  sort: (value) => (sorts.has(value) ? value : ''),
  min: price,
  max: price,
  stok: yes,
  diskon: yes,
  foto: yes,
  bintang: (value) => /^[1-5]$/.exec(value)?.[0] ?? '',
  ulasan: (value) => /^[1-9]\d?$/.exec(value)?.[0] ?? '',
} satisfies Partial<Record<QueryKey, (value: string, most?: number) => string>>

/**
 * The query keys that a page uses, sorted, each in its one spelling and without tracking parameters. The cache key and
 * the canonical address are built from them.
 */
export function knownQuery(name: RouteName, query: URLSearchParams, extra: readonly string[] = []): URLSearchParams {
  const known = new URLSearchParams()
  const keys: readonly string[] = routes[name].query
  const lastPage = keys === listing ? limits.listingPages : limits.pageMax
  for (const key of [...keys, ...extra].toSorted()) {
    // A form without script sends each chosen attribute separately; they are joined into one text.
    const value =
      key === 'atribut'
        ? choicesText(readChoices(query.getAll(key).join(',').slice(0, limits.choicesChars)))
        : (query.get(key) ?? '').slice(0, longerLimits[key] ?? limits.queryChars)
    const spelt = spellings[key]?.(value, lastPage) ?? value
    if (spelt) known.set(key, spelt)
  }
  return known
}
