import { expect, test } from 'vitest'
import { resources } from './resources.ts'
import { otherPaths, routes } from './routes.ts'

// The specification's route table, row by row; `:name` is a parameter.
// Proves §2.2, §2.3, §2.4, §2.5, §2.6, §2.7, §2.8, §2.9, §2.10, §2.11, §2.12, §2.13, §2.14, §2.15, §2.16
// Proves §2.17, §2.20, §2.21, §2.22, §2.23, §2.24, §2.25, §2.26, §2.27, §2.28, §2.29, §2.31, §2.32, §2.34
// Proves §2.35, §2.36, §2.37, §2.38, §2.39, §2.40
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
] as const)('the route table has %s', (path, name) => {
  expect(routes[name].path).toBe(path)
})

// Proves §2.13
test('the login has its child route as a second address', () => {
  expect(otherPaths).toEqual({ login: '/auth/login/_login' })
})

// Proves §2.41
test('the health check has two addresses, the feed has one', () => {
  expect(resources).toMatchObject({ health: '/health', checkHealth: '/check-health' })
  expect(resources.feed).toBe('/fb-catalog/:params')
})

// Proves §2.48
test('paths below /profile need a customer, those below /auth a guest, and others, with the link that undoes a change, are open to anyone', () => {
  // Anyone who follows the link of a message may be signed in on that device.
  const expected = (path: string) => {
    if (path === routes.undoChange.path) return 'anyone'
    return path.startsWith('/profile') ? 'customer' : path.startsWith('/auth/') ? 'guest' : 'anyone'
  }
  for (const { path, guard } of Object.values(routes)) expect([path, guard]).toEqual([path, expected(path)])
})

// Proves §2.18
test('checkout and success receive their order id as SALE_ID', () => {
  expect(routes.checkout.query).toContain('SALE_ID')
  expect(routes.success.query).toContain('SALE_ID')
})

// Proves §2.30
test('an invoice has no header and no footer', () => {
  expect(routes.invoice.layout).toBe('bare')
})

// Proves §2.46
test('paths use the six parameters of the specification and five of our own', () => {
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
    'part',
    'position',
    'returnId',
    'saleId',
    'slug',
    'token',
  ])
})
