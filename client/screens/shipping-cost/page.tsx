import type { ProductCard } from '#shared/api/goods/catalog.ts'
import type { Voucher } from '#shared/api/goods/voucher.ts'
import type { Estimate } from '#shared/api/order/shipment.ts'
import { Kilos, usualList } from '#shared/api/contract/query.ts'
import type { PlaceFound } from '#shared/api/shop/region.ts'
import { Slug } from '#shared/api/contract/brands.ts'
import { href } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, page, type PersonalContext, type Shop } from '#client/app/page/page.ts'
import { isAbsent, optional } from '#client/app/page/optional.ts'
import { abovePlace } from '#client/screens/checkout/address/region-steps.ts'
import { arrivalOf } from '#client/screens/checkout/data/arrival.ts'
import type { ShippingOffer } from '#client/screens/checkout/data/data.ts'
import { offersOf } from '#client/screens/checkout/data/shipping-offers.ts'
import { ButtonLink } from '#client/kit/base/button.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { AddOrPick } from '#client/kit/product/add-or-pick.tsx'
import { BestSellers, listBestSellers } from '#client/kit/product/best-sellers.tsx'
import { ProductLine } from '#client/kit/product/product-line.tsx'
import { hasEnded } from '#client/kit/product/voucher-text.ts'
import { districtOf } from './district.ts'
import { findOwnPlace } from '#client/app/page/own-place.ts'
import { knowsPlaces } from '#client/app/page/knows-places.ts'
import { ShippingCosts } from './place.tsx'
import { Sending } from './sending.tsx'
import { Costs } from './costs.tsx'
import { Places, Where } from './where.tsx'
import { parcelEstimates, usualKilos } from './parcel-rows.ts'
import { loadRegions, type Regions } from '#client/kit/form/load-regions.ts'
import { searchedIn } from '#client/app/page/searched.ts'

export interface ShippingCostData {
  /** The product in question; '' when there is none. */
  slug: string
  /** How the district is named: by its own name, or level by level. null: this shop shows costs only at checkout. */
  where: { asked: string; found: readonly PlaceFound[] | null } | Regions | null
  /** The district that was chosen; ''. */
  district: string
  /** The city or regency that it lies in; '' where this backend does not say. */
  regency: string
  /** It is that of the shopper's address: nobody has chosen one. */
  own: boolean
  estimate: Estimate | null
  arrives: string | null
  /** Without a product: the cost of some weights. */
  weights: ReturnType<typeof parcelEstimates> | null
  /** What can be chosen, for one piece or the lightest parcel; empty: this backend does not say. */
  services: readonly ShippingOffer[]
  /** A district was chosen, but no courier answered. */
  failed: boolean
  /** What is asked about; null: this backend does not say, or nothing is. */
  product: ProductCard | null
  /** What pays for shipping. */
  vouchers: readonly Voucher[]
  /** What to go on with, without a product. */
  popular: readonly ProductCard[]
}

/**
 * The cost of sending one piece of a product, or a parcel of a usual weight, for a shopper who has not bought yet.
 * Personal, so it is not cached among the shared pages.
 */
export const shippingCost = page({
  route: 'shippingCost',
  cache: 'never',
  async load(ctx): Promise<ShippingCostData> {
    const { api, query, shop } = ctx
    const slug = productIn(query)
    const asks = can(shop, slug ? 'shipment.findEstimate' : 'shipment.listEstimates')
    const [beside, known] = await Promise.all([findBeside(api, slug), asks && knowsPlaces(ctx)])
    const nothing = {
      slug,
      where: null,
      district: '',
      regency: '',
      own: false,
      estimate: null,
      arrives: null,
      weights: null,
      services: [],
      failed: false,
      ...beside,
    }
    if (!known) return nothing
    const picked = districtOf(query)
    const begins = picked === null && !query.has('cari') && !query.has('prov')
    const [where, own] = await Promise.all([
      loadPlaces({ api, query, shop }, picked),
      // Who is signed in reads the cost to their address at once.
      begins ? findOwnPlace(ctx) : null,
    ])
    // Nobody has to choose from a list of one.
    const only = where && 'found' in where && where.found?.length === 1 ? (where.found[0]?.code ?? null) : null
    const district = picked ?? only ?? own
    const [costs, regency] =
      district === null
        ? [null, '']
        : await Promise.all([findCosts(api, slug, district), findRegency({ api, shop }, district)])
    // Only the first request shows that a backend does not have the call.
    if (costs === 'absent') return nothing
    return {
      ...nothing,
      where,
      own: own !== null,
      district: district ?? '',
      regency,
      ...(costs === 'failed' ? { failed: true } : costs),
    }
  },
  head: ({ slug }) => ({
    title: 'Cek Ongkir',
    noindex: true,
    ...(slug ? { back: href('product', { slug }) } : {}),
  }),
  view: (data, { shop }) => <ShippingCostScreen {...data} shop={shop} />,
  fragments: {
    [dom.placesPart]: {
      async make(ctx) {
        return <Places slug={productIn(ctx.query)} where={await loadPlaces(ctx, districtOf(ctx.query))} />
      },
    },
    [dom.shippingCostPart]: {
      // For cards, products and the cart alike, so a browser asks once for each weight. When nothing is known it is
      // empty, and the link on the product's page stays.
      async make({ api, query, shop }) {
        const [district, kilos] = [districtOf(query), Kilos.safeDecode(query.get('kg') ?? '')]
        if (!kilos.success || district === null || !can(shop, 'shipment.listEstimates')) return null
        const estimates = await optional(api, 'shipment.listEstimates', { district, kilos: kilos.data })
        return estimates ? <ShippingCosts estimates={estimates} now={Date.now()} /> : null
      },
    },
  },
  samples: async () => (await import('./samples.ts')).shippingCostSamples(Date.now()),
})

const productIn = (query: URLSearchParams): string => Slug.safeParse(query.get('produk') ?? '').data ?? ''

/** What stands beside the question: the goods it is about, or those that are bought most, and what pays for shipping. */
async function findBeside(
  api: PersonalContext<'shippingCost'>['api'],
  slug: string,
): Promise<Pick<ShippingCostData, 'product' | 'vouchers' | 'popular'>> {
  const [cards, vouchers] = await Promise.all([
    slug ? optional(api, 'catalog.listBySlugs', { slugs: [slug] }, { otherwise: [] }) : listBestSellers(api),
    optional(api, 'voucher.list', { slug: slug || null }, { otherwise: [] }),
  ])
  return {
    product: slug ? (cards[0] ?? null) : null,
    vouchers: vouchers.filter((one) => one.forShipping && !one.cashback && !hasEnded(one)).slice(0, vouchersNamed),
    popular: slug ? [] : cards.slice(0, popularShown),
  }
}
const vouchersNamed = 2
/** One row of a desktop: the question is what the page is for. */
const popularShown = 6

/** Where the backend finds a place by its name, that is the one way; else its lists, level by level. */
async function loadPlaces(
  { api, query, shop }: Pick<PersonalContext<'shippingCost'>, 'api' | 'query' | 'shop'>,
  district: string | null,
): Promise<ShippingCostData['where']> {
  const asked = searchedIn(query, 'cari')
  if (can(shop, 'region.search')) {
    if (asked.length < 2) return { asked, found: null }
    const input = { ...usualList, text: asked, villages: true }
    const found = await optional(api, 'region.search', input, { when: 'absent' })
    if (found) return { asked, found }
  }
  return loadRegions(api, withParents(query, district))
}

async function findCosts(
  api: PersonalContext<'shippingCost'>['api'],
  slug: string,
  district: string,
): Promise<
  | 'absent'
  | 'failed'
  | Pick<ShippingCostData, 'services' | 'weights'>
  | Pick<ShippingCostData, 'services' | 'estimate' | 'arrives'>
> {
  const now = Date.now()
  if (slug === '') {
    const asked = { district, kilos: usualKilos }
    const answer = await optional(api, 'shipment.listEstimates', asked, { otherwise: whyNot })
    return typeof answer === 'string'
      ? answer
      : { weights: parcelEstimates(answer, now), services: offersOf(answer.services, now) }
  }
  const answer = await optional(api, 'shipment.findEstimate', { slug, district }, { otherwise: whyNot })
  return typeof answer === 'string'
    ? answer
    : {
        estimate: answer,
        arrives: arrivalOf(answer.daysMin, answer.daysMax, now),
        services: offersOf(answer.services, now),
      }
}

async function findRegency(
  { api, shop }: Pick<PersonalContext<'shippingCost'>, 'api' | 'shop'>,
  district: string,
): Promise<string> {
  if (!can(shop, 'region.list')) return ''
  const { prov, kota } = abovePlace(district)
  const found = await optional(api, 'region.list', { parent: prov }, { otherwise: [] })
  return found.find(({ code }) => code === kota)?.name ?? ''
}

const whyNot = (failure: unknown): 'absent' | 'failed' => (isAbsent(failure) ? 'absent' : 'failed')

/** A link that names a district alone opens every step to it. */
const withParents = (query: URLSearchParams, kec: string | null): URLSearchParams =>
  kec !== null && !query.has('prov') ? new URLSearchParams(abovePlace(kec)) : query

function ShippingCostScreen({ shop, ...data }: ShippingCostData & { shop: Shop }) {
  const { slug, product, vouchers, popular } = data
  const answered = data.estimate !== null || data.weights !== null
  const on =
    answered && product?.available ? (
      <AddOrPick product={product} variant="primary" full />
    ) : (
      <ButtonLink
        variant={answered ? 'primary' : 'outline'}
        href={slug ? href('product', { slug }) : href('products', { category: 'semua' })}
        full
      >
        {slug ? 'Kembali ke Produk' : 'Lihat Semua Produk'}
      </ButtonLink>
    )
  return (
    <>
      <div className={columns}>
        <div className="grid grid-cols-1 gap-3">
          {product ? <ProductLine product={product} /> : null}
          <Where {...data} />
          <Costs {...data} />
          {answered ? on : null}
        </div>
        <div className="grid grid-cols-1 gap-3">
          <Sending shop={shop} vouchers={vouchers} />
          {answered || slug === '' ? null : on}
        </div>
      </div>
      <div className="wrap pb-6">
        <BestSellers cards={popular} />
      </div>
    </>
  )
}
