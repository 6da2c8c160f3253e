import type { ServerTimingName } from '#shared/web/vitals.ts'

/** How this page came; undefined in a browser that does not say. */
export const findPage = (): PerformanceNavigationTiming | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]

/** An entry of the `Server-Timing` that this page came with. Older browsers have none. */
export const findTiming = (wanted: ServerTimingName): PerformanceServerTiming | undefined =>
  findPage()?.serverTiming?.find(({ name }) => name === wanted)
