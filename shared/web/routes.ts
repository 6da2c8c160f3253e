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

/** What is known of a page beside its address; without a word as in `complete`. */
interface Facts {
  /** How much work it makes, by its name in `pageWork` of work.ts. */
  work: 'kept' | 'own' | 'buying' | 'entry'
  guard?: Guard
  layout?: Layout
  /** The query keys of this page; all others are dropped from its canonical URL and its cache key. */
  query?: readonly string[]
  /** Tags may run here after consent. Not where one signs in, pays, reads what is one's own, or the address is a key. */
  tagged?: boolean
  /** Somebody pays here: in a crowd what such a page asks goes before those of people who still look. */
  paying?: boolean
  /** Of an order that also a guest may have: who owns it and is not signed in does not find it. */
  ofOrder?: boolean
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
/** What lists of products are filtered and sorted by. */
export const listing = ['q', 'persis', 'page', 'sort', 'min', 'max', 'stok', 'diskon', 'atribut'] as const
const customer = { guard: 'customer', work: 'own' } as const
const signingIn = { work: 'entry', guard: 'guest', layout: 'plain', checksHuman: true } as const
const placing = { work: 'buying', paying: true } as const
const list = { work: 'kept', layout: 'shop', query: listing, tagged: true, icons: 'list' } as const
const ofProduct = ['varian', 'pilih', 'ulasan', 'bintang', 'foto'] as const

/** The query key of a shopper who waits for everything: nothing comes after the page. */
export const waitParam = 'tunggu'

/**
 * The address of every page of the shop. The router matches paths without parameters before paths with parameters. Of
 * this file browsers load only these, and `href`.
 */
export const paths = {
  home: '/',
  homeAlias: '/index1',
  search: '/search',
  info: '/info',
  informationAll: '/information/all',
  information: '/information/:slug',
  articles: '/articles',
  articlesCategory: '/articles/:category',
  article: '/article/:slug',
  planned: '/pratinjau/:token',
  flashSale: '/products/flash-sale',
  products: '/products/:category',
  categories: '/kategori',
  product: '/product/:slug',
  adultProduct: '/dewasa/:slug',
  shippingCost: '/ongkir',
  recent: '/baru-dilihat',

  discount: '/discount/:code',
  privacy: '/pengaturan-privasi',

  login: '/auth/login',
  register: '/auth/register',
  loginByCode: '/auth/kode',
  forgotPassword: '/auth/lupa-kata-sandi',
  undoChange: '/auth/batalkan/:token',
  googleVerification: '/auth/google-verification',

  cart: '/order/cart',
  checkout: '/order/checkout',
  contactProof: '/order/verifikasi-kontak',
  ownerProof: '/order/verifikasi-akun',
  success: '/order/success',
  track: '/order/track/:token',
  payFor: '/order/bayar/:token',
  trackReview: '/order/track/:token/ulasan',
  trackInvoice: '/order/track/:token/invoice',
  paymentConfirmation: '/konfirmasi-pembayaran',
  trackingGosend: '/tracking/gosend/:bookingId',

  profile: '/profile',
  profileEdit: '/profile/edit',
  profileAddress: '/profile/address',
  profileAffiliate: '/profile/affiliate',
  profileAffiliateWithdrawals: '/profile/affiliate/history-withdraw',
  profileCoins: '/profile/coins',
  profileGoogle: '/profile/google-verification',
  orders: '/profile/order',
  ordersDigital: '/profile/order/product-digital',
  returns: '/profile/order/return',
  returnDetail: '/profile/order/return/:returnId',
  ordersWaiting: '/profile/order/waiting-payment',
  order: '/profile/order/:saleId',
  invoice: '/profile/order/:saleId/invoice',
  orderReturn: '/profile/order/:saleId/return',
  profileVoucher: '/profile/voucher',
  profileWallet: '/profile/wallet',
  profileWalletWithdrawals: '/profile/wallet/history-withdraw',
  profileWalletSuccess: '/profile/wallet/success',
  reviewsWaiting: '/profile/ulasan',
  reviewWrite: '/profile/ulasan/:saleId/:position',
  profileWishlist: '/profile/wishlist',
  wishlist: '/wishlist/:token',
  alerts: '/kabar-barang',

  maintenance: '/maintenance',
  domainNotRegistered: '/domain-not-registered',
  forbidden: '/forbidden',
  simulator: '/dev/pembayaran/:id',
  outbox: '/dev/kotak-keluar',
  screens: '/dev/layar',
} as const
export type RouteName = keyof typeof paths

/** Of what shoppers browse and buy. */
const shopFacts = () =>
  ({
    home: { work: 'kept', layout: 'shop', tagged: true, tab: 'home', icons: 'home' },
    homeAlias: { work: 'kept', layout: 'shop', tagged: true, tab: 'home', icons: 'home' },
    search: { ...list, tab: 'search' },
    info: { work: 'kept', layout: 'shop', tagged: true, tab: 'info' },
    informationAll: { work: 'kept', tagged: true, tab: 'info' },
    information: { work: 'kept', tagged: true, tab: 'info' },
    articles: { work: 'kept', query: ['page'], tagged: true, tab: 'info' },
    articlesCategory: { work: 'kept', query: ['page'], tagged: true, tab: 'info' },
    article: { work: 'kept', tagged: true, tab: 'info' },
    planned: { work: 'own' },
    flashSale: { work: 'kept', layout: 'shop', tagged: true, icons: 'home' },
    products: list,
    categories: { work: 'kept', query: ['q', 'page', 'induk'], tagged: true },
    product: { work: 'kept', layout: 'buy', query: ofProduct, tagged: true, browsing: true, icons: 'product' },
    adultProduct: { work: 'own', layout: 'buy', query: ofProduct },
    shippingCost: { work: 'own', query: ['produk', 'cari', 'prov', 'kota', 'kec', 'kg'] },
    recent: { work: 'own', query: ['produk'], tagged: true },

    discount: { work: 'own' },
    privacy: { work: 'own' },

    login: { ...signingIn, query: ['next'] },
    register: { ...signingIn, query: ['next', 'tiket', 'akun', 'lewat', 'SALE_ID'] },
    loginByCode: { ...signingIn, query: ['next', 'tiket', 'akun', 'lewat'] },
    forgotPassword: { ...signingIn, query: ['next', 'tiket', 'akun', 'lewat'] },
    undoChange: { work: 'entry', layout: 'plain' },
    googleVerification: { work: 'entry', guard: 'guest', layout: 'plain', query: ['next', 'state', 'code', 'gagal'] },

    cart: { work: 'buying', layout: 'buy', query: ['isi'], tagged: true, safe: 'cart' },
    checkout: {
      ...placing,
      ofOrder: true,
      layout: 'buy',
      query: ['SALE_ID', waitParam],
      safe: 'checkout',
    },
    contactProof: { ...placing, ofOrder: true, layout: 'buy', query: ['SALE_ID', 'tiket', 'lewat'] },
    ownerProof: { ...placing, ofOrder: true, layout: 'buy', query: ['SALE_ID', 'untuk', 'bukti', 'tiket'] },
    success: { ...placing, ofOrder: true, query: ['SALE_ID', 'SALE_BILL_CODE', 'ubah'], safe: 'orders' },
    track: { work: 'entry', query: ['tiket', 'untuk'], safe: 'orders' },
    payFor: { work: 'own', layout: 'plain', paying: true },
    trackReview: { work: 'own', query: ['baris', 'bintang'] },
    trackInvoice: { work: 'own', layout: 'bare' },
    paymentConfirmation: { work: 'own', query: ['kode'], paying: true },
    trackingGosend: { work: 'own', query: ['lacak'] },
  }) as const

/** Of a customer's own pages, and of those for when something is in the way. */
const otherFacts = () =>
  ({
    profile: { ...customer, layout: 'shop' },
    profileEdit: { ...customer, query: ['tiket', 'untuk', 'bukti'] },
    profileAddress: { ...customer, query: ['ubah', 'baru'] },
    profileAffiliate: { ...customer, query: ['page', 'jumlah', 'rekening', 'tiket'] },
    profileAffiliateWithdrawals: { ...customer, query: ['page'] },
    profileCoins: { ...customer, query: ['page', 'arah'] },
    profileGoogle: { ...customer, query: ['state', 'code', 'gagal', 'mulai', 'tiket', 'untuk', 'bukti', 'next'] },
    orders: { ...customer, query: ['tab', 'q', 'page'], ownSearch: true },
    ordersDigital: { ...customer, query: ['page', 'pesanan', 'produk', 'izin'] },
    returns: { ...customer, query: ['page'] },
    returnDetail: customer,
    ordersWaiting: { ...customer, query: ['page'] },
    order: { ...customer, query: ['tiket', 'untuk'] },
    invoice: { ...customer, layout: 'bare' },
    orderReturn: customer,
    profileVoucher: customer,
    profileWallet: { ...customer, query: ['page', 'arah', 'jumlah', 'rekening', 'tiket', 'untuk', 'bukti'] },
    profileWalletWithdrawals: { ...customer, query: ['page'] },
    profileWalletSuccess: { ...customer, query: ['id'] },
    reviewsWaiting: { ...customer, query: ['page', 'pesanan', 'tab'] },
    reviewWrite: { ...customer, query: ['bintang'] },
    profileWishlist: customer,
    wishlist: { work: 'own' },
    alerts: { work: 'own', query: ['k'] },

    maintenance: { work: 'kept', layout: 'bare' },
    domainNotRegistered: { work: 'kept', layout: 'bare' },
    forbidden: { work: 'own', layout: 'plain' },
    simulator: { work: 'buying', layout: 'bare', demoOnly: true },
    outbox: { work: 'buying', layout: 'bare', demoOnly: true },
    screens: { work: 'own', layout: 'bare', query: ['layar', 'contoh'], demoOnly: true },
  }) as const

const facts = () => ({ ...shopFacts(), ...otherFacts() }) satisfies { readonly [R in RouteName]: Facts }
type FactsOf<R extends RouteName> = ReturnType<typeof facts>[R]
interface Page<R extends RouteName> extends Required<Omit<Facts, 'guard' | 'query' | 'tab' | 'safe'>> {
  path: (typeof paths)[R]
  guard: FactsOf<R> extends { guard: infer G } ? G : 'anyone'
  query: readonly (FactsOf<R> extends { query: readonly (infer Q)[] } ? Q : never)[]
  tab: Tab | null
  safe: NonNullable<Facts['safe']> | null
}

function complete() {
  const pages = Object.entries<Facts>(facts()).map(([name, own]) => [
    name,
    {
      path: paths[name as RouteName],
      guard: 'anyone',
      layout: 'inner',
      query: [],
      tagged: false,
      paying: false,
      ofOrder: false,
      checksHuman: false,
      demoOnly: false,
      ownSearch: false,
      browsing: own.layout === 'shop',
      tab: own.guard === 'customer' ? 'profile' : null,
      icons: 'other',
      safe: own.guard === 'customer' ? 'orders' : null,
      ...own,
    },
  ])
  return Object.fromEntries(pages) as { readonly [R in RouteName]: Page<R> }
}

/** Every page of the shop with its address and all that is known of it. */
export const routes = /* @__PURE__ */ complete()

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

type PathOf<R extends RouteName> = (typeof paths)[R]
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
  const path = paths[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    if (value !== null && value !== undefined && value !== '') search.set(key, String(value))
  return search.size > 0 ? `${path}?${search}` : path
}
