import { afterWorkingDays } from '#shared/format/working-days.ts'
import { returnDaysOf } from './return-rules.ts'

/**
 * When the days for returns have ended: the shop's, in working days after the delivery, and never fewer than the law's.
 */
export const returnWindowEnd = (deliveredAt: Date, returnDays: number): Date =>
  afterWorkingDays(deliveredAt, returnDaysOf({ returnDays }))
