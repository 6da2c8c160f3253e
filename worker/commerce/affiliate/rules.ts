import type { AffiliateRules } from '#commerce/site/tables.ts'
import { returnWindowEnd } from '#shared/order/return-window.ts'

/** Whole rupiah for an order whose goods cost `base` after their discounts; shipping and fees bring nothing. */
export const commissionFor = (base: number, { percent, maximum }: AffiliateRules): number =>
  Math.max(0, Math.min(Math.floor((base * percent) / 100), maximum ?? Number.POSITIVE_INFINITY))

/** A commission is ready when the order is completed and its days for returns have ended. */
export const readyAt = (deliveredAt: Date | null, completedAt: Date, returnDays: number): Date =>
  new Date(Math.max(completedAt.getTime(), returnWindowEnd(deliveredAt ?? completedAt, returnDays).getTime()))
