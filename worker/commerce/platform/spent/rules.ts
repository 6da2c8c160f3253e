import { limits } from '#shared/limits.ts'

/** What a shop has sent that costs it money, and how much of it was used. */
export interface Spent {
  hour: SpentCount
  day: SpentCount
  /** What was used on the busiest of the days before. */
  usual: number
}
export interface SpentCount {
  unused: number
  used: number
}

/** What of a day's may go out within an hour. */
export const hourOf = (most: number): number => Math.floor(most * limits.usualHourPart)

/** How much may go out on a day of which nothing is used: at least so much, and more where more is usual. */
export const mostOfDay = (usual: number, least: number): number => Math.max(least, usual * limits.usualTimes)

/**
 * How much more a shop may send within this hour and this day: more where more is usual, and where much is used, as in a
 * crowd of people. Who wants to cost it money uses none.
 */
export function leftOf({ hour, day, usual }: Spent, least: number): { hour: number; day: number } {
  const most = mostOfDay(usual, least)
  const left = (most: number, spent: SpentCount) => most + spent.used * limits.usualPerUsed - spent.unused
  return { hour: left(hourOf(most), hour), day: left(most, day) }
}
