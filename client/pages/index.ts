import type { AnyPage } from '#client/page.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { profileAddress } from './addresses.tsx'
import { profileAffiliate } from './affiliate.tsx'
import { article } from './article.tsx'
import { articles, articlesCategory } from './articles.tsx'
import { cart } from './cart.tsx'
import { checkout } from './checkout.tsx'
import { profileCoins } from './coins.tsx'
import { discount } from './discount.tsx'
import { domainNotRegistered } from './domain-not-registered.tsx'
import { flashSale } from './flash-sale.tsx'
import { forbidden } from './forbidden.tsx'
import { googleVerification, profileGoogle } from './google.tsx'
import { home, homeAlias } from './home.tsx'
import { info } from './info.tsx'
import { informationAll } from './information-all.tsx'
import { information } from './information.tsx'
import { invoice, trackInvoice } from './invoice.tsx'
import { login } from './login.tsx'
import { forgotPassword, loginByCode } from './by-code.tsx'
import { maintenance } from './maintenance.tsx'
import { order } from './order.tsx'
import { orders } from './orders.tsx'
import { outbox } from './outbox.tsx'
import { paymentConfirmation } from './payment-confirmation.tsx'
import { returns } from './returns.tsx'
import { returnDetail } from './return-detail.tsx'
import { ordersDigital } from './orders-digital.tsx'
import { ordersWaiting } from './orders-waiting.tsx'
import { orderReturn } from './order-return.tsx'
import { product } from './product.tsx'
import { products } from './products.tsx'
import { profileEdit } from './profile-edit.tsx'
import { profile } from './profile.tsx'
import { recent } from './recent.tsx'
import { register } from './register.tsx'
import { reviewsWaiting, reviewWrite } from './review-write.tsx'
import { screensPage } from './screens.tsx'
import { search } from './search.tsx'
import { simulator } from './simulator.tsx'
import { shippingCost } from './shipping-cost.tsx'
import { success } from './success.tsx'
import { track } from './track.tsx'
import { profileWallet } from './wallet.tsx'
import { profileWalletSuccess } from './wallet-success.tsx'
import { profileAffiliateWithdrawals, profileWalletWithdrawals } from './withdrawals.tsx'
import { wishlist } from './shared-wishlist.tsx'
import { profileWishlist } from './wishlist.tsx'
import { trackingGosend } from './tracking-gosend.tsx'

/** The table of contents: every route of `shared/web/routes.ts` has its screen here, or this does not compile. */
export const pages: { readonly [R in RouteName]: AnyPage<R> } = {
  home,
  homeAlias,
  search,
  info,
  informationAll,
  information,
  articles,
  articlesCategory,
  article,
  flashSale,
  products,
  product,
  discount,
  recent,
  shippingCost,

  login,
  register,
  loginByCode,
  forgotPassword,
  googleVerification,

  cart,
  checkout,
  success,
  track,
  trackInvoice,
  paymentConfirmation,
  trackingGosend,

  profile,
  profileEdit,
  profileAddress,
  profileAffiliate,
  profileAffiliateWithdrawals,
  profileCoins,
  profileGoogle,
  orders,
  ordersDigital,
  returns,
  returnDetail,
  ordersWaiting,
  order,
  invoice,
  orderReturn,
  profileWallet,
  profileWalletWithdrawals,
  profileWalletSuccess,
  reviewsWaiting,
  reviewWrite,
  profileWishlist,
  wishlist,

  maintenance,
  domainNotRegistered,
  forbidden,
  simulator,
  outbox,
  screens: screensPage(() => pages as Readonly<Record<string, AnyPage>>),
}
