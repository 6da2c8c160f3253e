import { dayMs } from '#shared/format/units.ts'

/** A transfer of a refund that somebody has begun. */
interface Begun {
  begunBy: string | null
  begunAt: Date | null
}

/**
 * Somebody else transfers it: it is not paid another way, too. After a day the owner decides, so that nobody who has
 * left stops a refund.
 */
export const isBegunByAnother = ({ begunBy, begunAt }: Begun, by: string, isOwner: boolean, now: Date): boolean =>
  begunBy !== null && begunBy !== by && !(isOwner && begunAt !== null && now.getTime() >= begunAt.getTime() + dayMs)
