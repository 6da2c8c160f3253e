import type { ServerTimingName } from '#shared/web/vitals.ts'

/** How this page came; null in a browser that does not say. */
export function findPage(): PerformanceNavigationTiming | null {
  const [page] = performance.getEntriesByType('navigation')
  return page instanceof PerformanceNavigationTiming ? page : null
}

/** An entry of the `Server-Timing` that this page came with. Older browsers have none. */
export const findTiming = (wanted: ServerTimingName): PerformanceServerTiming | undefined =>
  findPage()?.serverTiming?.find(({ name }) => name === wanted)
