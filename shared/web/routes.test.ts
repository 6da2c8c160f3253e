import { expect, test } from 'vitest'
import { resources, routes } from './routes.ts'

// The specification's table of routes, row by row; a parameter is written `:name` here.
test.each([
  ['/', 'home'],
  ['/index1', 'homeAlias'],
  ['/search', 'search'],
  ['/info', 'info'],
  ['/information/:slug', 'information'],
  ['/information/all', 'informationAll'],
  ['/article/:slug', 'article'],
  ['/articles', 'articles'],
  ['/articles/:category', 'articlesCategory'],
  ['/products/:category', 'products'],
  ['/product/:slug', 'product'],
  ['/auth/login', 'login'],
  ['/auth/register', 'register'],
  ['/auth/google-verification', 'googleVerification'],
  ['/konfirmasi-pembayaran', 'paymentConfirmation'],
  ['/order/cart', 'cart'],
  ['/order/checkout', 'checkout'],
  ['/order/success', 'success'],
  ['/profile', 'profile'],
  ['/profile/edit', 'profileEdit'],
  ['/profile/address', 'profileAddress'],
  ['/profile/affiliate', 'profileAffiliate'],
  ['/profile/affiliate/history-withdraw', 'profileAffiliateWithdrawals'],
  ['/profile/coins', 'profileCoins'],
  ['/profile/google-verification', 'profileGoogle'],
  ['/profile/order', 'orders'],
  ['/profile/order/:saleId', 'order'],
  ['/profile/order/:saleId/invoice', 'invoice'],
  ['/profile/order/:saleId/return', 'orderReturn'],
  ['/profile/order/product-digital', 'ordersDigital'],
  ['/profile/order/return', 'returns'],
  ['/profile/order/return/:returnId', 'returnDetail'],
  ['/profile/order/waiting-payment', 'ordersWaiting'],
  ['/profile/wallet', 'profileWallet'],
  ['/profile/wallet/history-withdraw', 'profileWalletWithdrawals'],
  ['/profile/wallet/success', 'profileWalletSuccess'],
  ['/profile/wishlist', 'profileWishlist'],
  ['/tracking/gosend/:bookingId', 'trackingGosend'],
  ['/maintenance', 'maintenance'],
  ['/domain-not-registered', 'domainNotRegistered'],
  ['/forbidden', 'forbidden'],
] as const)('%s stands in the table', (path, name) => {
  expect(routes[name].path).toBe(path)
})

test('health has both its addresses, the feed its own', () => {
  expect(resources).toMatchObject({ health: '/health', checkHealth: '/check-health' })
  expect(resources.feed).toBe('/fb-catalog/:params')
})

test('every address below /profile needs a customer, every one below /auth a guest, and no other', () => {
  const expected = (path: string) =>
    path.startsWith('/profile') ? 'customer' : path.startsWith('/auth/') ? 'guest' : 'anyone'
  for (const { path, guard } of Object.values(routes)) expect([path, guard]).toEqual([path, expected(path)])
})

test('checkout and its success are told their sale by SALE_ID', () => {
  expect(routes.checkout.query).toContain('SALE_ID')
  expect(routes.success.query).toContain('SALE_ID')
})

test('an invoice stands alone, without header or footer', () => {
  expect(routes.invoice.layout).toBe('bare')
})

test('the parameters of an address are the six of the specification and four of our own', () => {
  const names = new Set(
    Object.values({
      ...resources,
      ...Object.fromEntries(Object.values(routes).map(({ path }) => [path, path])),
    }).flatMap((path) => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name)),
  )
  expect([...names].toSorted()).toEqual([
    'bookingId',
    'category',
    'code',
    'id',
    'params',
    'position',
    'returnId',
    'saleId',
    'slug',
    'token',
  ])
})
