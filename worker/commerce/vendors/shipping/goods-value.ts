import type { ShipmentItem } from './courier.ts'

/** Whole rupiah of all goods in a shipment. */
export const goodsValue = (items: readonly ShipmentItem[]): number =>
  items.reduce((sum, { value, quantity }) => sum + value * quantity, 0)
