import type { Order } from '#shared/api/order/order.ts'

/** Where couriers say where a parcel is, to who types its number there. None documents an address with the number. */
const pages: Readonly<Record<string, string>> = {
  JNE: 'https://www.jne.co.id/tracking-package',
  'J&T': 'https://jet.co.id/track',
  SiCepat: 'https://www.sicepat.com/checkAwb',
  AnterAja: 'https://anteraja.id/tracking',
  'Pos Indonesia': 'https://www.posindonesia.co.id/id/tracking',
}

/** The courier of a parcel and its page; null: it has none that is known. */
export function courierPage({ shipmentVendor }: Pick<Order, 'shipmentVendor'>): { name: string; url: string } | null {
  const name = Object.keys(pages).find((one) => shipmentVendor?.toLowerCase().startsWith(one.toLowerCase()))
  const url = name === undefined ? undefined : pages[name]
  return name === undefined || url === undefined ? null : { name, url }
}
