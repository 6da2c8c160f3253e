import type { Estimate } from '#shared/api/order/shipment.ts'
import { Kilos, usualList } from '#shared/api/contract/query.ts'
import type { PlaceFound } from '#shared/api/shop/region.ts'
import { Slug } from '#shared/api/contract/brands.ts'
import { limits } from '#shared/limits.ts'
import { href, routes } from '#shared/web/routes.ts'
import * as dom from '#client/app/dom-names.ts'
import { can, page, type PersonalContext, type Shop } from '#client/app/page/page.ts'
import { isAbsent, optional } from '#client/app/page/optional.ts'
import { arrivalOf } from '#client/screens/checkout/data/arrival.ts'
import type { ShippingOffer } from '#client/screens/checkout/data/data.ts'
import { offersOf } from '#client/screens/checkout/data/shipping-offers.ts'
import { Button, ButtonLink } from '#client/kit/base/button.tsx'
import { Card } from '#client/kit/base/card.tsx'
import { columns } from '#client/kit/base/columns.ts'
import { Field, Select } from '#client/kit/form/field.tsx'
import { BrandBadges } from '#client/kit/product/brand-badges.tsx'
import { PlaceName } from '#client/kit/form/place-name.tsx'
import { districtOf } from './district.ts'
import { knowsPlaces } from '#client/app/page/knows-places.ts'
import { ShippingCosts } from './place.tsx'
import { Costs } from './costs.tsx'
import { usualKilos, parcelEstimates } from './parcel-estimates.tsx'
import { loadRegions, type Regions } from '#client/kit/form/load-regions.ts'
import { searchedIn } from '#client/app/page/searched.ts'

export interface ShippingCostData {
  /** The product in question; '' when there is none. */
  slug: string
  /** How the district is named: by its own name, or level by level. null: this shop shows costs only at checkout. */
  where: { asked: string; found: readonly PlaceFound[] | null } | Regions | null
  /** The district that was chosen; ''. */
  district: string
  estimate: Estimate | null
  arrives: string | null
  /** Without a product: the cost of some weights. */
  weights: ReturnType<typeof parcelEstimates> | null
  /** What can be chosen, for one piece or the lightest parcel; empty: this backend does not say. */
  services: readonly ShippingOffer[]
  /** A district was chosen, but no courier answered. */
  failed: boolean
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
    const slug = Slug.safeParse(query.get('produk') ?? '').data ?? ''
    const nothing = {
      slug,
      where: null,
      district: '',
      estimate: null,
      arrives: null,
      weights: null,
      services: [],
      failed: false,
    }
    if (!can(shop, slug ? 'shipment.findEstimate' : 'shipment.listEstimates') || !(await knowsPlaces(ctx)))
      return nothing
    const picked = districtOf(query)
    const where = await loadPlaces({ api, query, shop }, picked)
    // Nobody has to choose from a list of one.
    const only = where && 'found' in where && where.found?.length === 1 ? (where.found[0]?.code ?? null) : null
    const district = picked ?? only
    const costs = district === null ? null : await findCosts(api, slug, district)
    // Only the first request shows that a backend does not have the call.
    if (costs === 'absent') return nothing
    return { ...nothing, where, district: district ?? '', ...(costs === 'failed' ? { failed: true } : costs) }
  },
  head: ({ slug }) => ({
    title: 'Cek Ongkir',
    noindex: true,
    ...(slug ? { back: href('product', { slug }) } : {}),
  }),
  view: (data, { shop }) => <ShippingCostScreen {...data} shop={shop} />,
  fragments: {
    [dom.placesPart]: { view: ({ slug, where }) => <Places slug={slug} where={where} /> },
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
  samples: async () => (await import('./samples.ts')).shippingCostSamples,
})

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

const whyNot = (failure: unknown): 'absent' | 'failed' => (isAbsent(failure) ? 'absent' : 'failed')

/** The code of a district contains its city and province. */
function withParents(query: URLSearchParams, kec: string | null): URLSearchParams {
  return kec !== null && !query.has('prov')
    ? new URLSearchParams({ prov: kec.slice(0, 2), kota: kec.slice(0, 5), kec })
    : query
}

const steps = [
  { level: 'prov', label: 'Provinsi', list: 'provinces' },
  { level: 'kota', label: 'Kota/Kabupaten', list: 'regencies' },
  { level: 'kec', label: 'Kecamatan', list: 'districts' },
] as const

function ShippingCostScreen({ shop, ...data }: ShippingCostData & { shop: Shop }) {
  const { slug } = data
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 gap-3">
        <Where {...data} />
        <Costs {...data} />
      </div>
      <div className="grid grid-cols-1 gap-3">
        <Sending shop={shop} />
        <ButtonLink variant="outline" href={slug ? href('product', { slug }) : href('products', { category: 'semua' })}>
          {slug ? 'Kembali ke produk' : 'Lihat Semua Produk'}
        </ButtonLink>
      </div>
    </div>
  )
}

function Where({ slug, where, failed, estimate, weights }: ShippingCostData) {
  return (
    <Card title="Kirim ke mana?">
      {failed ? (
        <p className="mb-3 text-base text-danger">Ongkir belum dapat dihitung. Silakan coba beberapa saat lagi.</p>
      ) : null}
      {where === null ? (
        <p className="text-base text-muted">
          Toko ini menghitung ongkir dari alamat lengkap. Masukkan barang ke keranjang, lalu isi alamat: ongkir setiap
          kurir tampil di checkout sebelum Anda membayar.
        </p>
      ) : 'found' in where ? (
        <SearchForm slug={slug} asked={where.asked || ((estimate ?? weights)?.district ?? '')} />
      ) : (
        <RegionForm slug={slug} regions={where} />
      )}
      <Places slug={slug} where={where} />
    </Card>
  )
}

/** From where the shop sends, and by which couriers. */
function Sending({ shop: { city, couriers } }: { shop: Shop }) {
  if (!city && couriers.length === 0) return null
  return (
    <Card title="Pengiriman">
      {city ? (
        <p className="mb-2 text-base text-muted">
          Dikirim dari <strong className="font-semibold">{city}</strong>
        </p>
      ) : null}
      <BrandBadges label="Jasa Pengiriman" marks={couriers} />
    </Card>
  )
}

/** One field for the name of a place; while it is typed a script fills in what is found. */
function SearchForm({ slug, asked }: { slug: string; asked: string }) {
  return (
    <form method="get" action={routes.shippingCost.path} className="flex items-end gap-2" {...dom.mark(dom.placesMark)}>
      {slug ? <input type="hidden" name="produk" value={slug} /> : null}
      <Field
        name="cari"
        label="Kelurahan atau kecamatan"
        className="min-w-0 flex-1"
        placeholder="Mis. Melawai"
        minLength={2}
        maxLength={limits.queryChars}
        autoComplete="off"
        defaultValue={asked}
      />
      <Button variant="outline" size="lg">
        Cari
      </Button>
    </form>
  )
}

function Places({ slug, where }: Pick<ShippingCostData, 'slug' | 'where'>) {
  const found = where && 'found' in where ? where.found : null
  return (
    <div id={dom.placesId} role="status">
      {found?.length === 0 ? (
        <p className="mt-2 text-base text-muted">Tempat tidak ditemukan. Periksa ejaannya.</p>
      ) : found ? (
        <ul className="mt-1 divide-y divide-sunk rounded-sm border border-line">
          {found.map((place) => (
            <li key={place.villageCode ?? place.code}>
              <a
                href={href('shippingCost', {}, { ...(slug ? { produk: slug } : {}), kec: place.code })}
                className="block min-h-11 px-3 py-3 text-base"
              >
                <PlaceName {...place} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

/** One level per press: each answer brings the list of the next. */
function RegionForm({ slug, regions }: { slug: string; regions: Regions }) {
  const shown = steps.filter(({ list }) => regions[list].length > 0)
  return (
    <form method="get" action={routes.shippingCost.path} className="grid gap-4">
      {slug ? <input type="hidden" name="produk" value={slug} /> : null}
      {shown.map(({ level, label, list }) => (
        <Select
          key={level}
          name={level}
          label={label}
          options={regions[list]}
          placeholder={`Pilih ${label.toLowerCase()}`}
          defaultValue={regions[level]}
        />
      ))}
      <Button full>{shown.length === steps.length ? 'Cek ongkir' : 'Lanjut'}</Button>
    </form>
  )
}
