import { hourMs } from '#shared/format/units.ts'

/**
 * Samples stand still, so that the screenshots of two builds can be compared: it is this moment on them, but where a
 * page counts on from its own now.
 */
export const sampleNow = Date.parse('2026-11-20T07:00:00Z')

/** A moment that many hours after it, or before. */
export const inHours = (hours: number): string => new Date(sampleNow + hours * hourMs).toISOString()
export const inDays = (days: number): string => inHours(days * 24)
