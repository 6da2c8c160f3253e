import type { ShippingOffer } from '#client/screens/checkout/data/data.ts'

const courier = (
  code: string,
  name: string,
  cost: number,
  arrives: string | null,
  more: Partial<ShippingOffer> = {},
): ShippingOffer => ({
  code,
  name,
  cost,
  arrives,
  insuranceFee: 5_931,
  cod: false,
  lastKnown: false,
  mark: null,
  ...more,
})
export const couriers: ShippingOffer[] = [
  courier('JNE:REG', 'JNE Reguler', 18_000, '23–25 Nov', { cod: true }),
  courier('SICEPAT:REG', 'SiCepat Reguler', 16_500, '23–24 Nov', { cod: true }),
  courier('JNE:YES', 'JNE Yakin Esok Sampai', 34_000, '21 Nov', { mark: 'Paling cepat' }),
  courier('JNT:EZ', 'J&T EZ', 0, null, { insuranceFee: null, mark: 'Termurah' }),
]
/** Two couriers do not answer. */
export const lastKnown = couriers.map((one, place) => (place < 2 ? { ...one, lastKnown: true } : one))
/** With drivers who come at once. */
export const instantCouriers = [
  ...couriers,
  courier('gosend:sameday', 'GoSend Same Day', 19_000, 'beberapa jam setelah dijemput', { insuranceFee: null }),
  courier('gosend:instant', 'GoSend Instant', 32_500, 'beberapa jam setelah dijemput', { insuranceFee: null }),
]
