import type { Estimate } from '#shared/api/order/shipment.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import type { ShippingCostData } from './page.tsx'
import { allRegions, noRegion } from '#client/samples/regions.ts'

const estimate: Estimate = {
  product: 'Kemeja Batik Kawung Lengan Pendek',
  district: 'Coblong',
  cost: rupiah(18_000),
  service: 'JNE OKE',
  daysMin: 3,
  daysMax: 5,
}
const base = { slug: 'kemeja-kawung', regions: noRegion, estimate: null, arrives: null, failed: false }

export const shippingCostSamples: Readonly<Record<string, ShippingCostData>> = {
  start: base,
  picked: { ...base, regions: { ...allRegions, kec: '' } },
  told: { ...base, regions: allRegions, estimate, arrives: '25–27 Nov' },
  unknown: {
    ...base,
    regions: allRegions,
    estimate: { ...estimate, cost: null, service: '', daysMin: null, daysMax: null },
  },
  failed: { ...base, regions: allRegions, failed: true },
  atCheckout: { ...base, regions: null },
}
