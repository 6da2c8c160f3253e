import { dayMs, minuteMs } from '#shared/format/units.ts'
import type { OrderStatus } from '#shared/order/order-status.ts'
import { progress, type Rate, type TrackingState } from './tables.ts'
import type { TrackingEvent } from '#commerce/vendors/shipping/courier.ts'
import { isByTheHour } from '#commerce/vendors/shipping/registry.ts'

/** The usual states of a shipment, in order. A state that is not among these can come at any time before the end. */
const way: readonly TrackingState[] = ['placed', 'allocated', 'picking-up', 'picked', 'delivering', 'delivered']

/** Nothing more will happen to it. */
export const isFinal = (state: TrackingState | null): boolean => state !== null && progress[state] === 'ended'

/**
 * The state after a vendor's report. A report that comes late or twice moves nothing back, and a final state stays.
 */
export function stateAfter(known: TrackingState | null, reported: TrackingState): TrackingState {
  if (known === null) return reported
  if (isFinal(known)) return known
  // An old report does not deliver a shipment that is on its way back: only the end of that way counts.
  if (known === 'returning') return isFinal(reported) ? reported : known
  const [from, to] = [way.indexOf(known), way.indexOf(reported)]
  return from >= 0 && to >= 0 && to < from ? known : reported
}

/** The order's status that follows from a shipment's state; null: the order stays where it is. */
export function statusFor(state: TrackingState): OrderStatus | null {
  if (state === 'picked' || state === 'delivering') return 'SHIPPING'
  if (state === 'delivered') return 'DELIVERED'
  return state === 'returning' || state === 'returned' || state === 'failed' ? 'CHANGE_PROCESSING' : null
}

export interface KnownEvent {
  state: TrackingState
  label: string
  place: string
  at: Date
}

/** `was`: it is known already, with this moment. */
export interface NewEvent extends KnownEvent {
  was?: Date
}

/** How far a vendor's clock may be ahead of ours. */
const aheadMs = 15 * minuteMs

const isNamedAs = (event: KnownEvent) => (one: KnownEvent) => one.label === event.label && one.place === event.place
const apartMs = (one: KnownEvent, other: KnownEvent): number => Math.abs(one.at.getTime() - other.at.getTime())

/**
 * The new part of a vendor's history. An event without a time of its own is written once, with the moment it was
 * reported. One that had none, or whose time was still to come, takes its own.
 */
export function newEvents(known: readonly KnownEvent[], reported: readonly TrackingEvent[], now: Date): NewEvent[] {
  const fresh: NewEvent[] = []
  // A vendor's clock may be ahead of ours: what has happened is not shown as the future.
  const all = reported.map(({ at, place = '', ...event }) => {
    const moment = at === null ? now : new Date(Math.min(Date.parse(at), now.getTime()))
    return { timed: at !== null, event: { ...event, place, at: moment } }
  })
  for (const { timed, event } of all) {
    const same = [...known, ...fresh].filter(isNamedAs(event))
    if (same.some((one) => !timed || apartMs(one, event) === 0)) continue
    // What is reported with the moment that is known is another event of this name.
    const others = all.filter((one) => one.timed && isNamedAs(event)(one.event))
    const isEarlier = (one: KnownEvent) =>
      apartMs(one, event) <= aheadMs && others.every((other) => apartMs(one, other.event) > 0)
    // Each row takes one event.
    const free = known.filter((one) => isNamedAs(event)(one) && !fresh.some(({ was }) => was === one.at))
    const before = free.find(isEarlier)
    fresh.push(before ? { ...event, was: before.at } : event)
  }
  return fresh
}

/** For how long the vendor is asked about a shipment without news. */
const followedDays = 30

/**
 * When to ask the vendor again, in case its webhooks are lost: about a driver every few minutes, about a shipment every
 * few hours; null: not any more.
 */
export function nextPollAt(vendor: string, began: Date, now: Date): Date | null {
  const age = now.getTime() - began.getTime()
  if (age > followedDays * dayMs) return null
  const minutes = isByTheHour(vendor) && age < dayMs / 4 ? 2 : age < dayMs ? 60 : 180
  return new Date(now.getTime() + minutes * minuteMs)
}

/** A motorcycle in a city, in kilometres an hour: where roads are free, and where they are not. */
const [fast, slow] = [25, 15]
const roundedMs = 5 * minuteMs
/**
 * Between which moments a parcel is there that a driver brings straight from the shop, by the way alone: the vendor's
 * status says none. The end has time for parking and stairs.
 */
export function rideEnds(pickedAt: Date, kilometres: number): { from: Date; until: Date } {
  const after = (hours: number, round: (steps: number) => number) =>
    new Date(round((pickedAt.getTime() + hours * 60 * minuteMs) / roundedMs) * roundedMs)
  return { from: after(kilometres / fast, Math.floor), until: after(kilometres / slow + 1 / 6, Math.ceil) }
}

/** The couriers that may be chosen for a shopper, the cheapest first: no driver by the hour, and no price that may be old. */
export const usualOf = <R extends Rate & { lastKnown: boolean }>(rates: readonly R[]): R[] =>
  rates.filter(({ instant, lastKnown }) => !instant && !lastKnown).toSorted((a, b) => a.cost - b.cost)

/** By what couriers are compared: what a voucher pays of a price, and whether cash on delivery is taken at all. */
interface Worth {
  collects: boolean
  saved: (cost: number) => number
}
/**
 * The best courier first: what costs least after the voucher for shipping, which often pays for more than the cheapest;
 * of those one that collects cash on delivery, then the soonest.
 */
export function byValue({ collects, saved }: Worth): (a: Rate, b: Rate) => number {
  const paid = ({ cost }: Rate) => cost - saved(cost)
  const isWithoutCod = ({ codFee }: Rate) => Number(collects && codFee === null)
  return (a, b) => paid(a) - paid(b) || isWithoutCod(a) - isWithoutCod(b) || a.daysMax - b.daysMax || a.cost - b.cost
}
/** The courier that is chosen for a shopper, and named before. */
export const bestOf = <R extends Rate>(rates: readonly R[], worth: Worth): R | null =>
  rates.toSorted(byValue(worth))[0] ?? null
