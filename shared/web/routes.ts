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
  /** How much work it makes, by its name in `pageWork` of work.ts. */
  work: 'kept' | 'own' | 'buying' | 'entry'
  guard?: G
  layout?: Layout
  /** The query keys of this page; all others are dropped from its canonical URL and its cache key. */
  query?: readonly Q[]
  /** Tags may run here after consent. Not where one signs in, pays, reads what is one's own, or the address is a key. */
  tagged?: boolean
  /** Somebody pays here: in a crowd what such a page asks goes before those of people who still look. */
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
  options: Options<G, Q>,
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
/** What lists of products are filtered and sorted by. */
export const listing = ['q', 'page', 'sort', 'min', 'max', 'stok', 'diskon', 'atribut'] as const
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
const customer = { guard: 'customer', work: 'own' } as const
const signingIn = { work: 'entry', guard: 'guest', layout: 'plain', checksHuman: true } as const
const placing = { work: 'buying', paying: true } as const
const ofProduct = ['varian', 'pilih', 'ulasan', 'bintang', 'foto'] as const

/** The query key of a shopper who waits for everything: nothing comes after the page. */
export const waitParam = 'tunggu'

/** Every URL of the shop. The router matches paths without parameters before paths with parameters. */
export const routes = {
  home: route('/', { work: 'kept', layout: 'shop', tagged: true, tab: 'home', icons: 'home' }),
  homeAlias: route('/index1', { work: 'kept', layout: 'shop', tagged: true, tab: 'home', icons: 'home' }),
  search: route('/search', {
    work: 'kept',
    layout: 'shop',
    query: listing,
    tagged: true,
    tab: 'search',
    icons: 'list',
  }),
  info: route('/info', { work: 'kept', layout: 'shop', tagged: true, tab: 'info' }),
  informationAll: route('/information/all', { work: 'kept', tagged: true, tab: 'info' }),
  information: route('/information/:slug', { work: 'kept', tagged: true, tab: 'info' }),
  articles: route('/articles', { work: 'kept', query: ['page'], tagged: true, tab: 'info' }),
  articlesCategory: route('/articles/:category', { work: 'kept', query: ['page'], tagged: true, tab: 'info' }),
  article: route('/article/:slug', { work: 'kept', tagged: true, tab: 'info' }),
  flashSale: route('/products/flash-sale', { work: 'kept', layout: 'shop', tagged: true, icons: 'home' }),
  products: route('/products/:category', {
    work: 'kept',
    layout: 'shop',
    query: listing,
    tagged: true,
    tab: 'home',
    icons: 'list',
  }),
  categories: route('/kategori', { work: 'kept', query: ['q', 'page', 'induk'], tagged: true, tab: 'home' }),
  product: route('/product/:slug', {
    work: 'kept',
    layout: 'buy',
    query: ofProduct,
    tagged: true,
    browsing: true,
    icons: 'product',
  }),
  adultProduct: route('/dewasa/:slug', { work: 'own', layout: 'buy', query: ofProduct }),
  shippingCost: route('/ongkir', { work: 'own', query: ['produk', 'cari', 'prov', 'kota', 'kec'] }),
  recent: route('/baru-dilihat', { work: 'own', query: ['produk'], tagged: true }),

  discount: route('/discount/:code', { work: 'own' }),
  privacy: route('/pengaturan-privasi', { work: 'own' }),

  login: route('/auth/login', { ...signingIn, query: ['next'] }),
  register: route('/auth/register', { ...signingIn, query: ['next', 'tiket', 'akun', 'SALE_ID'] }),
  loginByCode: route('/auth/kode', { ...signingIn, query: ['next', 'tiket', 'akun'] }),
  forgotPassword: route('/auth/lupa-kata-sandi', { ...signingIn, query: ['next', 'tiket', 'akun'] }),
  undoChange: route('/auth/batalkan/:token', { work: 'entry', layout: 'plain' }),
  googleVerification: route('/auth/google-verification', {
    work: 'entry',
    guard: 'guest',
    layout: 'plain',
    query: ['next', 'state', 'code', 'gagal'],
  }),

  cart: route('/order/cart', { work: 'buying', layout: 'buy', query: ['isi'], tagged: true, safe: 'cart' }),
  checkout: route('/order/checkout', {
    ...placing,
    layout: 'buy',
    query: ['SALE_ID', 'prov', 'kota', 'kec', 'desa', 'cari', waitParam],
    safe: 'checkout',
  }),
  contactProof: route('/order/verifikasi-kontak', { ...placing, query: ['SALE_ID', 'tiket'] }),
  ownerProof: route('/order/verifikasi-akun', { ...placing, query: ['SALE_ID', 'untuk', 'bukti', 'tiket'] }),
  success: route('/order/success', { ...placing, query: ['SALE_ID', 'SALE_BILL_CODE', 'ubah'], safe: 'orders' }),
  track: route('/order/track/:token', { work: 'entry', query: ['tiket', 'untuk'], safe: 'orders' }),
  trackInvoice: route('/order/track/:token/invoice', { work: 'own', layout: 'bare' }),
  paymentConfirmation: route('/konfirmasi-pembayaran', { work: 'own', query: ['kode'], paying: true }),
  trackingGosend: route('/tracking/gosend/:bookingId', { work: 'own', query: ['lacak'] }),

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
  wishlist: route('/wishlist/:token', { work: 'own' }),

  maintenance: route('/maintenance', { work: 'kept', layout: 'bare' }),
  domainNotRegistered: route('/domain-not-registered', { work: 'kept', layout: 'bare' }),
  forbidden: route('/forbidden', { work: 'own', layout: 'plain' }),
  simulator: route('/dev/pembayaran/:id', { work: 'buying', layout: 'bare', demoOnly: true }),
  outbox: route('/dev/kotak-keluar', { work: 'buying', layout: 'bare', demoOnly: true }),
  screens: route('/dev/layar', { work: 'own', layout: 'bare', query: ['layar', 'contoh'], demoOnly: true }),
} as const

/** Screens that have a second address, under which old links may point to them. */
export const otherPaths: { readonly [R in RouteName]?: string } = { login: '/auth/login/_login' }

/** Files and data that pages link to, or that their scripts ask for. */
export const fileAddresses = {
  paymentQr: '/order/qr',
  file: '/profile/file',
  ownPhoto: '/profile/foto',
  ownData: '/profile/data',
  /** A guest's data of one order. */
  orderData: '/order/data',
  /** How numbers of one country are formatted, for the script of phone fields. */
  phoneMetadata: '/phone-metadata',
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
