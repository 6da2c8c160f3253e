import { heading, paragraph, points } from '#shared/admin/blocks.ts'
import { Category, Product } from '#shared/admin/catalog.ts'
import type { Block, InformationPage } from '#shared/admin/content.ts'
import type { ImportBatchInput } from '#shared/admin/import.ts'
import type { SettingsInput } from '#shared/admin/settings.ts'
import type { VoucherInput } from '#shared/admin/vouchers.ts'
import { zones } from '#shared/format/dates.ts'
import { licencesOf } from './digital.ts'
import { imageAddress } from './images.ts'
import type { DemoArticle, DemoShop, DemoVoucher } from './types.ts'

const dayMs = 86_400_000
/** Vouchers begin long before the opening, because a demo's clock can be set back. */
const vouchersSinceDays = 400

/** What a demo shop says about itself; the host gives it an e-mail address. */
export function settingsOf({ id, settings }: DemoShop, host: string): SettingsInput & { name: string } {
  const { name, banners = [] } = settings
  return {
    ...settings,
    banners: banners.map((banner) => ({ ...banner, image: imageAddress(id, banner.image) })),
    businessName: `CV ${name}`,
    businessEmail: `halo@${host.split('.')[0]}.contoh.id`,
    openingHours: 'Senin–Sabtu 08:00–17:00 WIB',
    bankAccount: { bank: 'BCA', number: '1234567890', holder: `CV ${name}`.toUpperCase() },
    coins: { earnPercent: 1, usePercent: 50 },
    affiliate: { percent: 5, maximum: null },
  }
}

/** What a demo shop sells, with everything filled in, as the administration reads it. */
export interface DemoGoods {
  categories: readonly Category[]
  products: readonly Product[]
}

export const goodsOf = ({ id, categories, products }: DemoShop): DemoGoods => ({
  categories: categories.map(({ image = '', ...category }) =>
    Category.parse({ ...category, image: imageAddress(id, image) }),
  ),
  products: products.map(({ images = [], variants, ...product }) =>
    Product.parse({
      ...product,
      images: images.map((name) => imageAddress(id, name)),
      variants: variants.map(({ image = '', ...variant }) => ({
        ...variant,
        image: imageAddress(id, image || (images[0] ?? '')),
      })),
    }),
  ),
})

/** Everything a demo shop sells and tells, in one batch of the import. */
export function batchOf(
  shop: DemoShop,
  { settings, goods, now }: { settings: SettingsInput; goods: DemoGoods; now: Date },
): ImportBatchInput {
  const { categories, products } = goods
  return {
    categories: [...categories],
    products: [...products],
    licences: licencesOf(products),
    vouchers: vouchersFor(shop, products).map((voucher) => voucherOf(voucher, now)),
    articleCategories: [...shop.articleCategories],
    articles: shop.articles.map((article) => articleOf(shop, article, now)),
    information: [aboutPage(shop, settings)],
  }
}

/** Those whose goods are sold here: a voucher for nothing in particular would be one for everything. */
export const vouchersFor = ({ vouchers }: DemoShop, products: readonly Product[]): readonly DemoVoucher[] =>
  vouchers.filter((voucher) => (voucher.products ?? []).every((slug) => products.some((one) => one.slug === slug)))

function voucherOf({ lastDay, claimed: _claimed, ...voucher }: DemoVoucher, now: Date): VoucherInput {
  return {
    ...voucher,
    startsAt: new Date(now.getTime() - vouchersSinceDays * dayMs).toISOString(),
    endsAt: lastDay === null ? null : endOfDay(now, lastDay).toISOString(),
  }
}

/** Midnight in WIB after the day that many days on. */
function endOfDay(now: Date, days: number): Date {
  const zoneMs = zones.WIB * 3_600_000
  return new Date((Math.floor((now.getTime() + zoneMs) / dayMs) + days + 1) * dayMs - zoneMs - 1)
}

function articleOf({ id }: DemoShop, { daysAgo, image = '', body, ...article }: DemoArticle, now: Date) {
  const resolved = (block: Block): Block =>
    block.kind === 'image' ? { ...block, image: imageAddress(id, block.image) } : block
  return {
    ...article,
    image: imageAddress(id, image),
    body: body.map(resolved),
    publishedAt: new Date(now.getTime() - daysAgo * dayMs).toISOString(),
  }
}

/** The shop's own story in place of the standard page. */
function aboutPage({ story }: DemoShop, { businessName, businessAddress }: SettingsInput): InformationPage {
  return {
    slug: 'tentang-kami',
    title: 'Tentang Kami',
    summary: 'Siapa kami dan bagaimana kami bekerja',
    body: [
      ...story.map(paragraph),
      heading('Yang dapat Anda harapkan'),
      points(
        'Foto dan keterangan yang sesuai dengan barangnya.',
        'Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.',
        'Jawaban dari orang, bukan mesin, pada jam layanan.',
      ),
      heading('Badan usaha'),
      paragraph(`${businessName}, ${businessAddress}.`),
    ],
  }
}
