import type { z } from 'zod'
import { usualList } from '#shared/api/contract/query.ts'
import type { Product, Variant } from '#shared/api/goods/catalog.ts'
import { can } from '#client/app/page/page.ts'
import { chosenVariant, inStock } from '#client/kit/product/chosen-variant.ts'
import { limits } from '#shared/limits.ts'
import { href } from '#shared/web/routes.ts'
import { type Asked, findAll, fulfillmentOf, isWithin, optionsOf, productOf, slugsOf } from './catalogue.ts'
import {
  type DistrictInput,
  envelope,
  failed,
  type Filters,
  type LookupInput,
  type Message,
  minor,
  ok,
  policiesOf,
  type ProductInput,
  type SearchInput,
  type UcpAnswer,
} from './ucp-shapes.ts'

/** A page of the products that a search or a category lists, each with the variant that stands for it. */
export async function search(asked: Asked, input: z.output<typeof SearchInput>): Promise<UcpAnswer> {
  const { api, shop } = asked
  const { query = '', filters = {}, pagination = {} } = input
  const index = Number(/^p(\d{1,3})$/.exec(pagination.cursor ?? '')?.[1] ?? 0)
  const text = query.replace(/\p{Cc}+/gu, ' ').trim()
  const listing = {
    index: Math.min(index, limits.listingPages),
    size: Math.min(pagination.limit ?? limits.agentProducts, limits.agentProducts),
    text: text || null,
    sort: null,
    min: filters.price?.min === undefined ? null : Math.ceil(filters.price.min / minor(1)),
    max: filters.price?.max === undefined ? null : Math.floor(filters.price.max / minor(1)),
    inStock: null,
    discounted: null,
    attributes: null,
  }
  const isOne = text === '' && filters.categories?.length === 1
  const category = isOne ? await slugOfCategory(asked, filters) : null
  // What the backend does not narrow to a category is narrowed here, and then its total is of more than that.
  const isNothing = isOne && category === null && asked.ownBackend
  const isNarrowed = !isNothing && category === null && (filters.categories ?? []).length > 0
  const found = isNothing
    ? { ...listing, rows: [], total: 0, more: null }
    : text === ''
      ? await api.catalog.list({ ...listing, category })
      : await api.catalog.search(listing)
  const products = await findAll(
    asked,
    found.rows.map(({ slug }) => slug),
  )
  const shown = products.flatMap((product) => {
    if (!product || (isNarrowed && !isIn(product, filters))) return []
    const featured = chosenVariant(product, null)
    const variant =
      featured && isWithin(featured, filters) ? featured : product.variants.find((one) => isWithin(one, filters))
    return variant ? [productOf(product, [variant], shop)] : []
  })
  const more = (listing.index + 1) * found.size < found.total && listing.index + 1 < limits.listingPages
  return ok({
    ucp: envelope(['search']),
    products: shown,
    pagination: {
      has_next_page: more,
      ...(more ? { cursor: `p${listing.index + 1}` } : {}),
      ...(found.more?.leastTotal || isNarrowed ? {} : { total_count: found.total }),
    },
    policies: policiesOf(shop),
  })
}

async function slugOfCategory({ api }: Asked, { categories: [asked = ''] = [] }: Filters) {
  const all = await api.catalog.categories()
  return all.find(({ slug, name }) => slug === asked || name.toLowerCase() === asked.toLowerCase())?.slug ?? null
}
/** In any of the requested categories, or in one below it. */
function isIn({ categorySlug, categoryName, categoriesAbove }: Product, { categories = [] }: Filters): boolean {
  const path = [{ slug: categorySlug, name: categoryName }, ...categoriesAbove]
  return (
    categories.length === 0 ||
    categories.some((one) => path.some(({ slug, name }) => one === slug || one.toLowerCase() === name.toLowerCase()))
  )
}

/** Products by their ids or those of their variants; each variant says which id it is for. */
export async function lookUp(asked: Asked, { ids, filters = {} }: z.output<typeof LookupInput>): Promise<UcpAnswer> {
  const named = [...new Set(ids)]
  if (named.length > limits.agentProducts)
    return { status: 400, body: { code: 'request_too_large', content: `at most ${limits.agentProducts} ids` } }
  const slugs = await slugsOf(asked, named)
  const wanted = [...new Set(slugs.values())]
  const products = await findAll(asked, wanted)
  const answered = new Set<string>()
  const shown = products.map(async (product, place) => {
    // Two names may lead to one product.
    const same = wanted.filter((_, at) => products[at]?.slug === product?.slug)
    if (same[0] !== wanted[place]) return []
    const own = named.filter((id) => same.includes(slugs.get(id) ?? ''))
    const featured = product && chosenVariant(product, null)
    if (!product || !featured || !isIn(product, filters)) return []
    const inputs = new Map<Variant, { id: string; match: 'exact' | 'featured' }[]>()
    for (const id of own) {
      const exact = product.variants.find(({ itemId }) => itemId === id)
      const variant = exact ?? featured
      if (!isWithin(variant, filters)) continue
      inputs.set(variant, [...(inputs.get(variant) ?? []), { id, match: exact ? 'exact' : 'featured' }])
      answered.add(id)
    }
    if (inputs.size === 0) return []
    const one = productOf(product, [...inputs.keys()], asked.shop)
    const ofVariants = [...inputs.values()]
    const fulfillment = await shippingOf(asked, product, filters)
    return [
      { ...one, variants: one.variants.map((variant, at) => ({ ...variant, inputs: ofVariants[at], ...fulfillment })) },
    ]
  })
  const list = (await Promise.all(shown)).flat()
  const missing = named.filter((id) => !answered.has(id))
  return ok({
    ucp: envelope(['lookup', 'fulfillment']),
    products: list,
    ...(missing.length > 0
      ? { messages: missing.map((id): Message => ({ type: 'info', code: 'not_found', content: id })) }
      : {}),
    policies: policiesOf(asked.shop),
  })
}

async function shippingOf(asked: Asked, product: Product, { fulfills_to: to }: Filters): Promise<object> {
  const fulfillment = to?.location === undefined ? null : await fulfillmentOf(asked, product, to.location)
  return fulfillment ? { fulfillment } : {}
}

/** One product with the variants that fit what is selected so far, and what else can be selected. */
export async function findProduct(asked: Asked, input: z.output<typeof ProductInput>): Promise<UcpAnswer> {
  const { id, filters = {} } = input
  const slug = (await slugsOf(asked, [id])).get(id) ?? id
  const [product] = await findAll(asked, [slug])
  const featured = product && chosenVariant(product, id)
  if (!product || !featured)
    return failed(
      ['lookup'],
      'not_found',
      'Produk tidak ditemukan',
      asked.shop.origin + href('products', { category: 'semua' }),
    )
  const selected = selectedOf(product, featured, input)
  const fits = product.variants.filter((variant) => matches(product, variant, selected) && isWithin(variant, filters))
  const shown = [...new Set([...(fits.includes(featured) ? [featured] : []), ...fits])].slice(0, limits.twinRows)
  const body = productOf(product, shown.length > 0 ? shown : [featured], asked.shop)
  const fulfillment = await shippingOf(asked, product, filters)
  return ok({
    ucp: envelope(['lookup', 'fulfillment']),
    product: {
      ...body,
      variants: body.variants.map((variant) => ({ ...variant, ...fulfillment })),
      ...(body.options ? { options: signalled(product, selected) } : {}),
      selected,
    },
    policies: policiesOf(asked.shop),
  })
}

interface Selected {
  name: string
  label: string
}
const matches = (product: Product, variant: Variant, selected: readonly Selected[]): boolean =>
  selected.every(({ name, label }) => {
    const place = product.options.findIndex((option) => option.name === name)
    return variant.values[place] === label
  })

/** A variant's own id decides everything; else what was selected, less what nothing fits, the least wanted first. */
function selectedOf(
  product: Product,
  featured: Variant,
  { id, selected, preferences = [] }: z.output<typeof ProductInput>,
): Selected[] {
  const exact = product.variants.some(({ itemId }) => itemId === id)
  if (exact || selected === undefined) return optionsOf(product, featured)
  const known = selected.filter(({ name }, place) => {
    const first = selected.findIndex((one) => one.name === name) === place
    return first && product.options.some((option) => option.name === name)
  })
  const rank = ({ name }: Selected) => (preferences.includes(name) ? preferences.indexOf(name) : preferences.length)
  let kept = known.toSorted((a, b) => rank(a) - rank(b))
  while (kept.length > 0 && !product.variants.some((variant) => matches(product, variant, kept)))
    kept = kept.slice(0, -1)
  return kept
}

/** Each value, and whether there is a variant with it beside what is selected. */
const signalled = (product: Product, selected: readonly Selected[]) =>
  product.options.map(({ name, values }) => ({
    name,
    values: values.map(({ value: label }) => {
      const beside = [...selected.filter((one) => one.name !== name), { name, label }]
      const fitting = product.variants.filter((variant) => matches(product, variant, beside))
      return { label, exists: fitting.length > 0, available: product.available && fitting.some(inStock) }
    }),
  }))

/** Ours: the districts that somebody may mean, with the code by which the cost of shipping is asked. */
export async function findDistrict(
  { api, shop }: Asked,
  { query }: z.output<typeof DistrictInput>,
): Promise<UcpAnswer> {
  if (!can(shop, 'region.search')) return ok({ ucp: envelope(['lookup']), districts: [] })
  const found = await api.region.search({ ...usualList, limit: limits.agentProducts, text: query })
  const districts = found.map(({ code, name, regency, province }) => ({ code, name, regency, province }))
  return ok({ ucp: envelope(['lookup']), districts })
}
