import type { AnyPage } from '#client/app/page/page.ts'
import type { RouteName } from '#shared/web/routes.ts'
import { adultProduct } from '#client/screens/adult-product/page.tsx'
import { profileAddress } from '#client/screens/profile-address/page.tsx'
import { profileAffiliate } from '#client/screens/profile-affiliate/page.tsx'
import { alerts } from '#client/screens/alerts/page.tsx'
import { article } from '#client/screens/article/page.tsx'
import { articles, articlesCategory } from '#client/screens/articles/page.tsx'
import { cart } from '#client/screens/cart/page.tsx'
import { categories } from '#client/screens/categories/page.tsx'
import { checkout } from '#client/screens/checkout/page.tsx'
import { profileCoins } from '#client/screens/profile-coins/page.tsx'
import { contactProof } from '#client/screens/contact-proof/page.tsx'
import { discount } from '#client/screens/discount/page.tsx'
import { domainNotRegistered } from '#client/screens/domain-not-registered/page.tsx'
import { flashSale } from '#client/screens/flash-sale/page.tsx'
import { forbidden } from '#client/screens/forbidden/page.tsx'
import { googleVerification, profileGoogle } from '#client/screens/google-verification/page.tsx'
import { home, homeAlias } from '#client/screens/home/page.tsx'
import { info } from '#client/screens/info/page.tsx'
import { informationAll } from '#client/screens/information-all/page.tsx'
import { information } from '#client/screens/information/page.tsx'
import { invoice, trackInvoice } from '#client/screens/invoice/page.tsx'
import { login } from '#client/screens/login/page.tsx'
import { forgotPassword, loginByCode } from '#client/screens/login-by-code/page.tsx'
import { maintenance } from '#client/screens/maintenance/page.tsx'
import { order } from '#client/screens/order/page.tsx'
import { orders } from '#client/screens/orders/page.tsx'
import { outbox } from '#client/screens/outbox/page.tsx'
import { ownerProof } from '#client/screens/owner-proof/page.tsx'
import { paymentConfirmation } from '#client/screens/payment-confirmation/page.tsx'
import { returns } from '#client/screens/returns/page.tsx'
import { returnDetail } from '#client/screens/return-detail/page.tsx'
import { ordersDigital } from '#client/screens/orders-digital/page.tsx'
import { ordersWaiting } from '#client/screens/orders-waiting/page.tsx'
import { orderReturn } from '#client/screens/order-return/page.tsx'
import { privacy } from '#client/screens/privacy/page.tsx'
import { product } from '#client/screens/product/page.tsx'
import { products } from '#client/screens/products/page.tsx'
import { profileEdit } from '#client/screens/profile-edit/page.tsx'
import { profile } from '#client/screens/profile/page.tsx'
import { recent } from '#client/screens/recent/page.tsx'
import { register } from '#client/screens/register/page.tsx'
import { payFor } from '#client/screens/pay-for/page.tsx'
import { trackReview } from '#client/screens/review-write/by-link.tsx'
import { reviewsWaiting, reviewWrite } from '#client/screens/review-write/page.tsx'
import { screensPage } from '#client/screens/screens/page.tsx'
import { search } from '#client/screens/search/page.tsx'
import { simulator } from '#client/screens/simulator/page.tsx'
import { shippingCost } from '#client/screens/shipping-cost/page.tsx'
import { success } from '#client/screens/success/page.tsx'
import { track } from '#client/screens/track/page.tsx'
import { profileVoucher } from '#client/screens/profile-voucher/page.tsx'
import { profileWallet } from '#client/screens/profile-wallet/page.tsx'
import { profileWalletSuccess } from '#client/screens/profile-wallet-success/page.tsx'
import {
  profileAffiliateWithdrawals,
  profileWalletWithdrawals,
} from '#client/screens/profile-wallet-withdrawals/page.tsx'
import { planned } from '#client/screens/planned/page.tsx'
import { undoChange } from '#client/screens/undo-change/page.tsx'
import { wishlist } from '#client/screens/wishlist/page.tsx'
import { profileWishlist } from '#client/screens/profile-wishlist/page.tsx'
import { trackingGosend } from '#client/screens/tracking-gosend/page.tsx'

/** The table of contents. Every route of `shared/web/routes.ts` has its screen here, or this does not compile. */
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
  planned,
  flashSale,
  products,
  categories,
  product,
  adultProduct,
  discount,
  privacy,
  recent,
  shippingCost,

  login,
  register,
  loginByCode,
  forgotPassword,
  undoChange,
  googleVerification,

  cart,
  checkout,
  contactProof,
  ownerProof,
  success,
  track,
  trackInvoice,
  trackReview,
  payFor,
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
  profileVoucher,
  profileWallet,
  profileWalletWithdrawals,
  profileWalletSuccess,
  reviewsWaiting,
  reviewWrite,
  profileWishlist,
  wishlist,
  alerts,

  maintenance,
  domainNotRegistered,
  forbidden,
  simulator,
  outbox,
  screens: screensPage(() => pages as Readonly<Record<string, AnyPage>>),
}
