import type { ReturnCard } from '#shared/api/order/return.ts'
import { returnStatuses } from '#shared/order/return-status.ts'
import { longName, orderLine } from '#client/samples/order-goods.ts'
import { returnCard } from '#client/samples/returns.ts'
import type { ReturnsData } from './page.tsx'

const listed = (rows: ReturnCard[]): ReturnsData => ({ rows, index: 0, size: 12, total: rows.length })
export const returnsSamples: Readonly<Record<string, ReturnsData>> = {
  everyStatus: listed(returnStatuses.map((status, place) => returnCard(place, status))),
  empty: listed([]),
  longest: listed([{ ...returnCard(1, 'RECEIVED'), first: orderLine(longName, 99_999_999), lineCount: 12 }]),
}
