import { changeCustomer } from '#commerce/account/store.ts'
import { rememberAddress } from '#commerce/address/store.ts'
import { createCustomer } from '#commerce/identity/sign-in/sign-in.ts'
import type { PasswordHash } from '#commerce/identity/customers/password.ts'
import type { ProductRow } from '#commerce/catalog/store.ts'
import { categories, products, variants } from '#commerce/catalog/tables.ts'
import { searchText } from '#commerce/catalog/words.ts'
import { addDemoFlashSales } from '#commerce/flash-sale/demo.ts'
import { seedOrders } from '../../demo/past-orders.ts'
import { type SampleShop, samplePicture, samples } from '#demo/index.ts'
import type { Scope } from '#commerce/platform/scope.ts'
import type { ShopSettings } from '#commerce/site/store.ts'
import { defaultCategory, type Goods, goodsOf } from '../goods.ts'
import type { ProductInput } from '../inputs.ts'
import { addContent } from './content.ts'
import { addVoucherClaims, addVouchers } from './vouchers.ts'
import { addSampleDigital } from './licences.ts'
import { addSampleReviews } from '../../demo/reviews.ts'
import { addWishes } from '../../demo/wishes.ts'

/** What a Shop object is opened with. */
export interface Opening {
  settings: ShopSettings
  sample: SampleShop['id'] | null
  products: readonly ProductInput[]
  /** The demo customer's password, hashed by the Worker; null: the shop opens without customers. */
  demoPassword: PasswordHash | null
  /** Whether a flash sale always runs. */
  demoFlashSales: boolean
}

/** Fills an empty shop. Inside the caller's transaction: a shop is whole or not there. */
export function seedShop(
  scope: Scope,
  { settings, sample: id, products: given, demoPassword, demoFlashSales }: Opening,
): void {
  const sample = id === null ? null : samples[id]
  const goods = goodsOf(sample, given)
  addCategories(scope, sample, goods)
  for (const [position, one] of goods.entries()) {
    const productId = addGoods(scope, one, position)
    if (sample && isOf(sample, one)) addSampleReviews(scope, sample.id, productId, one)
  }
  if (sample)
    addSampleDigital(
      scope,
      sample.products.map(({ slug }) => slug),
    )
  addContent(scope, sample, settings)
  if (sample) addVouchers(scope, sample.id)
  if (sample && demoPassword) addVoucherClaims(scope, sample.id, addDemoCustomer(scope, demoPassword))
  if (demoFlashSales) addDemoFlashSales(scope)
}

function addCategories({ db }: Scope, sample: SampleShop | null, goods: readonly Goods[]): void {
  const own = (sample?.categories ?? []).map(({ slug, name, picture, parent = null }) => ({
    slug,
    name,
    image: sample ? samplePicture(sample.id, picture) : '',
    parentSlug: parent,
  }))
  const known = new Set(own.map(({ slug }) => slug))
  const missing = [...new Set(goods.map(({ category }) => category))].filter((slug) => !known.has(slug))
  const others = missing.map((slug) => ({
    ...(slug === defaultCategory.slug ? defaultCategory : { slug, name: slug, image: '' }),
    parentSlug: null,
  }))
  for (const [position, category] of [...own, ...others].entries())
    db.insert(categories)
      .values({ ...category, position })
      .run()
}

const hourMs = 3_600_000

/** A product of the sample; one that only a test or an operator gave has no buyers yet. */
const isOf = ({ products }: SampleShop, { slug }: Goods): boolean => products.some((one) => one.slug === slug)

/**
 * The row of a product. A name of the sample that the table does not know would be lost without a word, so it does not
 * compile; nor does a column nobody fills.
 */
type Row = [Exclude<keyof Goods, keyof ProductRow | 'category' | 'variants'>] extends [never]
  ? ProductRow
  : 'the sample names what the table does not know'

/** The first product of the sample is the newest: each is an hour older than the one before. */
function addGoods({ db, newId, now }: Scope, goods: Goods, position: number): string {
  const { category: categorySlug, variants: forms, dimensions = null, ...rest } = goods
  const { name, options, attributes } = goods
  const id = newId()
  const createdAt = new Date(now.getTime() - position * hourMs)
  const search = searchText(
    name,
    categorySlug,
    ...options.flatMap(({ values }) => values.map(({ value }) => value)),
    ...attributes.map(([, value]) => value),
  )
  const row: Row = { ...rest, dimensions, id, categorySlug, rating: null, reviews: 0, position, createdAt, search }
  db.insert(products).values(row).run()
  for (const [place, { values, price, fullPrice, stock, image }] of forms.entries()) {
    db.insert(variants)
      .values({
        id: newId(),
        productId: id,
        values,
        name: values.join(', '),
        image,
        price,
        fullPrice,
        stock,
        position: place,
      })
      .run()
  }
  return id
}

/** Who demo shops are tried with. */
export const demoCustomer = {
  name: 'Siti Rahmawati',
  phone: '+6281234567890',
  email: 'siti@contoh.id',
  password: 'belanja-aman-2026',
} as const

function addDemoCustomer(scope: Scope, password: PasswordHash): string {
  const { name, phone, email } = demoCustomer
  const customer = createCustomer(scope, { name, phone, email, marketing: false }, password)
  changeCustomer(scope.db, customer.id, { phoneVerifiedAt: scope.now, emailVerifiedAt: scope.now })
  rememberAddress(scope, customer.id, {
    recipient: name,
    phone,
    email,
    villageCode: '32.73.02.1001',
    province: 'Jawa Barat',
    regency: 'Kota Bandung',
    district: 'Coblong',
    village: 'Cipaganti',
    postcode: '40131',
    street: 'Jl. Cihampelas No. 27, RT 03/RW 05',
    courierNote: 'Rumah cat hijau, pagar putih',
    latitude: null,
    longitude: null,
  })
  seedOrders(scope, customer.id)
  addWishes(scope, customer.id)
  return customer.id
}
