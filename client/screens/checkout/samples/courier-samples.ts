import type { ShippingOffer } from '#client/screens/checkout/data/data.ts'

const courier = (
  code: string,
  name: string,
  cost: number,
  arrives: string,
  more: Partial<ShippingOffer> = {},
): ShippingOffer => ({
  code,
  name,
  cost,
  left: cost,
  arrives,
  detail: more.cod ? `${arrives} · COD` : arrives,
  insuranceFee: 5_931,
  cod: false,
  ...more,
})
export const couriers: ShippingOffer[] = [
  courier('JNT:EZ', 'J&T EZ', 15_000, 'Tiba 24–26 Nov · Termurah', { insuranceFee: null }),
  courier('SICEPAT:REG', 'SiCepat Reguler', 16_500, 'Tiba 23–24 Nov', { cod: true }),
  courier('JNE:REG', 'JNE Reguler', 18_000, 'Tiba 23–25 Nov', { cod: true }),
  courier('JNE:YES', 'JNE Yakin Esok Sampai', 34_000, 'Tiba 21 Nov · Tercepat'),
]
/** What a voucher leaves of them: where several are free, none is the cheapest, and those that collect come first. */
export const paidBy = (most: number): ShippingOffer[] =>
  couriers
    .map((one) => ({
      ...one,
      left: Math.max(0, one.cost - most),
      arrives: one.arrives.replace(' · Termurah', ''),
      detail: one.detail.replace(' · Termurah', ''),
    }))
    .toSorted((a, b) => a.left - b.left || Number(b.cod) - Number(a.cod))
/** Two couriers do not answer. */
export const lastKnown = couriers.map((one, place) =>
  place >= 2 ? { ...one, detail: `${one.detail} · Harga terakhir; kurir sedang tidak menjawab` } : one,
)
/** With drivers who come at once. */
export const instantCouriers = [
  ...couriers,
  courier('gosend:sameday', 'GoSend Same Day', 19_000, 'Tiba beberapa jam setelah dijemput', { insuranceFee: null }),
  courier('gosend:instant', 'GoSend Instant', 32_500, 'Tiba beberapa jam setelah dijemput', { insuranceFee: null }),
]
