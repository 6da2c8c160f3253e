import type { Estimate } from '#shared/api/order/shipment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { ShippingCostData } from './page.tsx'
import { cards } from '#client/samples/goods.ts'
import { allRegions } from '#client/samples/regions.ts'
import { sampleVouchers } from '#client/samples/vouchers.ts'

const estimate: Estimate = {
  product: 'Kemeja Batik Kawung Lengan Panjang',
  district: 'Coblong',
  cost: rupiah(0),
  service: 'JNE OKE',
  daysMin: 3,
  daysMax: 5,
  services: [],
}
const courier = (code: string, name: string, cost: number, detail: string) => ({
  code,
  name,
  cost,
  left: Math.max(0, cost - 25_000),
  arrives: detail,
  detail,
  insuranceFee: null,
  cod: false,
})
const services = [
  courier('JNE:OKE', 'JNE OKE', 18_000, 'Tiba 25–27 Nov · Bisa COD'),
  courier('JNT:EZ', 'J&T EZ', 21_000, 'Tiba 24–26 Nov · Bisa COD'),
  courier('JNE:YES', 'JNE Yakin Esok Sampai', 34_000, 'Tiba 23 Nov · Paling cepat'),
]
const byName = { asked: '', found: null }
const base = {
  slug: 'kemeja-kawung',
  where: byName,
  district: '',
  estimate: null,
  arrives: null,
  weights: null,
  services: [],
  failed: false,
  product: cards[0] ?? null,
  vouchers: sampleVouchers.filter(({ forShipping }) => forShipping),
  popular: [],
}
const withoutProduct = { ...base, slug: '', product: null, popular: cards.slice(0, 6) }
const district = '32.73.02'
const coblong = { code: district, name: 'Coblong', regency: 'Kota Bandung', province: 'Jawa Barat' }
const placesFound = [
  { ...coblong, villageCode: null, village: '' },
  { ...coblong, villageCode: '32.73.02.1003', village: 'Dago' },
]

export const shippingCostSamples: Readonly<Record<string, ShippingCostData>> = {
  start: withoutProduct,
  startOfProduct: base,
  found: { ...base, where: { asked: 'coblong', found: placesFound } },
  notFound: { ...base, where: { asked: 'zzz', found: [] } },
  answered: { ...base, district, estimate, arrives: '25–27 Nov', services },
  /** A backend that names only the cheapest. */
  cheapestOnly: { ...base, district, estimate, arrives: '25–27 Nov' },
  unknown: { ...base, district, estimate: { ...estimate, cost: null, service: '', daysMin: null, daysMax: null } },
  /** Asked without a product. */
  weights: {
    ...withoutProduct,
    district,
    services,
    weights: {
      district: 'Coblong',
      rows: [
        { label: '1 kg', cost: 18_000, arrives: '25–27 Nov' },
        { label: '1 kg, belanja mulai Rp 250.000', cost: 0, arrives: '25–27 Nov' },
        { label: '2 kg', cost: null, arrives: null },
      ],
    },
  },
  failed: { ...base, district, failed: true },
  /** A backend that does not find places by their names. */
  byLists: { ...base, where: { ...allRegions, kec: '' } },
  atCheckout: { ...base, where: null },
}
