import { limits } from '#shared/limits.ts'
import type { EarlyContext } from '#edge/request/request-context.ts'
import { BoundedMap } from './bounded-map.ts'

/** Until when this isolate takes a shop for hot, ms since the epoch: its object has said so a moment ago. */
const hotUntil = new BoundedMap<number>(limits.shopsKnown)
const nameOf = ({ tenant }: EarlyContext) => `${tenant.companyId}:${tenant.host}`

export function noteLoad(context: EarlyContext, load: number): void {
  context.log.load = Math.max(context.log.load ?? 0, load)
  hotUntil.set(nameOf(context), Date.now() + limits.hotKnownMs)
}

export const isHot = (context: EarlyContext): boolean => (hotUntil.get(nameOf(context)) ?? 0) > Date.now()
