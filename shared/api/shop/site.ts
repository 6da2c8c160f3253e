import { z } from 'zod'
import { Flag, lenient, lenientOrNull, Rupiah, text, textOrNumber, word } from '#shared/api/contract/brands.ts'
import { Url } from '#shared/api/contract/url.ts'
import { isPhonePattern, phoneModes } from '#shared/indonesia/phone-characters.ts'
import { limits } from '#shared/limits.ts'
import { endpoint, list, read, record, specified } from '#shared/api/contract/endpoint.ts'
import { onWire, shaped } from '#shared/api/contract/shapes.ts'
import { lazy } from '#shared/lazy.ts'

/** The public half of the shop's keys with a vendor that tells people from programs. */
export const HumanCheckSiteKey = z.string().regex(/^[\w-]{10,100}$/)

const TemplateSetting = record(() => ({
  customerCarePhone: specified('CUSTOMER_CARE_PHONE', lenient(text(limits.phoneInputMax), '')),
  whatsappShown: specified('IS_SHOW_BUTTON_WHATSAPP', lenient(Flag, true)),
  /** A theme's id or its name. */
  colorId: specified('WEBSITE_TEMPLATE_COLOR_ID', lenient(textOrNumber(), '')),
}))
const BannerRecord = record(() => ({
  image: ['IMAGE_URL', Url],
  link: ['LINK_URL', Url.optional()],
  title: ['TITLE', text(limits.nameChars).optional()],
}))
/** An image URL alone, or an image with its link. */
export const BannerEntry = lazy(() =>
  shaped(
    onWire(
      z.codec(z.unknown(), z.object({ image: Url, link: lenientOrNull(Url), title: text(limits.nameChars) }), {
        decode: (entry) =>
          typeof entry === 'string'
            ? { image: entry, link: null, title: '' }
            : {
                image: textIn(entry, 'IMAGE_URL') ?? '',
                link: textIn(entry, 'LINK_URL') ?? null,
                title: textIn(entry, 'TITLE') ?? '',
              },
        encode: ({ image, link, title }) => ({
          IMAGE_URL: image,
          ...(link ? { LINK_URL: link } : {}),
          ...(title ? { TITLE: title } : {}),
        }),
      }),
      z.union([Url, BannerRecord()]),
    ),
    { kind: 'forms' },
  ),
)
function textIn(entry: unknown, key: string): string | undefined {
  const value =
    entry !== null && typeof entry === 'object' && key in entry ? (entry as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}
const Banners = record(() => ({ images: specified('BANNER_IMAGE_LIST', list(BannerEntry())) }))

const MenuChild = record(() => ({
  title: ['TITLE', text(limits.nameChars)],
  slug: ['SLUG', lenientOrNull(text(limits.slugChars))],
  url: ['URL', lenientOrNull(Url)],
}))
export const MenuEntry = record(() => ({
  title: ['TITLE', text(limits.nameChars)],
  slug: ['SLUG', lenientOrNull(text(limits.slugChars))],
  url: ['URL', lenientOrNull(Url)],
  children: ['CHILDREN', list(MenuChild())],
}))
export type MenuEntry = z.output<ReturnType<typeof MenuEntry>>

const CompanyHeader = record(() => ({
  title: specified('TITLE', lenient(text(limits.nameChars), '')),
  logo: specified('COMPANY_LOGO', lenient(Url, '')),
  description: specified('DESCRIPTION', lenient(text(1_000), '')),
}))
const Watermark = record(() => ({ shown: specified('ADDON_FOOTER_STATUS', lenient(Flag, true)) }))
/** A name short enough to stand as a mark: `QRIS`, `JNE`. */
const Mark = text(limits.markChars)
/** The characters of phone fields. */
export const PhonePattern = z.string().max(60).refine(isPhonePattern, 'no class of characters')
const Iso2 = z.string().regex(/^[A-Z]{2}$/)
const WebsiteSetting = record(() => ({
  maintenance: ['MAINTENANCE_STATUS', lenient(Flag, false)],
  /** Ours: a demo shop has developer pages and a movable clock. */
  demo: ['DEMO_STATUS', lenient(Flag, false)],
  /** Ours: the owner wants the domain in the browsers' list of hosts that are only opened by https. */
  hstsPreload: ['HSTS_PRELOAD_STATUS', lenient(Flag, false)],
  /** Ours: the shop asks where codes cost money whether a person is there. */
  humanCheckSiteKey: ['HUMAN_CHECK_SITE_KEY', lenientOrNull(HumanCheckSiteKey)],
  /** Ours: the key by which browsers know who sends them news. */
  pushKey: ['PUSH_SENDER_KEY', lenientOrNull(z.string().regex(/^B[\w-]{86}$/))],
  city: ['CITY', lenient(text(limits.nameChars), '')],
  businessName: ['BUSINESS_NAME', lenient(text(limits.nameChars), '')],
  businessAddress: ['BUSINESS_ADDRESS', lenient(text(300), '')],
  businessEmail: ['BUSINESS_EMAIL', lenient(text(limits.emailChars), '')],
  /** Ours: its numbers in the registers of businesses and of electronic systems. */
  businessNib: ['BUSINESS_NIB', lenient(text(limits.nameChars), '')],
  businessPse: ['BUSINESS_PSE', lenient(text(limits.nameChars), '')],
  openingHours: ['OPENING_HOURS', lenient(text(limits.nameChars), '')],
  returnDays: [
    'RETURN_WINDOW_DAYS',
    lenientOrNull(z.codec(z.union([z.number(), z.string()]), z.int(), { decode: Number, encode: (n) => n })),
  ],
  /** Ours: what every page says for some days, such as when nothing is sent. */
  notice: ['SHOP_NOTICE', lenient(text(limits.noteChars), '')],
  /** Ours: the payment methods and couriers of the shop, for any checkout. */
  payments: ['PAYMENT_MARK_LIST', list(Mark)],
  couriers: ['COURIER_MARK_LIST', list(Mark)],
  /** Ours: the most that a courier collects for an order. */
  codMax: ['COD_MAX', lenientOrNull(Rupiah)],
  /** Ours: the countries whose phone numbers the shop accepts, by ISO code. */
  phoneCountriesOnly: ['PHONE_COUNTRY_WHITELIST', list(Iso2)],
  phoneCountriesExcept: ['PHONE_COUNTRY_BLACKLIST', list(Iso2)],
  /** Ours: how a phone field shows a number, and which characters it lets through, as one class: `[0-9+ ]*`. */
  phoneMode: ['PHONE_MODE', lenient(word(phoneModes), 'auto')],
  phonePattern: ['PHONE_PATTERN', lenientOrNull(PhonePattern)],
  /** Ours: clicks on affiliate links carry the visitor's whole address; without it only its network. */
  affiliateAddressWhole: ['AFFILIATE_ADDRESS_WHOLE_STATUS', lenient(Flag, false)],
}))
const Analytics = record(() => ({ googleId: specified('GOOGLE_ANALYTICS_ID', lenientOrNull(z.string().max(40))) }))
const MetaPixel = record(() => ({
  pixelId: specified('META_PIXEL_ID', lenientOrNull(textOrNumber())),
  /** Ours: another pixel that every page has to know. */
  tiktokId: ['TIKTOK_PIXEL_ID', lenientOrNull(z.string().max(40))],
}))
const Popup = record(() => ({
  active: specified('STATUS', lenient(Flag, false)),
  image: specified('IMAGE_URL', lenient(Url, '')),
  link: ['LINK_URL', lenientOrNull(Url)],
}))

const root = { ...read, origin: 'specification', access: 'public' } as const

/**
 * The calls that a shop's frame is rendered from: the edge asks every one of them for every shop. Each may fail alone.
 */
export const site = {
  templateSetting: endpoint({
    ...root,
    upstream: 'GET /helper/get-website-template-setting',
    output: TemplateSetting,
  }),
  banners: endpoint({ ...root, upstream: 'GET /helper/banner-carousel', output: Banners }),
  footerMenu: endpoint({ ...root, upstream: 'GET /helper/menu-footer', output: () => list(MenuEntry()) }),
  companyHeader: endpoint({ ...root, upstream: 'GET /helper/company-header-logo', output: CompanyHeader }),
  watermark: endpoint({ ...root, upstream: 'GET /watermark-status', output: Watermark }),
  settings: endpoint({ ...root, upstream: 'GET /helper/setting-website', output: WebsiteSetting }),
  googleAnalytics: endpoint({ ...root, upstream: 'GET /helper/google-analytic', output: Analytics }),
  metaPixel: endpoint({ ...root, upstream: 'GET /helper/meta-pixel-id', output: MetaPixel }),
  popup: endpoint({ ...root, upstream: 'GET /helper/popup-banner', output: Popup }),
}
