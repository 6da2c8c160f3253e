import type { Alert } from '#shared/api/goods/alert.ts'
import { rupiah } from '#shared/api/contract/brands.ts'
import { cards } from '#client/samples/catalogue.ts'
import { oddCards } from '#client/samples/goods.ts'
import type { AlertsData } from './page.tsx'

const waiting = (product: Alert['product'], place: number, more: Partial<Alert> = {}): Alert => ({
  id: `kabar-${place}`,
  kind: 'stock',
  product: { ...product, available: false },
  itemId: product.itemId,
  variant: '',
  price: null,
  ...more,
})
const cheaper = (product: Alert['product'], place: number) =>
  waiting(product, place, { kind: 'price', product, variant: 'Indigo, L', price: rupiah(product.price + 25_000) })
const [shirt, dress, scarf] = cards

export const alertSamples: Record<string, AlertsData> = {
  some: {
    token: null,
    alerts: [
      ...(shirt ? [waiting(shirt, 1)] : []),
      ...(dress ? [cheaper(dress, 2)] : []),
      ...(scarf ? [waiting(scarf, 3)] : []),
    ],
  },
  byMessage: { token: 'kabar.tanda', alerts: shirt ? [cheaper(shirt, 1)] : [] },
  odd: { token: null, alerts: oddCards.map((product, place) => waiting(product, place)) },
  over: { token: 'kabar.lama', alerts: null },
  empty: { token: null, alerts: [] },
}
