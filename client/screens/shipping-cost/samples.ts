import type { Estimate } from '#shared/api/order/shipment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { ShippingCostData } from './page.tsx'
import { bestSellers, cards } from '#client/samples/catalogue.ts'
import { arrivalOf } from '#client/screens/checkout/data/arrival.ts'
import { offersOf } from '#client/screens/checkout/data/shipping-offers.ts'
import { parcelEstimates } from './parcel-rows.ts'
import { allRegions } from '#client/samples/regions.ts'
import { sampleVouchers } from '#client/samples/vouchers.ts'

/** What the demo shop asks for the district, so that the cards below say the same. */
const cheapest = 15_000
const estimate: Estimate = {
  product: 'Kemeja Batik Kawung Lengan Panjang',
  district: 'Coblong',
  cost: rupiah(0),
  service: 'AnterAja Reguler',
  daysMin: 2,
  daysMax: 3,
  services: [],
}
const choice = (courier: string, service: string, cost: number, days: [min: number, max: number], cod: boolean) => ({
  ...{ code: `${courier}:${service}`, courier, service },
  cost: rupiah(cost),
  saving: rupiah(0),
  ...{ daysMin: days[0], daysMax: days[1], insuranceFee: null, cod, instant: false, lastKnown: false },
})
const choices = [
  choice('Pos Indonesia', 'Reguler', cheapest, [3, 5], false),
  choice('AnterAja', 'Reguler', cheapest + 2_000, [2, 3], true),
  choice('SiCepat', 'Reguler', cheapest + 3_000, [2, 3], true),
  choice('JNE', 'Yakin Esok Sampai', 31_000, [1, 1], true),
]
/** Goods of this price reach what the shop's voucher pays. */
const free = sampleVouchers.find(({ forShipping }) => forShipping)
const paid = (cost: number) => rupiah(Math.min(cost, free?.maximum ?? 0))
/** As a checkout puts them: of what is free, first those that collect cash. */
const reduced = choices
  .map((one) => ({ ...one, cost: rupiah(one.cost - paid(one.cost)), saving: paid(one.cost) }))
  .toSorted((a, b) => a.cost - b.cost || Number(b.cod) - Number(a.cod))
const steps = [1, 2].flatMap((kilos) =>
  [0, free?.minimum ?? 0].map((from) => {
    const cost = rupiah(from === 0 ? cheapest * kilos : cheapest * kilos - paid(cheapest * kilos))
    // What is free need not be the cheapest.
    const days = cost === 0 ? { daysMin: 2, daysMax: 3 } : { daysMin: 3, daysMax: 5 }
    return { kilos, from: rupiah(from), ...days, codMax: null, cost }
  }),
)
const byName = { asked: '', found: null }
const base = {
  slug: 'kemeja-kawung',
  where: byName,
  district: '',
  regency: '',
  own: false,
  estimate: null,
  arrives: null,
  weights: null,
  services: [],
  failed: false,
  product: cards[0] ?? null,
  vouchers: sampleVouchers.filter(({ forShipping }) => forShipping),
  popular: [],
}
const withoutProduct = { ...base, slug: '', product: null, popular: bestSellers.slice(0, 6) }
const district = '32.73.02'
const coblong = { code: district, name: 'Coblong', regency: 'Kota Bandung', province: 'Jawa Barat' }
const placesFound = [
  { ...coblong, villageCode: null, village: '' },
  { ...coblong, villageCode: '32.73.02.1003', village: 'Dago' },
]

/** `now` in milliseconds: the products below say the days from today, and so does the answer above them. */
export function shippingCostSamples(now: number): Readonly<Record<string, ShippingCostData>> {
  const arrives = arrivalOf(estimate.daysMin, estimate.daysMax, now)
  const answered = { ...base, district, regency: coblong.regency, estimate, arrives }
  return {
    start: withoutProduct,
    startOfProduct: base,
    found: { ...base, where: { asked: 'coblong', found: placesFound } },
    notFound: { ...base, where: { asked: 'zzz', found: [] } },
    answered: { ...answered, services: offersOf(reduced, now) },
    /** A backend that names only the cheapest. */
    cheapestOnly: answered,
    unknown: { ...base, district, estimate: { ...estimate, cost: null, service: '', daysMin: null, daysMax: null } },
    /** Asked without a product. */
    weights: {
      ...withoutProduct,
      district,
      regency: coblong.regency,
      services: offersOf(choices, now),
      weights: parcelEstimates({ district: 'Coblong', services: [], steps }, now),
    },
    failed: { ...base, district, failed: true },
    /** A backend that does not find places by their names. */
    byLists: { ...base, where: { ...allRegions, kec: '' } },
    atCheckout: { ...base, where: null },
  }
}
