import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { installRenderer } from '#client/app/page/edge-renderer.ts'
import type { EndpointName } from '#shared/api/index.ts'
import { type RouteName, routes } from '#shared/web/routes.ts'
import { accountLinks, AccountNav } from './account-nav.tsx'

installRenderer(renderToString)

/** The routes whose link says 'you are here' on the screen of `route`. */
function marked(route: RouteName): string {
  const html = renderToString(<AccountNav route={route} shop={{ absent: [] }} />)
  const addresses = [...html.matchAll(/<a href="([^"]+)" aria-current="page"/g)].map(([, address]) => address)
  return Object.entries(routes)
    .flatMap(([name, { path }]) => (addresses.includes(path) ? [name] : []))
    .join()
}

test('every customer’s screen belongs to the link whose address its own begins with, the longest of them', () => {
  const homes = Object.entries(routes)
    .filter(([, { guard }]) => guard === 'customer')
    .map(([name]) => [name, marked(name as RouteName)])
  expect(Object.fromEntries(homes)).toEqual({
    profile: 'profile',
    profileEdit: 'profileEdit',
    profileAddress: 'profileAddress',
    profileAffiliate: 'profileAffiliate',
    profileAffiliateWithdrawals: 'profileAffiliate',
    profileCoins: 'profileCoins',
    profileVoucher: 'profileVoucher',
    profileGoogle: 'profile',
    orders: 'orders',
    ordersDigital: 'ordersDigital',
    returns: 'returns',
    returnDetail: 'returns',
    ordersWaiting: 'orders',
    order: 'orders',
    invoice: 'orders',
    orderReturn: 'orders',
    profileWallet: 'profileWallet',
    profileWalletWithdrawals: 'profileWallet',
    profileWalletSuccess: 'profileWallet',
    reviewsWaiting: 'reviewsWaiting',
    reviewWrite: 'reviewsWaiting',
    profileWishlist: 'profileWishlist',
  })
})

// Proves ASVS 7.4.4
test('every page of the account has the logout beside it, and the profile, which has it too', () => {
  const html = renderToString(<AccountNav route="profileEdit" shop={{ absent: [] }} />)
  expect(/<form[^>]*>/.exec(html)?.[0]).toContain(`action="${routes.profile.path}?_=logout"`)
  expect(/<form[^>]*>/.exec(html)?.[0]).toContain('method="post"')
  expect(html).toContain(`<a href="${routes.profile.path}"`)
})

test('what a backend cannot list has no link', () => {
  const linked = (absent: EndpointName[]) =>
    [...renderToString(<AccountNav route="profile" shop={{ absent }} />).matchAll(/<a href="([^"]+)"/g)].map(
      ([, address]) => address,
    )
  const lacking = linked(['order.list', 'return.list', 'wishlist.list', 'digital.list', 'address.list'])
  expect(linked([]).filter((address) => !lacking.includes(address))).toEqual(
    (['orders', 'returns', 'profileWishlist', 'ordersDigital', 'profileAddress'] as const).map((to) => routes[to].path),
  )
})

test('the profile leads to the returns itself where it has no orders to show them with', () => {
  const returns = (absent: EndpointName[]) => accountLinks({ absent }).some(({ to }) => to === 'returns')
  expect([returns([]), returns(['order.list']), returns(['order.list', 'return.list'])]).toEqual([false, true, false])
})
