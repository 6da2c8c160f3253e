import { receiptPattern } from '#shared/web/id-patterns.ts'
import { z } from 'zod'

/** The number of a parcel as a seller types it: in capitals, as couriers' lists of payouts have it. */
export const Receipt = z.string().regex(receiptPattern).toUpperCase()
