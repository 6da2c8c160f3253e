import { everyCountry } from '#shared/indonesia/countries.ts'
import { pauseNotice } from '#shared/order/shipping-pause.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { accepted } from '#shared/result.ts'
import type { Handlers } from '#commerce/platform/handlers.ts'
import { readPushKeys } from '#commerce/notification/push-keys.ts'
import { marksOf } from '#commerce/vendors/payment/methods.ts'
import { cityOf } from './origin.ts'
import { bannersOf, isShown, popupOf } from './planned.ts'

/** The calls behind a shop's frame, all answered from its settings. */
export const site: Handlers<'site'> = {
  templateSetting: (_, { shop }) =>
    accepted({ customerCarePhone: shop.customerCarePhone, whatsappShown: shop.whatsappShown, colorId: shop.theme }),
  banners: (_, { shop, now }) =>
    accepted({
      images: bannersOf(shop).flatMap(({ from, until, ...one }) => (isShown({ from, until }, now) ? [one] : [])),
    }),
  footerMenu: (_, { shop }) =>
    accepted(shop.footerMenu.map((entry) => ({ ...entry, children: entry.children.map((child) => ({ ...child })) }))),
  companyHeader: (_, { shop }) => accepted({ title: shop.name, logo: shop.logo, description: shop.description }),
  watermark: (_, { shop }) => accepted({ shown: shop.watermarkShown }),
  settings: (_, { shop, vendors, now, platform }) => {
    const { maintenance, demo, businessName, businessAddress, businessEmail, openingHours, returnDays } = shop
    // A shop that was opened before this setting has none.
    const { only, except } = shop.phoneCountries ?? everyCountry
    return accepted({
      maintenance,
      demo,
      // A shop that was opened before this setting has not chosen it.
      hstsPreload: shop.hstsPreload ?? false,
      humanCheckSiteKey: vendors.humanCheck?.siteKey ?? null,
      pushKey: readPushKeys(platform.pushKeys)?.publicKey ?? null,
      city: cityOf(shop),
      businessName,
      businessAddress,
      businessEmail,
      businessNib: shop.nib ?? '',
      businessPse: shop.pse ?? '',
      openingHours,
      returnDays,
      notice: pauseNotice(shop.shippingPause, now),
      payments: marksOf(vendors.methods),
      couriers: [...new Set(vendors.couriers.flatMap(({ brands }) => brands))].filter(
        (brand) => !shop.couriersOff?.includes(brand.toLowerCase()),
      ),
      phoneCountriesOnly: [...only],
      phoneCountriesExcept: [...except],
      phoneMode: shop.phoneTyping?.mode ?? 'auto',
      phonePattern: shop.phoneTyping?.pattern ?? null,
      codMax: rupiah(vendors.codMax),
      // Clicks are counted by network, so nobody here would read the rest.
      affiliateAddressWhole: false,
    })
  },
  googleAnalytics: (_, { shop }) => accepted({ googleId: shop.googleAnalyticsId }),
  metaPixel: (_, { shop }) => accepted({ pixelId: shop.metaPixelId, tiktokId: shop.tiktokPixelId ?? null }),
  popup(_, { shop, now }) {
    const { active, image, link, ...times } = popupOf(shop)
    // Before and after its time nobody learns what it would show.
    return accepted(active && isShown(times, now) ? { active, image, link } : { active: false, image: '', link: null })
  },
}
